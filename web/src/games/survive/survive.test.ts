import { expect, test } from "vitest";
import { sources, targets, validPick } from "../../boards/hex/picking";
import { plan } from "./board";
import { hexLabel, isleLabel } from "./labels";
import { buttonMoves, dangerOf, hexOf, picking } from "./picks";
import { boardPieces } from "./pieces";
import { meanwhile, settle } from "./playback";
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

test("arrow keys move from hex to hex and stop at the edge", () => {
  expect(sea.beside("G6", "ArrowRight")).toBe("G7");
  expect(["F6", "F7"]).toContain(sea.beside("G6", "ArrowUp"));
  expect(sea.beside("A1", "ArrowUp")).toBe("A1");
  expect(sea.beside("A1", "ArrowLeft")).toBe("A1");
});

test("hexes are named by what is on them", () => {
  expect(hexLabel(view, "F5")).toBe("F5, beach, 2 red explorers, 1 blue explorer");
  expect(hexLabel(view, "D3")).toBe("D3, sea, a ship with 1 red explorer and 1 blue explorer");
  expect(hexLabel(view, "E3")).toBe("E3, sea, 1 shark");
  expect(hexLabel(view, "E4")).toBe("E4, sea where land was, 1 red swimmer");
  expect(isleLabel(view, "NW")).toBe("the north-west isle, 1 red explorer");
});

test("no piece on a hex hides another", () => {
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

test("pieces keep their identity whether they move or stay, and an arriving one is new", () => {
  const sailed = { ...view, ships: [view.ships[1]!, { ...view.ships[0]!, hex: "D4" }], whales: ["A1"] };
  const next = settle(shown, sailed, event("sail", { from: "D3", to: "D4" }));
  expect(next.ids.ships).toEqual([shown.ids.ships[1], shown.ids.ships[0]]);
  expect(next.ids.sharks).toEqual(shown.ids.sharks);
  expect(Object.values(shown.ids).flat()).not.toContain(next.ids.whales[0]);
});

test("a shark that joins another on its hex keeps its identity", () => {
  const joined = settle(
    shown,
    { ...view, sharks: ["C3", "C3"] },
    event("creature", { creature: "shark", from: "E3", to: "C3" }),
  );
  expect(joined.ids.sharks).toEqual([shown.ids.sharks[1], shown.ids.sharks[0]]);
});

// The view after an entry in which the ship on D3 is lost with one of its crew.
const sunk: View = {
  ...view,
  ships: [view.ships[1]!],
  whales: ["D3"],
  colours: view.colours.map((colour) => ({
    ...colour,
    lost: colour.lost + (colour.colour === "red" ? 1 : 0),
    explorers: colour.explorers.map((one) =>
      one.how !== "ship"
        ? one
        : colour.colour === "red"
          ? { how: "lost" as const }
          : { how: "sea" as const, at: one.at },
    ),
  })),
};
const aboard = (at: View) => [at.colours[0]!.explorers[2], at.colours[1]!.explorers[0]];

test("a whale arrives, then the ship is wrecked, then some of its crew are lost", () => {
  const came = meanwhile(shown, sunk, event("creature", { creature: "whale", from: "C2", to: "D3" }));
  expect(came.whales).toEqual(["D3"]);
  expect(came.ships).toContainEqual(view.ships[0]);
  expect(aboard(came)).toEqual(aboard(view));
  expect(came.colours[0]!.lost).toBe(5);
  const wrecked = meanwhile(came, sunk, event("wreck", { from: "D3" }));
  expect(wrecked.ships).toEqual([view.ships[1]]);
  expect(aboard(wrecked)).toEqual([
    { how: "sea", at: "D3" },
    { how: "sea", at: "D3" },
  ]);
  expect(meanwhile(wrecked, sunk, event("lost", { explorers: ["red 3"] }))).toBe(sunk);
});

test("an explorer is shown arriving where it is lost, and so is a ship with its crew", () => {
  const eaten = structuredClone(view);
  eaten.colours[0]!.explorers[0] = { how: "lost" };
  const swum = meanwhile(shown, eaten, event("swim", { explorer: "red 1", from: "F5", to: "E3" }));
  expect(swum.colours[0]!.explorers[0]).toEqual({ how: "sea", at: "E3" });
  expect(swum.colours[0]!.explorers[1]).toEqual({ how: "land", at: "F5" });
  const sailed = meanwhile(shown, sunk, event("sail", { from: "D3", to: "D4" }));
  expect(sailed.ships).toContainEqual({ hex: "D4", crew: ["red 3", "blue 1"] });
  expect(aboard(sailed)).toEqual([
    { how: "ship", at: "D4" },
    { how: "ship", at: "D4" },
  ]);
});

const moves: SurviveMove[] = [
  { move: "end", kind: "end", text: "End the moves", colour: "red" },
  { move: "walk 1 G5", kind: "walk", text: "", colour: "red", explorer: "red 1", from: "F5", to: "G5" },
  { move: "swim 1 E4", kind: "swim", text: "", colour: "red", explorer: "red 1", from: "F5", to: "E4" },
  { move: "board 1 E4", kind: "board", text: "", colour: "red", explorer: "red 1", from: "F5", to: "E4" },
  { move: "sail K4 K5", kind: "sail", text: "", colour: "red", from: "K4", to: "K5", wrecks: true },
];

test("a picked piece highlights only its own targets; two moves to one hex are one target", () => {
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

test("a stale pick is dropped; a single source needs no pick", () => {
  expect(validPick(picking, moves, "red 1")).toBe("red 1");
  expect(validPick(picking, moves, "red 9")).toBeUndefined();
  expect(validPick(picking, moves.slice(0, 4), undefined)).toBe("red 1");
});

test("a move that costs one of the player's explorers or a ship is dangerous", () => {
  expect(dangerOf(moves[1]!, view, 0)).toBeUndefined();
  expect(dangerOf(moves[4]!, view, 0)).toBe("wreck");
  expect(dangerOf({ ...moves[1]!, fatal: true }, view, 0)).toBe("fatal");
  const strike: SurviveMove = { move: "", kind: "creature", text: "", explorers: ["blue 1"] };
  expect(dangerOf(strike, view, 0)).toBeUndefined();
  expect(dangerOf(strike, view, 1)).toBe("own");
});
