import { expect, test } from "vitest";
import type { GameEvent, TableInfo } from "../protocol/messages";
import { nextStop, pastTable, pastTableFrom, stopFor, stopsOfLog } from "./past";
import { emptyTable, offered, type Playback, stepped } from "./table";

const info = { table: "t1", game: "atlantis", seats: [] } as unknown as TableInfo;
const event = (seq: number, seat: number, text = "x"): GameEvent => ({ seq, type: "play", seat, text });
const events = [event(1, 0), event(2, 1), event(3, 1), event(4, 0)];
const past = { info, viewer: undefined, events };
const playback: Playback = {
  settle: (_, view) => view,
  duration: () => 100,
  traces: () => true,
};
const moment = (sequence: number, ...earlier: string[]) => ({
  sequence,
  view: `view ${sequence}`,
  earlier,
  actors: [0],
});

test("an earlier moment shows its board, offers no moves, and keeps the whole log", () => {
  const table = pastTable(past, moment(3), emptyTable(), playback);
  expect(table).toMatchObject({ shown: "view 3", sequence: 3, past: "yes", queue: [] });
  expect(table.log).toBe(events);
  expect(offered(table)).toEqual([]);
  expect(table.trace.map((one) => one.seq)).toEqual([2, 3]);
});

test("a step forward plays what happened in between", () => {
  const before = pastTable(past, moment(2), emptyTable(), playback);
  const table = pastTableFrom(past, moment(4, "view 3"), before, playback);
  expect(table.shown).toBe("view 2");
  expect(table.queue.map(({ event: { seq }, view }) => [seq, view])).toEqual([
    [3, "view 3"],
    [4, "view 4"],
  ]);
  const played = stepped(table, playback);
  expect(played.shown).toBe("view 3");
  expect(played.log).toBe(events);
  expect(played.trace).toBe(table.trace);
});

test("an event without a view is not played", () => {
  const before = pastTable(past, moment(1), emptyTable(), playback);
  const table = pastTableFrom(past, moment(4, "view 3"), before, playback);
  expect(table.queue.map((one) => one.event.seq)).toEqual([3, 4]);
});

test("steps go from stop to stop and stay put at the ends", () => {
  const stops = [0, 3, 7];
  expect(nextStop(stops, 0, 1)).toBe(3);
  expect(nextStop(stops, 5, -1)).toBe(3);
  expect(nextStop(stops, 7, 1)).toBe(7);
  expect(nextStop(stops, 0, -1)).toBe(0);
  expect([0, 1, 3, 4, 9].map((sequence) => stopFor(stops, sequence))).toEqual([0, 3, 3, 7, 7]);
});

test("a running game stops wherever its log has a line", () => {
  expect(stopsOfLog([event(1, 0), event(2, 0, ""), event(3, 0), event(3, 0)])).toEqual([0, 1, 3]);
});
