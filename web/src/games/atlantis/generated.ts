// Written by scripts/generate_types from what `atlantica schema` prints; not to be changed by hand.

export interface View {
  turn: number;
  phase: "first" | "lay" | "deal" | "turn" | "go_on" | "pay" | "reveal" | "draw" | "over";
  first: number;
  seat?: number;
  path: SpaceView[];
  gaps: GapView[];
  players: PlayerView[];
  moving?: MovingView;
  deck: number;
  discards: Record<string, number>;
  unseen: Record<string, string[]>;
}

export interface SpaceView {
  item?: "flag" | "olive" | "helmet" | "amphora" | "ring" | "statue" | "crown";
  value?: number;
  below: number;
  bridge: boolean;
}

export interface GapView {
  from: number;
  to: number;
  price?: number;
  bridged: boolean;
}

export interface PlayerView {
  figures: number[];
  tiles: number[];
  bridge: boolean;
  hand_size: number;
  shown: Record<string, number>;
  hand?: Record<string, number>;
  score?: ScoreView;
}

export interface ScoreView {
  tiles: number;
  cards: number;
  crossing: number;
  paid: number;
  score: number;
  winner: boolean;
}

export interface MovingView {
  from: number;
  at: number;
  price: number;
  paid: number;
}

export interface MoveInfo {
  move: string;
  kind: "buy" | "bridge" | "play" | "pay_tile" | "pay_card" | "show";
  say: string;
  item?: "flag" | "olive" | "helmet" | "amphora" | "ring" | "statue" | "crown";
  value?: number;
  from?: number;
  to?: number;
  price?: number;
  go_on?: boolean;
  place?: string;
  takes?: number;
  item2?: string;
  draws?: number;
}

export interface Event {
  type: string;
  say: string;
  seat?: number;
  item?: "flag" | "olive" | "helmet" | "amphora" | "ring" | "statue" | "crown";
  value?: number;
  from?: number;
  to?: number;
  place?: string;
  place2?: string;
  space?: number;
  hand?: Record<string, number>;
  seq: number;
}

export interface Position {
  path: string;
  players: PlayerPosition[];
  seat?: number;
  first?: number;
  turn?: number;
  phase?: string;
  discards?: Record<string, number>;
  gone?: number[];
  unseen?: Record<string, string[]>;
  place?: number;
  from?: number;
  paid?: number;
  draws?: number;
  bought?: boolean;
  moved?: boolean;
  active?: boolean;
  idle_turns?: number;
  rules?: number;
}

export interface PlayerPosition {
  hand: Record<string, number>;
  tiles: number[];
  figures: number[];
  bridge?: boolean;
  shown?: Record<string, number>;
  kept?: Record<string, number>;
}
