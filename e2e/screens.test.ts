import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { afterMove, launch, logText, pageErrors, person, startGame, turn } from "./browser";
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

test("on a phone every button is large enough for a finger", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await startGame(page, server.address, "Ada", ["Me", "Bot"]);
  await turn(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, summary, [role=button]")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
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

test.each(["atlantis", "survive", "escape"])(
  "on a desktop the table of %s needs no scrolling",
  async (game) => {
    const page = await person(browser);
    await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot", "Bot"], game);
    await turn(page);
    expect(await excess(page)).toEqual({ x: 0, y: 0 });
    await page.context().close();
  },
);

test("a table is on the screen after less than 200 kB of scripts and styles", () => {
  const assets = fileURLToPath(new URL("../web/dist/assets/", import.meta.url));
  const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(assets + file)).length, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(200_000);
});

const axe = readFileSync(
  fileURLToPath(new URL("../web/node_modules/axe-core/axe.min.js", import.meta.url)),
  "utf8",
);
// The figures on cards and targets are pictures of cost and gain; their names say the same in words.
const rules = { "label-content-name-mismatch": { enabled: false } };

interface Axe {
  run(options: { rules: typeof rules }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (chosen) => (window as unknown as { axe: Axe }).axe.run({ rules: chosen }),
    rules,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

test.each(["light", "dark"] as const)("nobody is shut out by the %s page", async (colorScheme) => {
  const page = await person(browser, { colorScheme });
  await page.goto(server.address);
  await page.locator("[data-start]:not([disabled])").waitFor();
  expect(await violations(page)).toEqual([]);
  for (const game of ["atlantis", "survive", "escape", "rising"]) {
    await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot"], game);
    await turn(page);
    expect(await violations(page)).toEqual([]);
  }
  await page.context().close();
});
