import type { Said } from "../protocol/connection";
import type { Failure } from "../protocol/messages";

// The chat of a table, as one plain immutable object; the functions below return the next state. The player's own lines
// stay in `own` until the server confirms them, so that nothing typed is lost.
export interface ChatState {
  lines: Said[];
  read: number; // how many of them have been read
  muted: number[];
  own: OwnLine[];
}

export interface OwnLine {
  key: number;
  text: string;
  failure?: Failure; // why it was not sent
}

export const kLongestLine = 500; // characters

export const emptyChat = (muted: number[] = [], own: OwnLine[] = []): ChatState => ({
  lines: [],
  read: 0,
  muted,
  own,
});

const isSame = (one: Said, other: Said): boolean =>
  one.seat === other.seat && one.text === other.text && one.sent === other.sent;

// The server remembers the most recent lines; older ones received before are kept. `readUntil` is the time of the last
// line read on an earlier visit.
export function chatJoined(
  chat: ChatState,
  last: Said[],
  seat: number | undefined,
  readUntil: number,
): ChatState {
  const known = chat.lines;
  const first = last[0];
  const at = first ? known.findIndex((line) => isSame(line, first)) : known.length;
  const lines = at >= 0 ? [...known.slice(0, at), ...last] : last;
  const isFirst = known.length === 0;
  const read = isFirst
    ? lines.filter((line) => line.sent <= readUntil).length
    : Math.min(chat.read, lines.length);
  // A line whose reply was lost may have been delivered all the same.
  const fresh = lines.filter((line) => !known.some((other) => isSame(line, other)));
  const next = { ...chat, lines, read };
  return isFirst && chat.own.length === 0
    ? next
    : fresh.reduce((all, line) => settledBy(all, line, seat), next);
}

export function heard(chat: ChatState, line: Said, seat: number | undefined): ChatState {
  return settledBy({ ...chat, lines: [...chat.lines, line] }, line, seat);
}

function settledBy(chat: ChatState, line: Said, seat: number | undefined): ChatState {
  if (line.seat !== seat) return chat;
  const at = chat.own.findIndex((one) => one.text === line.text);
  return at < 0 ? chat : { ...chat, own: chat.own.filter((_, index) => index !== at) };
}

export const said = (chat: ChatState, text: string): ChatState => ({
  ...chat,
  own: [...chat.own, { key: 1 + Math.max(0, ...chat.own.map((one) => one.key)), text }],
});

export const unheard = (chat: ChatState, key: number, failure: Failure | undefined): ChatState => ({
  ...chat,
  own: chat.own.map((one) => (one.key === key ? { key, text: one.text, ...(failure && { failure }) } : one)),
});

export const dropped = (chat: ChatState, key: number): ChatState => ({
  ...chat,
  own: chat.own.filter((one) => one.key !== key),
});

export const allRead = (chat: ChatState): ChatState =>
  chat.read === chat.lines.length ? chat : { ...chat, read: chat.lines.length };

export const muting = (chat: ChatState, seat: number): ChatState => ({
  ...chat,
  muted: [...chat.muted.filter((one) => one !== seat), seat],
});
export const hearing = (chat: ChatState, seat: number): ChatState => ({
  ...chat,
  muted: chat.muted.filter((one) => one !== seat),
});

export const audible = (chat: ChatState): Said[] =>
  chat.lines.filter((line) => !chat.muted.includes(line.seat));

// Unread lines by others.
export const unread = (chat: ChatState, seat: number | undefined): number =>
  chat.lines.slice(chat.read).filter((line) => line.seat !== seat && !chat.muted.includes(line.seat)).length;

// The text to send: the server refuses control characters and characters that change the text direction.
export const cleaned = (typed: string): string =>
  typed.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, " ").trim();

// How many characters exceed the limit.
export const excess = (typed: string): number => Math.max(0, [...cleaned(typed)].length - kLongestLine);
