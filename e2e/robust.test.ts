import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { person, startGame, turn } from "./browser";
import { playOn, sequence } from "./playing";
import { Server } from "./server";
import { browser, setUp } from "./stage";

const folder = mkdtempSync(join(tmpdir(), "atlantica-page-"));
const page = join(folder, "dist");
cpSync(fileURLToPath(new URL("../web/dist", import.meta.url)), page, { recursive: true });

const server = setUp(new Server(page));
afterAll(() => rmSync(folder, { recursive: true }));

const moves = (of: Page) => of.locator("button[data-move]").allInnerTexts();

test("two tabs of one seat agree, whichever of them plays", async () => {
  const first = await person(browser);
  await startGame(first, server.address, "Ada", ["Me", "Bot"], "survive", { first: "0" });
  const second = await first.context().newPage();
  await second.goto(first.url());
  for (const [player, watcher] of [
    [first, second],
    [second, first],
  ] as const) {
    await turn(player);
    await turn(watcher);
    await playOn(player, ["place"]);
    const now = await sequence(player);
    await watcher.waitForFunction(
      (at) => Number(document.querySelector<HTMLElement>("[data-sequence]")?.dataset.sequence) >= Number(at),
      now,
    );
    await turn(player);
    await turn(watcher);
    const offered = async () => String(await moves(watcher)) === String(await moves(player));
    await expect.poll(offered, { timeout: 20000 }).toBe(true);
  }
  await first.context().close();
});

// A move during which the connection breaks, before the server receives it or before the reply arrives.
test.each(["question", "answer"])("a move whose %s is lost in transit is made once", async (lost) => {
  const ada = await person(browser);
  let isBreaking = false;
  await ada.routeWebSocket(/\/ws$/, (socket) => {
    const behind = socket.connectToServer();
    const breakAt = (message: string | Buffer, what: string, pass: () => void) => {
      const { type } = JSON.parse(String(message)) as { type: string };
      if (!isBreaking || lost !== what || type === "join") return pass();
      isBreaking = false;
      void behind.close();
      void socket.close();
    };
    socket.onMessage((message) => breakAt(message, "question", () => behind.send(message)));
    behind.onMessage((message) => breakAt(message, "answer", () => socket.send(message)));
  });
  await startGame(ada, server.address, "Ada", ["Me", "Bot"], "survive", { first: "0" });
  await turn(ada);
  const before = Number(await sequence(ada));
  isBreaking = true;
  await ada.locator('button[data-move^="place"]').first().click();
  await ada.locator('button[data-move^="value"]').first().waitFor();
  expect(isBreaking).toBe(false);
  expect(Number(await sequence(ada))).toBe(before + 1);
  await ada.context().close();
});

test("a page that was open during an update reloads and resumes its seat", async () => {
  const ada = await person(browser);
  await startGame(ada, server.address, "Ada", ["Me", "Bot"], "atlantis", { first: "0" });
  await turn(ada);
  await server.stop();
  await ada.locator('[data-notice="offline"]').waitFor();
  // The newer page's first script has a different name.
  const index = readFileSync(join(page, "index.html"), "utf8");
  const script = /assets\/index-[^"]+\.js/.exec(index)![0];
  const newer = script.replace(/index-/, "index-newer-");
  cpSync(join(page, script), join(page, newer));
  for (const copy of ["index.html.br", "index.html.gz"]) rmSync(join(page, copy));
  writeFileSync(join(page, "index.html"), index.replaceAll(script, newer));
  const loaded = ada.waitForEvent("load");
  await server.start();
  await loaded;
  await turn(ada);
  expect(await ada.locator("script[type=module][src]").first().getAttribute("src")).toContain("index-newer-");
  await ada.context().close();
});

test("a dead link leads to an error message and a link home", async () => {
  const lost = await person(browser);
  await lost.goto(`${server.address}/t/nowhere`);
  await lost
    .getByRole("alert")
    .getByText("There is no table")
    .or(lost.getByText("no such table"))
    .first()
    .waitFor();
  await lost.getByRole("link", { name: "Home" }).first().click();
  await lost.locator("[data-quick]").first().waitFor();
  await lost.context().close();
});
