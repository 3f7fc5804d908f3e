import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { violations } from "./axe";
import { afterMove, inviteLink, launch, logText, pageErrors, person, startGame, turn } from "./browser";
import { finishRatedGame, signUp } from "./people";
import { Server } from "./server";

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server.remove();
});
afterEach(() => expect(pageErrors.splice(0)).toEqual([]));

const excess = (page: Page) =>
  page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));

test("on a phone nothing scrolls sideways and a finger can move", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(server.address);
  await page.locator("[data-start]:not([disabled])").waitFor();
  expect((await excess(page)).x).toBe(0);
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot", "Bot"]);
  await page.locator("[data-figure]").first().waitFor();
  expect(await excess(page)).toEqual({ x: 0, y: 0 });

  const before = await logText(page);
  await page.locator("[data-figure]").first().tap();
  await page.locator("[data-target]").first().tap();
  await page.locator("[data-do]").tap();
  await afterMove(page, before);
  await page.context().close();
});

// What a finger could miss. Hexes and stones of a board are made larger by pinching, so they are not counted here.
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "button, summary, select, [role=button], [role=tab], a.button",
      ),
    ]
      .filter((element) => !(element instanceof SVGElement))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  );

test("on a phone every button is large enough for a finger", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(server.address);
  await page.locator("[data-start]:not([disabled])").waitFor();
  const small = await tooSmall(page);
  for (const game of ["atlantis", "survive", "escape", "rising"]) {
    await startGame(page, server.address, "Ada", ["Me", "Bot"], game);
    await turn(page);
    small.push(...(await tooSmall(page)));
    await page.goto(`${server.address}/lesson/${game}`);
    await page.locator('[data-asked="do"]').waitFor();
    small.push(...(await tooSmall(page)));
  }
  expect(small).toEqual([]);
  await page.context().close();
});

test("on a phone the pages about people fit its width and its fingers", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "de-DE",
  });
  await member(page);
  const shown = { lobby: "[data-listed]", account: "[data-finished]", "ratings/atlantis": "[data-rated]" };
  for (const [path, content] of Object.entries({ "": "[data-listed]", ...shown })) {
    await page.goto(`${server.address}/${path}`);
    await page.locator(content).first().waitFor();
    expect((await excess(page)).x, path).toBe(0);
    expect(await tooSmall(page), path).toEqual([]);
  }
  await page.context().close();
});

test.each([
  ["escape", '[data-hex="F6"]'],
  ["rising", '[data-place="Forests 1"]'],
])("two fingers make the board of %s larger and smaller", async (game, place) => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot"], game);
  await turn(page);
  const width = async () => (await page.locator(place).boundingBox())!.width;
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: 195 - apart, y: 400, id: 0 },
              { x: 195 + apart, y: 400, id: 1 },
            ],
    });
  const pinch = async (from: number, to: number) => {
    await touch("touchStart", from);
    for (let step = 1; step <= 4; ++step) await touch("touchMove", from + ((to - from) * step) / 4);
    await touch("touchEnd");
  };
  const before = await width();
  await pinch(40, 90);
  const larger = await width();
  expect(larger).toBeGreaterThan(before * 1.3);
  await pinch(90, 50);
  expect(await width()).toBeLessThan(larger * 0.9);
  await page.context().close();
});

test("on a phone a finger places explorers on the island and pans the sea", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot", "Bot"], "survive", { first: "0" });
  await turn(page);
  expect(await excess(page)).toEqual({ x: 0, y: 0 });
  const tile = page.locator('[data-hex="H6"]');
  const before = (await tile.boundingBox())!;
  expect(Math.min(before.width, before.height)).toBeGreaterThan(43.5);
  await tile.tap();
  const values = page.locator('[data-button="value"]');
  await values.first().waitFor();
  for (const button of await values.all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThan(43.5);
  }
  await values.first().tap();
  await page.locator('[data-hex="H6"][aria-label*="one red explorer"]').waitFor();

  await page.mouse.move(200, 500);
  await page.mouse.down();
  await page.mouse.move(140, 500, { steps: 4 });
  await page.mouse.up();
  const after = (await tile.boundingBox())!;
  expect(after.x).toBeLessThan(before.x - 20);
  await page.getByRole("button", { name: "The whole board" }).click();
  await page.waitForFunction(
    (width) => (document.querySelector('[data-hex="H6"]')?.getBoundingClientRect().width ?? 99) < width,
    before.width,
  );
  await page.context().close();
});

