import type { UndoEvent, Worded } from "../../protocol/messages";
import type { Event, MoveInfo, SpaceView } from "./generated";

// The view, moves and events of atlantis (docs/protocol.md), under the names used in this folder.
export type {
  GapView as Gap,
  PlayerView as Player,
  ScoreView as Score,
  SpaceView as Space,
  View,
} from "./generated";
export type AtlantisMove = Worded<MoveInfo>;
export type AtlantisEvent = Worded<Event & Partial<Pick<UndoEvent, "move">>>;

export type Item = NonNullable<MoveInfo["item"]>;
export const items = [
  "flag",
  "olive",
  "helmet",
  "amphora",
  "ring",
  "statue",
  "crown",
] as const satisfies Item[];
export type ItemCounts = Partial<Record<Item, number>>;

export const kAtlantis = 0;
export const kSpaces = 53;
export const kMainland = 54;

// A place's name in speech/: "atlantis", "space 12", "mainland".
export const placeId = (place: number): string =>
  place <= kAtlantis ? "atlantis" : place >= kMainland ? "mainland" : `space ${place}`;

// A space without a visible tile is water, unless a tile below is about to be revealed.
export const isWater = (space: SpaceView): boolean => space.item === undefined && space.below === 0;

export const cardCount = (counts: ItemCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
