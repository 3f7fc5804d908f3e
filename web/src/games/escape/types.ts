import type { Colour } from "../../boards/hex/colours";
import type { UndoEvent, Worded } from "../../protocol/messages";
import type { AtlanteanView, Event, MoveInfo, View } from "./generated";

// The view, moves and events of escape (docs/protocol.md), under the names used in this folder. Hexes and coral islands
// are identified by name.
export type { AtlanteanView as Atlantean, ColourView, View } from "./generated";
export type EscapeMove = Worded<MoveInfo>;
export type EscapeEvent = Worded<Event & Partial<Pick<UndoEvent, "move">>>;

export type Ring = NonNullable<Event["ring"]>;
export const rings = ["rock", "land", "citadel"] as const satisfies Ring[];
export type Creature = NonNullable<MoveInfo["creature"]>;
export const creatures = ["dolphin", "octopus", "monster", "shark"] as const satisfies Creature[];

export const listOf = {
  dolphin: "dolphins",
  octopus: "octopuses",
  monster: "monsters",
  shark: "sharks",
} as const satisfies Record<Creature, keyof View>;

export const ringAt = (view: View, hex: string): Ring | undefined =>
  rings.find((ring) => view.island[ring]?.includes(hex));

// An Atlantean is identified by colour, state and place: "red guarded C4". Identical ones share a name.
export function sourceOf(of: Colour, { how: state, at, guarded, spent }: AtlanteanView): string {
  return `${of} ${state === "sea" && guarded ? "guarded" : state} ${at}${spent ? " spent" : ""}`;
}
