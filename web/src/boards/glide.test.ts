import { expect, test } from "vitest";
import { between } from "./glide";

const stops = [
  { x: 0, y: 0, scale: 1 },
  { x: 10, y: 0, scale: 1 },
  { x: 10, y: 20, scale: 0.5 },
];

test("every leg of a path takes the same share of the time", () => {
  expect(between(stops, 0)).toEqual(stops[0]);
  expect(between(stops, 0.25)).toEqual({ x: 5, y: 0, scale: 1 });
  expect(between(stops, 0.5)).toEqual(stops[1]);
  expect(between(stops, 0.75)).toEqual({ x: 10, y: 10, scale: 0.75 });
  expect(between(stops, 1)).toEqual(stops[2]);
});
