import { expect, test } from "vitest";
import type { GameEvent, Joined, TableInfo, Update } from "../protocol/messages";
import {
  afterOvertaking,
  caughtUp,
  emptyTable,
  endedEarly,
  failed,
  hintAsked,
  hinted,
  isPlaying,
  joined,
  mayAskHint,
  mayPass,
  mayUndo,
  offered,
  offeredAtOnce,
  overtaken,
  type Playback,
  passed,
  sent,
  settled,
  skipped,
  stepped,
  updated,
} from "./table";

const info: TableInfo = {
  table: "t1",
  game: "atlantis",
  rules_version: 1,
  options: {},
  commitment: "",
  seats: [],
  sequence: 3,
  over: false,
  rated: false,
  listed: false,
};
const event = (seq: number, type: string, seat?: number): GameEvent => ({
  seq,
  type,
  seat,
  text: `${type} ${seq}`,
});
const move = { move: "show", kind: "show", text: "Show" };

// A playback that draws views unchanged, and marks those in the middle of an entry.
const playback: Playback = {
  settle: (_, view) => view,
  meanwhile: (shown, view, one) => `${shown}, ${one.type} on the way to ${view}`,
  duration: () => 100,
  traces: (one) => one.type === "play",
};

const join = (events: GameEvent[], sequence = 3): Joined => ({
  type: "joined",
  seat: 0,
  table: info,
  sequence,
  view: "first",
  moves: [move],
  actors: [0],
  can_undo: false,
  events,
  earlier: [],
  chat: [],
});
// `views` are those after each entry, the newest last.
const update = (sequence: number, events: GameEvent[], ...views: string[]): Update => ({
  type: "update",
  sequence,
  view: views.at(-1) ?? "next",
  moves: [move],
  actors: [0],
  can_undo: true,
  events,
  earlier: views.slice(0, -1).reverse(),
});

const atTable = () => ({
  ...joined(emptyTable(), join([event(1, "first"), event(2, "lay")]), playback),
  link: "online" as const,
});

test("joining shows the view at once and fills the log with the history", () => {
  const state = atTable();
  expect(isPlaying(state)).toBe(false);
  expect(state.shown).toBe("first");
  expect(state.log.map((one) => one.seq)).toEqual([1, 2]);
  expect(offered(state)).toEqual([move]);
});

test("events are played one by one, each with the view after its entry, before moves are offered", () => {
  const events = [event(4, "play", 1), event(5, "draw", 1)];
  let state = updated(atTable(), update(5, events, "played", "drawn"), playback);
  expect(offered(state)).toEqual([]);
  expect(state.shown).toBe("first");
  state = stepped(state, playback);
  expect(state.shown).toBe("played");
  expect(state.playing?.seq).toBe(4);
  state = stepped(state, playback);
  expect(state.shown).toBe("drawn");
  expect(offered(state)).toEqual([]);
  state = stepped(state, playback);
  expect(state.shown).toBe("drawn");
  expect(offered(state)).toEqual([move]);
  expect(state.log.map((one) => one.seq)).toEqual([1, 2, 4, 5]);
});

test("until the last event of an entry, the game decides how much of it is shown", () => {
  const events = [event(4, "play", 1), event(4, "take", 1)];
  let state = stepped(updated(atTable(), update(4, events, "played"), playback), playback);
  expect(state.shown).toBe("first, play on the way to played");
  state = stepped(state, playback);
  expect(state.shown).toBe("played");
  const { meanwhile: _, ...plain } = playback;
  expect(stepped(updated(atTable(), update(4, events, "played"), plain), plain).shown).toBe("played");
});

test("an update that arrives during playback waits its turn", () => {
  let state = stepped(updated(atTable(), update(4, [event(4, "play", 1)], "played"), playback), playback);
  state = updated(state, update(5, [event(5, "play", 2)], "last"), playback);
  expect(state.shown).toBe("played");
  state = stepped(stepped(state, playback), playback);
  expect(state.shown).toBe("last");
});

test("skipping shows the server's view and keeps the log complete", () => {
  const state = skipped(
    updated(atTable(), update(5, [event(4, "play", 1), event(5, "take", 1)], "between", "next"), playback),
    playback,
  );
  expect(state.shown).toBe("next");
  expect(state.log.map((one) => one.seq)).toEqual([1, 2, 4, 5]);
  expect(isPlaying(state)).toBe(false);
});

test("a reconnect queues only events not seen yet", () => {
  const state = joined(atTable(), join([event(3, "draw"), event(4, "play", 1)], 4), playback);
  expect(state.queue.map((one) => one.event.seq)).toEqual([4]);
});

test("after a long absence everything is shown without playback", () => {
  const many = Array.from({ length: 200 }, (_, index) => event(4 + index, "play", 1));
  const state = updated(atTable(), update(203, many), playback);
  expect(isPlaying(state)).toBe(false);
  expect(state.log).toHaveLength(202);
});

test("the others' paths stay traced until the player's next move", () => {
  let state = skipped(
    updated(atTable(), update(5, [event(4, "play", 1), event(5, "play", 2)], "between", "next"), playback),
    playback,
  );
  expect(state.trace.map((one) => one.seat)).toEqual([1, 2]);
  state = skipped(updated(state, update(6, [event(6, "play", 0)]), playback), playback);
  expect(state.trace).toEqual([]);
});

