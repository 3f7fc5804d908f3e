import type { Colour } from "../../boards/hex/colours";
import type { UndoEvent, Worded } from "../../protocol/messages";
import type { Event, MoveInfo, View } from "./generated";

// The view, moves and events of survive (docs/protocol.md), under the names used in this folder. Hexes and isles are
// identified by name.
export type {
  ColourView,
  ExplorerView as Explorer,
  ShipView,
  View,
} from "./generated";
export type SurviveMove = Worded<MoveInfo>;
export type SurviveEvent = Worded<Event & Partial<Pick<UndoEvent, "move">>>;

export type Terrain = NonNullable<Event["terrain"]>;
export const terrains = ["beach", "forest", "mountain"] as const satisfies Terrain[];
export type Creature = NonNullable<MoveInfo["creature"]>;
export const creatures = ["serpent", "shark", "whale"] as const satisfies Creature[];

// Parses an explorer's name ("red 3"); the index is zero-based.
export function explorerOf(name: string): { colour: Colour; index: number } {
  const [colourName = "red", number = "1"] = name.split(" ");
  return { colour: colourName as Colour, index: Number(number) - 1 };
}

export const explorerName = (of: Colour, index: number): string => `${of} ${index + 1}`;

export const creatureHexes = (view: View, kind: Creature): string[] =>
  ({ serpent: view.serpents, shark: view.sharks, whale: view.whales })[kind];

export const terrainAt = (view: View, hex: string): Terrain | undefined =>
  terrains.find((terrain) => view.terrain[terrain]?.includes(hex));
