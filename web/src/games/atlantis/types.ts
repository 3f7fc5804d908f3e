import type { Worded } from "../../protocol/messages";
import { flag, list, literal, map, type Of, object, text, whole } from "../../protocol/shape";

// The view, moves and events of atlantis (docs/protocol.md).

export const items = ["flag", "olive", "helmet", "amphora", "ring", "statue", "crown"] as const;
export type Item = (typeof items)[number];
export const item = literal(...items);

export const kAtlantis = 0;
export const kSpaces = 53;
export const kMainland = 54;

// A place as it is named in speech/: "atlantis", "space 12", "mainland".
export const placeId = (place: number): string =>
  place <= kAtlantis ? "atlantis" : place >= kMainland ? "mainland" : `space ${place}`;

export const itemCounts = map(whole);
export type ItemCounts = Partial<Record<Item, number>>;

const space = object({ below: whole, bridge: flag }, { item, value: whole });
export type Space = Of<typeof space>;

const gap = object({ from: whole, to: whole, bridged: flag }, { price: whole });
export type Gap = Of<typeof gap>;

const score = object({
  tiles: whole,
  cards: whole,
  crossing: whole,
  paid: whole,
  score: whole,
  winner: flag,
});
export type Score = Of<typeof score>;

const player = object(
  { figures: list(whole), tiles: list(whole), bridge: flag, hand_size: whole, shown: itemCounts },
  { hand: itemCounts, score },
);
export type Player = Of<typeof player>;

const moving = object({ from: whole, at: whole, price: whole, paid: whole });

export const view = object(
  {
    turn: whole,
    phase: literal("first", "lay", "deal", "turn", "go_on", "pay", "reveal", "draw", "over"),
    first: whole,
    path: list(space),
    gaps: list(gap),
    players: list(player),
    deck: whole,
    discards: itemCounts,
    unseen: map(list(text)),
  },
  { seat: whole, moving },
);
export type View = Of<typeof view>;

export const atlantisMove = object(
  { move: text, kind: literal("buy", "bridge", "play", "pay_tile", "pay_card", "show"), say: text },
  { item, value: whole, from: whole, to: whole, price: whole, go_on: flag, takes: whole, draws: whole, place: text, item2: item },
);
export type AtlantisMove = Worded<Of<typeof atlantisMove>>;

export const atlantisEvent = object(
  { seq: whole, type: text, say: text },
  { seat: whole, item, value: whole, from: whole, to: whole, space: whole, hand: itemCounts, move: text, place: text, place2: text },
);
export type AtlantisEvent = Worded<Of<typeof atlantisEvent>>;

// A space without a visible tile is water, unless a tile below is about to be turned up.
export const isWater = (space: Space): boolean => space.item === undefined && space.below === 0;

export const cardCount = (counts: ItemCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
