// Written by scripts/generate_types from what `atlantica schema` prints; not to be changed by hand.

import { anything, flag, list, literal, map, object, open, real, text, whole, word, type Shape } from "./shape";

export interface JoinMessage {
  type: "join";
  id?: number;
  table: string;
  token?: string;
  seat?: number;
  since?: number;
}

export interface MoveMessage {
  type: "move";
  id?: number;
  sequence: number;
  move: string;
}

export interface UndoMessage {
  type: "undo";
  id?: number;
  sequence: number;
}

export interface HintMessage {
  type: "hint";
  id?: number;
  sequence: number;
}

export interface PassMessage {
  type: "pass";
  id?: number;
  sequence: number;
}

export interface SayMessage {
  type: "say";
  id?: number;
  text: string;
}

export interface MuteMessage {
  type: "mute";
  id?: number;
  seat: number;
  muted: boolean;
}

export interface RematchMessage {
  type: "rematch";
  id?: number;
}

export interface LeaveMessage {
  type: "leave";
  id?: number;
}

export interface KickMessage {
  type: "kick";
  id?: number;
  seat: number;
}

export type ClientMessage =
  | JoinMessage
  | MoveMessage
  | UndoMessage
  | HintMessage
  | PassMessage
  | SayMessage
  | MuteMessage
  | RematchMessage
  | LeaveMessage
  | KickMessage;

export interface SeatInfo {
  kind: "human" | "bot";
  name: string;
  taken: boolean;
  online: boolean;
  account: boolean;
  substitute?: string;
}

export interface ClockSettings {
  base?: number;
  increment?: number;
  days?: number;
}

export interface AbsenceSettings {
  then: "wait" | "bot" | "end";
  grace?: number;
  bot?: string;
}

export interface ClockInfo {
  left: number[];
  running: number[];
}

export interface TableInfo {
  table: string;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  commitment: string;
  seats: SeatInfo[];
  sequence: number;
  over: boolean;
  rated: boolean;
  listed: boolean;
  host?: number;
  rematch?: string;
  clock?: ClockSettings;
  absence?: AbsenceSettings;
  delay?: number;
  time?: ClockInfo;
  ended?: number[];
}

export interface View {
  phase: string;
}

export interface Move {
  move: string;
  kind: string;
  say: string;
}

export type Moves = Move[];

export interface UndoEvent {
  seq: number;
  type: string;
  seat: number;
  move: string;
  say: string;
}

export interface Event {
  type: string;
  say: string;
  seat?: number;
  seq: number;
}

export type Events = Event[];

export interface ChatLine {
  seat: number;
  text: string;
  sent: number;
}

export interface ResultInfo {
  winners: number[];
  scores: number[];
  key: string;
}

export interface JoinedMessage {
  type: "joined";
  id?: number;
  seat?: number;
  table: TableInfo;
  sequence: number;
  view: View;
  moves: Moves;
  actors: number[];
  can_undo: boolean;
  events: Events;
  earlier: unknown[];
  chat: ChatLine[];
  result?: ResultInfo;
}

export interface AcceptedMessage {
  type: "accepted";
  id?: number;
  sequence: number;
}

export interface UpdateMessage {
  type: "update";
  sequence: number;
  view: View;
  moves: Moves;
  actors: number[];
  can_undo: boolean;
  events: Events;
  earlier: unknown[];
  time?: ClockInfo;
  result?: ResultInfo;
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}

export interface HintInfo {
  move: string;
  chance: number;
}

export interface HintsMessage {
  type: "hints";
  id?: number;
  sequence: number;
  moves: HintInfo[];
}

export interface SaidMessage {
  type: "said";
  seat: number;
  text: string;
  sent: number;
}

export interface KickedMessage {
  type: "kicked";
  id?: number;
  seat: number;
  invite: string;
}

export interface ErrorMessage {
  type: "error";
  id?: number;
  code: "bad_json" | "bad_message" | "unknown_type" | "bad_option" | "too_large" | "too_frequent" | "not_found" | "bad_method" | "bad_origin" | "bad_token" | "not_joined" | "not_seated" | "refused" | "stale" | "not_over" | "store_failed" | "not_signed_in" | "bad_password" | "name_taken";
  rule?: string;
  key: string;
  args: Record<string, unknown>;
  message: string;
}

export type ServerMessage =
  | JoinedMessage
  | AcceptedMessage
  | UpdateMessage
  | TableMessage
  | HintsMessage
  | SaidMessage
  | KickedMessage
  | ErrorMessage;

