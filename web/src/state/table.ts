import type { Link } from "../protocol/connection";
import type {
  Failure,
  GameEvent,
  Hints,
  Joined,
  Move,
  Result,
  TableInfo,
  Update,
} from "../protocol/messages";
import { type Scene, scenesOf } from "./scenes";
import { shared } from "./shared";

// Everything the table page knows, as one plain immutable object; the functions below return the next state.
//
// The server's latest state (`view`, `moves`, `actors`…) is separate from what is on the screen (`shown`): events wait
// in `queue` and are played one by one, so that a player sees what the others did. Moves are offered once the queue is
// empty.
export interface TableState {
  link: Link;
  info?: TableInfo;
  seat?: number;
  sequence: number;
  view?: unknown;
  moves: Move[];
  actors: number[];
  canUndo: boolean;
  result?: Result;

  shown?: unknown;
  queue: Scene[];
  playing?: GameEvent; // the event currently on the screen
  log: GameEvent[];
  trace: GameEvent[]; // what others did since the player's last move

  past?: "yes"; // viewing an earlier moment: read-only, and the log continues past it
  pending?: string; // the player's move awaiting its reply; "undo" for an undo
  overtaken?: Overtaken; // the player's move that came too late and waits for the newer position
  notice?: Notice;
  hint?: "asked" | Hint[]; // for the position at `sequence`
  passed?: number; // the sequence at which the player passed
}

// A suggested move and the chance of winning after it, best first.
export interface Hint {
  move: Move;
  chance: number;
}

// Something the player must be told.
export interface Notice extends Failure {
  rule?: string;
}

// A move that was overtaken by another player's on its way to the server, and the moment it was chosen in.
export interface Overtaken {
  move: string;
  sequence: number;
  moment: string | undefined;
}

// What the page needs to know about a game to play its events. The board itself comes from the engine.
export interface Playback {
  // The view as drawn, in which pieces keep their identity on the screen, including the one the event moved.
  settle(shown: unknown, view: unknown, event?: GameEvent): unknown;
  // The view during an event that is not the last of its entry: the effects of later events must not show yet. If
  // omitted, all effects of an entry show at once.
  meanwhile?(shown: unknown, view: unknown, event: GameEvent): unknown;
  // How long the event stays on the screen at normal speed; 0 for one that need not be shown.
  duration(event: GameEvent): number;
  // Whether an event by others stays traced on the board until the player's next move.
  traces(event: GameEvent): boolean;
  // Identifies a part of the game in which several seats act as they like, so that one seat's choice remains valid if
  // another was faster; undefined if decisions follow one another.
  moment?(view: unknown): string | undefined;
}

// Longer queues are shown at once instead of being played: the player has been away for a long time.
const kPlayedAtMost = 60;
const kNoMoves: Move[] = [];

export const emptyTable = (): TableState => ({
  link: "connecting",
  sequence: 0,
  moves: [],
  actors: [],
  canUndo: false,
  queue: [],
  log: [],
  trace: [],
});

export function joined(state: TableState, message: Joined, playback: Playback): TableState {
  const next = { ...state, info: message.table, seat: message.seat };
  return situation(next, message, message.result, playback);
}

export function updated(state: TableState, message: Update, playback: Playback): TableState {
  return situation(state, message, message.result, playback);
}

function situation(
  state: TableState,
  message: Joined | Update,
  result: Result | undefined,
  playback: Playback,
): TableState {
  const { sequence, view, moves, actors } = message;
  const events = message.events.filter((event) => event.seq > state.sequence);
  const isFirst = state.view === undefined;
  const next: TableState = { ...state, sequence, view, moves, actors, canUndo: message.can_undo, result };
  // A bot playing on must not clear the notice that explains why.
  if (!isFirst && sequence > state.sequence && state.notice?.code !== "sent_away") next.notice = undefined;
  if (sequence !== state.sequence) next.hint = undefined;
  const isPlayed = !isFirst && state.queue.length + events.length <= kPlayedAtMost;
  if (!isPlayed) return seen(skipped(next, playback), events, playback);
  const queued = { ...next, queue: [...state.queue, ...scenesOf({ ...message, events })] };
  return isPlaying(queued) ? queued : skipped(queued, playback);
}

// Shows the next queued event; after the last one, the server's view.
export function stepped(state: TableState, playback: Playback): TableState {
  const [scene, ...queue] = state.queue;
  if (!scene) return skipped(state, playback);
  const { event, view, isLast } = scene;
  const picture = isLast ? view : (playback.meanwhile?.(state.shown, view, event) ?? view);
  return {
    ...remembered(state, event, playback),
    queue,
    playing: event,
    shown: shared(state.shown, playback.settle(state.shown, picture, event)),
  };
}

