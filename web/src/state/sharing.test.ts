import { expect, test } from "vitest";
import type { TableInfo } from "../protocol/messages";
import { Sharing } from "./sharing.svelte";

const withSeats = (...taken: boolean[]) => ({ seats: taken.map((one) => ({ taken: one })) }) as TableInfo;

test("the links are shown once by themselves if a friend is missing when the table opens", () => {
  const sharing = new Sharing();
  sharing.opened(withSeats(true, false), [{ seat: 1 }]);
  expect(sharing.isShown).toBe(true);
  sharing.close();
  sharing.opened(withSeats(true, false), [{ seat: 1 }]);
  expect(sharing.isShown).toBe(false);
});

test("otherwise they are shown on request", () => {
  for (const invites of [[], [{ seat: 0 }]]) {
    const sharing = new Sharing();
    sharing.opened(withSeats(true, false), invites);
    expect(sharing.isShown).toBe(false);
    sharing.show();
    expect(sharing.isShown).toBe(true);
  }
});

test("a seat that becomes free later brings nothing up", () => {
  const sharing = new Sharing();
  sharing.opened(withSeats(true, true), [{ seat: 1 }]);
  sharing.opened(withSeats(true, false), [{ seat: 1 }]);
  expect(sharing.isShown).toBe(false);
});