test("nothing is offered while a move awaits its reply or the connection is lost", () => {
  const state = { ...atTable(), canUndo: true };
  expect(mayUndo(state)).toBe(true);
  expect(offered(sent(state, "show"))).toEqual([]);
  expect(mayUndo(sent(state, "show"))).toBe(false);
  expect(offered(settled(sent(state, "show")))).toEqual([move]);
  expect(offered({ ...state, link: "lost" })).toEqual([]);
});

test("a refusal stays until the table moves on", () => {
  const refused = failed(atTable(), { code: "refused", rule: "ATL-3.5", key: "atlantis.refusal.no" });
  expect(refused.notice).toEqual({ code: "refused", rule: "ATL-3.5", key: "atlantis.refusal.no" });
  expect(updated(refused, update(4, [event(4, "play", 0)]), playback).notice).toBeUndefined();
});

test("a spectator sees the trace of the last player only", () => {
  const events = [event(4, "play", 0), event(5, "play", 1), event(6, "take", 1), event(7, "play", 1)];
  const watching = { ...join(events, 7), seat: undefined };
  const state = joined(emptyTable(), watching, playback);
  expect(state.trace.map((one) => one.seq)).toEqual([5, 7]);
});

test("a bot due to act waits for an invited player until they pass", () => {
  const human = { kind: "human" as const, name: "Ada", taken: true, online: true, account: false };
  const people = { ...info, seats: [human, human] };
  const bots = {
    ...atTable(),
    link: "online" as const,
    info: { ...info, seats: [human, { ...human, kind: "bot" as const }] },
  };
  const mine = { ...bots, seat: 0 };
  expect(mayPass(mine, [1], [0])).toBe(true);
  expect(mayPass(passed(mine), [1], [0])).toBe(false);
  expect(mayPass({ ...passed(mine), sequence: mine.sequence + 1 }, [1], [0])).toBe(true);
  expect(mayPass(mine, [1], [])).toBe(false);
  expect(mayPass({ ...mine, info: people }, [1], [0])).toBe(false);
});

const together: Playback = {
  ...playback,
  moment: (view) => (String(view).startsWith("open") ? String(view).slice(0, 6) : undefined),
};
const late = { move: "show", sequence: 3, moment: "open 1" };

test("when several act at once, moves are offered during playback of the others'", () => {
  const state = updated(atTable(), update(4, [event(4, "play", 1)]), playback);
  expect(offered(state)).toEqual([]);
  expect(offeredAtOnce(state)).toEqual([move]);
  expect(offeredAtOnce(sent(state, "show"))).toEqual([]);
});

test("an overtaken move is resent if the moment still lasts and it is still offered", () => {
  const waiting = overtaken(atTable(), late);
  expect(afterOvertaking(waiting, together)).toBe("wait");
  expect(offeredAtOnce(waiting)).toEqual([]);
  const same = updated(waiting, update(4, [event(4, "play", 1)], "open 1 on"), together);
  expect(afterOvertaking(same, together)).toBe("again");
  expect(offeredAtOnce(caughtUp(same))).toEqual([move]);
});

test("an overtaken move is not resent in another moment, nor if it is no longer offered", () => {
  const waiting = overtaken(atTable(), late);
  const next = updated(waiting, update(4, [event(4, "play", 1)], "open 2"), together);
  expect(afterOvertaking(next, together)).toBe("tell");
  const taken = { ...updated(waiting, update(4, [event(4, "play", 1)], "open 1"), together), moves: [] };
  expect(afterOvertaking(taken, together)).toBe("tell");
  expect(afterOvertaking(overtaken(atTable(), { ...late, moment: undefined }), together)).toBe("tell");
});

test("hints name offered moves and expire with the position they are for", () => {
  const other = { move: "buy 2", kind: "buy", text: "Buy" };
  let state = {
    ...joined({ ...emptyTable(), link: "online" as const }, join([]), playback),
    moves: [move, other],
  };
  expect(mayAskHint(state)).toBe(true);
  state = hintAsked(state) as typeof state;
  expect(mayAskHint(state)).toBe(false);
  const answer = {
    type: "hints" as const,
    sequence: 3,
    moves: [
      { move: "buy 2", chance: 0.6 },
      { move: "gone", chance: 0.5 },
    ],
  };
  expect(hinted(state, { ...answer, sequence: 2 }).hint).toBe("asked");
  const told = hinted(state, answer);
  expect(told.hint).toEqual([{ move: other, chance: 0.6 }]);
  expect(updated(told, update(4, []), playback).hint).toBeUndefined();
});

test("a hint can be requested again after a refusal", () => {
  const state = hintAsked(joined({ ...emptyTable(), link: "online" }, join([]), playback));
  expect(failed(state, { code: "too_frequent" }).hint).toBeUndefined();
});

test("there is no hint if there is only one move", () => {
  expect(mayAskHint(joined({ ...emptyTable(), link: "online" }, join([]), playback))).toBe(false);
});

test("a game ended by an absence has no scores; one that everybody lost has", () => {
  const state = atTable();
  expect(endedEarly(state)).toBe(false);
  expect(endedEarly({ ...state, result: { winners: [], scores: [] } })).toBe(true);
  expect(endedEarly({ ...state, result: { winners: [], scores: [0, 0] } })).toBe(false);
});

test("a bot's move does not clear the notice that the seat was given away", () => {
  const state = failed(atTable(), { code: "sent_away" });
  expect(updated(state, update(4, []), playback).notice?.code).toBe("sent_away");
  const other = failed(atTable(), { code: "refused" });
  expect(updated(other, update(4, []), playback).notice).toBeUndefined();
});
