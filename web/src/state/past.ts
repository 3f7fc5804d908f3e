import type { GameEvent, TableInfo } from "../protocol/messages";
import { scenesOf } from "./scenes";
import type { Moment } from "./story";
import { emptyTable, type Playback, type TableState } from "./table";

// A table as it was at an earlier moment: read-only, with the complete log.
export interface Past {
  info: TableInfo;
  viewer: number | undefined;
  events: GameEvent[]; // of the whole game
}

// The moment itself, without playback.
export function pastTable(past: Past, moment: Moment, before: TableState, playback: Playback): TableState {
  return {
    ...atMoment(past, moment, playback),
    shown: playback.settle(before.shown, moment.view),
  };
}

// The same, but first plays what led to it from the previous moment.
export function pastTableFrom(
  past: Past,
  moment: Moment,
  before: TableState,
  playback: Playback,
): TableState {
  const events = past.events.filter(({ seq }) => seq > before.sequence && seq <= moment.sequence);
  return { ...atMoment(past, moment, playback), shown: before.shown, queue: scenesOf({ ...moment, events }) };
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

// The board actions of the last player to act.
function traceOf(events: GameEvent[], at: number, playback: Playback): GameEvent[] {
  const traced = events.filter((event) => event.seq <= at && playback.traces(event));
  const last = traced.at(-1)?.seat;
  const others = traced.findLastIndex((event) => event.seat !== last);
  return traced.slice(others + 1);
}

// The previous or next stop; the moment itself at either end.
export function nextStop(stops: number[], at: number, step: 1 | -1): number {
  const found = step > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}

// The stop a sequence number belongs to: chance outcomes are shown together with the move before them.
export const stopFor = (stops: number[], sequence: number): number =>
  stops.find((stop) => stop >= sequence) ?? stops.at(-1) ?? 0;

// A running table has no record that tells chance entries apart, so it stops wherever its log has a line.
export const stopsOfLog = (events: GameEvent[]): number[] => [
  0,
  ...new Set(events.filter((event) => event.text !== "").map((event) => event.seq)),
];
