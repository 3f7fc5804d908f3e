import { deflateRawSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { test } from "vitest";
import { launch, person, startGame, turn } from "./browser";
import { playOn } from "./playing";
import { Server } from "./server";

// The figures of the page in docs/performance.md: how soon it can be used, how smoothly it moves, how much it is sent.

const games = ["atlantis", "survive", "escape", "rising"];
const kFrame = 1000 / 60;
const wanted = ["land", "board", "sail", "place", "pass", "walk", "play"];

const sorted = (values: number[]) => [...values].sort((one, other) => one - other);
const quantile = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

// From the empty tab to the first move that can be made, with nothing in the browser's cache.
async function usable(browser: Browser, address: string): Promise<void> {
  row("game", "home page usable, ms", "table usable after the click, ms");
  for (const game of games) {
    const page = await person(browser);
    const opened = performance.now();
    await page.goto(address, { waitUntil: "commit" });
    const play = page.locator(`[data-quick="${game}"]`);
    await play.waitFor();
    const home = performance.now() - opened;
    const clicked = performance.now();
    await play.click();
    await turn(page);
    row(game, home.toFixed(0), (performance.now() - clicked).toFixed(0));
    await page.context().close();
  }
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

// The processor time of the page's main thread for each frame, and the frames of Chromium's trace.
function framesOf(events: TraceEvent[]) {
  const main = events.find((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain");
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) =>
      pid === main?.pid && tid === main?.tid && name === "RunTask" && tdur !== undefined,
  );
  const busy = new Map<number, number>();
  for (const { ts, tdur = 0 } of tasks) {
    const frame = Math.floor(ts / 1000 / kFrame);
    busy.set(frame, (busy.get(frame) ?? 0) + tdur / 1000);
  }
  const count = (name: string) => events.filter((event) => event.name === name).length;
  return { busy: [...busy.values()], drawn: count("DrawFrame"), dropped: count("DroppedFrame") };
}

async function smooth(browser: Browser, address: string): Promise<void> {
  row("game", "main thread per busy frame, ms: median", "99 %", "frames over 16.7 ms", "drawn", "dropped");
  for (const game of games) {
    const page = await person(browser);
    await page.addInitScript(() => localStorage.setItem("atlantica.speed", "normal"));
    await startGame(page, address, "Ada", ["Me", "Bot", "Bot"], game);
    await turn(page);
    await browser.startTracing(page, {
      categories: [
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
        "disabled-by-default-devtools.timeline.frame",
      ],
    });
    for (let moves = 0; moves < 12 && (await turn(page)) === "mine"; ++moves) await playOn(page, wanted);
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const { busy, drawn, dropped } = framesOf(trace.traceEvents);
    const late = busy.filter((time) => time > kFrame).length;
    row(
      game,
      quantile(busy, 0.5).toFixed(1),
      quantile(busy, 0.99).toFixed(1),
      `${late} of ${busy.length}`,
      drawn,
      dropped,
    );
    await page.context().close();
  }
}

// What would be sent instead of the view: only what is different from the one before.
function difference(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].flatMap((name) => {
    const change = name in after ? difference(before[name], after[name]) : null;
    return change === undefined ? [] : [[name, change]];
  });
  return Object.fromEntries(changed);
}

interface Update {
  type: string;
  view: unknown;
}

function updatesTo(page: Page): string[] {
  const found: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).startsWith('{"type":"update"')) found.push(String(payload));
    }),
  );
  return found;
}

async function sizes(browser: Browser, address: string): Promise<void> {
  row("game", "update, bytes", "compressed", "its view", "difference of the view", "reading it, ms");
  for (const game of games) {
    const page = await person(browser);
    const texts = updatesTo(page);
    await startGame(page, address, "Ada", ["Me", "Bot", "Bot"], game);
    for (let moves = 0; moves < 20 && (await turn(page)) === "mine"; ++moves) await playOn(page, wanted);
    const mean = (values: number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);
    const updates = texts.map((text) => JSON.parse(text) as Update);
    const differences = updates
      .slice(1)
      .map((one, index) => difference(updates[index]!.view, one.view) ?? {});
    const began = performance.now();
    for (const text of texts) JSON.parse(text);
    const reading = (performance.now() - began) / texts.length;
    const length = (value: unknown) => JSON.stringify(value).length;
    row(
      game,
      mean(texts.map((text) => text.length)),
      mean(texts.map((text) => deflateRawSync(text).length)),
      mean(updates.map(({ view }) => length(view))),
      mean(differences.map(length)),
      reading.toFixed(3),
    );
    await page.context().close();
  }
}

test("docs/performance.md, the page", async () => {
  const server = new Server();
  await server.start();
  const browser = await launch();
  try {
    await usable(browser, server.address);
    await smooth(browser, server.address);
    await sizes(browser, server.address);
  } finally {
    await browser.close();
    await server.remove();
  }
});
