import {
  type JoinedMessage,
  type RecordResult,
  type ServerMessage,
  serverMessages,
  type UpdateMessage,
} from "./generated";
import { open, type Reading, read, type Shape, text } from "./shape";

// The messages of docs/protocol.md. Views, moves and events carry more names, which the game's folder describes.
export * from "./generated";

// What this page calls them.
export {
  type Event as GameEvent,
  event as gameEvent,
  type HintsMessage as Hints,
  type MyTableInfo as AccountTable,
  type PlayerInfo as RatedPlayer,
  type ResultInfoOfPlayer as FinishedGame,
} from "./generated";

// A view is passed on to the game's folder as it is.
type Unseen<T> = Omit<T, "view"> & { view: unknown };
export type Joined = Unseen<JoinedMessage>;
export type Update = Unseen<UpdateMessage>;
// A game that was not played at a table has no key.
export type Result = RecordResult & { key?: string };

const typed = open({ type: text });

export function readServerMessage(value: unknown): Reading<ServerMessage> {
  const head = read(typed, value);
  if (!head.ok) return head;
  const shape: Shape<ServerMessage> | undefined = serverMessages[head.value.type as ServerMessage["type"]];
  if (!shape) return { ok: false, error: `type: unknown message type "${head.value.type}"` };
  return read(shape, value);
}
