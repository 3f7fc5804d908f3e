import type { UndoEvent, Worded } from "../../protocol/messages";
import type { AtlanteanView, Event, MoveInfo, View } from "./generated";

// The view, moves and events of rising (docs/protocol.md), under the names used in this folder. Places are identified
// by name: "Forests 1" to "Forges 6", "centre", "gate 1" to "gate 4", and a component's name for its action space.
export type {
  AtlanteanView as Atlantean,
  BuildSpaceView as BuildSpace,
  CardView as Card,
  ComponentView as Component,
  DeckView as Deck,
  PeninsulaView,
  PurchaseView as Purchase,
  RollView as Roll,
  SeatView,
  TileView as Tile,
  View,
} from "./generated";
export type RisingMove = Worded<MoveInfo>;
export type RisingEvent = Worded<Event & Partial<Pick<UndoEvent, "move">>>;

export type Peninsula = NonNullable<MoveInfo["peninsula"]>;
export const peninsulas = [
  "Forests",
  "Hills",
  "Mountains",
  "Cities",
  "Libraries",
  "Forges",
] as const satisfies Peninsula[];
export type Resource = NonNullable<MoveInfo["resource"]>;
export const resources = ["ore", "gold", "crystal", "Atlantium", "energy"] as const satisfies Resource[];
export type Kind = AtlanteanView["piece"];
export const kinds = ["leader", "hologram", "automaton", "volunteer", "follower"] as const satisfies Kind[];
export const phases = ["place", "misfortunes", "actions", "wrath"] as const satisfies View["phase"][];
