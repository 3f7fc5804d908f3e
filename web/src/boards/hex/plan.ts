import { type HexSea, kRadius, type Point } from "./sea";

// A printed board: the sea, the hexes that had land at the start, the isles beyond it and the size of the drawing.
export interface Isle extends Point {
  name: string;
  harbour?: string; // the only hex it can be entered from; without one it is open
}

const kIsle = 58; // from the centre of an isle to the edge of its reef

export class Plan {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly sea: HexSea,
    readonly island: ReadonlySet<string>,
    readonly isles: readonly Isle[],
  ) {
    const most = (of: (point: Point) => number) => Math.max(...sea.hexes.map((hex) => Math.abs(of(hex))));
    const isleY = Math.max(...isles.map((isle) => Math.abs(isle.y) + kIsle));
    const isleX = Math.max(...isles.map((isle) => Math.abs(isle.x) + kIsle));
    this.width = 2 * Math.max(most((point) => point.x) + kRadius, isleX);
    this.height = 2 * Math.max(most((point) => point.y) + kRadius + 21, isleY);
  }

  isIsle = (name: string): boolean => this.isles.some((isle) => isle.name === name);

  // The centre of a hex or isle.
  pointOf = (name: string | undefined): Point | undefined =>
    this.sea.at(name) ?? this.isles.find((isle) => isle.name === name);
}
