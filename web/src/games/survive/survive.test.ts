import { expect, test } from "vitest";
import { sources, targets, validPick } from "../../boards/hex/picking";
import { plan } from "./board";
import { hexLabel, isleLabel } from "./labels";
import { buttonMoves, dangerOf, hexOf, picking } from "./picks";
import { boardPieces } from "./pieces";
import { advance, settle } from "./playback";
import type { SurviveEvent, SurviveMove, View } from "./types";

const { island, isles, sea } = plan;
const explorers = (...places: View["colours"][number]["explorers"]) => [
  ...places,
  ...Array.from({ length: 10 - places.length }, () => ({ how: "lost" as const })),
];

const view: View = {
  turn: 12,
  phase: "move",
  first: 0,
  seat: 0,
  colour: "red",
  points: 3,
  terrain: { beach: ["F5", "F6"], forest: ["G5"], mountain: ["H6"] },
  ships: [
    { hex: "D3", crew: ["red 3", "blue 1"] },
    { hex: "K4", crew: [] },
  ],
  serpents: ["G6"],
  sharks: ["E3", "C3"],
  whales: [],
  colours: [
    {
      colour: "red",
      seat: 0,
      explorers: explorers(
        { how: "land", at: "F5" },
        { how: "land", at: "F5" },
        { how: "ship", at: "D3" },
        { how: "sea", at: "E4" },
        { how: "isle", at: "NW" },
      ),
      saved: 1,
      lost: 5,
      hand_size: 1,
      hand_terrain: { beach: 1 },
      hand: ["dolphin"],
    },
    {
      colour: "blue",
      seat: 1,
      explorers: explorers({ how: "ship", at: "D3" }, { how: "land", at: "F5" }),
      saved: 0,
      lost: 8,
      hand_size: 0,
      hand_terrain: {},
    },
  ],
  supply: { shark: 4 },
  left: { beach: { shark: 1 } },
  variants: [],
  values_shown: false,
};

const event = (type: string, more: Partial<SurviveEvent>): SurviveEvent => ({
  seq: 1,
  type,
  text: "",
  ...more,
});
const shown = settle(undefined, view);
const red = (at: typeof shown, index: number) => at.colours[0]!.explorers[index];

test("the board has 133 hexes, an island of 40 and an isle beyond each corner", () => {
  expect(sea.hexes).toHaveLength(133);
  expect(island.size).toBe(40);
  expect([...island].every((hex) => sea.at(hex))).toBe(true);
  expect(sea.at("G6")).toMatchObject({ x: 0, y: 0, depth: 0 });
  expect(sea.around("G6").sort()).toEqual(["F6", "F7", "G5", "G6", "G7", "H6", "H7"]);
  expect(isles.map(({ x, y }) => [Math.sign(x), Math.sign(y)])).toEqual([
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]);
});

test("arrow keys lead from hex to hex and stay at the edge", () => {
  expect(sea.beside("G6", "ArrowRight")).toBe("G7");
  expect(["F6", "F7"]).toContain(sea.beside("G6", "ArrowUp"));
  expect(sea.beside("A1", "ArrowUp")).toBe("A1");
  expect(sea.beside("A1", "ArrowLeft")).toBe("A1");
});

test("hexes are called by what is on them", () => {
  expect(hexLabel(view, "F5")).toBe("F5, beach, 2 red explorers, 1 blue explorer");
  expect(hexLabel(view, "D3")).toBe("D3, sea, a ship with 1 red explorer and 1 blue explorer");
  expect(hexLabel(view, "E3")).toBe("E3, sea, 1 shark");
  expect(hexLabel(view, "E4")).toBe("E4, sea where land was, 1 red swimmer");
  expect(isleLabel(view, "NW")).toBe("the north-west isle, 1 red explorer");
});

