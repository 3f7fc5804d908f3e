// Written by scripts/generate_types from what `atlantica schema` prints; not to be changed by hand.

export interface View {
  edition: string;
  level: number;
  round: number;
  rounds: number;
  phase: "setup" | "place" | "misfortunes" | "actions" | "wrath" | "over";
  start: number;
  peninsulas: PeninsulaView[];
  centre: AtlanteanView[];
  gate: BuildSpaceView[];
  blueprint: ComponentView[];
  purchases: PurchaseView[];
  barrier_price: number;
  unflood_price: number;
  wrath: WrathView;
  misfortunes: DeckView;
  library: DeckView;
  supply: Record<string, number>;
  seats: SeatView[];
  hologram?: HologramView;
  offered?: string[];
  effects: string[];
  draws?: number;
  misfortune?: string;
  roll?: RollView;
  drawn?: string[];
  agenda: TaskView[];
  awaited: number[];
  invited?: number[];
  result?: ResultView;
}

export interface PeninsulaView {
  name: "Forests" | "Hills" | "Mountains" | "Cities" | "Libraries" | "Forges";
  barrier: boolean;
  forbidden?: boolean;
  tiles: TileView[];
}

export interface TileView {
  name: string;
  flooded: boolean;
  held?: boolean;
  target?: number;
  now?: number;
  rate?: number;
  second?: "discard" | "bottom" | "keep";
  spaces: number;
  atlanteans: AtlanteanView[];
}

export interface AtlanteanView {
  seat: number;
  piece: "leader" | "hologram" | "automaton" | "volunteer" | "follower";
  acted?: boolean;
}

export interface BuildSpaceView {
  name: string;
  component?: string;
  built?: boolean;
  open?: boolean;
  atlanteans: AtlanteanView[];
}

export interface ComponentView {
  name: string;
  type: string;
  cost: Record<string, number>;
  when: string;
  say: string;
  amount: number;
  built: boolean;
  spaces: number;
  double_space?: boolean;
  atlanteans: AtlanteanView[];
}

export interface PurchaseView {
  purpose: string;
  pledges: PledgeView[];
  missing: Record<string, number>;
}

export interface PledgeView {
  seat: number;
  pieces: Record<string, number>;
  square?: "ore" | "gold" | "crystal" | "Atlantium" | "energy";
}

export interface WrathView {
  track: number[];
  space: number;
  fewer?: number;
  floods?: number;
}

export interface DeckView {
  size: number;
  contents: Record<string, number>;
  known: string[];
  discards: Record<string, number>;
}

export interface SeatView {
  seat: number;
  colour: "red" | "blue" | "yellow" | "green" | "purple" | "white" | "black";
  councilor?: string;
  stock: Record<string, number>;
  hand: CardView[];
  hand_limit: number;
  pool: ("leader" | "hologram" | "automaton" | "volunteer" | "follower")[];
  followers: number;
  ready: boolean;
}

export interface CardView {
  name: string;
  artifact: boolean;
  used?: boolean;
}

export interface HologramView {
  seat: number;
  councilor: string;
  artifact?: CardView;
}

export interface RollView {
  place: string;
  dice: DieView[];
  bonus: number;
  total: number;
  target: number;
}

export interface DieView {
  seat: number;
  piece: "leader" | "hologram" | "automaton" | "volunteer" | "follower";
  value?: number;
  added: number;
}

export interface TaskView {
  task: "start" | "blueprint" | "artifacts" | "councilors" | "boards" | "relics" | "round_end" | "misfortune" | "defiance" | "crisis" | "riptide" | "looters" | "astrologer" | "floods" | "flood" | "warden" | "barriers" | "unfloods" | "action" | "rollers" | "expertise" | "alacrity" | "roll" | "gain" | "recruit" | "draw" | "scribes" | "hand_limit" | "forge" | "foresight" | "swap" | "radiance" | "exchange" | "amplify" | "dredge" | "sacrifice" | "predict" | "rally";
  say: string;
  seat?: number;
  amount?: number;
  card?: string;
  place?: string;
  peninsula?: "Forests" | "Hills" | "Mountains" | "Cities" | "Libraries" | "Forges";
}

export interface ResultView {
  won: boolean;
  reason: string;
}

