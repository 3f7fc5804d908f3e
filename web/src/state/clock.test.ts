import { expect, test } from "vitest";
import { callOut, clockAt, clockFace, clockFigures, timeLeft } from "./clock";

const clock = clockAt({ left: [61_000, 5_000], running: [0] }, 1_000)!;

test("a running clock keeps counting between two messages, a stopped one does not", () => {
  expect(timeLeft(clock, 0, 3_500)).toBe(58_500);
  expect(timeLeft(clock, 1, 3_500)).toBe(5_000);
  expect(timeLeft(clock, 0, 90_000)).toBe(0);
});

test("a table without clocks has none", () => expect(clockAt(undefined, 0)).toBeUndefined());

test.each([
  [59_001, "1:00"],
  [600_000, "10:00"],
  [1, "0:01"],
  [3_605_000, "1:00:05"],
])("%i ms is shown as %s", (milliseconds, shown) => {
  expect(clockFigures(clockFace(milliseconds))).toBe(shown);
});

test("slow play counts days and hours", () => {
  expect(clockFace(2 * 86_400_000 + 5 * 3_600_000)).toEqual({ days: 2, hours: 5, minutes: 0, seconds: 0 });
});

test("a player is warned at a minute, at ten seconds and at the end, once each", () => {
  expect(callOut(60_200, 59_900)).toBe(60);
  expect(callOut(59_900, 59_600)).toBeUndefined();
  expect(callOut(10_100, 9_900)).toBe(10);
  expect(callOut(100, 0)).toBe(0);
  expect(callOut(0, 0)).toBeUndefined();
  // A page that was asleep gives only the most important warning.
  expect(callOut(70_000, 5_000)).toBe(10);
});
