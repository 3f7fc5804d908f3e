// Written by scripts/generate_types from what `atlantica schema` prints; not to be changed by hand.

export interface View {
  turn: number;
  phase: "first" | "lay" | "place" | "value" | "ship" | "hand" | "to" | "move" | "sink" | "back" | "crew" | "die" | "creature" | "react" | "over";
  first: number;
  seat?: number;
  colour?: "red" | "blue" | "yellow" | "green";
  terrain: Record<string, string[]>;
  ships: ShipView[];
  serpents: string[];
  sharks: string[];
  whales: string[];
  colours: ColourView[];
  supply: Record<string, number>;
  left: Record<string, Record<string, number>>;
  points?: number;
  hex?: string;
  tile?: string;
  swimmer?: string;
  die?: "serpent" | "shark" | "whale";
  asked?: "red" | "blue" | "yellow" | "green";
  variants: string[];
  values_shown: boolean;
  result?: ResultView[];
}

export interface ShipView {
  hex: string;
  crew: string[];
}

export interface ColourView {
  colour: "red" | "blue" | "yellow" | "green";
  seat: number;
  explorers: ExplorerView[];
  saved: number;
  lost: number;
  hand_size: number;
  hand_terrain: Record<string, number>;
  hand?: string[];
  score?: number;
}

export interface ExplorerView {
  how: string;
  at?: string;
  swam?: boolean;
  value?: number;
}

export interface ResultView {
  score: number;
  winner: boolean;
}

export interface MoveInfo {
  move: string;
  kind: "place" | "value" | "ship" | "play" | "pass" | "to" | "walk" | "board" | "swim" | "land" | "sail" | "end" | "sink" | "take" | "creature" | "stay" | "defend" | "decline";
  say: string;
  colour?: "red" | "blue" | "yellow" | "green";
  explorer?: string;
  value?: number;
  tile?: string;
  creature?: "serpent" | "shark" | "whale";
  from?: string;
  to?: string;
  isle?: string;
  terrain?: string;
  way?: string[];
  fatal?: boolean;
  wrecks?: boolean;
  explorers?: string[];
}

export interface Event {
  type: string;
  say: string;
  seat?: number;
  colour?: "red" | "blue" | "yellow" | "green";
  leads?: string;
  explorer?: string;
  explorers?: string[];
  terrain?: "beach" | "forest" | "mountain";
  tile?: string;
  creature?: "serpent" | "shark" | "whale";
  from?: string;
  to?: string;
  isle?: string;
  way?: string[];
  seq: number;
}

export interface Position {
  terrain: Record<string, string[]>;
  colours: ColourPosition[];
  ships?: string[];
  serpents?: string[];
  sharks?: string[];
  whales?: string[];
  seats?: number;
  colour?: string;
  first?: string;
  turn?: number;
  phase?: string;
  supply?: Record<string, number>;
  left?: Record<string, Record<string, number>>;
  points?: number;
  hex?: string;
  tile?: string;
  who?: string;
  die?: string;
  active?: boolean;
  quiet_turns?: number;
  variants?: string[];
  values_shown?: boolean;
  rules?: number;
}

export interface ColourPosition {
  explorers: string[];
  values?: number[];
  hand?: Record<string, Record<string, number>>;
}
