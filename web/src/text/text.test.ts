import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startEngine } from "../protocol/engine";
import { gameEvent, move } from "../protocol/messages";
import { list, open, text, whole } from "../protocol/shape";
import { de } from "./de";
import { en } from "./en";

// Maps by a game's, an option's or a tile's name cannot be checked by the type alone.
function missing(here: unknown, there: unknown, path: string): string[] {
  if (typeof here !== "object" || here === null) return typeof here === typeof there ? [] : [path];
  return Object.entries(here).flatMap(([name, value]) =>
    missing(value, (there as Record<string, unknown> | undefined)?.[name], `${path}.${name}`),
  );
}

test("German has every message that English has, and no other", () => {
  const { engine: _, lessons: __, ...words } = de;
  expect(missing(en, de, "de")).toEqual([]);
  expect(missing(words, en, "en")).toEqual([]);
});

const root = new URL("../../../", import.meta.url);
const engine = await startEngine(readFileSync(new URL("build/wasm/atlantica.wasm", root)));
const records = new URL("tests/records/", root);

function asked<T>(shape: Parameters<typeof engine.call<T>>[0], request: Record<string, unknown>): T {
  const answer = engine.call(shape, request);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const opened = open({ match: whole, turns: list(whole), seats: list(text) });
const english = /\b(the|from|to|on|is|are|plays|moves|tile|ship|lost)\b/i;

// Rising's moves and events are still said in the engine's words.
const spoken = readdirSync(records).filter((file) => !file.startsWith("rising"));

test.each(spoken)("%s: German has its own words for every move and event", (file) => {
  const record = readFileSync(new URL(file, records), "utf8");
  const { game } = JSON.parse(record.split("\n")[0]!) as { game: string };
  const words = de.engine[game]!;
  const { match, turns, seats } = asked(opened, { call: "record", record });
  for (const viewer of [{}, { seat: 0 }, { seat: 1 }]) {
    const { events } = asked(open({ events: list(gameEvent) }), {
      call: "events",
      match,
      since: 0,
      ...viewer,
    });
    for (const event of events) {
      const said = words.event(event);
      expect(said, `${event.type}: ${event.text}`).toBeDefined();
      expect(said).not.toMatch(/undefined|NaN/);
      expect(said).not.toMatch(english);
    }
  }
  for (let at = 0; at < turns.length; at += 7)
    for (const seat of seats.keys()) {
      const { moves } = asked(open({ moves: list(move) }), { call: "view", match, at, seat });
      for (const one of moves) {
        const said = words.move(one);
        expect(said, `${one.move}: ${one.text}`).toBeDefined();
        expect(said).not.toMatch(/undefined|NaN/);
        expect(said).not.toMatch(english);
      }
    }
});
