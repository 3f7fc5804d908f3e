import { afterAll, beforeAll, expect, test } from "vitest";
import { type SeatKind, startGame } from "../browser";
import { games } from "../games";
import { finishInPage, playHotSeat, wishesIn } from "../playing";
import { WatchedServer, wrongIn } from "./watched";
import type { Engine } from "./webdriver";

// Two people sharing one device, since bots take their time; rising is played solo.
const kindsIn = (game: string): SeatKind[] => (game === "rising" ? ["Me"] : ["Me", "Here"]);
const kByHand = 25; // clicks by the driver, as with a mouse

// The tests of one engine: a complete game of each kind.
export function playEveryGameIn(start: () => Promise<Engine>): void {
  const server = new WatchedServer();
  let engine: Engine;
  beforeAll(async () => {
    await server.start();
    engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    await server.remove();
  });

  test.each(games)("a game of %s is played from the home page to its result", async (game) => {
    const { page } = engine;
    const [kinds, wanted] = [kindsIn(game), wishesIn(game)];
    await startGame(page, server.address, "Ada", kinds, game);
    await playHotSeat(page, wanted, kByHand);
    await finishInPage(page, wanted);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-result] tbody tr")].map((row) => row.innerText),
    );
    expect(rows.length).toBeGreaterThanOrEqual(kinds.length);
    expect(rows.join()).toContain("Ada");
    expect(await wrongIn(page)).toBe(null);
  });
}
