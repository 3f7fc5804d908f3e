import { expect, test } from "vitest";
import { risingMoves, risingView } from "../../../dev/rising";
import { sources, targets, validPick } from "../../boards/hex/picking";
import { buildSpaceLabel, componentLabel, type Names, placeLabel, purposeLabel } from "./labels";
import { barMoves, cardMoves, movesTo, picking, placeOf, promptMoves, targetName } from "./picks";
import { groups, nextToFlood, nextToRise, poolGroups, tileView } from "./places";
import { beside, kHalf, pointOf, tagPoint, tileNames } from "./plan";
import { meanwhile, moment, settle } from "./playback";
import { type Atlantean, peninsulas, type RisingEvent, type RisingMove, type View } from "./types";

const view = risingView();
const names: Names = { own: 0, nameOf: (seat) => ["Ada", "Grace", "Bo", "Alan"][seat] ?? `seat ${seat}` };
const move = (kind: RisingMove["kind"], more: Partial<RisingMove> = {}): RisingMove => ({
  move: `${kind} ${Object.values(more).join(" ")}`,
  kind,
  text: kind,
  ...more,
});
const event = (type: string, more: Partial<RisingEvent> = {}): RisingEvent => ({
  seq: 1,
  type,
  text: "",
  ...more,
});

test("the petals surround the source, tile 1 nearest, without overlapping or leaving the drawing", () => {
  const at = (name: string) => pointOf(name)!;
  for (const name of peninsulas) {
    const far = [1, 2, 4].map((n) => Math.hypot(at(`${name} ${n}`).x, at(`${name} ${n}`).y));
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(Math.abs(tagPoint(name).y)).toBeLessThan(kHalf);
  }
  const across = 40 * Math.sqrt(3);
  for (const [index, one] of tileNames.entries())
    for (const other of tileNames.slice(index + 1)) {
      const gap = Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y);
      expect(gap).toBeGreaterThan(across - 0.01);
    }
});

test("arrow keys reach every tile from any other", () => {
  const seen = new Set(["centre"]);
  const queue = ["centre"];
  for (const place of queue)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = beside(place, key);
      if (!seen.has(next)) queue.push(next);
      seen.add(next);
    }
  expect(seen.size).toBe(37);
  expect(beside("centre", "ArrowUp")).toBe("Forests 1");
  expect(beside("Forests 4", "ArrowUp")).toBe("Forests 4");
});

test("places are named by what is on them", () => {
  expect(placeLabel(view, "Hills 2", names)).toBe(
    "Hills 2, target 5, 2 spaces, seat 4’s Leader, seat 5’s follower",
  );
  const plain = risingView();
  delete plain.peninsulas[0]!.tiles[2]!.now;
  expect(placeLabel(plain, "Forests 3", names)).toBe("Forests 3, target 5, 2 spaces, your follower");
  expect(placeLabel(view, "Forests 3", names)).toContain("target 6 instead of 5");
  expect(placeLabel(view, "Forests 5", names)).toContain("floods next");
  expect(placeLabel(view, "Mountains 4", names)).toContain("barrier");
  expect(placeLabel(view, "Hills 6", names)).toBe("Hills 6, flooded");
  expect(placeLabel(view, "Cities 2", names)).toContain("a double space for two, your Leader");
  expect(placeLabel(view, "Libraries 5", names)).toContain("Alan’s Leader (has acted)");
  expect(placeLabel(view, "Forges 1", names)).toContain("no actions this round");
  expect(placeLabel(view, "centre", names)).toContain("Mystic Power Source, any number, your follower");
});

test("components and build spaces are described with cost, spaces and who stands there", () => {
  expect(componentLabel(view, "Scribe Engine", names)).toBe("Scribe Engine, costs 2 gold and 1 crystal");
  expect(componentLabel(view, "Focusing Lens", names)).toBe(
    "Focusing Lens, built, 2 action spaces, Bo’s follower",
  );
  expect(buildSpaceLabel(view, "gate 1", names)).toBe(
    "Build space 1, Rallying Horn, Grace’s follower, your follower",
  );
  expect(purposeLabel("barrier Hills")).toBe("Barrier for Hills");
  expect(purposeLabel("gate 2", "Tide Pylon")).toBe("Tide Pylon at build space 2");
});

test("picking a piece from the pool highlights its places", () => {
  const moves = risingMoves(view);
  expect(sources(picking, moves)).toEqual(new Set(["pool leader", "pool follower"]));
  expect(validPick(picking, moves, undefined)).toBeUndefined();
  expect(
    validPick(
      picking,
      moves.filter((one) => one.piece !== "leader"),
      undefined,
    ),
  ).toBe("pool follower");
  const lit = targets(picking, moves, "pool leader").map((one) => one.place);
  expect(lit).toContain("Forests 4");
  expect(lit).toContain("gate 2");
  expect(lit).not.toContain("Hills 2");
  expect(movesTo(moves, "Forests 4").map((one) => one.piece)).toEqual(["leader", "follower"]);
});

test("an Astrologer's companion is picked where it stands", () => {
  const shift = move("shift", { seat: 1, piece: "follower", place: "Hills 2", place2: "centre" });
  expect(placeOf(picking.sourceOf(shift)!)).toBe("Hills 2");
  expect(placeOf("pool leader")).toBeUndefined();
});