export interface MoveInfo {
  move: string;
  kind: "start" | "component" | "councilor" | "artifact" | "misfortune" | "card" | "die" | "dice" | "place" | "act" | "play" | "use" | "pledge" | "take_back" | "ready" | "draw" | "accept" | "pass" | "choose_board" | "choose_relic" | "peninsula" | "reroll" | "energy" | "rollers" | "resource" | "swap" | "colour" | "keep" | "under" | "discard" | "remove" | "top" | "give" | "send_home" | "shift";
  say: string;
  piece?: "leader" | "hologram" | "automaton" | "volunteer" | "follower";
  piece2?: "leader" | "hologram" | "automaton" | "volunteer" | "follower";
  seat?: number;
  first_seat?: number;
  second_seat?: number;
  place?: string;
  place2?: string;
  peninsula?: "Forests" | "Hills" | "Mountains" | "Cities" | "Libraries" | "Forges";
  purpose?: string;
  component?: string;
  resource?: "ore" | "gold" | "crystal" | "Atlantium" | "energy";
  resource2?: "ore" | "gold" | "crystal" | "Atlantium" | "energy";
  card?: string;
  councilor?: string;
  die?: number;
  face?: number;
  chance?: number;
  fatal?: boolean;
  detail?: string;
  amount?: number;
}

export interface Event {
  type: string;
  say: string;
  seat?: number;
  other_seat?: number;
  first_seat?: number;
  second_seat?: number;
  piece?: "leader" | "hologram" | "automaton" | "volunteer" | "follower";
  piece2?: "leader" | "hologram" | "automaton" | "volunteer" | "follower";
  place?: string;
  place2?: string;
  peninsula?: "Forests" | "Hills" | "Mountains" | "Cities" | "Libraries" | "Forges";
  purpose?: string;
  resource?: "ore" | "gold" | "crystal" | "Atlantium" | "energy";
  resource2?: "ore" | "gold" | "crystal" | "Atlantium" | "energy";
  amount?: number;
  floods?: number;
  card?: string;
  component?: string;
  councilor?: string;
  face?: number;
  face2?: number;
  total?: number;
  target?: number;
  phase?: "setup" | "place" | "misfortunes" | "actions" | "wrath" | "over";
  seq: number;
}

export interface Position {
  seats: SeatPosition[];
  edition?: string;
  level?: number;
  phase?: string;
  round?: number;
  start?: number;
  tiles?: Record<string, number>;
  barriers?: string[];
  volunteers?: string[];
  hologram?: HologramPosition;
  automaton?: string;
  blueprint?: string[];
  built?: string[];
  built_at?: string[];
  opened?: string[];
  pledges?: PledgePosition[];
  barred?: Record<string, number[]>;
  library?: Record<string, number>;
  library_bottom?: string[];
  library_discards?: Record<string, number>;
  misfortunes?: Record<string, number>;
  misfortunes_top?: string[];
  misfortune_discards?: Record<string, number>;
  board_discards?: string[];
  revealed?: string[];
  draws?: number;
  draws_skipped?: number;
  wrath?: number;
  fewer_floods?: number;
  floods_left?: number;
  used?: string[];
  siphoned?: number[];
  earthquakes?: number;
  forbidden?: string[];
  fog?: boolean;
  agenda?: TaskPosition[];
  action?: ActionPosition;
  roll?: RollPosition;
  drawn?: string[];
  lost?: boolean;
  ending?: string;
  components?: string;
  councilors?: string;
  first_game?: boolean;
  rules?: number;
}

export interface SeatPosition {
  councilor?: string;
  stock?: Record<string, number>;
  hand?: string[];
  leader?: string;
  followers?: string[];
  ready?: boolean;
}

export interface HologramPosition {
  councilor?: string;
  at?: string;
  relic?: string;
}

export interface PledgePosition {
  purpose: string;
  component?: string;
  pledges: PledgeView[];
  last?: number;
}

export interface TaskPosition {
  task: string;
  seat?: number;
  x?: number;
  y?: number;
  z?: number;
}

export interface ActionPosition {
  place: string;
  seat: number;
  atlanteans: string[];
}

export interface RollPosition {
  atlanteans: string[];
  dice: number[];
  added?: number[];
  done?: number[];
  priest?: boolean;
}
