import type { Page } from "playwright-core";
import { over } from "./browser";
import { afterSequence, sequence } from "./playing";

// Playing rising by what can be pressed: pieces of the pool, places, cards, answers and buttons.

// Waits until something can be pressed or the game is over; the list of moves says so for all of them.
async function awaitTurn(page: Page): Promise<"mine" | "over"> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector("[data-result]")) return "over";
    return document.querySelector("button[data-move]") ? "mine" : undefined;
  });
  return (await found.jsonValue()) as "mine" | "over";
}

// The names of the places that a move leads to, those of the island first.
const lit = '[data-place][aria-label*="Go: "]';

// Presses what a person would press next and waits for the answer. `choose` picks among the lit places.
export async function pressOn(page: Page, choose: (labels: string[]) => number): Promise<void> {
  const before = await sequence(page);
  await pressNext(page, choose);
  await afterSequence(page, before);
}

async function pressNext(page: Page, choose: (labels: string[]) => number): Promise<void> {
  const pool = page.locator('[data-pool][aria-disabled="false"]');
  if ((await pool.count()) > 0 && (await pool.first().getAttribute("aria-pressed")) !== "true")
    await pool.first().click();
  const places = page.locator(lit);
  const labels = await places.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  if (labels.length > 0) {
    await places.nth(choose(labels)).click();
    return answerWhich(page);
  }
  const targets = page.locator("[data-answer]");
  if (await targets.count()) return targets.first().click();
  for (const kind of ["draw", "accept", "pass", "energy", "ready"]) {
    const button = page.locator(`[data-button="${kind}"]`).first();
    if (await button.count()) return button.click();
  }
  const card = page.locator('[data-playable="true"]');
  if (await card.count()) {
    await card.first().click();
    return answerWhich(page);
  }
  await page.locator("button[data-move]").first().click();
}

// Where several moves were meant the bar asks; the first will do.
async function answerWhich(page: Page): Promise<void> {
  const asked = page.locator("[data-asked]");
  if (await asked.count()) await asked.first().click();
}

export async function pressToTheEnd(page: Page, choose: (labels: string[]) => number): Promise<void> {
  while (!(await over(page)) && (await awaitTurn(page)) === "mine") await pressOn(page, choose);
  await page.locator("[data-result]").waitFor();
}
