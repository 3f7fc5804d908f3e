import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { excess, inviteLink, person, startGame, turn } from "./browser";
import { games } from "./games";
import { becomeMember } from "./people";
import { browser, setUp } from "./stage";

const server = setUp();

test.each([
  [1440, 900],
  [1024, 768],
])("seven seats of rising fit in %i by %i pixels", async (width, height) => {
  const page = await person(browser, { viewport: { width, height } });
  const bots = Array.from({ length: 6 }, () => "Bot" as const);
  await startGame(page, server.address, "Ada", ["Me", ...bots], "rising", { level: "2" });
  await turn(page);
  expect(await excess(page)).toEqual({ x: 0, y: 0 });
  const last = (await page.locator('[data-seat-panel="6"]').boundingBox())!;
  const log = (await page.locator("[role=log]").boundingBox())!;
  expect(last.y + last.height).toBeLessThan(log.y);
  expect(log.height).toBeGreaterThan(80);
  await page.context().close();
});

test.each(games)("on a desktop the table of %s needs no scrolling", async (game) => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot", "Bot"], game);
  await turn(page);
  expect(await excess(page)).toEqual({ x: 0, y: 0 });
  await page.context().close();
});

const record = fileURLToPath(new URL("../tests/records/escape_three_seats.jsonl", import.meta.url));

// How to reach each page and wait until there is something to see.
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: async (page) => {
    await page.goto(server.address);
    await page.locator("[data-start]:not([disabled])").waitFor();
  },
  ...Object.fromEntries(
    games.flatMap((game) => [
      [
        `table of ${game}`,
        async (page: Page) => {
          await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot"], game);
          await turn(page);
        },
      ],
      [
        `lesson of ${game}`,
        async (page: Page) => {
          await page.goto(`${server.address}/lesson/${game}`);
          await page.locator('[data-asked="do"]').waitFor();
        },
      ],
    ]),
  ),
  settings: async (page) => {
    await startGame(page, server.address, "Ada", ["Me", "Bot"], "escape");
    await page.getByLabel("Settings").click();
  },
  share: async (page) => {
    await startGame(page, server.address, "Ada", ["Me", "Friend"], "atlantis");
    await page.locator("[data-link]").first().waitFor();
  },
  invitation: async (page) => {
    await startGame(page, server.address, "Ada", ["Me", "Friend"], "atlantis");
    await page.goto(await inviteLink(page, 1));
    await page.locator("[data-name]").waitFor();
  },
  rules: async (page) => {
    await page.goto(`${server.address}/rules/survive`);
    await page.locator("#SUR-4\\.5").waitFor();
  },
  "choice of a record": async (page) => {
    await page.goto(`${server.address}/replay`);
    await page.getByRole("heading").first().waitFor();
  },
  replay: async (page) => {
    await page.goto(`${server.address}/replay`);
    await page.locator("[data-record]").setInputFiles(record);
    await page.locator("[data-proof]").click();
  },
  lobby: async (page) => {
    await becomeMember(page, server.address);
    await page.goto(`${server.address}/lobby`);
    await page.locator("[data-listed]").first().waitFor();
  },
  "sign in": async (page) => {
    await page.goto(`${server.address}/lobby`);
    await page.locator("[data-sign-in]").click();
    await page.locator("[data-sign]").click();
    await page.getByRole("alert").first().waitFor();
  },
  account: async (page) => {
    await becomeMember(page, server.address);
    await page.goto(`${server.address}/account`);
    await page.locator("[data-finished]").first().waitFor();
  },
  ratings: async (page) => {
    await becomeMember(page, server.address);
    await page.goto(`${server.address}/ratings/atlantis`);
    await page.locator("[data-rated]").first().waitFor();
  },
  "terms of a table": async (page) => {
    await page.goto(`${server.address}/#open`);
    await page.locator('[data-term="counts"]').selectOption("rated");
    await page.locator("[data-terms] summary").click();
    await page.locator('[data-term="clock"]').selectOption("game");
  },
  "unknown address": async (page) => {
    await page.goto(`${server.address}/nowhere`);
    await page.getByRole("link", { name: "Home" }).first().waitFor();
  },
};

test.each(Object.keys(pages))("%s is accessible", async (name) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await person(browser, { colorScheme });
    await pages[name]!(page);
    await page.getByRole("main").waitFor();
    expect(await violations(page), colorScheme).toEqual([]);
    await page.context().close();
  }
});
