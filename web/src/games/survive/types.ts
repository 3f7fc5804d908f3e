import { type Colour, colours } from "../../boards/hex/colours";
import type { Worded } from "../../protocol/messages";
import { flag, list, literal, map, type Of, object, text, whole } from "../../protocol/shape";

// The view, moves and events of survive (docs/protocol.md). Hexes and isles are called by their names.

export const terrains = ["beach", "forest", "mountain"] as const;
export type Terrain = (typeof terrains)[number];
export const creatures = ["serpent", "shark", "whale"] as const;
export type Creature = (typeof creatures)[number];
const creature = literal(...creatures);
const colour = literal(...colours);

const explorer = object(
  { how: literal("unplaced", "land", "ship", "sea", "isle", "lost") },
  { at: text, swam: flag, value: whole },
);
export type Explorer = Of<typeof explorer>;

const colourView = object(
  {
    colour,
    seat: whole,
    explorers: list(explorer),
    saved: whole,
    lost: whole,
    hand_size: whole,
    hand_terrain: map(whole),
  },
  { hand: list(text), score: whole },
);
export type ColourView = Of<typeof colourView>;

const ship = object({ hex: text, crew: list(text) });
export type ShipView = Of<typeof ship>;

export const view = object(
  {
    turn: whole,
    phase: literal(
      "first",
      "lay",
      "place",
      "value",
      "ship",
      "hand",
      "to",
      "move",
      "sink",
      "back",
      "crew",
      "die",
      "creature",
      "react",
      "over",
    ),
    first: whole,
    terrain: map(list(text)),
    ships: list(ship),
    serpents: list(text),
    sharks: list(text),
    whales: list(text),
    colours: list(colourView),
    supply: map(whole),
    left: map(map(whole)),
    variants: list(text),
    values_shown: flag,
  },
  {
    seat: whole,
    colour,
    points: whole,
    hex: text,
    tile: text,
    swimmer: text,
    die: creature,
    asked: colour,
    result: list(object({ score: whole, winner: flag })),
  },
);
export type View = Of<typeof view>;

export const surviveMove = object(
  {
    move: text,
    kind: literal(
      "place",
      "value",
      "ship",
      "play",
      "pass",
      "to",
      "walk",
      "board",
      "swim",
      "land",
      "sail",
      "end",
      "sink",
      "take",
      "creature",
      "stay",
      "defend",
      "decline",
    ),
    say: text,
  },
  {
    colour,
    explorer: text,
    value: whole,
    tile: text,
    creature,
    from: text,
    to: text,
    way: list(text),
    fatal: flag,
    wrecks: flag,
    isle: text,
    terrain: literal(...terrains),
    explorers: list(text),
  },
);
export type SurviveMove = Worded<Of<typeof surviveMove>>;

export const surviveEvent = object(
  { seq: whole, type: text, say: text },
  {
    seat: whole,
    colour,
    explorer: text,
    leads: colour,
    explorers: list(text),
    terrain: literal(...terrains),
    tile: text,
    isle: text,
    creature,
    from: text,
    to: text,
    way: list(text),
    move: text,
  },
);
export type SurviveEvent = Worded<Of<typeof surviveEvent>>;

// An explorer's name ("red 3") in parts; its index counts from 0.
export function explorerOf(name: string): { colour: Colour; index: number } {
  const [colourName = "red", number = "1"] = name.split(" ");
  return { colour: colourName as Colour, index: Number(number) - 1 };
}

export const explorerName = (of: Colour, index: number): string => `${of} ${index + 1}`;

export const creatureHexes = (view: View, kind: Creature): string[] =>
  ({ serpent: view.serpents, shark: view.sharks, whale: view.whales })[kind];

export const terrainAt = (view: View, hex: string): Terrain | undefined =>
  terrains.find((terrain) => view.terrain[terrain]?.includes(hex));
