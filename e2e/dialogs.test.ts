import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { closeDialog, person, startGame, turn } from "./browser";
import { playOn } from "./playing";
import { browser, setUp } from "./stage";
import { makeFinished, makeTable, openPeople, sitDown } from "./tables";

const server = setUp();

// The name of the focused element, or nothing if focus is outside the dialog.
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.closest("[aria-modal=true]")) return undefined;
    const all = [...activeElement.ownerDocument.querySelectorAll("[aria-modal=true] *")];
    return String(all.indexOf(activeElement));
  });

// Tabs through the dialog once; every stop is inside it, and focus wraps around in both directions.
async function expectTrap(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  expect(await dialog.getAttribute("aria-modal")).toBe("true");
  const title = await dialog.getAttribute("aria-labelledby");
  expect((await page.locator(`[id="${title}"]`).innerText()).trim()).not.toBe("");
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const start = await focused(page);
    expect(start).toBeDefined();
    const seen: (string | undefined)[] = [];
    do {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    } while (seen.at(-1) !== start && seen.length < 40);
    expect(seen.at(-1)).toBe(start);
    expect(seen).not.toContain(undefined);
    expect(new Set(seen).size).toBe(seen.length);
  }
  expect(await violations(page)).toEqual([]);
}

const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const isGone = (page: Page) => page.getByRole("dialog").waitFor({ state: "detached" });

test("the table's links trap focus until closed, then restore it", async () => {
  const table = await makeTable(server.address);
  const page = await sitDown(browser, table.ada);
  const opener = page.locator("[data-share]");
  for (const close of [() => page.keyboard.press("Escape"), () => closeDialog(page)]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expectTrap(page);
    await close();
    await isGone(page);
    expect(await hasFocus(opener)).toBe(true);
  }
  await page.context().close();
});

test("Escape first cancels a question, then closes the list of people", async () => {
  const table = await makeTable(server.address);
  const page = await sitDown(browser, table.ada);
  await openPeople(page);
  await page.locator("[data-leave]").click();
  await expectTrap(page);
  await page.keyboard.press("Escape");
  await page.locator("[data-yes]").waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await isGone(page);
  expect(await hasFocus(page.locator("[data-open-people]"))).toBe(true);
  await page.context().close();
});

test("the result traps focus until the player looks at the board", async () => {
  const table = await makeFinished(server.address);
  const page = await sitDown(browser, table.ada);
  await page.locator("[data-result] table").waitFor();
  await expectTrap(page);
  await page.keyboard.press("Escape");
  await isGone(page);
  await page.context().close();
});

test("only its button opens the next player's hand", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Here"], "survive", { first: "0" });
  await turn(page);
  await playOn(page, ["place"]);
  await turn(page);
  await playOn(page, ["value"]);
  const handed = page.locator('[data-hand-over="1"]');
  await handed.waitFor();
  await expectTrap(page);
  for (let times = 0; times < 3; ++times) await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (let times = 0; times < 3; ++times) await page.keyboard.press("Escape");
  expect(await handed.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.querySelector("dialog")?.matches(":modal"))).toBe(true);
  await handed.getByRole("button").click();
  await isGone(page);
  await page.context().close();
});

test("the sign-in dialog focuses its first field, and traps focus", async () => {
  const page = await person(browser);
  await page.goto(`${server.address}/lobby`);
  await page.locator("[data-sign-in]").click();
  await page.locator("[data-account-name]:focus").waitFor();
  await expectTrap(page);
  await page.keyboard.press("Escape");
  await isGone(page);
  expect(await hasFocus(page.locator("[data-sign-in]"))).toBe(true);
  await page.context().close();
});
