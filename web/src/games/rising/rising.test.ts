import { expect, test } from "vitest";
import { risingInfo, risingMoves, risingSituation, risingView } from "../../../dev/rising";
import { sources, targets, validPick } from "../../boards/hex/picking";
import { emptyTable, type TableState } from "../../state/table";
import { buildSpaceLabel, componentLabel, type Names, placeLabel, purposeLabel } from "./labels";
import { barMoves, cardMoves, movesTo, picking, placeOf, promptMoves, targetName } from "./picks";
import { crowdAt, groups, nextToFlood, nextToRise, poolGroups, withCrowd } from "./places";
import { beside, kHalf, pointOf, tagPoint, tileNames } from "./plan";
import { advance, moment } from "./playback";
import { barSentence, resultSentence, situationSentence } from "./sentences";
import { peninsulas, type RisingEvent, type RisingMove, type View } from "./types";

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
const table = (seat: number | undefined, changed: View): TableState => ({
  ...emptyTable(),
  link: "online",
  info: risingInfo(changed.seats.length),
  seat,
  view: changed,
  shown: changed,
});

test("the petals lie round the source, tile 1 nearest, and nothing overlaps or leaves the drawing", () => {
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

test("arrow keys lead from any tile to every other", () => {
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

test("places are called by what is on them", () => {
  expect(placeLabel(view, "Hills 2", names)).toBe(
    "Hills 2, target 5, two spaces, seat 4's Leader, seat 5's follower",
  );
  const plain = risingView();
  delete plain.peninsulas[0]!.tiles[2]!.now;
  expect(placeLabel(plain, "Forests 3", names)).toBe("Forests 3, target 5, two spaces, your follower");
  expect(placeLabel(view, "Forests 3", names)).toContain("target 6 instead of 5");
  expect(placeLabel(view, "Forests 5", names)).toContain("floods next");
  expect(placeLabel(view, "Mountains 4", names)).toContain("barrier");
  expect(placeLabel(view, "Hills 6", names)).toBe("Hills 6, flooded");
  expect(placeLabel(view, "Cities 2", names)).toContain("a double space for two, your Leader");
  expect(placeLabel(view, "Libraries 5", names)).toContain("Alan's Leader (has acted)");
  expect(placeLabel(view, "Forges 1", names)).toContain("no actions this round");
  expect(placeLabel(view, "centre", names)).toContain("Mystic Power Source, any number, your follower");
});

test("components and build spaces say cost, spaces and who stands there", () => {
  expect(componentLabel(view, "Scribe Engine", names)).toBe("Scribe Engine, costs 2 gold and 1 crystal");
  expect(componentLabel(view, "Focusing Lens", names)).toBe(
    "Focusing Lens, built, two action spaces, Bo's follower",
  );
  expect(buildSpaceLabel(view, "gate 1", names)).toBe(
    "Build space 1, Rallying Horn, Grace's follower, your follower",
  );
  expect(purposeLabel("barrier Hills")).toBe("Barrier for Hills");
  expect(purposeLabel("gate 2", "Tide Pylon")).toBe("Tide Pylon at build space 2");
});

test("a piece of the pool is picked, then its places are lit", () => {
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
  const shift = move("shift", { seat: 1, piece: "follower", from: "Hills 2", to: "centre" });
  expect(placeOf(picking.sourceOf(shift)!)).toBe("Hills 2");
  expect(placeOf("pool leader")).toBeUndefined();
});

test("where a peninsula is to be chosen, each of its tiles stands for it", () => {
  const flood = move("peninsula", { peninsula: "Hills" });
  const lit = new Set(targets(picking, [flood], undefined).map((one) => one.place));
  expect(targetName(lit, "Hills 3")).toBe("peninsula Hills");
  expect(targetName(lit, "Forests 3")).toBe("Forests 3");
  expect(nextToFlood(view.peninsulas[1]!)?.name).toBe("Hills 3");
  expect(nextToRise(view.peninsulas[1]!)?.name).toBe("Hills 4");
});

test("every move has exactly one way to be chosen besides the list", () => {
  const moves = [
    ...risingMoves(view),
    move("draw"),
    move("swap", { resource: "ore", for_resource: "gold" }),
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

test("alike Atlanteans are counted together, those who have acted apart", () => {
  expect(groups(crowdAt(view, "Forests 1")).map((one) => one.count)).toEqual([1, 1, 1]);
  const crowd = withCrowd(view, "gate 2", () => [
    { seat: 0, piece: "follower" },
    { seat: 0, piece: "follower" },
    { seat: 0, piece: "follower", acted: true },
  ]);
  expect(groups(crowdAt(crowd, "gate 2")).map((one) => one.count)).toEqual([2, 1]);
  expect(poolGroups(["leader", "follower", "follower"])).toEqual([
    { piece: "leader", count: 1 },
    { piece: "follower", count: 2 },
  ]);
});

test("the phase line says who is ready and what is left to do", () => {
  const five = risingView(5);
  const said = situationSentence(table(0, five), five, risingMoves(five));
  expect(said).toBe("Place Atlanteans: 2 of 5 seats are ready; you still have 3 Atlanteans to place.");
  const ready = {
    ...five,
    seats: five.seats.map((one) => ({ ...one, ready: one.seat === 0 })),
    awaited: [1, 3],
  };
  expect(situationSentence(table(0, ready), ready, [])).toBe(
    "Place Atlanteans: 1 of 5 seats are ready; you are ready; waiting for Grace and Alan.",
  );
  const acting: View = { ...five, phase: "actions" };
  const moves = [
    move("act", { piece: "leader", from: "Hills 2" }),
    move("act", { piece: "follower", from: "centre" }),
    move("ready"),
  ];
  expect(situationSentence(table(0, acting), acting, moves)).toBe(
    "Take Actions: 2 of 5 seats are ready; 2 of yours can act; say ready when you are done.",
  );
  const solo = risingView(1);
  expect(situationSentence(table(0, solo), solo, [])).toContain("0 of 1 seat is ready");
});

test("before a draw the others are told that they may play cards", () => {
  const drawing: View = { ...view, phase: "misfortunes", draws: 3, awaited: [1] };
  expect(situationSentence(table(0, drawing), drawing, [move("play", { card: "Cipher of Warding" })])).toBe(
    "Suffer Misfortunes: Grace draws next, 3 still to come; you may play a card first.",
  );
  expect(situationSentence(table(1, drawing), drawing, [move("draw")])).toBe(
    "Suffer Misfortunes: you draw next, 3 still to come.",
  );
});

test("before the floods of the wrath all are told what they may do first", () => {
  const wrath: View = { ...view, phase: "wrath", wrath: { ...view.wrath, floods: 2 }, awaited: [1] };
  expect(situationSentence(table(1, wrath), wrath, [move("peninsula", { peninsula: "Hills" })])).toBe(
    "Endure the Wrath: 2 floods to come; choose a peninsula.",
  );
  expect(situationSentence(table(0, wrath), wrath, [move("play", { card: "Cipher of Warding" })])).toBe(
    "Endure the Wrath: 2 floods to come; Grace chooses where; you may play a card first.",
  );
  expect(situationSentence(table(0, wrath), wrath, [move("pledge", { purpose: "unflood Hills" })])).toBe(
    "Endure the Wrath: 2 floods to come; Grace chooses where; you may unflood a tile first.",
  );
});

test("while something is resolved, the bar says what and whom it waits for", () => {
  const asked: View = {
    ...view,
    misfortune: "Storm Surge",
    agenda: [{ task: "floods", text: "@1 chooses a peninsula to flood.", seat: 1 }],
    awaited: [1],
  };
  expect(situationSentence(table(0, asked), asked, [])).toBe(
    "Storm Surge: Grace chooses a peninsula to flood. (waiting for Grace)",
  );
  expect(
    barSentence(table(0, view), view, risingMoves(view), { isAsking: false, source: "pool leader" }),
  ).toBe("Where shall your Leader go? Pick a lit place.");
});

test("the end is told for all together", () => {
  expect(resultSentence({ ...view, result: { won: true, reason: "gate" } })).toContain("won together");
  expect(resultSentence({ ...view, result: { won: false, reason: "centre" } })).toContain("gone under");
  expect(resultSentence({ ...view, result: { won: false, reason: "rounds" } })).toContain("last round");
  expect(risingSituation("rising-won").result).toBeDefined();
});

test("events move pieces between pool and board and turn tiles over", () => {
  const placed = advance(view, event("place", { seat: 0, piece: "leader", to: "Forests 4" }));
  expect(crowdAt(placed, "Forests 4")).toEqual([{ seat: 0, piece: "leader" }]);
  expect(placed.seats[0]!.pool).toEqual(["follower", "follower"]);
  const home = advance(placed, event("home", { seat: 0, piece: "leader", from: "Forests 4" }));
  expect(crowdAt(home, "Forests 4")).toEqual([]);
  expect(home.seats[0]!.pool).toContain("leader");
  const volunteer = advance(view, event("home", { seat: 1, piece: "volunteer", from: "Forges 4" }));
  expect(volunteer.seats[1]!.pool).not.toContain("volunteer");
  const flooded = advance(view, event("flood", { tile: "Cities 6" }));
  expect(nextToFlood(flooded.peninsulas[3]!)?.name).toBe("Cities 5");
  const risen = advance(flooded, event("unflood", { tile: "Cities 6" }));
  expect(nextToFlood(risen.peninsulas[3]!)?.name).toBe("Cities 6");
  const dice = advance(
    advance(view, event("act", { seat: 0, piece: "leader", from: "Cities 2" })),
    event("dice", { dice: [3, 5] }),
  );
  expect(dice.roll).toMatchObject({
    place: "Cities 2",
    dice: [
      { seat: 0, value: 3 },
      { seat: 6, value: 5 },
    ],
  });
  expect(advance(dice, event("success")).roll).toBeDefined();
  expect(advance(dice, event("place", { seat: 1 })).roll).toBeUndefined();
  const moved = advance(
    view,
    event("shift", { seat: 0, piece: "volunteer", from: "Forges 4", to: "centre" }),
  );
  expect(crowdAt(moved, "centre")).toContainEqual({ seat: 1, piece: "volunteer" });
  expect(advance(view, event("wrath", { amount: 5 })).wrath.space).toBe(5);
  const built = advance(view, event("built", { component: "Scribe Engine" }));
  expect(built.blueprint[2]!.built).toBe(true);
  const richer = advance(view, event("gain", { seat: 0, resource: "ore", amount: 2 }));
  expect(richer.seats[0]!.stock.ore).toBe(2);
});

test("an open moment lasts as long as everybody may act, and another draw is another moment", () => {
  expect(moment(view)).toBe("5 place");
  const asked: View = { ...view, agenda: [{ task: "roll", text: "" }] };
  expect(moment(asked)).toBeUndefined();
  const drawing: View = { ...view, phase: "misfortunes", draws: 3 };
  expect(moment(drawing)).not.toBe(moment({ ...drawing, draws: 2 }));
  expect(moment({ ...view, phase: "over" })).toBeUndefined();
});
