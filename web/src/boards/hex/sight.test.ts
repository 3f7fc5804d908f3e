import { expect, test } from "vitest";
import { middleIn } from "./sight";

const sight = { left: -100, right: 300, top: 0, bottom: 50 };

test.each([
  [80, 40, 40, "above its place"],
  [80, -90, -60, "kept inside the left edge"],
  [80, 290, 260, "kept inside the right edge"],
  [500, 290, 100, "centred if it is too wide"],
])("a box of width %i at %i is centred at %i: %s", (width, wanted, middle) => {
  expect(middleIn(sight, width, wanted)).toBe(middle);
});
