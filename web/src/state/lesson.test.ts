import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startEngine } from "../protocol/engine";
import { open } from "../protocol/shape";
import { askedBy, chapterOf, finishChapter, finishedChapters, hasLesson, kLearner } from "./lesson";
import { memory } from "./test_storage";

const root = new URL("../../../", import.meta.url);
const engine = await startEngine(readFileSync(new URL("build/wasm/atlantica.wasm", root)));
const folder = new URL("lessons/", root);
const ids = readdirSync(folder).flatMap((game) =>
  readdirSync(new URL(`${game}/`, folder)).map((file) => `${game}/${file.replace(/\.json$/, "")}`),
);
const load = (id: string): unknown => JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8"));

test.each(ids)("%s can be played to its end, and refuses what it claims to", (id) => {
  const { game, position, steps } = chapterOf(id, load(id));
  const started = engine.call(open({ match: (value: unknown) => value as number }), {
    call: "new",
    game,
    position,
  });
  if (!started.ok) throw new Error(started.error.key);
  const { match } = started.value;
  for (const { seat = kLearner, play, chance, refuse, rule } of steps) {
    const move = play ?? refuse ?? chance;
    if (move === undefined) continue;
    const answer = engine.call(
      open({}),
      chance ? { call: "chance", match, move } : { call: "play", match, seat, move },
    );
    if (refuse === undefined) expect(answer).toMatchObject({ ok: true });
    else expect(answer).toMatchObject({ ok: false, error: { rule } });
  }
});

test.each(ids)("%s tells the learner what to do at every step, and ends with a note", (id) => {
  const { steps } = chapterOf(id, load(id));
  expect(steps.filter((step) => askedBy(step) === "do").length).toBeGreaterThan(0);
  for (const step of steps) if (askedBy(step) === "do") expect(step.note).toBeDefined();
  expect(askedBy(steps.at(-1)!)).toBe("read");
});

test("the games with a lesson are known before it is loaded", () => {
  const games = ["atlantis", "survive", "escape", "rising", "chess"];
  expect(games.map(hasLesson)).toEqual([true, true, true, true, false]);
});

test("a finished chapter is remembered", () => {
  const store = memory();
  expect(finishedChapters(store).size).toBe(0);
  finishChapter(store, "atlantis/1_cards");
  finishChapter(store, "survive/1_turn");
  expect([...finishedChapters(store)]).toEqual(["atlantis/1_cards", "survive/1_turn"]);
});
