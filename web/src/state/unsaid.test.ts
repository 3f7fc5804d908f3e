import { expect, test } from "vitest";
import { memory } from "./test_storage";
import { keepUnsaid, readUnsaid } from "./unsaid";

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
