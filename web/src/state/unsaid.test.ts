import { expect, test } from "vitest";
import { keepUnsaid, readUnsaid } from "./unsaid";

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a draft survives a reload, place by place, and leaves no trace once sent", () => {
  const store = memory();
  keepUnsaid(store, "t1", { draft: "half", own: [{ key: 3, text: "whole" }] });
  expect(readUnsaid(store, "t1")).toEqual({ draft: "half", own: [{ key: 3, text: "whole" }] });
  expect(readUnsaid(store, "t2")).toEqual({ draft: "", own: [] });
  keepUnsaid(store, "t1", { draft: "", own: [] });
  expect(store.kept.size).toBe(0);
});

test("unreadable storage counts as empty", () => {
  const store = memory();
  store.setItem("atlantica.unsaid.t1", "{");
  expect(readUnsaid(store, "t1")).toEqual({ draft: "", own: [] });
});
