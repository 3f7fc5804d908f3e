import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { excess, phone, turn } from "./browser";
import { games } from "./games";
import { browser, setUp } from "./stage";
import { absence, line, makeTable, openPeople, say, sitDown } from "./tables";

const server = setUp();

const settings = (game: string) => ({
  game,
  options: {},
  clock: { base: 600, increment: 5 },
  absence: absence("bot", 60),
  delay: 3,
});

async function expectTargets(page: Page, within: string): Promise<void> {
  const boxes = await page
    .locator(`${within} :is(button, input, a)`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0));
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThan(43.5);
}

test.each(games)(
  "%s on a phone: the clocks are visible, and the chat keeps the board in view",
  async (game) => {
    const table = await makeTable(server.address, settings(game), 1);
    const ada = await sitDown(browser, table.ada, phone);
    const grace = await sitDown(browser, table.grace);
    await say(grace, "Hello, phone!");
    const button = ada.locator("[data-open-chat]");
    await button.getByText("1 unread message").waitFor();
    expect(await ada.locator('[data-clock="0"]').first().isVisible()).toBe(true);
    await button.tap();
    await line(ada, "Hello, phone!").waitFor();
    const board = (await ada.locator(".board").first().boundingBox())!;
    const chat = (await ada.locator(".talk").boundingBox())!;
    expect(chat.y - board.y).toBeGreaterThan(120);
    await ada.locator("[data-say]").fill("Hello back!");
    await ada.getByRole("button", { name: "Send", exact: true }).tap();
    await line(grace, "Hello back!").waitFor();
    expect(await excess(ada)).toEqual({ x: 0, y: 0 });
    await expectTargets(ada, ".talk");
    // After closing the chat, the player is notified of the next message again.
    await button.tap();
    await say(grace, "Still there?");
    await button.getByText("1 unread message").waitFor();
    await openPeople(ada);
    await expectTargets(ada, "[data-people]");
    await Promise.all([ada, grace].map((page) => page.context().close()));
  },
);

test("on a phone the player's own name is readable next to a clock that has run out", async () => {
  const table = await makeTable(server.address, { clock: { base: 1 }, absence: absence("wait") });
  const ada = await sitDown(browser, table.ada, phone);
  const grace = await sitDown(browser, table.grace);
  // The first move starts the clocks.
  for (const page of [ada, grace]) {
    await turn(page);
    await page.locator("button[data-move]").first().dispatchEvent("click");
  }
  const panel = ada.locator("section", { has: ada.locator('[data-clock="0"]') }).first();
  await panel.getByText("Time is up").waitFor();
  const name = panel.getByText("Ada", { exact: true });
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test.each(games)("chat, clocks and people are accessible: %s", async (game) => {
  const table = await makeTable(server.address, settings(game), 1);
  const grace = await sitDown(browser, table.grace);
  await say(grace, "Good evening!");
  for (const colorScheme of ["light", "dark"] as const) {
    const ada = await sitDown(browser, table.ada, { colorScheme });
    await ada.keyboard.press("c");
    await ada.waitForFunction(() => document.activeElement?.hasAttribute("data-say"));
    await line(ada, "Good evening!").waitFor();
    expect(await excess(ada)).toEqual({ x: 0, y: 0 });
    expect(await violations(ada), colorScheme).toEqual([]);
    await openPeople(ada);
    await ada.locator("[data-leave]").click();
    await ada.locator("[data-yes]").waitFor();
    expect(await violations(ada), `people, ${colorScheme}`).toEqual([]);
    await ada.context().close();
  }
  await grace.context().close();
});

test("arrow keys switch between the log and chat tabs, and shortcuts are off while typing", async () => {
  const table = await makeTable(server.address);
  const ada = await sitDown(browser, table.ada);
  await turn(ada);
  const moves = await ada.locator("button[data-move]").count();
  await ada.locator('[data-tab="log"]').focus();
  await ada.keyboard.press("ArrowRight");
  expect(await ada.locator('[data-tab="chat"]').getAttribute("aria-selected")).toBe("true");
  await ada.keyboard.press("c");
  await ada.waitForFunction(() => document.activeElement?.hasAttribute("data-say"));
  await ada.keyboard.type("1 um c");
  await ada.keyboard.press("Enter");
  await line(ada, "1 um c").waitFor();
  expect(await ada.locator("button[data-move]").count()).toBe(moves);
  await ada.context().close();
});

test("in German, the table's notes about people are in German", async () => {
  const table = await makeTable(server.address, {
    clock: { days: 3 },
    absence: absence("end", 3600),
    delay: 2,
  });
  const german = { locale: "de-DE" };
  const ada = await sitDown(browser, table.ada, german);
  const watcher = await sitDown(browser, table.watch, german);
  await watcher.getByText("Du siehst das Spiel 2 Züge später als die Spieler.").waitFor();
  await watcher.locator('[data-tab="chat"]').click();
  await watcher.getByText("Zuschauer können den Chat lesen, aber nicht schreiben.").waitFor();
  expect(await ada.locator('[data-clock="0"]').innerText()).toContain("3 T");
  await openPeople(ada);
  await ada.getByText("Alle haben pro Spielzug 3 Tage Zeit.").waitFor();
  await ada.getByText("Das Spiel endet, wenn jemand länger als 1 Stunde abwesend ist").waitFor();
  await ada.getByRole("button", { name: "Den Tisch verlassen" }).click();
  await ada.getByText("Auf deinem Platz spielt ein Bot weiter.").waitFor();
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Grace entfernen" }).click();
  await ada.locator("[data-yes]").click();
  await ada.getByText("Neue Einladung für den Platz von").waitFor();
  await Promise.all([ada, watcher].map((page) => page.context().close()));
});
