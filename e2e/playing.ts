import type { Page } from "playwright-core";
import { readServerMessage } from "../web/src/protocol/messages";
import { read, type Shape } from "../web/src/protocol/shape";
import { canMove, over, turn } from "./browser";

// Playing a game of the hex sea from its list of moves.

export const sequence = (page: Page) => page.locator("[data-sequence]").getAttribute("data-sequence");

export const afterSequence = (page: Page, before: string | null) =>
  page.waitForFunction(
    (old) => document.querySelector<HTMLElement>("[data-sequence]")?.dataset.sequence !== old,
    before,
  );

// Plays the first move that begins with the first of the wanted words that any does, else the first of all.
export async function playOn(page: Page, wanted: string[]): Promise<void> {
  const before = await sequence(page);
  const moves = await page
    .locator("button[data-move]")
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.move ?? ""));
  const best = wanted.flatMap((start) => moves.filter((move) => move.startsWith(start)));
  await page.locator(`button[data-move="${best[0] ?? moves[0]}"]`).click();
  await afterSequence(page, before);
}

export async function playToTheEnd(pages: Page[], wanted: string[]): Promise<void> {
  while (!(await over(pages[0]!))) {
    const mover = await Promise.race(pages.map((page) => turn(page).then(() => page)));
    if (!(await over(mover)) && (await canMove(mover))) await playOn(mover, wanted);
  }
  await Promise.all(pages.map((page) => page.locator("[data-result]").waitFor()));
}

export const resultText = (page: Page) => page.locator("[data-result] table").innerText();

// Reads all that the server sends to the page by the shapes the page is written for; returns what does not fit.
export function misfitsOf(
  page: Page,
  shapes: { view: Shape<unknown>; moves: Shape<unknown>; events: Shape<unknown> },
): string[] {
  const found: string[] = [];
  const check = (reading: { ok: true } | { ok: false; error: string }) => {
    if (!reading.ok) found.push(reading.error);
  };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = readServerMessage(JSON.parse(String(payload)), "strict");
      check(message);
      if (!message.ok || (message.value.type !== "joined" && message.value.type !== "update")) return;
      check(read(shapes.view, message.value.view, "strict"));
      check(read(shapes.moves, message.value.moves, "strict"));
      check(read(shapes.events, message.value.events, "strict"));
    }),
  );
  return found;
}
