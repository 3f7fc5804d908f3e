import { expect, test } from "vitest";
import { sources, targets, validPick } from "../../boards/hex/picking";
import { plan } from "./board";
import { hexLabel, isleLabel } from "./labels";
import { dangerOf, hexOf, pickingOf } from "./picks";
import { boardPieces } from "./pieces";
import { advance, type Shown, settle } from "./playback";
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
const red = (at: Shown, index: number) => at.colours[0]!.atlanteans[index];

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

test("hexes are called by what is on them", () => {
  expect(hexLabel(view, "D4")).toBe("D4, rock, 1 red Atlantean");
  expect(hexLabel(view, "C5")).toBe("C5, sea, a ship with 1 red Atlantean and 1 blue Atlantean");
  expect(hexLabel(view, "C4")).toBe("C4, sea, 1 red swimmer with a dolphin, 1 dolphin, 1 shark");
  expect(hexLabel(view, "K3")).toBe("K3, sea, 2 octopuses");
  expect(hexLabel(view, "G6")).toBe("G6, the Acropolis");
  expect(hexLabel(view, "D5")).toBe("D5, sea where land was");
  expect(isleLabel(view, "NW")).toBe("the north-west coral island, 1 red Atlantean");
});

test("a dolphin leaps beside the swimmer it guards", () => {
  const pieces = boardPieces(shown).filter((piece) => piece.place === "C4");
  const [swimmer, dolphin, shark] = ["swimmer", "dolphin", "shark"].map(
    (kind) => pieces.find((piece) => piece.kind === kind)!,
  );
  expect(swimmer!.isGuarded).toBe(true);
  const far = (piece: typeof swimmer) => Math.hypot(piece!.x - swimmer!.x, piece!.y - swimmer!.y);
  expect(far(dolphin)).toBeLessThan(far(shark));
});

test("a pair swims together; alone the dolphin stays and guards nobody", () => {
  const way = { colour: "red", from: "C4", to: "C3" } as const;
  const pair = advance(shown, event("swim", { ...way, how: "together" }));
  expect(red(pair, 2)).toMatchObject({ how: "sea", at: "C3", guarded: true, spent: true });
  expect(pair.dolphins).toEqual(["C3"]);
  const alone = advance(shown, event("swim", { ...way, how: "guarded" }));
  expect(red(alone, 2)).toMatchObject({ at: "C3", guarded: undefined });
  expect(alone.dolphins).toEqual(["C4"]);
  const taken = advance(alone, event("guard", { guards: "red", to: "C3" }));
  expect(red(taken, 2)).toMatchObject({ at: "C3", guarded: true });
});

test("a dolphin that leaves takes the mark along, and the one then lost is the one it left", () => {
  const left = advance(shown, event("leave", { creature: "dolphin", from: "C4", to: "B4", leaves: "red" }));
  expect(red(left, 2)).toMatchObject({ how: "sea", at: "C4", guarded: undefined });
  expect(left.dolphins).toEqual(["B4"]);
  const gone = advance(left, event("lost", { atlanteans: ["red"] }));
  expect(red(gone, 2)).toEqual({ how: "lost" });
  expect(gone.colours[0]!.lost).toBe(9);
});

test("a piece that sinks drops its people into the water, and what was below comes up from the supply", () => {
  const sunk = advance(shown, event("sink", { to: "D4", ring: "rock" }));
  expect(sunk.island.rock).toEqual([]);
  expect(red(sunk, 0)).toMatchObject({ how: "sea", at: "D4" });
  expect(advance(sunk, event("symbol", { to: "D4", symbol: "shark" })).sharks).toEqual(["C4", "B9", "D4"]);
  expect(advance(sunk, event("symbol", { to: "D4", symbol: "monster" })).monsters).toEqual([]);
});

test("a whirlpool takes the creatures around it, and pieces, ships and people follow", () => {
  const pool = advance(shown, event("symbol", { to: "C4", symbol: "whirlpool" }));
  expect([pool.sharks, pool.dolphins]).toEqual([["B9"], []]);
  const torn = advance(pool, event("destroyed", { pieces: ["D4", "G6"] }));
  expect([torn.island.rock, torn.acropolis]).toEqual([[], false]);
  const wrecked = advance(torn, event("wreck", { from: "C5" }));
  const gone = advance(wrecked, event("lost", { atlanteans: ["red", "red", "red", "blue"] }));
  expect(gone.colours[0]!.atlanteans.filter(({ how }) => how !== "lost")).toEqual([
    { how: "isle", at: "NW" },
  ]);
  expect(gone.colours[1]!.atlanteans.filter(({ how }) => how !== "lost")).toEqual([{ how: "sea", at: "B8" }]);
});

test("a creature keeps being the same piece step by step, and comes up from a dive as a new one", () => {
  const stepped = advance(shown, event("step", { creature: "shark", from: "B9", to: "B8" }));
  expect(stepped.sharks).toEqual(["C4", "B8"]);
  expect(stepped.ids.sharks).toEqual(shown.ids.sharks);
  const dived = advance(shown, event("to", { creature: "shark", from: "B9", to: "K5" }));
  expect(dived.sharks).toEqual(["C4", "K5"]);
  expect(dived.ids.sharks![1]).not.toBe(shown.ids.sharks![1]);
});

test("Atlanteans that are alike do not change places on the screen when the server names the other one", () => {
  const two = settle(undefined, {
    ...view,
    colours: [
      { ...view.colours[0]!, atlanteans: team({ how: "land", at: "D4" }, { how: "land", at: "D4" }) },
    ],
  });
  const walked = advance(two, event("walk", { colour: "red", how: "land", from: "D4", to: "E5" }));
  const settled = settle(walked, {
    ...view,
    colours: [
      { ...view.colours[0]!, atlanteans: team({ how: "land", at: "D4" }, { how: "land", at: "E5" }) },
    ],
  });
  expect(settled.ids.red![1]).toBe(two.ids.red![0]);
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

test("a creature that dives is chosen at once; one that steps is picked first", () => {
  const dive = [
    move("creature", { creature: "shark", from: "C4" }),
    move("creature", { creature: "shark", from: "B9" }),
  ];
  expect(targets(pickingOf(dive), dive, undefined).map(({ place }) => place)).toEqual(["C4", "B9"]);
  const steps = [move("creature", { creature: "shark", from: "C4", to: "B4" }), move("stay", {})];
  expect(validPick(pickingOf(steps), steps, undefined)).toBe("shark C4");
});

test("what costs an own Atlantean, or a ship in the own moves, is dangerous", () => {
  expect(dangerOf(move("swim", { fatal: true }))).toBe("fatal");
  expect(dangerOf(move("board", { wrecks: true }))).toBe("wreck");
  expect(dangerOf(move("step", { creature: "octopus", wrecks: true }))).toBeUndefined();
});
