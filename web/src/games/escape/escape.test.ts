import { expect, test } from "vitest";
import { sources, targets, validPick } from "../../boards/hex/picking";
import { plan } from "./board";
import { hexLabel, isleLabel } from "./labels";
import { dangerOf, hexOf, pickingOf } from "./picks";
import { boardPieces } from "./pieces";
import { meanwhile, settle } from "./playback";
import type { Atlantean, EscapeEvent, EscapeMove, View } from "./types";

const team = (...places: Atlantean[]): Atlantean[] => [
  ...places,
  ...Array.from({ length: 12 - places.length }, () => ({ how: "lost" as const })),
];

const view: View = {
  turn: 9,
  phase: "move",
  first: 0,
  seat: 0,
  colour: "red",
  points: 3,
  island: { rock: ["D4"], land: ["E5"], citadel: ["F6"] },
  acropolis: true,
  ships: [{ hex: "C5", crew: ["red", "blue"] }],
  dolphins: ["C4"],
  octopuses: ["K3", "K3"],
  monsters: [],
  sharks: ["C4", "B9"],
  colours: [
    {
      colour: "red",
      seat: 0,
      atlanteans: team(
        { how: "land", at: "D4" },
        { how: "ship", at: "C5" },
        { how: "sea", at: "C4", guarded: true },
        { how: "isle", at: "NW" },
      ),
      saved: 1,
      lost: 8,
    },
    {
      colour: "blue",
      seat: 1,
      atlanteans: team({ how: "ship", at: "C5" }, { how: "sea", at: "B8" }),
      saved: 0,
      lost: 10,
    },
  ],
  supply: { dolphin: 5, shark: 4, ship: 6 },
  left: {},
  quiet_turns: 0,
  game: "full",
};

const event = (type: string, more: Partial<EscapeEvent>): EscapeEvent => ({
  seq: 1,
  type,
  text: "",
  ...more,
});
const shown = settle(undefined, view);

test("the board has 129 hexes, an island of 37 and a coral island beyond each harbour", () => {
  expect(plan.sea.hexes).toHaveLength(129);
  expect(plan.island.size).toBe(37);
  expect(plan.isles.map(({ name, harbour }) => [name, harbour])).toEqual([
    ["NW", "B1"],
    ["NE", "B10"],
    ["SW", "L1"],
    ["SE", "L10"],
  ]);
});

test("hexes are named by what is on them", () => {
  expect(hexLabel(view, "D4")).toBe("D4, rock, 1 red Atlantean");
  expect(hexLabel(view, "C5")).toBe("C5, sea, a ship with 1 red Atlantean and 1 blue Atlantean");
  expect(hexLabel(view, "C4")).toBe("C4, sea, 1 red swimmer with a dolphin, 1 dolphin, 1 shark");
  expect(hexLabel(view, "K3")).toBe("K3, sea, 2 octopuses");
  expect(hexLabel(view, "G6")).toBe("G6, the Acropolis");
  expect(hexLabel(view, "D5")).toBe("D5, sea where land was");
  expect(isleLabel(view, "NW")).toBe("the north-west coral island, 1 red Atlantean");
});

test("a dolphin leaps over the swimmer it protects", () => {
  const pieces = boardPieces(shown).filter((piece) => piece.place === "C4");
  const [swimmer, dolphin, shark] = ["swimmer", "dolphin", "shark"].map(
    (kind) => pieces.find((piece) => piece.kind === kind)!,
  );
  expect(swimmer!.isGuarded).toBe(true);
  const far = (piece: typeof swimmer) => Math.hypot(piece!.x - swimmer!.x, piece!.y - swimmer!.y);
  expect(far(dolphin)).toBeLessThan(far(shark));
});

test("a creature keeps its identity step by step, but resurfaces from a dive as a new piece", () => {
  const stepped = settle(
    shown,
    { ...view, sharks: ["B8", "C4"] },
    event("step", { creature: "shark", from: "B9", to: "B8" }),
  );
  expect(stepped.ids.sharks).toEqual([shown.ids.sharks[1], shown.ids.sharks[0]]);
  const dived = settle(
    shown,
    { ...view, sharks: ["C4", "K5"] },
    event("to", { creature: "shark", from: "B9", to: "K5" }),
  );
  expect(dived.ids.sharks[0]).toBe(shown.ids.sharks[0]);
  expect(shown.ids.sharks).not.toContain(dived.ids.sharks[1]);
});