test("on a phone a finger places Atlanteans, and island, gate and seats have room", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const bots = Array.from({ length: 6 }, () => "Bot" as const);
  await startGame(page, server.address, "Ada", ["Me", ...bots], "rising");
  await page.locator('[data-pool][aria-disabled="false"]').first().waitFor();
  expect(await excess(page)).toEqual({ x: 0, y: 0 });
  const tile = (await page.locator('[data-place="Forests 4"]').boundingBox())!;
  expect(Math.min(tile.width, tile.height)).toBeGreaterThan(43.5);

  const pool = page.locator('[data-pool="leader"]');
  if ((await pool.getAttribute("aria-pressed")) !== "true") await pool.tap();
  await page.locator('[data-place][aria-label*="Go: "]').first().tap();
  await page.locator("[data-do]").tap();
  await page.locator('[data-pool="leader"]').waitFor({ state: "detached" });

  await page.getByRole("tab", { name: /^Gate/ }).tap();
  const space = (await page.locator('[data-place="gate 1"]').boundingBox())!;
  expect(space.height).toBeGreaterThan(43.5);
  await page.locator('[data-seat-panel="0"] button').tap();
  await page.locator('[data-sheet="seat"]').waitFor();
  expect(await excess(page)).toEqual({ x: 0, y: 0 });
  await page.context().close();
});

test("in the lesson of rising a phone shows tiles that a finger hits, and one row above them", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${server.address}/lesson/rising`);
  await page.locator('[data-asked="do"]').waitFor();
  const sizes = await page
    .locator("[data-place], [data-peninsula]")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0))
    .then((boxes) => boxes.map((box) => Math.min(box.width, box.height)));
  expect(Math.min(...sizes)).toBeGreaterThan(43.5);
  expect((await page.locator(".strip").boundingBox())!.height).toBeLessThan(60);
  expect(await excess(page)).toEqual({ x: 0, y: 0 });
  await page.context().close();
});

test("on a phone a refusal is read over the list of moves it came from", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${server.address}/lesson/rising`);
  await page.locator('[data-asked="do"]').waitFor();
  await page.getByRole("button", { name: "Moves" }).tap();
  await page.locator("[data-typed-move]").fill("ready");
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await page.getByRole("alert").getByRole("link", { name: "Rule RIS-3.8" }).waitFor();
  await page.getByRole("alert").getByRole("button", { name: "Close" }).tap();
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.context().close();
});

test.each([
  [1440, 900],
  [1024, 768],
])("seven seats of rising fit %i by %i pixels", async (width, height) => {
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

test.each(["atlantis", "survive", "escape", "rising"])(
  "on a desktop the table of %s needs no scrolling",
  async (game) => {
    const page = await person(browser);
    await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot", "Bot"], game);
    await turn(page);
    expect(await excess(page)).toEqual({ x: 0, y: 0 });
    await page.context().close();
  },
);

const record = fileURLToPath(new URL("../tests/records/escape_three_seats.jsonl", import.meta.url));

let accounts = 0;

// Somebody who is signed in and has finished a rated game, and a table that waits for players.
async function member(page: Page): Promise<void> {
  await page.goto(server.address);
  await signUp(page, `Member ${++accounts}`);
  await finishRatedGame(page, "atlantis");
  const seats = [{ kind: "me" }, { kind: "friend" }];
  await page.request.post(`${server.address}/api/tables`, {
    data: { game: "survive", seats, listed: true, rated: true },
  });
}

// How each page is reached, until there is something to be looked at.
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: async (page) => {
    await page.goto(server.address);
    await page.locator("[data-start]:not([disabled])").waitFor();
  },
  ...Object.fromEntries(
    ["atlantis", "survive", "escape", "rising"].flatMap((game) => [
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
    await member(page);
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
    await member(page);
    await page.goto(`${server.address}/account`);
    await page.locator("[data-finished]").first().waitFor();
  },
  ratings: async (page) => {
    await member(page);
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

test.each(Object.keys(pages))("nobody is shut out: %s", async (name) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await person(browser, { colorScheme });
    await pages[name]!(page);
    await page.getByRole("main").waitFor();
    expect(await violations(page), colorScheme).toEqual([]);
    await page.context().close();
  }
});
