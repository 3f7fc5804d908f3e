import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startEngine } from "../protocol/engine";
import { commitmentOf, keyOf } from "../protocol/fair";
import { errorText } from "../speech/errors";
import { type RecordStory, readRecord } from "./story";

const root = new URL("../../../", import.meta.url);
const engine = await startEngine(readFileSync(new URL("build/wasm/atlantica.wasm", root)));
const folder = new URL("tests/records/", root);
const load = (file: string) => readFileSync(new URL(file, folder), "utf8");

function storyOf(record: string): RecordStory {
  const read = readRecord(engine, record);
  if (!read.ok) throw new Error(read.failure.key);
  return read.story;
}

const kept = readdirSync(folder);

test.each(kept)("%s: every draw follows from the committed key", (file) => {
  expect(storyOf(load(file)).proof()).toEqual({ unproved: 0 });
});

test.each(kept)("%s: it starts at the beginning, stops where somebody acts, and ends", async (file) => {
  const story = storyOf(load(file));
  const lines = load(file).trim().split("\n");
  expect(story.length).toBe(lines.length - 2);
  expect(story.stops.at(-1)).toBe(story.length);
  for (const at of story.stops.filter((_, index) => index % 20 === 0)) {
    const { sequence, actors } = await story.moment(at, undefined, at);
    expect(sequence).toBe(at);
    if (at < story.length) expect(actors.every((seat) => seat < story.info.seats.length)).toBe(true);
  }
  expect((await story.moment(story.length, 0, 0)).actors).toEqual([]);
  expect(story.turns.map(({ turn }) => turn)).toEqual(
    Array.from({ length: story.turns.length }, (_, i) => i + 1),
  );
});

test("a seat sees its own hand, a spectator none", async () => {
  const story = storyOf(load("survive_three_seats.jsonl"));
  const at = story.turns.at(-1)!.at;
  const hands = async (viewer: number | undefined) => {
    const { view } = await story.moment(at, viewer, at);
    return (view as { colours: { hand?: unknown }[] }).colours.map((one) => one.hand !== undefined);
  };
  expect(await hands(undefined)).toEqual([false, false, false]);
  expect(await hands(1)).toEqual([false, true, false]);
});

test("a changed draw, key or commitment is detected", () => {
  const record = load("atlantis_three_seats.jsonl");
  const [head = "", ...rest] = record.trim().split("\n");
  const { key } = JSON.parse(rest.at(-1)!) as { key: string };
  const otherKey = key.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  expect(storyOf(record.replace(key, otherKey)).proof()).toMatchObject({
    failure: { key: "common.record.other_key" },
  });
  const otherCommitment = { ...JSON.parse(head), commitment: commitmentOf(keyOf(otherKey)!) };
  const recommitted = [JSON.stringify(otherCommitment), ...rest].join("\n").replace(key, otherKey);
  expect(storyOf(recommitted).proof()).toMatchObject({
    failure: { args: { problem: { key: "common.record.other_luck" } } },
  });
  expect(storyOf(record.replace(`,"key":"${key}"`, "")).proof()).toEqual({ missing: "key" });
});

test("a game that was continued is verified part by part", () => {
  const record = load("atlantis_three_seats.jsonl");
  const [head = "", ...rest] = record.trim().split("\n");
  const { key } = JSON.parse(rest.at(-1)!) as { key: string };
  const { commitment } = JSON.parse(head) as { commitment: string };
  const entries = 100;
  const draws = rest.slice(0, entries).filter((line) => line.startsWith('{"chance"')).length;
  const continued = (earlier: object) =>
    storyOf([JSON.stringify({ ...JSON.parse(head), earlier: [earlier] }), ...rest].join("\n")).proof();
  expect(continued({ entries, commitment, key })).toEqual({ unproved: 0 });
  expect(continued({ entries, commitment })).toEqual({ unproved: draws });
  expect(continued({ entries, commitment, key: "0".repeat(64) })).toMatchObject({
    failure: { key: "common.record.other_key" },
  });
  expect(continued({ entries, key: "0".repeat(64) })).toMatchObject({
    failure: { args: { problem: { key: "common.record.other_luck" } } },
  });
});

test("an invalid record is refused with the location of the error", () => {
  const read = readRecord(engine, "hello");
  expect(read.ok ? "a story" : errorText(read.failure)).toBe("line 1: not a line of JSON");
});
