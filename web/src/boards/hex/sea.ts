// The geometry of a sea of pointy-top hexes in centred rows, in drawing units. Hexes are named by row letter and column
// number, from 1, as in the notation.

export interface Point {
  x: number;
  y: number;
}

export interface Hex extends Point {
  name: string;
  row: number;
  column: number;
  depth: number; // 0 in the centre, 1 at the farthest hex
}

export const kRadius = 40; // from the centre of a hex to a corner
export const kAcross = kRadius * Math.sqrt(3); // from side to side
const kRowStep = kRadius * 1.5;

export class HexSea {
  readonly hexes: Hex[];
  private readonly byName: Map<string, Hex>;
  private readonly rows: Hex[][];

  constructor(widths: number[]) {
    const middle = (widths.length - 1) / 2;
    this.rows = widths.map((width, row) =>
      Array.from({ length: width }, (_, column) => ({
        name: `${String.fromCharCode(65 + row)}${column + 1}`,
        row,
        column,
        x: (column - (width - 1) / 2) * kAcross,
        y: (row - middle) * kRowStep,
        depth: 0,
      })),
    );
    this.hexes = this.rows.flat();
    const farthest = Math.max(...this.hexes.map(({ x, y }) => Math.hypot(x, y)));
    for (const hex of this.hexes) hex.depth = Math.hypot(hex.x, hex.y) / farthest;
    this.byName = new Map(this.hexes.map((hex) => [hex.name, hex]));
  }

  at(name: string | undefined): Hex | undefined {
    return name === undefined ? undefined : this.byName.get(name);
  }

  // The hex an arrow key moves to; the same one at the edge.
  beside(name: string, key: string): string {
    const hex = this.at(name);
    if (!hex) return name;
    if (key === "ArrowLeft" || key === "ArrowRight")
      return this.rows[hex.row]?.[hex.column + (key === "ArrowLeft" ? -1 : 1)]?.name ?? name;
    const row = this.rows[hex.row + (key === "ArrowUp" ? -1 : 1)] ?? [];
    const [nearest] = [...row].sort((a, b) => Math.abs(a.x - hex.x) - Math.abs(b.x - hex.x));
    return nearest?.name ?? name;
  }

  // The hex and its neighbours.
  around(name: string): string[] {
    const hex = this.at(name);
    return hex ? this.hexes.filter((one) => distance(one, hex) < kAcross * 1.1).map((one) => one.name) : [];
  }

  // The point outside the sea adjacent to both hexes: where an isle lies.
  outside(first: string, second: string): Point {
    const [a, b] = [this.at(first)!, this.at(second)!];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const height = Math.sqrt(3) / 2;
    const sides = [1, -1].map((side) => ({
      x: middle.x - (b.y - a.y) * height * side,
      y: middle.y + (b.x - a.x) * height * side,
    }));
    return sides.sort((p, q) => Math.hypot(q.x, q.y) - Math.hypot(p.x, p.y))[0]!;
  }
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const turn = (Math.PI * 2) / 6;

export const corners = (radius = kRadius): Point[] =>
  Array.from({ length: 6 }, (_, i) => ({
    x: radius * Math.sin(turn * i),
    y: -radius * Math.cos(turn * i),
  }));

// A hex as path data. Drawn in place, it needs no transform, which browsers would track in every frame.
export const outline = (radius = kRadius, middle: Point = { x: 0, y: 0 }): string =>
  `M${corners(radius)
    .map(({ x, y }) => `${(middle.x + x).toFixed(2)} ${(middle.y + y).toFixed(2)}`)
    .join("L")}Z`;

// A number in [0, 1) that is the same for the same hex on every screen.
export function grain(hex: { row: number; column: number }, salt: number): number {
  const value = Math.sin(hex.row * 127.1 + hex.column * 269.5 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

// A path through points as path data, with rounded corners.
export function wayPath(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const bend = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1]!;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${first.x} ${first.y}${bend.join("")}L${last.x} ${last.y}`;
}
