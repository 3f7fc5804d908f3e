import { writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { test } from "vitest";
import { launch, person, startGame, turn } from "./browser";
import { games } from "./games";
import { playOn } from "./playing";
import { Server } from "./server";

// The page's figures for docs/performance.md: time until usable, animation smoothness, and the size of updates.

const measured = process.env.GAMES?.split(",") ?? games;
const kFrame = 1000 / 60;
const wanted = ["land", "board", "sail", "place", "pass", "walk", "play"];

const sorted = (values: number[]) => [...values].sort((one, other) => one - other);
const quantile = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

// From an empty tab to the first possible move, with a cold cache.
async function usable(browser: Browser, address: string): Promise<void> {
  row("game", "home page usable, ms", "table usable after the click, ms");
  for (const game of measured) {
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
  args?: { name?: string; hasPartialUpdate?: boolean };
}

// Which frame a moment belongs to: the compositor begins one at each tick, but none while there is nothing to draw; then
// frames are extrapolated from the last tick.
function frameAt(ticks: number[], at: number): string {
  let [low, high] = [0, ticks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ticks[middle]! <= at) low = middle + 1;
    else high = middle;
  }
  const tick = ticks[Math.max(0, low - 1)] ?? 0;
  return `${tick} ${Math.floor((at - tick) / kFrame)}`;
}

// The CPU time of the page's main thread for each frame, and the frames in Chromium's trace. A frame is late when
// the page was not ready in time but the compositor continued without it, and dropped when nothing new was
// drawn at all.
function framesOf(events: TraceEvent[]) {
  const threads = events.filter((event) => event.name === "thread_name");
  const ofThread = (name: string) => {
    const these = new Set(
      threads.filter(({ args }) => args?.name === name).map(({ pid, tid }) => `${pid} ${tid}`),
    );
    return events.filter(
      (event) =>
        event.name === "RunTask" && event.tdur !== undefined && these.has(`${event.pid} ${event.tid}`),
    );
  };
  const ticks = sorted(events.filter(({ name }) => name === "BeginFrame").map(({ ts }) => ts / 1000));
  const busy = new Map<string, number>();
  for (const { ts, tdur = 0 } of ofThread("CrRendererMain")) {
    const frame = frameAt(ticks, ts / 1000);
    busy.set(frame, (busy.get(frame) ?? 0) + tdur / 1000);
  }
  const drawn = events.filter((event) => event.name === "DrawFrame").length;
  const missed = events.filter((event) => event.name === "DroppedFrame");
  const late = missed.filter(({ args }) => args?.hasPartialUpdate).length;
  return { busy: [...busy.values()], drawn, late, dropped: missed.length - late };
}

// Plays the first move of the wanted kinds. The driver polls ten times a second and clicks without a mouse, so
// it adds little to the measurements.
const rarely = { polling: 100, timeout: 60_000 };
async function playQuietly(page: Page): Promise<"mine" | "over"> {
  const before = await page.evaluate((starts) => {
    const table = document.querySelector<HTMLElement>("[data-sequence]");
    const buttons = [...document.querySelectorAll<HTMLElement>("button[data-move]")];
    const best = starts.flatMap((start) => buttons.filter((one) => one.dataset.move?.startsWith(start)));
    (best[0] ?? buttons[0])?.click();
    return table?.dataset.sequence;
  }, wanted);
  const found = await page.waitForFunction(
    (old) => {
      if (document.querySelector("[data-result]")) return "over";
      const now = document.querySelector<HTMLElement>("[data-sequence]")?.dataset.sequence;
      return now !== old && document.querySelector("button[data-move]") ? "mine" : undefined;
    },
    before,
    rarely,
  );
  return (await found.jsonValue()) as "mine" | "over";
}

// Chromium's window is as tall as the page, including the window's own bars: the bottom of the page would be
// off screen, and frames in which only that changes would count as dropped. So the window is made taller than the page.
const kBars = 200;
async function showWhole(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId, bounds } = await session.send("Browser.getWindowForTarget");
  const [width, height] = [bounds.width ?? 1440, (bounds.height ?? 900) + kBars];
  await session.send("Browser.setWindowBounds", { windowId, bounds: { width, height } });
  await session.detach();
}

// How many moves it takes until people walk, ships sail and tiles sink.
const kBefore: Record<string, number> = { atlantis: 1, survive: 24, escape: 24 };
const kMeasured: Record<string, number> = { survive: 10, rising: 40 };

async function smooth(browser: Browser, address: string): Promise<void> {
  row(
    "game",
    "main thread per busy frame, ms: median",
    "99 %",
    "most",
    "over 16.7 ms",
    "drawn",
    "late",
    "dropped",
  );
  for (const game of measured) {
    const page = await person(browser);
    await showWhole(page);
    await startGame(page, address, "Ada", ["Me", "Bot", "Bot"], game);
    await turn(page);
    for (let moves = 0; moves < (kBefore[game] ?? 0); ++moves) await playQuietly(page);
    await page.addInitScript(() => localStorage.setItem("atlantica.speed", "normal"));
    await page.reload();
    await turn(page);
    await browser.startTracing(page, {
      categories: [
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
        "disabled-by-default-devtools.timeline.frame",
      ],
    });
    for (let moves = 0; moves < (kMeasured[game] ?? 8) && (await playQuietly(page)) === "mine"; ++moves);
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    if (process.env.KEEP_TRACE)
      writeFileSync(`${process.env.KEEP_TRACE}/${game}.json`, JSON.stringify(trace));
    const { busy, drawn, late, dropped } = framesOf(trace.traceEvents);
    const over = busy.filter((time) => time > kFrame).length;
    row(
      game,
      quantile(busy, 0.5).toFixed(1),
      quantile(busy, 0.99).toFixed(1),
      Math.max(...busy).toFixed(1),
      `${over} of ${busy.length}`,
      drawn,
      late,
      dropped,
    );
    await page.context().close();
  }
}

// What would be sent instead of the view: only the differences from the previous one.
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
  for (const game of measured) {
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

const wantedParts = process.env.PARTS?.split(",") ?? ["usable", "smooth", "sizes"];

test("docs/performance.md, the page", async () => {
  const server = new Server();
  await server.start();
  const browser = await launch();
  try {
    for (const part of [usable, smooth, sizes])
      if (wantedParts.includes(part.name)) await part(browser, server.address);
  } finally {
    await browser.close();
    await server.remove();
  }
});
