import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { person, startGame, turn } from "./browser";
import { games } from "./games";
import { playOn } from "./playing";
import { browser, setUp } from "./stage";

const server = setUp();
const folder = mkdtempSync(join(tmpdir(), "atlantica-records-"));
afterAll(() => rmSync(folder, { recursive: true }));

// Bots play only where somebody watches.
async function watchToTheEnd(table: string): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const over = new Promise<void>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      if (JSON.parse(data).result) resolve();
    });
  });
  socket.send(JSON.stringify({ type: "join", table }));
  await over;
  socket.close();
}

// A game that bots have played to the end; its table and record.
async function botGame(page: Page, game: string): Promise<{ table: string; record: string }> {
  const made = await page.request.post(`${server.address}/api/tables`, {
    data: { game, seats: [1, 2, 3].map(() => ({ kind: "bot", bot: "greedy" })) },
  });
  const { table } = (await made.json()) as { table: string };
  await page.goto(server.address);
  await page.evaluate(watchToTheEnd, table);
  await page.goto(`${server.address}/t/${table}`);
  await page.locator("[data-result]").waitFor({ timeout: 120_000 });
  const record = await (await page.request.get(`${server.address}/api/tables/${table}/record`)).text();
  return { table, record };
}

const at = async (page: Page) => Number(await page.locator("[data-replay]").getAttribute("data-replay"));
const control = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.each(games)("a finished game of %s can be replayed by its link", async (game) => {
  const page = await person(browser);
  const { table } = await botGame(page, game);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.locator('[data-proof="proved"]').waitFor();
  expect(page.url()).toBe(`${server.address}/replay/${table}`);

  const start = await at(page);
  await control(page, "One move forward").click();
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>("[data-replay]")?.dataset.replay) > old,
    start,
  );
  await control(page, "One move back").click();
  expect(await at(page)).toBe(start);
  await control(page, "To the end").click();
  const end = await at(page);
  expect(end).toBeGreaterThan(start);
  expect(await page.locator("[role=log] [aria-current=step]").count()).toBe(1);

  await page.getByLabel("Go to a turn").selectOption({ label: "Turn 2" });
  const second = await at(page);
  expect(second).toBeGreaterThan(start);
  expect(second).toBeLessThan(end);
  await control(page, "Play").click();
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>("[data-replay]")?.dataset.replay) > old,
    second,
  );
  await control(page, "Pause").click();
  await page.keyboard.press("End");
  expect(await at(page)).toBe(end);
  await page.context().close();
});

test("a record file can be replayed from any seat, and a tampered one is detected", async () => {
  const page = await person(browser);
  const { record } = await botGame(page, "atlantis");
  const file = join(folder, "game.jsonl");
  writeFileSync(file, record);
  await page.goto(`${server.address}/replay`);
  await page.locator("[data-record]").setInputFiles(file);
  await page.locator('[data-proof="proved"]').waitFor();
  const hand = page.getByRole("group", { name: "Your hand" });
  expect(await hand.count()).toBe(0);
  await page.getByLabel("Go to a turn").selectOption({ label: "Turn 3" });
  await page.locator("[data-viewer]").selectOption({ index: 2 });
  await hand.waitFor();

  writeFileSync(file, record.replace(/"key":"./, '"key":"_'));
  await page.goto(`${server.address}/replay`);
  await page.locator("[data-record]").setInputFiles(file);
  await page.locator('[data-proof="open"]').waitFor();
  writeFileSync(file, "no record at all");
  await page.goto(`${server.address}/replay`);
  await page.locator("[data-record]").setInputFiles(file);
  await page.getByRole("alert").getByText("line 1").waitFor();
  await page.context().close();
});

test("the log of a running game leads to any earlier moment, and back to the game", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"], "survive", { first: "0" });
  await turn(page);
  for (let i = 0; i < 4; ++i) {
    await turn(page);
    await playOn(page, ["place"]);
  }
  await turn(page);
  const people = () => page.locator('[data-hex][aria-label*="red explorer"]').count();
  const now = await people();
  expect(now).toBeGreaterThan(1);
  const first = page.locator("[role=log] button").filter({ hasText: "Ada" }).first();
  await first.click();
  await page.locator("[data-now]").waitFor();
  await page.waitForFunction(
    () => document.querySelectorAll('[data-hex][aria-label*="red explorer"]').length === 1,
  );
  expect(await page.locator("button[data-move]").count()).toBe(0);
  await page.locator("[data-now]").click();
  expect(await turn(page)).toBe("mine");
  expect(await people()).toBe(now);
  await page.context().close();
});

test("the record of a running game is withheld, and the page says so", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"]);
  const table = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`${server.address}/replay/${table}`);
  await page.getByRole("alert").getByText("still running").waitFor();
  await page.getByRole("link", { name: "Watch it now" }).click();
  await page.locator("[data-sentence]").waitFor();
  await page.context().close();
});

test("a game can be continued from a moment of its record, with new luck", async () => {
  const page = await person(browser);
  await page.goto(`${server.address}/replay`);
  const record = fileURLToPath(new URL("../tests/records/atlantis_with_undo.jsonl", import.meta.url));
  await page.locator("[data-record]").setInputFiles(record);
  const playOn = page.getByRole("button", { name: "Play on from here" });
  await control(page, "To the end").click();
  expect(await playOn.isDisabled()).toBe(true);
  await page.getByLabel("Go to a turn").selectOption({ label: "Turn 3" });
  const moment = await at(page);
  const commitment = JSON.parse(readFileSync(record, "utf8").split("\n")[0]!).commitment;
  await playOn.click();
  expect(await turn(page)).toBe("mine");
  const table = /\/t\/([a-z0-9]+)/.exec(page.url())![1]!;
  const info = await (await page.request.get(`${server.address}/api/tables/${table}`)).json();
  expect(info).toMatchObject({ game: "atlantis", over: false });
  expect(info.commitment).not.toBe(commitment);
  expect(info.sequence).toBeGreaterThanOrEqual(moment);
  await page.context().close();
});
