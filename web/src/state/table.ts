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

// Everything the table page knows, as one plain object; the functions below make the next one from it.
//
// The server's newest word (`view`, `moves`, `actors`…) is kept apart from what is on the screen (`shown`): events wait
// in `queue` and are played one by one, so that a player sees what the others did. Moves are offered when nothing waits.
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
  playing?: GameEvent; // the event on the screen just now
  log: GameEvent[];
  trace: GameEvent[]; // what others did since the own last move

  past?: "yes"; // an earlier moment is looked at: nothing can be done, and the log goes on after it
  pending?: string; // the own move that waits for its answer; "undo" for an undo
  overtaken?: Overtaken; // the own move that came too late and waits for the newer situation
  notice?: Notice;
  hint?: "asked" | Hint[]; // for the situation at `sequence`
  passed?: number; // the sequence at which the others were let go on
}

// A move worth making and the chance to win after it, best first.
export interface Hint {
  move: Move;
  chance: number;
}

// Something the player has to be told.
export interface Notice extends Failure {
  rule?: string;
}

// A move that another's overtook on its way to the server, and the moment it was chosen in.
export interface Overtaken {
  move: string;
  sequence: number;
  moment: string | undefined;
}

// What the page needs to know about a game to play its events. What the board looks like the engine tells.
export interface Playback {
  // The view as it is drawn, with pieces that stay the same pieces on the screen, the one that the event moved among them.
  settle(shown: unknown, view: unknown, event?: GameEvent): unknown;
  // The view while an event is on the screen of whose entry more events follow: what they tell of has yet to be seen.
  // Where this is left out, all that an entry does is seen at once.
  meanwhile?(shown: unknown, view: unknown, event: GameEvent): unknown;
  // How long the event stays on the screen at normal speed; 0 for one that needs no look.
  duration(event: GameEvent): number;
  // Whether what others did stays traced on the board until the own next move.
  traces(event: GameEvent): boolean;
  // A name for a stretch of the game in which several seats act as they like, so that what one of them chose still
  // stands when another was faster; nothing where one decision follows the other.
  moment?(view: unknown): string | undefined;
}

// More events than this are not played one by one but shown at once: somebody comes back after a long time.
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
  // A bot that plays on must not wipe away why.
  if (!isFirst && sequence > state.sequence && state.notice?.code !== "sent_away") next.notice = undefined;
  if (sequence !== state.sequence) next.hint = undefined;
  const isPlayed = !isFirst && state.queue.length + events.length <= kPlayedAtMost;
  if (!isPlayed) return seen(skipped(next, playback), events, playback);
  const queued = { ...next, queue: [...state.queue, ...scenesOf({ ...message, events })] };
  return isPlaying(queued) ? queued : skipped(queued, playback);
}

// The next waiting event comes onto the screen; after the last one the server's view does.
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

// Plays on until something needs a look; gives how long that takes, 0 when nothing waits any more.
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

// Everything that waits is taken as seen.
export function skipped(state: TableState, playback: Playback): TableState {
  const events = state.queue.map((scene) => scene.event);
  const shown = shared(state.shown, playback.settle(state.shown, state.view));
  return { ...seen(state, events, playback), queue: [], playing: undefined, shown };
}

const seen = (state: TableState, events: GameEvent[], playback: Playback): TableState =>
  events.reduce((next, event) => remembered(next, event, playback), state);

function remembered(state: TableState, event: GameEvent, playback: Playback): TableState {
  if (state.past) return state; // its log is that of the whole game
  const log = [...state.log, event];
  if (!playback.traces(event)) return { ...state, log };
  // Who only watches has no own moves to clear the traces: each player's take the place of the last one's.
  const isNext = state.seat === undefined && state.trace.at(-1)?.seat !== event.seat;
  const before = isNext ? [] : state.trace;
  const isOwn = state.seat !== undefined && event.seat === state.seat;
  return { ...state, log, trace: isOwn ? [] : [...before, event] };
}

// Whether the game ended because somebody had gone, without a result by the rules.
export const endedEarly = (state: TableState): boolean => state.result?.scores.length === 0;

export const isPlaying = (state: TableState): boolean =>
  state.queue.length > 0 || state.playing !== undefined;

// The moves that may be chosen now: none while events are played, while a move waits for its answer, offline, or while an
// earlier moment is looked at.
export function offered(state: TableState): Move[] {
  return isPlaying(state) ? kNoMoves : offeredAtOnce(state);
}

// The same for a moment in which several act at once: nobody has to wait until the others' doings are played.
export function offeredAtOnce(state: TableState): Move[] {
  return state.past || state.pending !== undefined || state.link !== "online" ? kNoMoves : state.moves;
}

// What becomes of a move that was overtaken: it is sent again if the moment is still the one it was chosen in and the
// server still offers it; the player is told otherwise.
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

// Whether a bot waits for a word of the own seat before it goes on: `awaited` are the seats that are to go on.
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

// An answer to an older question says nothing about what is on the screen now.
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
