// Written by scripts/generate_types from what `atlantica schema` prints; not to be changed by hand.

export interface View {
  turn: number;
  phase: "first" | "place" | "move" | "sink" | "symbol" | "dice" | "creature" | "step" | "to" | "guard" | "over";
  first: number;
  seat?: number;
  colour?: "red" | "blue" | "yellow" | "green";
  island: Record<string, string[]>;
  acropolis: boolean;
  ships: ShipView[];
  dolphins: string[];
  octopuses: string[];
  monsters: string[];
  sharks: string[];
  colours: ColourView[];
  supply: Record<string, number>;
  left: Record<string, Record<string, number>>;
  points?: number;
  step?: number;
  hex?: string;
  dice?: DiceView;
  leaves?: "red" | "blue" | "yellow" | "green";
  quiet_turns: number;
  game: string;
  result?: ResultView[];
}

export interface ShipView {
  hex: string;
  crew: ("red" | "blue" | "yellow" | "green")[];
}

export interface ColourView {
  colour: "red" | "blue" | "yellow" | "green";
  seat: number;
  atlanteans: AtlanteanView[];
  saved: number;
  lost: number;
}

export interface AtlanteanView {
  how: string;
  at?: string;
  guarded?: boolean;
  spent?: boolean;
}

export interface DiceView {
  creature: "dolphin" | "octopus" | "monster" | "shark";
  movement: "0" | "1" | "2" | "3" | "dive";
}

export interface ResultView {
  score: number;
  winner: boolean;
}

export interface MoveInfo {
  move: string;
  kind: "place" | "walk" | "dive" | "board" | "swim" | "land" | "sail" | "end" | "sink" | "creature" | "leave" | "pass" | "stay" | "step" | "stop" | "to" | "guard";
  say: string;
  colour?: "red" | "blue" | "yellow" | "green";
  how?: string;
  creature?: "dolphin" | "octopus" | "monster" | "shark";
  from?: string;
  to?: string;
  isle?: string;
  ring?: string;
  leaves?: "red" | "blue" | "yellow" | "green";
  guards?: "red" | "blue" | "yellow" | "green";
  fatal?: boolean;
  wrecks?: boolean;
  deadly?: boolean;
  strikes?: ("red" | "blue" | "yellow" | "green")[];
  lost?: string[];
}

export interface Event {
  type: string;
  say: string;
  seat?: number;
  colour?: "red" | "blue" | "yellow" | "green";
  how?: string;
  atlanteans?: ("red" | "blue" | "yellow" | "green")[];
  lost?: string[];
  ring?: "rock" | "land" | "citadel";
  symbol?: "dolphin" | "octopus" | "monster" | "shark" | "ship" | "whirlpool";
  creature?: "dolphin" | "octopus" | "monster" | "shark";
  movement?: "0" | "1" | "2" | "3" | "dive";
  from?: string;
  to?: string;
  isle?: string;
  leaves?: "red" | "blue" | "yellow" | "green";
  guards?: "red" | "blue" | "yellow" | "green";
  pieces?: string[];
  seq: number;
}

export interface Position {
  island: string[];
  colours: ColourPosition[];
  acropolis?: boolean;
  ships?: string[];
  dolphins?: string[];
  octopuses?: string[];
  monsters?: string[];
  sharks?: string[];
  colour?: string;
  first?: string;
  turn?: number;
  phase?: string;
  supply?: Record<string, number>;
  left?: Record<string, Record<string, number>>;
  points?: number;
  step?: number;
  hex?: string;
  die?: string;
  steps?: string;
  leaves?: string;
  active?: boolean;
  quiet_turns?: number;
  game?: string;
  rules?: number;
}

export interface ColourPosition {
  atlanteans: string[];
}
