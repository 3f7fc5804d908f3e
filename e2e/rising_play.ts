import { isThere, over, turn } from "./browser";
import type { Playable } from "./playable";
import { afterSequence, sequence } from "./playing";

// Playing rising with everything that can be pressed: pieces in the pool, places, cards, answers and buttons.

export type Choose = (labels: string[]) => number;

// A different place every time, so a game uses many of them.
export function wandering(): Choose {
  let step = 0;
  return (labels) => {
    step += 7;
    return step % labels.length;
  };
}

// Presses what a person would press next and waits for the reply. `choose` picks one of the highlighted places.
export async function pressOn(page: Playable, choose: Choose): Promise<void> {
  const before = await sequence(page);
  await pressNext(page, choose);
  await afterSequence(page, before);
}

const pieces = '[data-pool][aria-disabled="false"]';
const buttons = ["draw", "accept", "pass", "energy", "ready"].map((kind) => `[data-button="${kind}"]`);

async function pressNext(page: Playable, choose: Choose): Promise<void> {
  const isPicked = (await isThere(page, `${pieces}[aria-pressed="true"]`)) || !(await isThere(page, pieces));
  if (!isPicked) await page.click(pieces);
  const places = await litPlaces(page);
  if (places.length > 0) {
    const place = places[choose(places.map(({ label }) => label))]!;
    await page.click(`[data-place="${place.name}"][aria-label*="Go: "]`);
    return answerWhich(page);
  }
  for (const selector of ["[data-answer]", ...buttons])
    if (await isThere(page, selector)) return page.click(selector);
  const card = '[data-playable="true"]';
  if (!(await isThere(page, card))) return page.click("button[data-move]");
  await page.click(card);
  return answerWhich(page);
}

// The places a move leads to, those on the island first.
const litPlaces = (page: Playable) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-place][aria-label*="Go: "]')].map((place) => ({
      name: place.dataset.place!,
      label: place.getAttribute("aria-label") ?? "",
    })),
  );

// If several moves match, the bar asks; the first will do.
async function answerWhich(page: Playable): Promise<void> {
  if (await isThere(page, "[data-asked]")) await page.click("[data-asked]");
}

export async function pressToTheEnd(page: Playable, choose: Choose): Promise<void> {
  while (!(await over(page)) && (await turn(page)) === "mine") await pressOn(page, choose);
  await page.waitForFunction(() => document.querySelector("[data-result]") !== null);
}