// Plays on until an event has to be shown; returns its duration, 0 if the queue is empty.
export function playedOn(
  state: TableState,
  playback: Playback,
  pace: number,
): { next: TableState; pause: number } {
  let next = state;
  let pause = 0;
  while (isPlaying(next) && pause === 0) {
    next = stepped(next, playback);
    if (next.playing) pause = playback.duration(next.playing) * pace;
  }
  return { next, pause };
}

// Marks everything in the queue as seen.
export function skipped(state: TableState, playback: Playback): TableState {
  const events = state.queue.map((scene) => scene.event);
  const shown = shared(state.shown, playback.settle(state.shown, state.view));
  return { ...seen(state, events, playback), queue: [], playing: undefined, shown };
}

const seen = (state: TableState, events: GameEvent[], playback: Playback): TableState =>
  events.reduce((next, event) => remembered(next, event, playback), state);

function remembered(state: TableState, event: GameEvent, playback: Playback): TableState {
  if (state.past) return state; // it already has the log of the whole game
  const log = [...state.log, event];
  if (!playback.traces(event)) return { ...state, log };
  // A spectator has no moves of their own to clear the trace: each player's trace replaces the previous player's.
  const isNext = state.seat === undefined && state.trace.at(-1)?.seat !== event.seat;
  const before = isNext ? [] : state.trace;
  const isOwn = state.seat !== undefined && event.seat === state.seat;
  return { ...state, log, trace: isOwn ? [] : [...before, event] };
}

// Whether the game ended because a player was absent, without a result by the rules.
export const endedEarly = (state: TableState): boolean => state.result?.scores.length === 0;

export const isPlaying = (state: TableState): boolean =>
  state.queue.length > 0 || state.playing !== undefined;

// The moves that can be chosen now: none during playback, while a move awaits its reply, when offline, or when viewing
// an earlier moment.
export function offered(state: TableState): Move[] {
  return isPlaying(state) ? kNoMoves : offeredAtOnce(state);
}

// The same for a moment in which several act at once: the player need not wait for the playback of the others' moves.
export function offeredAtOnce(state: TableState): Move[] {
  return state.past || state.pending !== undefined || state.link !== "online" ? kNoMoves : state.moves;
}

// What to do with an overtaken move: it is resent if the moment it was chosen in still lasts and the server still
// offers it; otherwise the player is told.
export function afterOvertaking(state: TableState, playback: Playback): "wait" | "again" | "tell" {
  const late = state.overtaken;
  if (!late || late.moment === undefined) return "tell";
  if (state.sequence <= late.sequence) return "wait";
  const isSame = playback.moment?.(state.view) === late.moment;
  return isSame && state.moves.some((one) => one.move === late.move) ? "again" : "tell";
}

export const overtaken = (state: TableState, late: Overtaken): TableState => ({
  ...state,
  overtaken: late,
  pending: late.move,
});
export const caughtUp = (state: TableState): TableState => ({
  ...state,
  overtaken: undefined,
  pending: undefined,
});

export const mayUndo = (state: TableState): boolean =>
  state.canUndo && !isPlaying(state) && state.pending === undefined && state.link === "online";

// Whether a bot is waiting for this seat to act or pass: `awaited` are the seats that act next.
export const mayPass = (state: TableState, awaited: number[], invited: number[]): boolean =>
  !state.past &&
  state.link === "online" &&
  state.seat !== undefined &&
  state.passed !== state.sequence &&
  !isPlaying(state) &&
  state.pending === undefined &&
  invited.includes(state.seat) &&
  awaited.some((seat) => state.info?.seats[seat]?.kind === "bot");

export const passed = (state: TableState): TableState => ({ ...state, passed: state.sequence });

export const mayAskHint = (state: TableState): boolean =>
  state.hint === undefined && offered(state).length > 1;

export const hintAsked = (state: TableState): TableState => ({ ...state, hint: "asked" });

// A reply to an older request does not apply to the current position.
export function hinted(state: TableState, message: Hints): TableState {
  if (message.sequence !== state.sequence) return state;
  const hint = message.moves.flatMap(({ move, chance }) => {
    const offer = state.moves.find((one) => one.move === move);
    return offer ? [{ move: offer, chance }] : [];
  });
  return { ...state, hint };
}

export const sent = (state: TableState, move: string): TableState => ({
  ...state,
  pending: move,
  notice: undefined,
});
export const settled = (state: TableState): TableState => ({ ...state, pending: undefined });
export const linked = (state: TableState, link: Link): TableState => ({ ...state, link });
export const tableChanged = (state: TableState, info: TableInfo): TableState => ({
  ...state,
  info: shared(state.info, info),
});
export const dismissed = (state: TableState): TableState => ({ ...state, notice: undefined });

export const failed = (state: TableState, { code, key, args, rule }: Notice): TableState => ({
  ...state,
  notice: { code, key, args, rule },
  hint: state.hint === "asked" ? undefined : state.hint,
});