export interface OptionNeedInfo {
  value: string;
  option: string;
  among: string[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  needs?: OptionNeedInfo[];
}

export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  options: OptionInfo[];
  bots: string[];
}

export interface GamesAnswer {
  games: GameInfo[];
}

export interface RulesSpan {
  kind: "text" | "strong" | "emphasis" | "code" | "ruling" | "link";
  text: string;
  rule?: string;
}

export interface RulesBlock {
  kind: "rule" | "item" | "paragraph" | "table";
  spans: RulesSpan[];
  id?: string;
  depth: number;
  is_ruling: boolean;
  head: RulesSpan[][];
  rows: RulesSpan[][][];
}

export interface RulesSection {
  title: RulesSpan[];
  level: number;
  blocks: RulesBlock[];
}

export interface RulesDocument {
  sections: RulesSection[];
}

export interface ListedSeat {
  kind: "human" | "bot";
  name: string;
  taken: boolean;
  account: boolean;
}

export interface ListedTable {
  table: string;
  game: string;
  created: number;
  rated: boolean;
  clock?: ClockSettings;
  seats: ListedSeat[];
}

export interface TablesAnswer {
  tables: ListedTable[];
}

export interface SeatRequest {
  kind: "me" | "friend" | "bot";
  name?: string;
  bot?: string;
}

export interface CreateRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  rated?: boolean;
  listed?: boolean;
  clock?: ClockSettings;
  absence?: AbsenceSettings;
  delay?: number;
}

export interface CreatedSeat {
  seat: number;
  token?: string;
  invite?: string;
}

export interface CreateAnswer {
  table: string;
  seats: CreatedSeat[];
}

export interface QuickRequest {
  game: string;
  name?: string;
  players?: number;
  bot?: string;
}

export interface ClaimRequest {
  invite?: string;
  name?: string;
}

export interface ClaimAnswer {
  table: string;
  seat: number;
  token: string;
}

export interface MomentAnswer {
  sequence: number;
  view: View;
  actors: number[];
}

export interface SignInRequest {
  name: string;
  password: string;
}

