import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startEngine } from "../protocol/engine";
import { gameEvent, type Move, move } from "../protocol/messages";
import { anything, list, open, text, whole } from "../protocol/shape";
import { findWord, useLanguage } from "../speech";
import { engineWords, loadEngineWords } from ".";

await useLanguage("de");
await loadEngineWords();
const de = engineWords;

const root = new URL("../../../", import.meta.url);

test("every error of the protocol has a sentence, but for refusals, which have their own", () => {
  const protocol = readFileSync(new URL("docs/protocol.md", root), "utf8");
  const codes = [...protocol.matchAll(/^\| `([a-z_]+)` \| [45]\d\d \|/gm)].map((line) => line[1]!);
  expect(codes.length).toBeGreaterThan(10);
  for (const code of codes.filter((one) => one !== "refused"))
    expect(findWord("common.error", code), code).toBeDefined();
});

const engine = await startEngine(readFileSync(new URL("build/wasm/atlantica.wasm", root)));
const records = new URL("tests/records/", root);

function asked<T>(shape: Parameters<typeof engine.call<T>>[0], request: Record<string, unknown>): T {
  const answer = engine.call(shape, request);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const opened = open({ match: whole, turns: list(whole), seats: list(text) });
const situation = open({ moves: list(move), view: anything, actors: list(whole) });
const english = /\b(the|from|to|on|is|are|plays|moves|tile|ship|lost)\b/i;

function expectGerman(said: string | undefined, told: string): void {
  expect(said, told).toBeDefined();
  expect(said, told).not.toMatch(/undefined|NaN/);
  expect(said, told).not.toMatch(english);
}

function checkMoves(game: string, moves: Move[]): void {
  for (const one of moves) expectGerman(de.engine[game]!.move(one), `${one.move}: ${one.text}`);
}

function checkEvents(game: string, request: Record<string, unknown>): void {
  const { events } = asked(open({ events: list(gameEvent) }), { call: "events", since: 0, ...request });
  for (const event of events) expectGerman(de.engine[game]!.event(event), `${event.type}: ${event.text}`);
}

test.each(readdirSync(records))("%s: German has its own words for every move and event", (file) => {
  const record = readFileSync(new URL(file, records), "utf8");
  const { game } = JSON.parse(record.split("\n")[0]!) as { game: string };
  const { match, turns, seats } = asked(opened, { call: "record", record });
  checkEvents(game, { match });
  for (const seat of seats.keys()) checkEvents(game, { match, seat });
  for (let at = 0; at < turns.length; at += 7)
    for (const seat of seats.keys())
      checkMoves(game, asked(situation, { call: "view", match, at, seat }).moves);
});

// What a view of rising says in whole sentences: what is to be decided, what a card, a councilor or a component does.
function sentencesIn(view: unknown): string[] {
  if (typeof view !== "object" || view === null) return [];
  return Object.entries(view).flatMap(([field, value]) =>
    typeof value !== "string" ? sentencesIn(value) : field === "text" || field === "power" ? [value] : [],
  );
}

test.each([1, 4])("rising, level %i: German for all that three random players meet", (level) => {
  const seats = 3;
  const options = { level: String(level) };
  const { match } = asked(open({ match: whole }), {
    call: "new",
    game: "rising",
    seats,
    seed: level,
    options,
  });
  const sentences = new Set<string>();
  let now = asked(situation, { call: "view", match });
  for (let seed = 1; now.actors.length > 0; seed++) {
    const { awaited = now.actors } = now.view as { awaited?: number[] };
    const seat = awaited[0]!;
    const { moves, view } = asked(situation, { call: "view", match, seat });
    checkMoves("rising", moves);
    for (const sentence of [
      ...sentencesIn(view),
      ...moves.flatMap((one) => (one as { detail?: string }).detail ?? []),
    ])
      sentences.add(sentence);
    const chosen = asked(open({ move: text }), { call: "choose", match, seat, bot: "random", seed });
    asked(open({}), { call: "play", match, seat, ...chosen });
    now = asked(situation, { call: "view", match });
  }
  for (const sentence of sentences) {
    expect(de.said(sentence)).not.toBe(sentence);
    expectGerman(de.said(sentence), sentence);
  }
  checkEvents("rising", { match });
});
