import { type Isle, Plan } from "../../boards/hex/plan";
import { HexSea } from "../../boards/hex/sea";

// The printed board: the sea, the hexes that had land at the start, and the four isles.
const sea = new HexSea([7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]);

const row = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}`);

const island = new Set([
  ...row("D", 4, 7),
  ...row("E", 4, 8),
  ...row("F", 3, 10),
  ...row("G", 3, 5),
  ...row("G", 7, 9),
  ...row("H", 3, 10),
  ...row("I", 4, 8),
  ...row("J", 4, 7),
]);

// Isles lie slightly away from the two hexes they touch, so that pieces afloat there stay visible.
function isle(name: string, first: string, second: string): Isle {
  const { x, y } = sea.outside(first, second);
  return { name, x: x + Math.sign(x) * 11, y: y + Math.sign(y) * 9 };
}

export const plan = new Plan(sea, island, [
  isle("NW", "B1", "C1"),
  isle("NE", "B10", "C11"),
  isle("SW", "K1", "L1"),
  isle("SE", "K11", "L10"),
]);
