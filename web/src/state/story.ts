import type { Engine } from "../protocol/engine";
import { commitmentOf, keyOf, seedOf } from "../protocol/fair";
import {
  events,
  type Failure,
  type GameEvent,
  type MomentAnswer,
  recordResult,
  type TableInfo,
} from "../protocol/messages";
import { anything, list, map, type Of, object, open, text, whole } from "../protocol/shape";
import { loadSpeech } from "../speech";
import { errorText } from "../speech/errors";
import { wordedEvents } from "./wording";

// A game that can be viewed from beginning to end.

// `earlier` contains the views that led there, as differences (docs/protocol.md).
export type Moment = Omit<MomentAnswer, "view"> & { view: unknown; earlier: unknown[] };

export interface Story {
  info: TableInfo;
  length: number; // the last sequence number
  stops: number[]; // sequence numbers at which somebody has to act, and the last
  turns: { turn: number; at: number }[]; // where each turn begins
  // The moment and, if available, the views since an earlier one.
  moment(at: number, viewer: number | undefined, since: number): Promise<Moment>;
  events(viewer: number | undefined): Promise<GameEvent[]>; // in the reader's language
}

const openedRecord = open(
  {
    match: whole,
    game: text,
    rules_version: whole,
    options: map(text),
    seats: list(text),
    players: list(text),
    turns: list(whole),
    parts: list(open({ draws: whole }, { commitment: text, key: text })),
  },
  { result: recordResult },
);
export type OpenedRecord = Of<typeof openedRecord>;
const seenMoment = open({ sequence: whole, view: anything, earlier: list(anything), actors: list(whole) });
const eventsAnswer = object({ events });
const verifiedAnswer = object({ unproved: whole });

// What is known about the luck of a record: the number of draws that nobody can verify, or what is missing or wrong.
export type Proof = { unproved: number } | { failure: Failure } | { missing: "key" | "commitment" };

const kNoSeed = "0".repeat(64); // for a draw without a key

// The story of a record, or why it cannot be read.
export type ReadRecord = { ok: true; story: RecordStory } | { ok: false; failure: Failure };

export function readRecord(engine: Engine, record: string): ReadRecord {
  const opened = engine.call(openedRecord, { call: "record", record });
  return opened.ok
    ? { ok: true, story: new RecordStory(engine, opened.value, record) }
    : { ok: false, failure: opened.error };
}

export class RecordStory implements Story {
  readonly info: TableInfo;
  readonly length: number;
  readonly stops: number[];
  readonly turns: Story["turns"];

  constructor(
    private readonly engine: Engine,
    readonly opened: OpenedRecord,
    readonly record: string,
  ) {
    this.length = opened.turns.length - 1;
    this.info = infoOf(opened, this.length);
    this.stops = stopsOf(record, this.length);
    this.turns = turnsOf(opened.turns, this.stops);
  }

  async moment(at: number, viewer: number | undefined, since: number): Promise<Moment> {
    const answer = this.engine.call(seenMoment, {
      call: "view",
      match: this.opened.match,
      at,
      since: Math.min(since, at),
      ...(viewer !== undefined && { seat: viewer }),
    });
    if (!answer.ok) throw new Error(errorText(answer.error));
    return answer.value;
  }

  async events(viewer: number | undefined): Promise<GameEvent[]> {
    const seat = viewer === undefined ? {} : { seat: viewer };
    const request = { call: "events", match: this.opened.match, since: 0, ...seat };
    const answer = this.engine.call(eventsAnswer, request);
    if (!answer.ok) throw new Error(errorText(answer.error));
    await loadSpeech(this.opened.game);
    return wordedEvents(answer.value.events);
  }

  // Verifies that all luck came from the keys committed to before the first move of each part.
  proof(): Proof {
    const { parts, match } = this.opened;
    const last = parts[parts.length - 1];
    if (last?.commitment === undefined) return { missing: "commitment" };
    if (!keyOf(last.key ?? "")) return { missing: "key" };
    const keys = parts.map((part) => keyOf(part.key ?? ""));
    const commitments = keys.map((key) => (key ? commitmentOf(key) : ""));
    const seeds = Array.from({ length: last.draws }, (_, draw) => {
      const key = keys[parts.findIndex((part) => draw < part.draws)];
      return key ? seedOf(key, draw) : kNoSeed;
    });
    const answer = this.engine.call(verifiedAnswer, { call: "verify", match, commitments, seeds });
    return answer.ok ? answer.value : { failure: answer.error };
  }
}

function infoOf(opened: OpenedRecord, length: number): TableInfo {
  return {
    table: "",
    game: opened.game,
    rules_version: opened.rules_version,
    options: opened.options,
    commitment: opened.parts[opened.parts.length - 1]?.commitment ?? "",
    seats: opened.seats.map((name, seat) => ({
      kind: opened.players[seat]?.startsWith("bot") ? "bot" : "human",
      name,
      taken: true,
      online: true,
      account: false,
    })),
    sequence: length,
    over: opened.result !== undefined,
    rated: false,
    listed: false,
  };
}

// Chance outcomes belong to the move before them, so there is no stop in between.
function stopsOf(record: string, length: number): number[] {
  const entries = record.split("\n").slice(1, length + 1);
  const isChance = (index: number) => entries[index]?.startsWith('{"chance"') ?? false;
  return Array.from({ length: length + 1 }, (_, at) => at).filter((at) => at === length || !isChance(at));
}

// Renumbered: a game may number phases, some of which pass without anybody acting.
function turnsOf(turns: number[], stops: number[]): Story["turns"] {
  return stops
    .map((at) => ({ turn: turns[at]!, at }))
    .filter(({ turn }, index, all) => turn > 0 && turn !== all[index - 1]?.turn)
    .map(({ at }, index) => ({ turn: index + 1, at }));
}
