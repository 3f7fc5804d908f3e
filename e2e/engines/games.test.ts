import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SeatKind, startGame } from "../browser";
import type { Playable } from "../playable";
import { playHotSeat, wishes } from "../playing";
import { pressToTheEnd, wandering } from "../rising_play";
import { startFirefox } from "./firefox";
import { WatchedServer, wrongIn } from "./watched";
import type { Engine } from "./webdriver";
import { startWebKit } from "./webkit";

const server = new WatchedServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

// Two people at one device, since bots take their time; rising is played alone.
const games: [string, SeatKind[], (page: Playable) => Promise<void>][] = [
  ["atlantis", ["Me", "Here"], (page) => playHotSeat(page, [])],
  ["survive", ["Me", "Here"], (page) => playHotSeat(page, wishes.survive)],
  ["escape", ["Me", "Here"], (page) => playHotSeat(page, wishes.escape)],
  ["rising", ["Me"], (page) => pressToTheEnd(page, wandering())],
];

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
])("in %s", (_, start: () => Promise<Engine>) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  test.each(games)("a game of %s is played from the home page to its result", async (game, kinds, play) => {
    const { page } = engine;
    await startGame(page, server.address, "Ada", kinds, game);
    await play(page);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-result] tbody tr")].map((row) => row.innerText),
    );
    expect(rows.length).toBeGreaterThanOrEqual(kinds.length);
    expect(rows.join()).toContain("Ada");
    expect(await wrongIn(page)).toBe(null);
  });
});
