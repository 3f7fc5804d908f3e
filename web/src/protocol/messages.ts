import {
  anything,
  flag,
  list,
  literal,
  map,
  type Of,
  object,
  open,
  type Reading,
  read,
  real,
  text,
  whole,
} from "./shape";

// The messages of docs/protocol.md. Views, moves and events carry more names, which the game's folder describes.

export const gameInfo = object({
  id: text,
  name: text,
  min_seats: whole,
  max_seats: whole,
  rules_version: whole,
  options: list(
    object(
      { name: text, values: list(text), help: text },
      { needs: list(object({ value: text, option: text, among: list(text) })) },
    ),
  ),
  bots: list(text),
});
export type GameInfo = Of<typeof gameInfo>;

export const gamesAnswer = object({ games: list(gameInfo) });

export const seatRequest = object({ kind: literal("me", "friend", "bot") }, { name: text, bot: text });
export type SeatRequest = Of<typeof seatRequest>;

// Seconds for the game and for every turn, or days for every turn.
export const clockSettings = object({}, { base: whole, increment: whole, days: whole });
export type ClockSettings = Of<typeof clockSettings>;

// What the table does about a player who is gone, after a grace of so many seconds.
// biome-ignore lint/suspicious/noThenProperty: a word of the protocol, whose value is a text and never called
export const absenceSettings = object({ then: literal("wait", "bot", "end") }, { grace: whole, bot: text });
export type AbsenceSettings = Of<typeof absenceSettings>;

export const createRequest = object(
  { game: text, seats: list(seatRequest) },
  {
    options: map(text),
    rated: flag,
    listed: flag,
    clock: clockSettings,
    absence: absenceSettings,
    delay: whole,
  },
);
export const quickRequest = object({ game: text }, { name: text, players: whole, bot: text });
export type CreateRequest = Of<typeof createRequest>;

export const createAnswer = object({
  table: text,
  seats: list(object({ seat: whole }, { token: text, invite: text })),
});
export type CreateAnswer = Of<typeof createAnswer>;

export const claimRequest = object({}, { invite: text, name: text });
export const claimAnswer = object({ table: text, seat: whole, token: text });
export type ClaimAnswer = Of<typeof claimAnswer>;

export const seatInfo = object(
  { kind: literal("human", "bot"), name: text, taken: flag, online: flag },
  { account: flag, substitute: text },
);
export type SeatInfo = Of<typeof seatInfo>;

// Milliseconds by seat when the message was written, and the seats whose time runs.
export const clockInfo = object({ left: list(whole), running: list(whole) });
export type ClockInfo = Of<typeof clockInfo>;

export const tableInfo = object(
  {
    table: text,
    game: text,
    rules_version: whole,
    options: map(text),
    commitment: text,
    seats: list(seatInfo),
    sequence: whole,
    over: flag,
  },
  {
    rated: flag,
    listed: flag,
    host: whole,
    rematch: text,
    clock: clockSettings,
    absence: absenceSettings,
    delay: whole,
    time: clockInfo,
    ended: list(whole),
  },
);
export type TableInfo = Of<typeof tableInfo>;

export const listedTable = object(
  {
    table: text,
    game: text,
    created: whole,
    rated: flag,
    seats: list(object({ kind: literal("human", "bot"), name: text, taken: flag, account: flag })),
  },
  { clock: clockSettings },
);
export type ListedTable = Of<typeof listedTable>;

export const tablesAnswer = object({ tables: list(listedTable) });

export const signInRequest = object({ name: text, password: text });
const rating = { rating: whole, deviation: whole, games: whole };
export const accountAnswer = object({ name: text, ratings: list(object({ game: text, ...rating })) });
export type AccountAnswer = Of<typeof accountAnswer>;

const finishedGame = object(
  { table: text, game: text, seat: whole, score: whole, place: whole, players: whole, finished: whole },
  { rating_before: whole, rating: whole },
);
export type FinishedGame = Of<typeof finishedGame>;
export const resultsAnswer = object({ results: list(finishedGame) });

const accountTable = object({ table: text, game: text, seat: whole, created: whole, over: flag });
export type AccountTable = Of<typeof accountTable>;
export const myTablesAnswer = object({ tables: list(accountTable) });

const ratedPlayer = object({ kind: literal("human", "bot"), name: text, ...rating });
export type RatedPlayer = Of<typeof ratedPlayer>;
export const ratingsAnswer = object({ game: text, players: list(ratedPlayer) });