test("when a peninsula must be chosen, any of its tiles will do", () => {
  const flood = move("peninsula", { peninsula: "Hills" });
  const lit = new Set(targets(picking, [flood], undefined).map((one) => one.place));
  expect(targetName(lit, "Hills 3")).toBe("peninsula Hills");
  expect(targetName(lit, "Forests 3")).toBe("Forests 3");
  expect(nextToFlood(view.peninsulas[1]!)?.name).toBe("Hills 3");
  expect(nextToRise(view.peninsulas[1]!)?.name).toBe("Hills 4");
});

test("every move can be chosen in exactly one way besides the list", () => {
  const moves = [
    ...risingMoves(view),
    move("draw"),
    move("swap", { resource: "ore", resource2: "gold" }),
    move("use"),
    move("use", { card: "Tide Glass" }),
    move("keep", { card: "Tide Glass" }),
    move("take_back", { purpose: "gate 1" }),
    move("discard", { card: "Tide Glass" }),
  ];
  for (const one of moves) {
    const ways = [
      picking.targetOf(one) !== undefined,
      barMoves([one], view).length > 0,
      promptMoves([one], view).length > 0,
      one.card !== undefined && cardMoves([one], one.card).length > 0,
      one.kind === "pledge" || one.kind === "take_back",
    ];
    expect([one.move, ways.filter(Boolean).length]).toEqual([one.move, 1]);
  }
});

test("identical Atlanteans are grouped, those who have acted separately", () => {
  expect(groups(tileView(view, "Forests 1")!.atlanteans).map((one) => one.count)).toEqual([1, 1, 1]);
  const crowd: Atlantean[] = [
    { seat: 0, piece: "follower" },
    { seat: 0, piece: "follower" },
    { seat: 0, piece: "follower", acted: true },
  ];
  expect(groups(crowd).map((one) => one.count)).toEqual([2, 1]);
  expect(poolGroups(["leader", "follower", "follower"])).toEqual([
    { piece: "leader", count: 1 },
    { piece: "follower", count: 2 },
  ]);
});

// The view after an entry, derived from the sample.
function later(change: (view: View) => void): View {
  const next = structuredClone(view);
  change(next);
  return next;
}
const tileOf = (at: View, name: string) =>
  at.peninsulas.flatMap(({ tiles }) => tiles).find((tile) => tile.name === name)!;

test("each event of an entry shows what it names, and the last one shows the rest", () => {
  const end = later((next) => {
    tileOf(next, "Forests 4").atlanteans.push({ seat: 0, piece: "leader" });
    next.seats[0]!.pool.shift();
    tileOf(next, "Cities 6").flooded = true;
    tileOf(next, "Cities 5").flooded = true;
    next.seats[1]!.stock = { ore: 7 };
    next.wrath.space = 5;
    next.phase = "actions";
    next.blueprint[2]!.built = true;
    next.peninsulas[0]!.barrier = !view.peninsulas[0]!.barrier;
  });
  const told = (...events: RisingEvent[]) => events.reduce((at, one) => meanwhile(at, end, one), view);
  const placed = event("place", { seat: 0, piece: "leader", place: "Forests 4" });
  expect(told(placed)).toEqual(
    later((next) => {
      tileOf(next, "Forests 4").atlanteans.push({ seat: 0, piece: "leader" });
      next.seats[0]!.pool.shift();
    }),
  );
  const flooded = told(placed, event("flood", { peninsula: "Cities", place: "Cities 6" }));
  expect(["Cities 6", "Cities 5"].map((name) => tileOf(flooded, name).flooded)).toEqual([true, false]);
  const gained = told(event("gain", { seat: 1, resource: "ore", amount: 5 }));
  expect(gained.seats[1]!.stock).toEqual({ ...view.seats[1]!.stock, ore: 7 });
  expect(told(event("wrath", { amount: 5 }))).toEqual({ ...view, wrath: end.wrath });
  expect(told(event("phase", { phase: "actions" }))).toEqual({ ...view, phase: "actions" });
  expect(told(event("built", { component: end.blueprint[2]!.name })).blueprint).toEqual(end.blueprint);
  expect(told(event("barrier", { peninsula: "Forests" })).peninsulas[0]!.barrier).toBe(
    end.peninsulas[0]!.barrier,
  );
});

test("dice land without a target to compare with, and stay while their success is shown", () => {
  const roll = {
    place: "Cities 2",
    dice: [
      { seat: 0, piece: "leader" as const, added: 0 },
      { seat: 6, piece: "follower" as const, added: 0 },
    ],
    bonus: 1,
    total: 1,
    target: 9,
  };
  const fallen = meanwhile({ ...view, roll }, view, event("dice", { face: 3, face2: 5 }));
  expect(fallen.roll).toMatchObject({
    target: 0,
    dice: [
      { seat: 0, value: 3 },
      { seat: 6, value: 5 },
    ],
  });
  const again = meanwhile(fallen, view, event("dice", { face2: 6 }));
  expect(again.roll?.dice.map(({ value }) => value)).toEqual([3, 6]);
  expect(settle(fallen, view, event("success")).roll).toEqual(fallen.roll);
  expect(settle(fallen, view, event("phase")).roll).toBeUndefined();
  expect(settle(fallen, view).roll).toBeUndefined();
});

test("an open moment lasts as long as everybody may act, and the next draw is a new moment", () => {
  expect(moment(view)).toBe("5 place");
  const asked: View = { ...view, agenda: [{ task: "roll", say: "rising.task.roll" }] };
  expect(moment(asked)).toBeUndefined();
  const drawing: View = { ...view, phase: "misfortunes", draws: 3 };
  expect(moment(drawing)).not.toBe(moment({ ...drawing, draws: 2 }));
  expect(moment({ ...view, phase: "over" })).toBeUndefined();
});
