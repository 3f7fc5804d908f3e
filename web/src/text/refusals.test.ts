import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startEngine } from "../protocol/engine";
import { move } from "../protocol/messages";
import { anything, list, open, text, whole } from "../protocol/shape";
import { useLanguage } from "../speech";
import { engineWords as de, loadEngineWords } from ".";
import { blanks as risingBlanks } from "./de_engine_rising";
import { anyBlanks, atlantisBlanks, escapeBlanks, surviveBlanks } from "./de_refusals";
import { atlantisRefusals } from "./de_refusals_atlantis";
import { risingRefusals } from "./de_refusals_rising";
import { escapeRefusals, surviveRefusals } from "./de_refusals_sea";
import { anyRefusals } from "./de_refusals_table";
import type { Blank } from "./phrasebook";

await useLanguage("de");
await loadEngineWords();
const root = new URL("../../../", import.meta.url);
const source = (path: string): string => readFileSync(new URL(path, root), "utf8");

// Whether code between two strings joins them into one: nothing, a plus, or a value between two of them.
function joinOf(code: string): string | undefined {
  const between = code.trim();
  if (between === "" || between === "+") return "";
  const value = /^\+(.*)\+$/s.exec(between)?.[1]?.replaceAll("::", "");
  if (value === undefined || /[?:;,{}]/.test(value)) return undefined;
  return value.split("(").length === value.split(")").length ? "{}" : undefined;
}

// The sentences that C++ code builds, with "{}" for what it puts into them.
function builtIn(code: string): string[] {
  const plain = code
    .replace(/^#include.*$|\/\/.*$/gm, "")
    .replace(/std::string\(("[^"]*")\)/g, "$1")
    .replace(/on_hex\(([\w.]+)\)/g, '" on " + $1');
  const built: string[] = [];
  let end = 0;
  for (const found of plain.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const before = plain.slice(end, found.index);
    const words = found[1]!.replaceAll('\\"', '"');
    const join = built.length > 0 ? joinOf(before) : undefined;
    if (join !== undefined) built.push(built.pop() + join + words);
    else built.push(/[\w)]\s*\+\s*$/.test(before) ? `{}${words}` : words);
    end = found.index + found[0].length;
  }
  return built.filter((one) => !/^[A-Z]{3}-\d/.test(one));
}

const isSentence = (words: string): boolean => /^["A-Z{].*\.$/.test(words);
const shapes = (phrases: Record<string, string>): string[] =>
  Object.keys(phrases).map((one) => one.replace(/\{\w+\}/g, "{}"));

interface Book {
  phrases: Record<string, string>;
  blanks: Record<string, Blank>;
}
const books: Record<string, Book> = {
  atlantis: { phrases: atlantisRefusals, blanks: atlantisBlanks },
  survive: { phrases: surviveRefusals, blanks: surviveBlanks },
  escape: { phrases: escapeRefusals, blanks: escapeBlanks },
  rising: { phrases: risingRefusals, blanks: risingBlanks },
};

test.each(Object.keys(books))(
  "%s: every refusal that the engine can word has its German, and no other",
  (game) => {
    const { phrases, blanks } = books[game]!;
    const folder = `src/games/${game}/`;
    const files = readdirSync(new URL(folder, root)).filter((file) => /^refusal\w*\.cpp$/.test(file));
    const built = files.flatMap((file) => builtIn(source(folder + file)));
    expect(built.length).toBeGreaterThan(30);
    const known = shapes(phrases);
    expect(built.filter((one) => isSentence(one) && !known.includes(one))).toEqual([]);

    // Parts that are chosen between stand in a phrase or in what a blank may hold.
    const parts = [...known, ...Object.values(blanks).map((blank) => blank.pattern.replaceAll("\\d", ""))];
    const loose = built.filter((one) => !isSentence(one));
    expect(loose.filter((one) => !parts.some((part) => part.includes(one.replaceAll("{}", ""))))).toEqual([]);

    const made = (shape: string) =>
      built.includes(shape) || loose.some((one) => one !== "" && shape.endsWith(one));
    expect(known.filter((shape) => !made(shape))).toEqual([]);
  },
);

// The sentences of the table itself, whatever their code.
const told = (file: string): string[] =>
  [...source(`src/server/${file}`).matchAll(/ErrorCode::\w+,\s*("[^}]*)\}/g)].map((found) => found[1]!);

test("what is refused in every game, and all else that a table says about an error, has its German", () => {
  const files = readdirSync(new URL("src/server/", root)).filter((file) => /^table\w*\.cpp$/.test(file));
  const tables = files.flatMap(told);
  expect(tables.length).toBeGreaterThan(20);
  const built = [
    ...[...source("src/match/match_of.h").matchAll(/Refusal\{"\w+", ([^}]*)\}/g)].map((found) => found[1]!),
    ...tables,
  ].flatMap(builtIn);
  const said = new Set(built.filter((one) => isSentence(one) && !one.startsWith("seat: ")));
  expect([...said].sort()).toEqual(shapes(anyRefusals).sort());
});

test.each(Object.entries({ any: { phrases: anyRefusals, blanks: anyBlanks }, ...books }))(
  "%s: the German of a refusal fills its blanks with what the engine said",
  (_, { phrases, blanks }) => {
    const names = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map((found) => found[1]!).sort();
    for (const [from, to] of Object.entries(phrases)) {
      expect(names(to), from).toEqual(names(from));
      for (const name of names(from)) expect(blanks, from).toHaveProperty(name.replace(/\d$/, ""));
    }
  },
);

const engine = await startEngine(readFileSync(new URL("build/wasm/atlantica.wasm", root)));
const situation = open({ moves: list(move), view: anything, actors: list(whole) });

function asked<T>(shape: Parameters<typeof engine.call<T>>[0], request: Record<string, unknown>): T {
  const answer = engine.call(shape, request);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

// The refusals met in a game of random players who keep trying moves that were offered at other times.
function refusalsMet(game: string, seats: number): Set<string> {
  const { match } = asked(open({ match: whole }), { call: "new", game, seats, seed: 3, options: {} });
  const tried: string[] = ["nonsense"];
  const met = new Set<string>();
  let { actors } = asked(situation, { call: "view", match });
  for (let turn = 1; turn < 400 && actors.length > 0; turn++) {
    const seat = actors[0]!;
    const { moves } = asked(situation, { call: "view", match, seat });
    const offered = new Set(moves.map((one) => one.move));
    for (let nth = 0; nth < 12; nth++) {
      const other = tried[(turn * 31 + nth * 17) % tried.length]!;
      if (offered.has(other)) continue;
      const answer = engine.call(open({}), { call: "play", match, seat, move: other });
      if (!answer.ok) met.add(answer.error.message);
    }
    for (const one of offered) if (!tried.includes(one)) tried.push(one);
    const chosen = asked(open({ move: text }), { call: "choose", match, seat, bot: "random", seed: turn });
    asked(open({}), { call: "play", match, seat, ...chosen });
    actors = asked(situation, { call: "view", match }).actors;
  }
  return met;
}

test.each([
  ["atlantis", 2],
  ["survive", 3],
  ["escape", 3],
  ["rising", 3],
] as const)("%s: what the engine refuses is told in German", (game, seats) => {
  const met = refusalsMet(game, seats);
  expect(met.size).toBeGreaterThan(5);
  for (const sentence of met) {
    const said = de.engine[game]!.refusal(sentence);
    expect(said, sentence).toBeDefined();
    expect(said, sentence).not.toMatch(/undefined|\b(the|is|you|that|on|no)\b/i);
  }
});