export interface RatingInfo {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface AccountAnswer {
  name: string;
  ratings: RatingInfo[];
}

export interface MyTableInfo {
  table: string;
  game: string;
  seat: number;
  created: number;
  over: boolean;
}

export interface MyTablesAnswer {
  tables: MyTableInfo[];
}

export interface ResultInfoOfPlayer {
  table: string;
  game: string;
  seat: number;
  score: number;
  place: number;
  players: number;
  finished: number;
  rating_before?: number;
  rating?: number;
}

export interface ResultsAnswer {
  results: ResultInfoOfPlayer[];
}

export type EmptyAnswer = Record<never, never>;

export interface PlayerInfo {
  kind: "human" | "bot";
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface RatingsAnswer {
  game: string;
  players: PlayerInfo[];
}

export interface HealthAnswer {
  status: string;
}

export interface Position {
  phase?: string;
  rules?: number;
}

export interface RecordHead {
  record: string;
  format: number;
  game: string;
  rules: number;
  seats: string[];
  players?: string[];
  options: Record<string, string>;
  start?: Position;
  commitment?: string;
}

export interface RecordResult {
  winners: number[];
  scores: number[];
}

export interface RecordLine {
  seat?: number;
  move?: string;
  chance?: string;
  undo?: number;
  taken?: string;
  result?: RecordResult;
  key?: string;
}

export interface ScenarioStart {
  seats: number;
  options?: Record<string, string>;
}

export interface ScenarioStep {
  seat?: number;
  play?: string;
  chance?: string;
  refuse?: string;
  rule?: string;
  undo?: boolean;
  legal?: string[];
  offered?: string[];
  not_offered?: string[];
  expect?: unknown;
  view?: unknown;
  events?: (Record<string, unknown>)[];
  weights?: Record<string, number>;
  result?: RecordResult;
  note?: string;
}

export interface Scenario {
  scenario: string;
  game: string;
  rules?: string[];
  position?: Position;
  start?: ScenarioStart;
  steps: ScenarioStep[];
}

export const joinMessage: Shape<JoinMessage> = object({ type: literal("join"), table: text }, { id: whole, token: text, seat: whole, since: whole });
export const moveMessage: Shape<MoveMessage> = object({ type: literal("move"), sequence: whole, move: text }, { id: whole });
export const undoMessage: Shape<UndoMessage> = object({ type: literal("undo"), sequence: whole }, { id: whole });
export const hintMessage: Shape<HintMessage> = object({ type: literal("hint"), sequence: whole }, { id: whole });
export const passMessage: Shape<PassMessage> = object({ type: literal("pass"), sequence: whole }, { id: whole });
export const sayMessage: Shape<SayMessage> = object({ type: literal("say"), text: text }, { id: whole });
export const muteMessage: Shape<MuteMessage> = object({ type: literal("mute"), seat: whole, muted: flag }, { id: whole });
export const rematchMessage: Shape<RematchMessage> = object({ type: literal("rematch") }, { id: whole });
export const leaveMessage: Shape<LeaveMessage> = object({ type: literal("leave") }, { id: whole });
export const kickMessage: Shape<KickMessage> = object({ type: literal("kick"), seat: whole }, { id: whole });
export const clientMessages = {
  join: joinMessage,
  move: moveMessage,
  undo: undoMessage,
  hint: hintMessage,
  pass: passMessage,
  say: sayMessage,
  mute: muteMessage,
  rematch: rematchMessage,
  leave: leaveMessage,
  kick: kickMessage,
};
export const seatInfo: Shape<SeatInfo> = object({ kind: word<SeatInfo["kind"]>(), name: text, taken: flag, online: flag, account: flag }, { substitute: text });
export const clockSettings: Shape<ClockSettings> = object({}, { base: whole, increment: whole, days: whole });
export const absenceSettings: Shape<AbsenceSettings> = object({ then: word<AbsenceSettings["then"]>() }, { grace: whole, bot: text });
export const clockInfo: Shape<ClockInfo> = object({ left: list(whole), running: list(whole) });
export const tableInfo: Shape<TableInfo> = object({ table: text, game: text, rules_version: whole, options: map(text), commitment: text, seats: list(seatInfo), sequence: whole, over: flag, rated: flag, listed: flag }, { host: whole, rematch: text, clock: clockSettings, absence: absenceSettings, delay: whole, time: clockInfo, ended: list(whole) });
export const view: Shape<View> = open({ phase: text });
export const move: Shape<Move> = open({ move: text, kind: text, say: text });
export const moves: Shape<Moves> = list(move);
export const undoEvent: Shape<UndoEvent> = object({ seq: whole, type: text, seat: whole, move: text, say: text });
export const event: Shape<Event> = open({ type: text, say: text, seq: whole }, { seat: whole });
export const events: Shape<Events> = list(event);
export const chatLine: Shape<ChatLine> = object({ seat: whole, text: text, sent: whole });
export const resultInfo: Shape<ResultInfo> = object({ winners: list(whole), scores: list(whole), key: text });
export const joinedMessage: Shape<JoinedMessage> = object({ type: literal("joined"), table: tableInfo, sequence: whole, view: view, moves: moves, actors: list(whole), can_undo: flag, events: events, earlier: list(anything), chat: list(chatLine) }, { id: whole, seat: whole, result: resultInfo });
export const acceptedMessage: Shape<AcceptedMessage> = object({ type: literal("accepted"), sequence: whole }, { id: whole });
export const updateMessage: Shape<UpdateMessage> = object({ type: literal("update"), sequence: whole, view: view, moves: moves, actors: list(whole), can_undo: flag, events: events, earlier: list(anything) }, { time: clockInfo, result: resultInfo });
export const tableMessage: Shape<TableMessage> = object({ type: literal("table"), table: tableInfo });
export const hintInfo: Shape<HintInfo> = object({ move: text, chance: real });
export const hintsMessage: Shape<HintsMessage> = object({ type: literal("hints"), sequence: whole, moves: list(hintInfo) }, { id: whole });
export const saidMessage: Shape<SaidMessage> = object({ type: literal("said"), seat: whole, text: text, sent: whole });
export const kickedMessage: Shape<KickedMessage> = object({ type: literal("kicked"), seat: whole, invite: text }, { id: whole });
export const errorMessage: Shape<ErrorMessage> = object({ type: literal("error"), code: word<ErrorMessage["code"]>(), key: text, args: map(anything), message: text }, { id: whole, rule: text });
export const serverMessages = {
  joined: joinedMessage,
  accepted: acceptedMessage,
  update: updateMessage,
  table: tableMessage,
  hints: hintsMessage,
  said: saidMessage,
  kicked: kickedMessage,
  error: errorMessage,
};
export const optionNeedInfo: Shape<OptionNeedInfo> = object({ value: text, option: text, among: list(text) });
export const optionInfo: Shape<OptionInfo> = object({ name: text, values: list(text) }, { needs: list(optionNeedInfo) });
export const gameInfo: Shape<GameInfo> = object({ id: text, min_seats: whole, max_seats: whole, rules_version: whole, options: list(optionInfo), bots: list(text) });
export const gamesAnswer: Shape<GamesAnswer> = object({ games: list(gameInfo) });
export const rulesSpan: Shape<RulesSpan> = object({ kind: word<RulesSpan["kind"]>(), text: text }, { rule: text });
export const rulesBlock: Shape<RulesBlock> = object({ kind: word<RulesBlock["kind"]>(), spans: list(rulesSpan), depth: whole, is_ruling: flag, head: list(list(rulesSpan)), rows: list(list(list(rulesSpan))) }, { id: text });
export const rulesSection: Shape<RulesSection> = object({ title: list(rulesSpan), level: whole, blocks: list(rulesBlock) });
export const rulesDocument: Shape<RulesDocument> = object({ sections: list(rulesSection) });
export const listedSeat: Shape<ListedSeat> = object({ kind: word<ListedSeat["kind"]>(), name: text, taken: flag, account: flag });
export const listedTable: Shape<ListedTable> = object({ table: text, game: text, created: whole, rated: flag, seats: list(listedSeat) }, { clock: clockSettings });
export const tablesAnswer: Shape<TablesAnswer> = object({ tables: list(listedTable) });
export const seatRequest: Shape<SeatRequest> = object({ kind: word<SeatRequest["kind"]>() }, { name: text, bot: text });
export const createRequest: Shape<CreateRequest> = object({ game: text, seats: list(seatRequest) }, { options: map(text), rated: flag, listed: flag, clock: clockSettings, absence: absenceSettings, delay: whole });
export const createdSeat: Shape<CreatedSeat> = object({ seat: whole }, { token: text, invite: text });
export const createAnswer: Shape<CreateAnswer> = object({ table: text, seats: list(createdSeat) });
export const quickRequest: Shape<QuickRequest> = object({ game: text }, { name: text, players: whole, bot: text });
export const claimRequest: Shape<ClaimRequest> = object({}, { invite: text, name: text });
export const claimAnswer: Shape<ClaimAnswer> = object({ table: text, seat: whole, token: text });
export const momentAnswer: Shape<MomentAnswer> = object({ sequence: whole, view: view, actors: list(whole) });
export const signInRequest: Shape<SignInRequest> = object({ name: text, password: text });
export const ratingInfo: Shape<RatingInfo> = object({ game: text, rating: whole, deviation: whole, games: whole });
export const accountAnswer: Shape<AccountAnswer> = object({ name: text, ratings: list(ratingInfo) });
export const myTableInfo: Shape<MyTableInfo> = object({ table: text, game: text, seat: whole, created: whole, over: flag });
export const myTablesAnswer: Shape<MyTablesAnswer> = object({ tables: list(myTableInfo) });
export const resultInfoOfPlayer: Shape<ResultInfoOfPlayer> = object({ table: text, game: text, seat: whole, score: whole, place: whole, players: whole, finished: whole }, { rating_before: whole, rating: whole });
export const resultsAnswer: Shape<ResultsAnswer> = object({ results: list(resultInfoOfPlayer) });
export const emptyAnswer: Shape<EmptyAnswer> = object({});
export const playerInfo: Shape<PlayerInfo> = object({ kind: word<PlayerInfo["kind"]>(), name: text, rating: whole, deviation: whole, games: whole });
export const ratingsAnswer: Shape<RatingsAnswer> = object({ game: text, players: list(playerInfo) });
export const healthAnswer: Shape<HealthAnswer> = object({ status: text });
export const position: Shape<Position> = open({}, { phase: text, rules: whole });
export const recordHead: Shape<RecordHead> = object({ record: text, format: whole, game: text, rules: whole, seats: list(text), options: map(text) }, { players: list(text), start: position, commitment: text });
export const recordResult: Shape<RecordResult> = object({ winners: list(whole), scores: list(whole) });
export const recordLine: Shape<RecordLine> = object({}, { seat: whole, move: text, chance: text, undo: whole, taken: text, result: recordResult, key: text });
export const scenarioStart: Shape<ScenarioStart> = object({ seats: whole }, { options: map(text) });
export const scenarioStep: Shape<ScenarioStep> = object({}, { seat: whole, play: text, chance: text, refuse: text, rule: text, undo: flag, legal: list(text), offered: list(text), not_offered: list(text), expect: anything, view: anything, events: list(map(anything)), weights: map(whole), result: recordResult, note: text });
export const scenario: Shape<Scenario> = object({ scenario: text, game: text, steps: list(scenarioStep) }, { rules: list(text), position: position, start: scenarioStart });
