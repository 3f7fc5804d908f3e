import { kRadius, type Point } from "../../boards/hex/sea";
import { type Peninsula, peninsulas } from "./types";

// The island in units of the drawing: six petals of six hexes round the source. Tile 1 points at the source, tiles 4 to
// 6 lie at the edge. All hexes have a corner on top, so that a petal turned by a sixth is still made of the same hexes.

const kGap = kRadius * 0.42; // of sea between two petals
const kFirst = kRadius * Math.sqrt(3) + kGap; // from the source to the middle of tile 1
const kAcross = kRadius * Math.sqrt(3);
const kRow = kRadius * 1.5;
const rowOf = [0, 1, 1, 2, 2, 2];
const besideAxis = [0, -0.5, 0.5, -1, 0, 1];

export const kSource = kRadius * 0.98; // radius of the source
export const kTag = { width: 92, height: 24 };
export const kHalf = kFirst + 2 * kRow + kRadius + 26; // from the middle to the edge of the drawing

const axisOf = (name: Peninsula): number => (peninsulas.indexOf(name) * Math.PI) / 3;

// A point of a petal: so far out along its axis and so far to the side of it.
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

// The middle of a tile or of the source; nothing for places that are not on the island.
export const pointOf = (place: string | undefined): Point | undefined =>
  place === undefined ? undefined : points.get(place);

// Where the name of a peninsula stands: beyond its outer row.
export function tagPoint(name: Peninsula): Point {
  const { x, y } = petalPoint(name, kFirst + 2 * kRow + kRadius + 11, 0);
  // Beside the upper and lower petals there is room to keep off the tiles.
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

// The place of the island that an arrow key leads to; the same one at the edge.
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
