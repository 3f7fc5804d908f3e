import { expect, test } from "vitest";
import { endingAt, linesOf, stairs } from "./progress";

const event = (seq: number, type: string, seat: number, by: number) => ({ seq, type, text: "", seat, by });
const gain = (one: object) => {
  const { seat, by } = one as { seat: number; by: number };
  return { line: seat, by };
};

test("a line changes by what its player gains and loses, and by nothing else", () => {
  const events = [event(1, "a", 0, 3), event(2, "a", 1, 5), event(4, "a", 0, -1), event(5, "a", 0, 0)];
  const names = [
    { style: 0, name: "Ada" },
    { style: 1, name: "Grace" },
  ];
  const [ada, grace] = linesOf(events, names, gain);
  expect(ada).toEqual({
    ...names[0],
    points: [
      { at: 1, value: 3 },
      { at: 4, value: 2 },
    ],
  });
  expect(grace?.points).toEqual([{ at: 2, value: 5 }]);
  expect(linesOf(events, [], gain)).toEqual([]);
});

test("a line ends at the final score, even for a player who had gained nothing", () => {
  const lines = [
    { style: 0, name: "Ada", points: [{ at: 1, value: 3 }] },
    { style: 1, name: "Grace", points: [] },
  ];
  const [ada, grace] = endingAt(lines, 9, [5, 2]);
  expect(ada?.points).toEqual([
    { at: 1, value: 3 },
    { at: 9, value: 5 },
  ]);
  expect(grace?.points).toEqual([{ at: 9, value: 2 }]);
  expect(endingAt(lines, 9, [undefined, undefined])).toEqual(lines);
});

test("a step line stays level between gains and extends to the end", () => {
  const box = { width: 100, height: 50, from: 0, to: 10, most: 10 };
  expect(stairs([{ at: 5, value: 10 }], box)).toBe("M0 50.0H50.0V0.0H100");
  expect(stairs([], box)).toBe("M0 50.0H100");
});