// The engine's view of those two colours after an entry.
const after = (reds: Atlantean[], blues: Atlantean[], more: Partial<View>): View => ({
  ...view,
  colours: [reds, blues].map((atlanteans, index) => ({
    ...view.colours[index]!,
    atlanteans: team(...atlanteans),
    lost: team(...atlanteans).filter(({ how }) => how === "lost").length,
  })),
  ...more,
});
const saved: Atlantean = { how: "isle", at: "NW" };
const gone: Atlantean = { how: "lost" };

test("a whirlpool takes creatures, then land, then ships, then people", () => {
  const end = after([gone, gone, gone, saved], [gone, { how: "sea", at: "B8" }], {
    island: { land: ["E5"], citadel: ["F6"] },
    ships: [],
    dolphins: [],
    sharks: ["B9"],
  });
  const pool = meanwhile(shown, end, event("symbol", { to: "C4", symbol: "whirlpool" }));
  expect([pool.sharks, pool.dolphins]).toEqual([["B9"], []]);
  expect([pool.island, pool.ships, pool.colours]).toEqual([view.island, view.ships, view.colours]);
  const torn = meanwhile(pool, end, event("destroyed", { pieces: ["D4"] }));
  expect(torn.island).toEqual(end.island);
  expect(torn.colours[0]!.atlanteans.slice(0, 3)).toEqual([
    { how: "sea", at: "D4" },
    { how: "ship", at: "C5" },
    { how: "sea", at: "C4", guarded: true },
  ]);
  const wrecked = meanwhile(torn, end, event("wreck", { from: "C5" }));
  expect(wrecked.ships).toEqual([]);
  expect(wrecked.colours[1]!.atlanteans[0]).toEqual({ how: "sea", at: "C5" });
  expect(wrecked.colours[0]!.lost).toBe(view.colours[0]!.lost);
  expect(meanwhile(wrecked, end, event("lost", { atlanteans: ["red", "red", "red", "blue"] }))).toBe(end);
});

test("a swimmer is shown arriving where it is lost, and so is a ship with its crew", () => {
  const [land, aboard, swimmer] = view.colours[0]!.atlanteans as [Atlantean, Atlantean, Atlantean];
  const swum = after([land, aboard, gone, saved], [...view.colours[1]!.atlanteans.slice(0, 2)], {});
  const swims = event("swim", { colour: "red", how: "guarded", from: "C4", to: "C3" });
  expect(meanwhile(shown, swum, swims).colours[0]!.atlanteans[2]).toMatchObject({ how: "sea", at: "C3" });
  const sunk = after([land, gone, swimmer, saved], [gone, { how: "sea", at: "B8" }], { ships: [] });
  const sailed = meanwhile(shown, sunk, event("sail", { colour: "red", from: "C5", to: "C6" }));
  expect(sailed.ships).toEqual([{ hex: "C6", crew: ["red", "blue"] }]);
  expect(sailed.colours.map(({ atlanteans }) => atlanteans.find(({ how }) => how === "ship")?.at)).toEqual([
    "C6",
    "C6",
  ]);
});

const move = (kind: EscapeMove["kind"], more: Partial<EscapeMove>): EscapeMove => ({
  move: kind,
  kind,
  text: "",
  colour: "red",
  ...more,
});

test("a protected swimmer is one pick, alone or with its dolphin", () => {
  const moves = [
    move("swim", { how: "guarded", from: "C4", to: "C3" }),
    move("swim", { how: "together", from: "C4", to: "C3" }),
    move("sail", { from: "C5", to: "C6" }),
  ];
  const picking = pickingOf(moves);
  expect(sources(picking, moves)).toEqual(new Set(["red guarded C4", "ship C5"]));
  expect(targets(picking, moves, "red guarded C4").map(({ moves: there }) => there.length)).toEqual([2]);
  expect(["red guarded C4", "ship C5"].map(hexOf)).toEqual(["C4", "C5"]);
  expect(boardPieces(shown).some((piece) => piece.source === "red guarded C4")).toBe(true);
});

test("a diving creature is chosen directly; one that steps is picked first", () => {
  const dive = [
    move("creature", { creature: "shark", from: "C4" }),
    move("creature", { creature: "shark", from: "B9" }),
  ];
  expect(targets(pickingOf(dive), dive, undefined).map(({ place }) => place)).toEqual(["C4", "B9"]);
  const steps = [move("creature", { creature: "shark", from: "C4", to: "B4" }), move("stay", {})];
  expect(validPick(pickingOf(steps), steps, undefined)).toBe("shark C4");
});

test("a move that costs an Atlantean, or a ship except in creature moves, is dangerous", () => {
  expect(dangerOf(move("swim", { fatal: true }))).toBe("fatal");
  expect(dangerOf(move("board", { wrecks: true }))).toBe("wreck");
  expect(dangerOf(move("step", { creature: "octopus", wrecks: true }))).toBeUndefined();
});
