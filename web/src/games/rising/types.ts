import type { Worded } from "../../protocol/messages";
import { flag, list, literal, map, type Of, object, text, whole } from "../../protocol/shape";

// The view, moves and events of rising (docs/protocol.md). Places are called by their names: "Forests 1" to "Forges 6",
// "centre", "gate 1" to "gate 4", and a component's name for its action space.

export const peninsulas = ["Forests", "Hills", "Mountains", "Cities", "Libraries", "Forges"] as const;
export type Peninsula = (typeof peninsulas)[number];
export const resources = ["ore", "gold", "crystal", "Atlantium", "energy"] as const;
export type Resource = (typeof resources)[number];
export const kinds = ["leader", "hologram", "automaton", "volunteer", "follower"] as const;
export type Kind = (typeof kinds)[number];
export const phases = ["place", "misfortunes", "actions", "wrath"] as const;

const piece = literal(...kinds);
const counts = map(whole);

const atlantean = object({ seat: whole, piece }, { acted: flag });
export type Atlantean = Of<typeof atlantean>;

const tile = object(
  { name: text, flooded: flag, spaces: whole, atlanteans: list(atlantean) },
  {
    held: flag,
    target: whole,
    now: whole,
    rate: whole,
    second: literal("discard", "bottom", "keep"),
  },
);
export type Tile = Of<typeof tile>;

const pledge = object({ seat: whole, pieces: counts }, { square: text });
const purchase = object({ purpose: text, pledges: list(pledge), missing: counts });
export type Purchase = Of<typeof purchase>;

const peninsula = object({ name: text, barrier: flag, tiles: list(tile) }, { forbidden: flag });
export type PeninsulaView = Of<typeof peninsula>;

const buildSpace = object(
  { name: text, atlanteans: list(atlantean) },
  { component: text, built: flag, open: flag },
);
export type BuildSpace = Of<typeof buildSpace>;

const component = object(
  {
    name: text,
    type: literal("A", "B", "C", "D", "core"),
    cost: counts,
    when: literal("space", "once", "lasting", "core"),
    say: text,
    amount: whole,
    built: flag,
    spaces: whole,
    atlanteans: list(atlantean),
  },
  { double_space: flag },
);
export type Component = Of<typeof component>;

const wrath = object({ track: list(whole), space: whole }, { fewer: whole, floods: whole });

const deck = object({ size: whole, contents: counts, known: list(text), discards: counts });
export type Deck = Of<typeof deck>;

const card = object({ name: text, artifact: flag }, { used: flag });
export type Card = Of<typeof card>;

const seat = object(
  {
    seat: whole,
    colour: text,
    stock: counts,
    hand: list(card),
    hand_limit: whole,
    pool: list(piece),
    followers: whole,
    ready: flag,
  },
  { councilor: text },
);
export type SeatView = Of<typeof seat>;

const hologram = object({ seat: whole, councilor: text }, { artifact: card });

const die = object({ seat: whole, piece, added: whole }, { value: whole });
const roll = object({ place: text, dice: list(die), bonus: whole, total: whole, target: whole });
export type Roll = Of<typeof roll>;

const task = object(
  { task: text, say: text },
  { seat: whole, amount: whole, card: text, place: text, peninsula: text },
);

export const view = object(
  {
    edition: text,
    level: whole,
    round: whole,
    rounds: whole,
    phase: literal("setup", ...phases, "over"),
    start: whole,
    peninsulas: list(peninsula),
    centre: list(atlantean),
    gate: list(buildSpace),
    blueprint: list(component),
    purchases: list(purchase),
    barrier_price: whole,
    unflood_price: whole,
    wrath,
    misfortunes: deck,
    library: deck,
    supply: counts,
    seats: list(seat),
    effects: list(text),
    agenda: list(task),
    awaited: list(whole),
  },
  {
    hologram,
    offered: list(text),
    draws: whole,
    misfortune: text,
    roll,
    drawn: list(text),
    invited: list(whole),
    result: object({ won: flag, reason: literal("gate", "centre", "rounds") }),
  },
);
export type View = Of<typeof view>;

export const risingMove = object(
  { move: text, kind: text, say: text },
  {
    piece,
    piece2: piece,
    seat: whole,
    first_seat: whole,
    second_seat: whole,
    place: text,
    place2: text,
    peninsula: text,
    purpose: text,
    component: text,
    resource: text,
    resource2: text,
    card: text,
    councilor: text,
    die: whole,
    face: whole,
    chance: whole,
    fatal: flag,
    detail: text,
    amount: whole,
  },
);
export type RisingMove = Worded<Of<typeof risingMove>>;

export const risingEvent = object(
  { seq: whole, type: text, say: text },
  {
    seat: whole,
    other_seat: whole,
    first_seat: whole,
    second_seat: whole,
    piece,
    piece2: piece,
    place: text,
    place2: text,
    peninsula: text,
    purpose: text,
    resource: text,
    resource2: text,
    amount: whole,
    floods: whole,
    card: text,
    component: text,
    councilor: text,
    face: whole,
    face2: whole,
    total: whole,
    target: whole,
    phase: text,
  },
);
export type RisingEvent = Worded<Of<typeof risingEvent>>;
