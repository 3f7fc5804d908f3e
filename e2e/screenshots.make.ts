import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { test } from "vitest";
import { launch, person, phone, startGame, turn } from "./browser";
import { games } from "./games";
import { signUp } from "./people";
import { playOn } from "./playing";
import { Server } from "./server";

// Takes the pictures in docs/screenshots: the home page, the lobby, a table of every game, the rules, a lesson and a
// replay.

const folder = new URL("../docs/screenshots/", import.meta.url);
const record = fileURLToPath(new URL("../tests/records/survive_three_seats.jsonl", import.meta.url));

const keep = (page: Page, name: string) =>
  page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });

// What a person might do first; otherwise the first move in the list.
const wanted = ["land", "board", "sail", "place", "act", "draw", "ready", "pass", "walk", "play"];

// How many moves it takes until there is something to see; 8 in other games.
const kMoves: Record<string, number> = { survive: 40, escape: 34, rising: 30 };

async function table(page: Page, address: string, game: string, moves: number): Promise<void> {
  const options: Record<string, string> = game === "rising" ? {} : { first: "0" };
  await startGame(page, address, "Ada", ["Me", "Bot", "Bot"], game, options);
  for (let made = 0; made < moves && (await turn(page)) === "mine"; ++made) await playOn(page, wanted);
  await turn(page);
  await page.mouse.move(0, 0);
  await keep(page, `${game}-table`);
}

// A lobby as it might look on a typical evening.
async function lobby(browser: Browser, address: string): Promise<void> {
  const page = await person(browser);
  await page.goto(address);
  await signUp(page, "Ada");
  const bot = { kind: "bot", bot: "3" };
  const others: [string, Record<string, unknown>][] = [
    ["escape", { seats: [{ kind: "me", name: "Hypatia" }, bot, bot], listed: true }],
    [
      "atlantis",
      {
        seats: [{ kind: "me", name: "Noor" }, { kind: "friend" }],
        listed: true,
        clock: { base: 1200, increment: 10 },
      },
    ],
    ["survive", { seats: [{ kind: "me", name: "Grace" }, { kind: "friend" }, bot], listed: true }],
  ];
  const guest = await person(browser);
  for (const [game, table] of others)
    await guest.request.post(`${address}/api/tables`, { data: { game, ...table } });
  const seats = [{ kind: "me" }, { kind: "friend" }, { kind: "friend" }, { kind: "friend" }];
  await page.request.post(`${address}/api/tables`, {
    data: { game: "rising", seats, listed: true, rated: true, clock: { days: 3 } },
  });
  await page.goto(`${address}/lobby`);
  await page.locator("[data-listed]").nth(others.length).waitFor();
  await page.locator("[data-table]").first().waitFor();
  await keep(page, "lobby");
  for (const one of [page, guest]) await one.context().close();
}

async function pictures(browser: Browser, address: string): Promise<void> {
  const page = await person(browser);
  await page.goto(address);
  await page.locator("[data-quick]").first().waitFor();
  await keep(page, "home");
  for (const game of games) await table(page, address, game, kMoves[game] ?? 8);
  await page.goto(`${address}/rules/survive#SUR-4.5`);
  await page.locator("#SUR-4\\.5").waitFor();
  await keep(page, "rules");
  await page.goto(`${address}/lesson/escape`);
  await page.locator('[data-asked="do"]').waitFor();
  await keep(page, "lesson");
  await lobby(browser, address);
  await page.goto(`${address}/replay`);
  await page.locator("[data-record]").setInputFiles(record);
  await page.getByLabel("Go to a turn").selectOption({ label: "Turn 12" });
  await keep(page, "replay");
  await page.context().close();

  const dark = await person(browser, { colorScheme: "dark" });
  await dark.goto(`${address}/lesson/rising`);
  await dark.locator('[data-asked="do"]').waitFor();
  await keep(dark, "dark");
  await dark.context().close();

  const pocket = await person(browser, { ...phone, colorScheme: "dark" });
  await startGame(pocket, address, "Ada", ["Me", "Bot", "Bot"], "survive", { first: "0" });
  await turn(pocket);
  await keep(pocket, "phone");
  await pocket.context().close();
}

test("docs/screenshots", async () => {
  const server = new Server();
  await server.start();
  const browser = await launch();
  try {
    await pictures(browser, server.address);
  } finally {
    await browser.close();
    await server.remove();
  }
});
