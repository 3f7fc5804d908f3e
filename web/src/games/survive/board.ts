import { HexSea, type Point } from "../../boards/hex/sea";

// The printed board: the sea, the hexes that had land when the game began, and the four isles.
export const sea = new HexSea([7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]);

export const width = 900;
export const height = 842;

const row = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}`);

export const island = new Set([
  ...row("D", 4, 7),
  ...row("E", 4, 8),
  ...row("F", 3, 10),
  ...row("G", 3, 5),
  ...row("G", 7, 9),
  ...row("H", 3, 10),
  ...row("I", 4, 8),
  ...row("J", 4, 7),
]);

export interface Isle extends Point {
  name: string;
}

export const isles: Isle[] = [
  isle("NW", "B1", "C1"),
  isle("NE", "B10", "C11"),
  isle("SW", "K1", "L1"),
  isle("SE", "K11", "L10"),
];

// Isles lie a little off the two hexes they touch, so that what floats there stays in sight.
function isle(name: string, first: string, second: string): Isle {
  const { x, y } = sea.outside(first, second);
  return { name, x: x + Math.sign(x) * 11, y: y + Math.sign(y) * 9 };
}

// The middle of a hex or of an isle.
export const pointOf = (name: string | undefined): Point | undefined =>
  sea.at(name) ?? isles.find((isle) => isle.name === name);
