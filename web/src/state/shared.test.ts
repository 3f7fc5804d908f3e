import { expect, test } from "vitest";
import { shared, steady } from "./shared";

test("an equal value is the old object", () => {
  const before = { turn: 3, tiles: [{ name: "A", flooded: false }], none: undefined };
  expect(shared(before, structuredClone(before))).toBe(before);
});

test("a changed value is new, with its unchanged parts shared", () => {
  const before = { turn: 3, tiles: [{ name: "A" }, { name: "B" }], seats: [{ hand: ["ring"] }] };
  const now = { turn: 4, tiles: [{ name: "A" }, { name: "C" }], seats: [{ hand: ["ring"] }] };
  const found = shared(before, now);
  expect(found).toEqual(now);
  expect(found).not.toBe(before);
  expect(found.seats).toBe(before.seats);
  expect(found.tiles[0]).toBe(before.tiles[0]);
  expect(found.tiles[1]).toEqual({ name: "C" });
});

test("the old value is never mutated", () => {
  const before = { list: [1, 2], inner: { a: 1 } };
  const copy = structuredClone(before);
  shared(before, { list: [2], inner: { a: 2, b: 3 } });
  expect(before).toEqual(copy);
});

test("what was removed or has another type is not kept", () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, { a: 1, b: undefined })).toHaveProperty("b");
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(shared(undefined, [1])).toEqual([1]);
});

test("keyed items are matched by key when others come before them", () => {
  const [one, two] = [
    { key: "one", x: 1 },
    { key: "two", x: 2 },
  ];
  const found = shared([one, two], [{ key: "three", x: 3 }, { ...two }, { ...one, x: 9 }]);
  expect(found).toEqual([{ key: "three", x: 3 }, two, { key: "one", x: 9 }]);
  expect(found[1]).toBe(two);
});

test("a recomputed value shares structure with the previous one", () => {
  let names = ["a", "b"];
  const work = steady(() => names.map((name) => ({ name })));
  const first = work();
  expect(work()).toBe(first);
  names = ["a", "c"];
  expect(work()[0]).toBe(first[0]);
});
