import { type Colour, colours } from "../../boards/hex/colours";
import type { Worded } from "../../protocol/messages";
import { flag, list, literal, map, type Of, object, text, whole } from "../../protocol/shape";

// The view, moves and events of escape (docs/protocol.md). Hexes and coral islands are called by their names.

export const rings = ["rock", "land", "citadel"] as const;
export type Ring = (typeof rings)[number];
export const creatures = ["dolphin", "octopus", "monster", "shark"] as const;
export type Creature = (typeof creatures)[number];
const creature = literal(...creatures);
const colour = literal(...colours);
const movement = literal("1", "2", "3", "dive");
const movementLeft = literal("0", "1", "2", "3", "dive");

const atlantean = object(
  { how: literal("unplaced", "land", "ship", "sea", "isle", "lost") },
  { at: text, guarded: flag, spent: flag },
);
export type Atlantean = Of<typeof atlantean>;

const colourView = object({ colour, seat: whole, atlanteans: list(atlantean), saved: whole, lost: whole });
export type ColourView = Of<typeof colourView>;

const ship = object({ hex: text, crew: list(colour) });

export const view = object(
  {
    turn: whole,
    phase: literal(
      "first",
      "place",
      "move",
      "sink",
      "symbol",
      "dice",
      "creature",
      "step",
      "to",
      "guard",
      "over",
    ),
    first: whole,
    island: map(list(text)),
    acropolis: flag,
    ships: list(ship),
    dolphins: list(text),
    octopuses: list(text),
    monsters: list(text),
    sharks: list(text),
    colours: list(colourView),
    supply: map(whole),
    left: map(map(whole)),
    quiet_turns: whole,
    game: literal("full", "short"),
  },
  {
    seat: whole,
    colour,
    points: whole,
    step: whole,
    hex: text,
    dice: object({ creature, movement: movementLeft }),
    leaves: colour,
    result: list(object({ score: whole, winner: flag })),
  },
);
export type View = Of<typeof view>;

const how = literal("land", "ship", "sea", "guarded", "together");
export type How = Of<typeof how>;

export const escapeMove = object(
  {
    move: text,
    kind: literal(
      "place",
      "walk",
      "dive",
      "board",
      "swim",
      "land",
      "sail",
      "end",
      "sink",
      "creature",
      "leave",
      "pass",
      "stay",
      "step",
      "stop",
      "to",
      "guard",
    ),
    say: text,
  },
  {
    colour,
    how,
    creature,
    from: text,
    to: text,
    leaves: colour,
    guards: colour,
    fatal: flag,
    wrecks: flag,
    strikes: list(colour),
    isle: text,
    ring: literal(...rings),
    deadly: flag,
    lost: list(text),
  },
);
export type EscapeMove = Worded<Of<typeof escapeMove>>;

export const escapeEvent = object(
  { seq: whole, type: text, say: text },
  {
    seat: whole,
    colour,
    how,
    atlanteans: list(colour),
    lost: list(text),
    isle: text,
    ring: literal(...rings),
    symbol: text,
    creature,
    movement,
    from: text,
    to: text,
    leaves: colour,
    guards: colour,
    pieces: list(text),
    move: text,
  },
);
export type EscapeEvent = Worded<Of<typeof escapeEvent>>;

export const listOf = {
  dolphin: "dolphins",
  octopus: "octopuses",
  monster: "monsters",
  shark: "sharks",
} as const satisfies Record<Creature, keyof View>;

export const ringAt = (view: View, hex: string): Ring | undefined =>
  rings.find((ring) => view.island[ring]?.includes(hex));

// An Atlantean is called by its colour, how it is and where: "red guarded C4". Those alike are called the same.
export function sourceOf(of: Colour, { how: state, at, guarded, spent }: Atlantean): string {
  return `${of} ${state === "sea" && guarded ? "guarded" : state} ${at}${spent ? " spent" : ""}`;
}
