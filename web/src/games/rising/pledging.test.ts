import { expect, test } from "vitest";
import { risingMoves, risingView } from "../../../dev/rising";
import { allOf, completes, missingFor, nextOf, offers, pledgedBy, takesBack } from "./pledging";
import type { RisingMove } from "./types";

const view = risingView();
const move = (kind: RisingMove["kind"], more: Partial<RisingMove> = {}): RisingMove => ({
  move: `${kind} ${Object.values(more).join(" ")}`,
  kind,
  text: kind,
  ...more,
});

test("a pledge of several pieces takes what is missing and available, and no more", () => {
  const all = offers(view, 0, risingMoves(view));
  const [forests, hills, horn] = all;
  expect(all.map((one) => one.purpose)).toEqual(["barrier Forests", "barrier Hills", "gate 1"]);
  // Two of four energy are already pledged; Ada has three.
  expect(allOf(forests!)).toEqual(Array(2).fill("pledge energy barrier Forests"));
  expect(completes(forests!)).toBe(true);
  expect(allOf(hills!)).toHaveLength(3);
  expect(completes(hills!)).toBe(false);
  expect(allOf(horn!)).toEqual(Array(2).fill("pledge gold gate 1 Rallying Horn"));
  expect(horn!.component).toBe("Rallying Horn");
});

test("a purchase without pledges lacks its whole price", () => {
  expect(missingFor(view, "barrier Hills")).toEqual({ energy: 4 });
  expect(missingFor(view, "unflood Hills")).toEqual({ energy: 5 });
  expect(missingFor(view, "gate 2", "Scribe Engine")).toEqual({ gold: 2, crystal: 1 });
  expect(missingFor(view, "gate 1", "Rallying Horn")).toEqual({ gold: 2 });
  expect(pledgedBy(view.purchases, 3)).toBe(2);
});

test("a Mason's Square is a separate pledge", () => {
  const square = move("pledge", {
    purpose: "gate 2",
    component: "Tide Pylon",
    resource: "energy",
    resource2: "Atlantium",
  });
  const [offer] = offers(view, 0, [square]);
  expect(allOf(offer!)).toEqual([]);
  expect(offer!.parts[0]).toMatchObject({ forResource: "Atlantium", most: 1 });
  expect(completes(offer!)).toBe(false);
});

test("queued pledges stop when the next one is no longer legal", () => {
  const gold = move("pledge", { purpose: "gate 1", resource: "gold" });
  expect(nextOf([gold.move, gold.move], [gold])).toEqual({ move: gold.move, rest: [gold.move] });
  expect(nextOf([gold.move, gold.move], [])).toEqual({ move: undefined, rest: [] });
  expect(nextOf([], [gold])).toEqual({ move: undefined, rest: [] });
  expect(takesBack([move("take_back", { purpose: "gate 1" })], "gate 1")).toBeDefined();
});
