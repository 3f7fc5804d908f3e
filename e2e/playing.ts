import type { Page } from "playwright-core";
import { Checker } from "../web/dev/schema";
import type { ServerMessage } from "../web/src/protocol/messages";
import { canMove, over, turn } from "./browser";
import type { Playable } from "./playable";

// Playing a game from its list of moves.

// What to look for first: saves those it can, otherwise moves little, so the island sinks soon. In other games, any move.
const wishes: Record<string, string[]> = {
  survive: ["land ", "defend", "end", "pass", "stay"],
  escape: ["land ", "board ", "end", "stay", "stop"],
  rising: ["draw", "ready", "pass", "peninsula ", "place "],
};
export const wishesIn = (game: string): string[] => wishes[game] ?? [];

export const sequence = (page: Playable): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>("[data-sequence]")?.dataset.sequence ?? null);

export const afterSequence = (page: Playable, before: string | null) =>
  page.waitForFunction(
    (old) => document.querySelector<HTMLElement>("[data-sequence]")?.dataset.sequence !== old,
    before,
  );

// Plays the first move that begins with the earliest matching wanted word, otherwise the first move.
export async function playOn(page: Playable, wanted: string[]): Promise<void> {
  const before = await sequence(page);
  const moves = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button[data-move]")].map(
      (button) => button.dataset.move ?? "",
    ),
  );
  const best = wanted.flatMap((start) => moves.filter((move) => move.startsWith(start)));
  await page.click(`button[data-move="${best[0] ?? moves[0]}"]`);
  await afterSequence(page, before);
}

export async function playToTheEnd(pages: Playable[], wanted: string[]): Promise<void> {
  while (!(await over(pages[0]!))) {
    const mover = await Promise.race(pages.map((page) => turn(page).then(() => page)));
    if (!(await over(mover)) && (await canMove(mover))) await playOn(mover, wanted);
  }
  await Promise.all(
    pages.map((page) => page.waitForFunction(() => document.querySelector("[data-result]") !== null)),
  );
}

// Two people sharing one device, or one alone; to the result, or for a given number of clicks.
export async function playHotSeat(page: Playable, wanted: string[], clicks = Number.POSITIVE_INFINITY) {
  for (; clicks > 0; --clicks) {
    const found = await page.waitForFunction(() =>
      ["[data-result]", "[data-hand-over] button", "button[data-move]"].find((one) =>
        document.querySelector(one),
      ),
    );
    const next = (await found.jsonValue()) as string;
    if (next === "[data-result]") return;
    if (next === "button[data-move]") await playOn(page, wanted);
    else await page.click(next);
  }
}

// Continues to the result with clicks made by the page itself: hundreds of them, which would take a driver minutes.
export const finishInPage = (page: Playable, wanted: string[]) =>
  page.waitForFunction((wishes) => {
    if (document.querySelector("[data-result]")) return true;
    const moves = [...document.querySelectorAll<HTMLElement>("button[data-move]")];
    const starts = JSON.parse(wishes!) as string[];
    const best = starts.flatMap((start) => moves.filter((one) => one.dataset.move?.startsWith(start)));
    const next = document.querySelector<HTMLElement>("[data-hand-over] button") ?? best[0] ?? moves[0];
    // Each click is handled before the next one.
    const table = document.querySelector<HTMLElement>("[data-sequence]");
    const aim = `${table?.dataset.sequence} ${next?.dataset.move}`;
    if (next && document.body.dataset.clicked !== aim) {
      document.body.dataset.clicked = aim;
      next.click();
    }
    return false;
  }, JSON.stringify(wanted));

export const resultText = (page: Page) => page.locator("[data-result] table").innerText();

// Checks everything the server sends to the page against its published schema; returns the mismatches.
export async function misfitsOf(page: Page, server: string, game: string): Promise<string[]> {
  const found: string[] = [];
  const checker = new Checker((await (await fetch(`${server}/api/asyncapi.json`)).json()) as object);
  const check = (value: unknown, definition: string) => {
    const misfit = checker.misfit(value, "components", "schemas", definition);
    if (misfit) found.push(misfit);
  };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => check(JSON.parse(String(payload)), "ClientMessage"));
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      check(message, "ServerMessage");
      // Any game's schema would do for the message.
      if (message.type !== "joined" && message.type !== "update") return;
      check(message.view, `${game}.View`);
      for (const move of message.moves) check(move, `${game}.MoveInfo`);
      for (const event of message.events) check(event, event.type === "undo" ? "UndoEvent" : `${game}.Event`);
    });
  });
  return found;
}
