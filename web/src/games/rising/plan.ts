import { kRadius, type Point } from "../../boards/hex/sea";
import { type Peninsula, peninsulas } from "./types";

// The island in drawing units: six petals of six hexes around the source. Tile 1 points at the source, tiles 4 to 6 are
// on the outside. All hexes are pointy-top, so that a petal rotated by a sixth still consists of the same hexes.

const kGap = kRadius * 0.42; // of sea between two petals
const kFirst = kRadius * Math.sqrt(3) + kGap; // from the source to the centre of tile 1
const kAcross = kRadius * Math.sqrt(3);
const kRow = kRadius * 1.5;
const rowOf = [0, 1, 1, 2, 2, 2];
const besideAxis = [0, -0.5, 0.5, -1, 0, 1];

export const kSource = kRadius * 0.98; // radius of the source
export const kTag = { width: 92, height: 24 };
export const kHalf = kFirst + 2 * kRow + kRadius + 26; // from the centre to the edge of the drawing

const axisOf = (name: Peninsula): number => (peninsulas.indexOf(name) * Math.PI) / 3;

// A point in a petal: this far out along its axis and this far to the side.
function petalPoint(name: Peninsula, out: number, side: number): Point {
  const angle = axisOf(name);
  return {
    x: out * Math.sin(angle) + side * Math.cos(angle),
    y: -out * Math.cos(angle) + side * Math.sin(angle),
  };
}

export const tileNames = peninsulas.flatMap((name) =>
  Array.from({ length: 6 }, (_, index) => `${name} ${index + 1}`),
);

const points = new Map<string, Point>([["centre", { x: 0, y: 0 }]]);
for (const name of peninsulas)
  for (let index = 0; index < 6; ++index)
    points.set(
      `${name} ${index + 1}`,
      petalPoint(name, kFirst + rowOf[index]! * kRow, besideAxis[index]! * kAcross),
    );

// The centre of a tile or of the source; undefined for places that are not on the island.
export const pointOf = (place: string | undefined): Point | undefined =>
  place === undefined ? undefined : points.get(place);

// The position of a peninsula's name: outside its outer row.
export function tagPoint(name: Peninsula): Point {
  const { x, y } = petalPoint(name, kFirst + 2 * kRow + kRadius + 11, 0);
  // Next to the upper and lower petals there is room to stay clear of the tiles.
  return { x, y: y + (Math.abs(x) > 1 ? Math.sign(y) * 21 : 0) };
}

export const peninsulaOf = (place: string): Peninsula | undefined =>
  peninsulas.find((name) => place.startsWith(`${name} `));

const directions: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

// The place an arrow key moves to; the same one at the edge.
export function beside(place: string, key: string): string {
  const [here, way] = [pointOf(place), directions[key]];
  if (!here || !way) return place;
  let best = place;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, { x, y }] of points) {
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (along < 1 || aside > along * 1.8) continue;
    const far = along + aside * 1.5;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
