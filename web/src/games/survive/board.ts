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
  { name: "NW", ...sea.outside("B1", "C1") },
  { name: "NE", ...sea.outside("B10", "C11") },
  { name: "SW", ...sea.outside("K1", "L1") },
  { name: "SE", ...sea.outside("K11", "L10") },
];

// The middle of a hex or of an isle.
export const pointOf = (name: string | undefined): Point | undefined =>
  sea.at(name) ?? isles.find((isle) => isle.name === name);