// The table as everybody could see it at an earlier moment.
export const momentAnswer = object({ sequence: whole, view: anything, actors: list(whole) });
export type MomentAnswer = Of<typeof momentAnswer>;

// `say` is the key of a message whose arguments are the other fields. The page puts that message in its place, in the
// reader's language.
export type Worded<M> = Omit<M, "say"> & { text: string };

export const move = open({ move: text, kind: text, say: text });
export type Move = Worded<Of<typeof move>>;

export const gameEvent = open({ seq: whole, type: text, say: text }, { seat: whole });
export type GameEvent = Worded<Of<typeof gameEvent>>;

type WithWords<M> = Omit<M, "moves" | "events"> & { moves: Move[]; events: GameEvent[] };

export const result = object({ winners: list(whole), scores: list(whole) }, { key: text });
export type Result = Of<typeof result>;

const situation = {
  sequence: whole,
  view: anything,
  moves: list(move),
  actors: list(whole),
  can_undo: flag,
  events: list(gameEvent),
  earlier: list(anything),
};

export const joinMessage = object(
  { type: literal("join"), table: text },
  { id: whole, token: text, seat: whole, since: whole },
);
export const moveMessage = object({ type: literal("move"), sequence: whole, move: text }, { id: whole });
export const undoMessage = object({ type: literal("undo"), sequence: whole }, { id: whole });
export const sayMessage = object({ type: literal("say"), text }, { id: whole });
export const muteMessage = object({ type: literal("mute"), seat: whole, muted: flag }, { id: whole });
export const rematchMessage = object({ type: literal("rematch") }, { id: whole });
export const hintMessage = object({ type: literal("hint"), sequence: whole }, { id: whole });
export const passMessage = object({ type: literal("pass"), sequence: whole }, { id: whole });
export const leaveMessage = object({ type: literal("leave") }, { id: whole });
export const kickMessage = object({ type: literal("kick"), seat: whole }, { id: whole });
export type ClientMessage =
  | Of<typeof joinMessage>
  | Of<typeof moveMessage>
  | Of<typeof undoMessage>
  | Of<typeof hintMessage>
  | Of<typeof passMessage>
  | Of<typeof sayMessage>
  | Of<typeof muteMessage>
  | Of<typeof rematchMessage>
  | Of<typeof leaveMessage>
  | Of<typeof kickMessage>;

const line = { seat: whole, text, sent: whole };
export const said = object({ type: literal("said"), ...line });

export const joined = object(
  { type: literal("joined"), table: tableInfo, ...situation },
  { id: whole, seat: whole, chat: list(object(line)), result },
);
export type JoinedMessage = Of<typeof joined>;
export type Joined = WithWords<JoinedMessage>;

export const accepted = object({ type: literal("accepted"), sequence: whole }, { id: whole });
export const update = object({ type: literal("update"), ...situation }, { time: clockInfo, result });
export type UpdateMessage = Of<typeof update>;
export type Update = WithWords<UpdateMessage>;

export const tableChanged = object({ type: literal("table"), table: tableInfo });

export const hints = object(
  { type: literal("hints"), sequence: whole, moves: list(object({ move: text, chance: real })) },
  { id: whole },
);
export type Hints = Of<typeof hints>;

export const kicked = object({ type: literal("kicked"), seat: whole, invite: text }, { id: whole });

export const errorMessage = object(
  { type: literal("error"), code: text, key: text, args: open({}), message: text },
  { id: whole, rule: text },
);
export type ErrorMessage = Of<typeof errorMessage>;

// What went wrong: with the message of the server or the engine where it was they who noticed.
export interface Failure {
  code: string;
  key?: string;
  args?: Record<string, unknown>;
}

// An HTTP error is the same, but nobody needs its type.
export const errorAnswer = object(
  { code: text, key: text, args: open({}), message: text },
  { type: text, rule: text },
);

const serverShapes = {
  joined,
  accepted,
  update,
  table: tableChanged,
  hints,
  said,
  kicked,
  error: errorMessage,
} as const;
export type ServerMessage = {
  [K in keyof typeof serverShapes]: Of<(typeof serverShapes)[K]>;
}[keyof typeof serverShapes];

const typed = open({ type: text });

export function readServerMessage(
  value: unknown,
  mode: "strict" | "tolerant" = "tolerant",
): Reading<ServerMessage> {
  const head = read(typed, value);
  if (!head.ok) return head;
  const shape = serverShapes[head.value.type as keyof typeof serverShapes];
  if (!shape) return { ok: false, error: `type: unknown message type "${head.value.type}"` };
  return read<ServerMessage>(shape as never, value, mode);
}
