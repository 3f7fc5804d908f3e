import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  afterMove,
  claim,
  closeDialog,
  inviteLink,
  logText,
  person,
  sentence,
  startGame,
  turn,
} from "./browser";
import { afterSequence, misfitsOf, playOn, playToTheEnd, resultText, sequence, wishesIn } from "./playing";
import { browser, setUp } from "./stage";

const server = setUp();

const misfits = (page: Page) => misfitsOf(page, server.address, "survive");

const wanted = wishesIn("survive");

test("two people and two bots play to the volcano and see who was saved", async () => {
  const [ada, grace] = [await person(browser), await person(browser)];
  const unread = await misfits(ada);
  await startGame(ada, server.address, "Ada", ["Me", "Friend", "Bot", "Bot"], "survive");
  await claim(grace, await inviteLink(ada, 1), "Grace");
  await closeDialog(ada);
  await playToTheEnd([ada, grace], wanted);

  expect(unread).toEqual([]);
  expect(await logText(ada)).toContain("Volcano on");
  expect(await resultText(ada)).toBe(await resultText(grace));
  const rows = await ada.locator("[data-result] tbody tr").evaluateAll((all) =>
    all.map((row) => ({
      values: [...row.querySelectorAll(".person b")].map((value) => Number(value.textContent)),
      lost: Number(row.querySelectorAll("td")[1]?.textContent),
      score: Number(row.querySelectorAll("td")[2]?.textContent),
    })),
  );
  expect(rows).toHaveLength(4);
  for (const { values, lost, score } of rows) {
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(score);
    expect(values.length + lost).toBe(10);
  }
  const best = Math.max(...rows.map((row) => row.score));
  expect(await sentence(ada)).toContain(String(best));
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test("two people lead two colours each to the end", async () => {
  const [ada, grace] = [await person(browser), await person(browser)];
  await startGame(ada, server.address, "Ada", ["Me", "Friend"], "survive", { colours: "two", first: "0" });
  await claim(grace, await inviteLink(ada, 1), "Grace");
  await closeDialog(ada);

  // The colours take turns: Ada's red, Grace's blue, Ada's yellow, Grace's green.
  for (const [page, colour] of [
    [ada, "red"],
    [grace, "blue"],
    [ada, "yellow"],
    [grace, "green"],
  ] as const) {
    await turn(page);
    expect(await sentence(page)).toContain(`You (${colour})`);
    await playOn(page, wanted);
    await turn(page);
    await playOn(page, wanted);
  }
  await playToTheEnd([ada, grace], wanted);

  expect(await resultText(ada)).toBe(await resultText(grace));
  const players = await ada.locator("[data-result] tbody").evaluateAll((all) =>
    all.map((body) => ({
      colours: [...body.querySelectorAll("td.part")].map((score) => Number(score.textContent)),
      total: Number(body.querySelector("td.total")?.textContent),
    })),
  );
  expect(players).toHaveLength(2);
  for (const { colours, total } of players) {
    expect(colours).toHaveLength(2);
    expect(colours[0]! + colours[1]!).toBe(total);
  }
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test("picking a piece on the board highlights its targets, and a target says what it does", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"], "survive", { first: "0" });
  await turn(page);
  // The setup by clicks on the board: a tile, then a value.
  const before = await sequence(page);
  await page.locator("[data-hex].active").first().click();
  await afterSequence(page, before);
  const placed = await sequence(page);
  await page.locator('[data-button="value"]').first().click();
  await afterSequence(page, placed);
  await turn(page);
  while (!(await page.locator('[data-button="end"]').isVisible())) {
    await playOn(page, wanted);
    await turn(page);
  }
  const explorer = page.locator('[data-hex][aria-label$="1 red explorer, can be picked"]').first();
  await explorer.click();
  const target = page.locator('[data-hex][aria-label*="Go: Red"][aria-label*="walks"]').first();
  const promise = (await target.getAttribute("aria-label")) ?? "";
  const walk = /(Red \d+) walks to (\w+)/.exec(promise)!;
  const said = await logText(page);
  await target.click();
  await afterMove(page, said);
  expect(await logText(page)).toContain(`${walk[1]} walks to ${walk[2]}`);
  await page.context().close();
});

test("hexes can be reached and played by keyboard, and are named by what is on them", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"], "survive", { first: "0" });
  await turn(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const first = page.locator('[data-hex][tabindex="0"]').first();
  await first.focus();
  expect(await focused()).toMatch(/^D4, (beach|forest|mountain)\. Go: Place an explorer on D4/);
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toMatch(/^D5, /);
  await page.keyboard.press("Enter");
  await page.locator('[data-button="value"]').first().waitFor();
  await page.keyboard.press("1");
  await page.locator('[data-hex="D5"][aria-label*="1 red explorer"]').waitFor();
  await page.context().close();
});
