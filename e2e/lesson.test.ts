import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { person } from "./browser";
import { games } from "./games";
import { browser, setUp } from "./stage";

const server = setUp();

interface Step {
  seat?: number;
  play?: string;
  chance?: string;
  note?: string;
}
const folder = new URL("../lessons/", import.meta.url);
const chapters = (game: string): { steps: Step[] }[] =>
  readdirSync(new URL(`${game}/`, folder)).map((file) =>
    JSON.parse(readFileSync(new URL(`${game}/${file}`, folder), "utf8")),
  );

// A note's English text; a lesson's file has its id.
function said(id: string): string {
  const [game = ""] = id.split(".");
  const messages = JSON.parse(readFileSync(new URL(`../speech/en/${game}.json`, import.meta.url), "utf8"));
  return messages[id.slice(game.length + 1)];
}

const asked = (page: Page, what: string) => page.locator(`[data-asked="${what}"]`).waitFor();
const prompt = (page: Page) => page.locator("[data-note]").innerText();

// Does what the chapter's file asks for, using the list of moves.
async function learn(page: Page, steps: Step[]): Promise<void> {
  for (const { seat = 0, play, chance, note } of steps) {
    if (chance !== undefined || (play !== undefined && seat !== 0)) continue;
    if (note === undefined) continue;
    await page.waitForFunction(
      (words) => document.querySelector("[data-note]")?.textContent === words,
      said(note),
    );
    if (play === undefined) await page.locator("[data-on]").click();
    else {
      await asked(page, "do");
      await page.locator(`button[data-move="${play}"]`).click();
    }
  }
  await asked(page, "done");
}

test.each(games)("%s is learnt by playing its lesson", async (game) => {
  const page = await person(browser);
  await page.goto(server.address);
  await page.locator(`[data-learn="${game}"]`).click();
  const all = chapters(game);
  for (const [index, { steps }] of all.entries()) {
    await learn(page, steps);
    if (index < all.length - 1) await page.locator("[data-next]").click();
  }
  expect(await page.getByRole("button", { name: /, finished$/ }).count()).toBe(all.length);
  await page.getByRole("link", { name: "Play it for real" }).waitFor();
  await page.context().close();
});

test("a move other than the one asked for is not made, and help is offered", async () => {
  const page = await person(browser);
  await page.goto(`${server.address}/lesson/survive`);
  await asked(page, "do");
  const before = await prompt(page);
  await page.locator('button[data-move="walk 1 D4"]').click();
  expect(await prompt(page)).toContain("allowed too");
  await page.locator("[data-typed-move]").fill("sink D4");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Rule SUR-/ })
    .waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.waitForFunction((old) => document.querySelector("[data-note]")?.textContent !== old, before);
  await page.context().close();
});
