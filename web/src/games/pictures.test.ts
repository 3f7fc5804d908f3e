import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { programChecker } from "../../dev/schema";
import { startEngine } from "../protocol/engine";
import type { GameEvent } from "../protocol/messages";
import { type Past, pastTable, pastTableFrom } from "../state/past";
import { type RecordStory, readRecord } from "../state/story";
import { emptyTable, isPlaying, stepped } from "../state/table";
import { gameEntry } from ".";

// Real games of every kind, played back from every seat as in the page.
const root = new URL("../../../", import.meta.url);
const engine = await startEngine(readFileSync(new URL("build/wasm/atlantica.wasm", root)));
const folder = new URL("tests/records/", root);
const misfit = programChecker();
const kLookedAt = 9; // how often the engine is asked for the moment itself, in entries

// The view on the screen, without the page's additions, and with figures in the engine's order.
function plain(shown: unknown): Record<string, unknown> {
  const { ids: _, ...view } = structuredClone(shown) as Record<string, unknown>;
  for (const player of (view.players ?? []) as { figures: number[] }[]) player.figures.sort((a, b) => a - b);
  return view;
}

type Ids = Record<string, number[]>;
const idsOf = (shown: unknown): number[] =>
  Object.values((shown as { ids?: Ids } | undefined)?.ids ?? {}).flat();
const moving = new Set(["sail", "creature", "leave", "step", "swim", "walk", "board", "land"]);

// A moving piece keeps its identity, and thrown dice are on the table.
function expectMotion(before: unknown, after: unknown, event: GameEvent, where: string): void {
  if (moving.has(event.type)) expect(idsOf(before), where).toEqual(expect.arrayContaining(idsOf(after)));
  const { face, face2 } = event as { face?: number; face2?: number };
  const { roll } = after as { roll?: { dice: { value?: number }[] } };
  const fallen = [face, face2].filter((value) => value !== undefined);
  if (event.type === "die" || event.type === "dice")
    expect(
      roll?.dice.map(({ value }) => value),
      where,
    ).toEqual(expect.arrayContaining(fallen));
}

async function watch(story: RecordStory, viewer: number | undefined): Promise<void> {
  const { playback } = gameEntry(story.info.game);
  const past: Past = { info: story.info, viewer, events: await story.events(viewer) };
  let state = pastTable(past, await story.moment(0, viewer, 0), emptyTable(), playback);
  for (const stop of story.stops.slice(1)) {
    state = pastTableFrom(past, await story.moment(stop, viewer, state.sequence), state, playback);
    while (isPlaying(state)) {
      const [scene] = state.queue;
      const before = state.shown;
      state = stepped(state, playback);
      if (!scene) continue;
      const { event, isLast } = scene;
      const where = `${event.type} of entry ${event.seq}`;
      expectMotion(before, state.shown, event, where);
      if (!isLast) expect(misfit(plain(state.shown), `${story.info.game}.View`), where).toBeUndefined();
      else if (event.seq % kLookedAt === 0) {
        const { view } = await story.moment(event.seq, viewer, event.seq);
        const { roll, die, dice } = view as Record<string, unknown>; // they stay on the screen a little longer
        expect({ ...plain(state.shown), roll, die, dice }, where).toEqual(view);
      }
    }
  }
}

test.each(readdirSync(folder))("%s: every view during playback matches the engine's", async (file) => {
  const opened = readRecord(engine, readFileSync(new URL(file, folder), "utf8"));
  if (!opened.ok) throw new Error(opened.failure.key);
  const { story } = opened;
  for (const viewer of [undefined, ...story.info.seats.keys()]) await watch(story, viewer);
});