test("no piece of a hex hides another", () => {
  const crowd: View = {
    ...view,
    colours: view.colours.map((one) => ({
      ...one,
      explorers: one.explorers.map((_, i) =>
        i < 5 ? { how: "land" as const, at: "F5" } : { how: "sea" as const, at: "G6" },
      ),
    })),
    whales: ["G6"],
    ships: [{ hex: "G6", crew: [] }],
  };
  const pieces = boardPieces(settle(undefined, crowd)).filter((piece) => piece.kind !== "near");
  for (const place of ["F5", "G6"]) {
    const here = pieces.filter((piece) => piece.place === place);
    expect(here).toHaveLength(place === "F5" ? 10 : 13);
    for (const [i, a] of here.entries())
      for (const b of here.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(5);
  }
});

test("a ship takes its crew along, and keeps being the same piece", () => {
  const next = advance(shown, event("sail", { from: "D3", to: "D4" }));
  expect(next.ships[0]).toEqual({ hex: "D4", crew: ["red 3", "blue 1"] });
  expect(red(next, 2)).toMatchObject({ how: "ship", at: "D4" });
  expect(settle(next, { ...view, ships: [view.ships[1]!, next.ships[0]!] }).ids.ships).toEqual([
    shown.ids.ships[1],
    shown.ids.ships[0],
  ]);
});

test("a tile that sinks drops its explorers into the water, and a ship below takes up to three", () => {
  const sunk = advance(shown, event("sink", { to: "F5", terrain: "beach" }));
  expect(sunk.terrain.beach).toEqual(["F6"]);
  expect(red(sunk, 0)).toMatchObject({ how: "sea", at: "F5" });
  const rescued = advance(sunk, event("back", { to: "F5", tile: "ship" }));
  expect(rescued.ships[2]).toEqual({ hex: "F5", crew: ["red 1", "red 2", "blue 2"] });
  expect(red(rescued, 0)).toMatchObject({ how: "ship", at: "F5" });
});

test("a wreck throws the crew into the sea, and those lost leave the board", () => {
  const wrecked = advance(shown, event("wreck", { from: "D3" }));
  expect(wrecked.ships).toEqual([view.ships[1]]);
  expect(wrecked.ids.ships).toEqual([shown.ids.ships[1]]);
  expect(red(wrecked, 2)).toMatchObject({ how: "sea", at: "D3" });
  const gone = advance(wrecked, event("lost", { explorers: ["red 3"] }));
  expect(red(gone, 2)).toEqual({ how: "lost", value: undefined });
  expect(gone.colours[0]!.lost).toBe(6);
});

test("a whirlpool takes the creatures around it, not those farther away", () => {
  const next = advance(shown, event("back", { to: "D2", tile: "whirlpool" }));
  expect(next.sharks).toEqual([]);
  expect(next.serpents).toEqual(["G6"]);
  expect(next.ids.sharks).toEqual([]);
});

test("landing counts as saved, and a defence removes the creature", () => {
  expect(advance(shown, event("land", { explorer: "red 4", to: "NE" })).colours[0]).toMatchObject({
    saved: 2,
  });
  expect(advance(shown, event("defend", { creature: "shark", to: "E3" })).sharks).toEqual(["C3"]);
});

test("a tile that another keeps is counted, the own one is known", () => {
  const kept = advance(shown, event("back", { to: "F5", colour: "blue", seat: 1 }));
  expect(kept.colours[1]).toMatchObject({ hand_size: 1, hand: undefined });
  const own = advance(shown, event("back", { to: "F5", colour: "red", tile: "wind", seat: 0 }));
  expect(own.colours[0]!.hand).toEqual(["dolphin", "wind"]);
  expect(advance(own, event("play", { colour: "red", tile: "dolphin" })).colours[0]!.hand).toEqual(["wind"]);
});

const moves: SurviveMove[] = [
  { move: "end", kind: "end", text: "End the moves", colour: "red" },
  { move: "walk 1 G5", kind: "walk", text: "", colour: "red", explorer: "red 1", from: "F5", to: "G5" },
  { move: "swim 1 E4", kind: "swim", text: "", colour: "red", explorer: "red 1", from: "F5", to: "E4" },
  { move: "board 1 E4", kind: "board", text: "", colour: "red", explorer: "red 1", from: "F5", to: "E4" },
  { move: "sail K4 K5", kind: "sail", text: "", colour: "red", from: "K4", to: "K5", wrecks: true },
];

test("a picked piece lights its own targets only; two moves to one hex are one target", () => {
  expect(sources(picking, moves)).toEqual(new Set(["red 1", "ship K4"]));
  expect(targets(picking, moves, undefined)).toEqual([]);
  expect(targets(picking, moves, "red 1").map(({ place, moves: there }) => [place, there.length])).toEqual([
    ["G5", 1],
    ["E4", 2],
  ]);
  expect(hexOf(view, "red 1")).toBe("F5");
  expect(hexOf(view, "ship K4")).toBe("K4");
  expect(buttonMoves(moves).map((move) => move.kind)).toEqual(["end"]);
});

test("a pick that leads nowhere any more is dropped; a single source needs no pick", () => {
  expect(validPick(picking, moves, "red 1")).toBe("red 1");
  expect(validPick(picking, moves, "red 9")).toBeUndefined();
  expect(validPick(picking, moves.slice(0, 4), undefined)).toBe("red 1");
});

test("what costs an own explorer or a ship is dangerous", () => {
  expect(dangerOf(moves[1]!, view, 0)).toBeUndefined();
  expect(dangerOf(moves[4]!, view, 0)).toBe("wreck");
  expect(dangerOf({ ...moves[1]!, fatal: true }, view, 0)).toBe("fatal");
  const strike: SurviveMove = { move: "", kind: "creature", text: "", strikes: ["blue 1"] };
  expect(dangerOf(strike, view, 0)).toBeUndefined();
  expect(dangerOf(strike, view, 1)).toBe("own");
});
