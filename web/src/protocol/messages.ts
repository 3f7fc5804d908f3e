import {
  type JoinedMessage,
  type Event as PlainEvent,
  type Move as PlainMove,
  type RecordResult,
  type ServerMessage,
  serverMessages,
  type UpdateMessage,
} from "./generated";
import { open, type Reading, read, type Shape, text } from "./shape";

// The names used in this page.
export type {
  HintsMessage as Hints,
  MyTableInfo as AccountTable,
  PlayerInfo as RatedPlayer,
  ResultInfoOfPlayer as FinishedGame,
} from "./generated";
// The messages of docs/protocol.md. Views, moves and events have further fields, typed in each game's folder.
export * from "./generated";

// `say` is the key of a message whose arguments are the other fields. The page replaces it with that message in the
// reader's language.
export type Worded<M> = Omit<M, "say"> & { text: string };
export type Move = Worded<PlainMove>;
export type GameEvent = Worded<PlainEvent>;

// A view is passed on to the game's folder unchanged.
type Unseen<T> = Omit<T, "view" | "moves" | "events"> & { view: unknown; moves: Move[]; events: GameEvent[] };
export type Joined = Unseen<JoinedMessage>;
export type Update = Unseen<UpdateMessage>;
// A game that was not played at a table has no key.
export type Result = RecordResult & { key?: string };

// An error, with the message of the server or the engine if it came from there.
export interface Failure {
  code: string;
  key?: string;
  args?: Record<string, unknown>;
  rule?: string;
}

const typed = open({ type: text });

export function readServerMessage(value: unknown): Reading<ServerMessage> {
  const head = read(typed, value);
  if (!head.ok) return head;
  const shape: Shape<ServerMessage> | undefined = serverMessages[head.value.type as ServerMessage["type"]];
  if (!shape) return { ok: false, error: `type: unknown message type "${head.value.type}"` };
  return read(shape, value);
}
