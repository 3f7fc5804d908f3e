import { expect, test } from "vitest";
import { middleIn } from "./sight";

const sight = { left: -100, right: 300, top: 0, bottom: 50 };

test.each([
  [80, 40, 40, "over its place"],
  [80, -90, -60, "pushed from the left edge"],
  [80, 290, 260, "pushed from the right edge"],
  [500, 290, 100, "in the middle where it is too wide"],
])("words of %i at %i stand at %i: %s", (width, wanted, middle) => {
  expect(middleIn(sight, width, wanted)).toBe(middle);
});
