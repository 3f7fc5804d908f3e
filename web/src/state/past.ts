import type { GameEvent, Moment, TableInfo } from "../protocol/messages";
import { emptyTable, type Playback, type TableState } from "./table";

// A table as it was at an earlier moment: nothing can be done at it, and its log goes on to the end.
export interface Past {
  info: TableInfo;
  viewer: number | undefined;
  events: GameEvent[]; // of the whole game
}

// The moment itself, at once.
export function pastTable(past: Past, moment: Moment, before: TableState, playback: Playback): TableState {
  return {
    ...atMoment(past, moment, playback),
    shown: playback.settle(before.shown, moment.view),
  };
}

// The same, but what led to it from the moment before is played first.
export function pastTableFrom(
  past: Past,
  moment: Moment,
  before: TableState,
  playback: Playback,
): TableState {
  const queue = past.events.filter(({ seq }) => seq > before.sequence && seq <= moment.sequence);
  return { ...atMoment(past, moment, playback), shown: before.shown, queue };
}

function atMoment(past: Past, moment: Moment, playback: Playback): TableState {
  return {
    ...emptyTable(),
    link: "online",
    past: "yes",
    info: past.info,
    seat: past.viewer,
    sequence: moment.sequence,
    view: moment.view,
    actors: moment.actors,
    log: past.events,
    trace: traceOf(past.events, moment.sequence, playback),
  };
}

// What the last one to act did on the board.
function traceOf(events: GameEvent[], at: number, playback: Playback): GameEvent[] {
  const traced = events.filter((event) => event.seq <= at && playback.traces(event));
  const last = traced.at(-1)?.seat;
  const others = traced.findLastIndex((event) => event.seat !== last);
  return traced.slice(others + 1);
}

// The stop before or after a moment; the moment itself at either end.
export function nextStop(stops: number[], at: number, step: 1 | -1): number {
  const found = step > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}

// The stop that a sequence number belongs to: what chance decided after a move is seen with it.
export const stopFor = (stops: number[], sequence: number): number =>
  stops.find((stop) => stop >= sequence) ?? stops.at(-1) ?? 0;

// A running table has no record to tell where chance went on: it stops where its log has a line.
export const stopsOfLog = (events: GameEvent[]): number[] => [
  0,
  ...new Set(events.filter((event) => event.text !== "").map((event) => event.seq)),
];
