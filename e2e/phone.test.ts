import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { afterMove, excess, logText, person, phone, startGame, turn } from "./browser";
import { games } from "./games";
import { becomeMember } from "./people";
import { browser, setUp } from "./stage";

const server = setUp();

test("on a phone nothing scrolls sideways and a move can be made by touch", async () => {
  const page = await person(browser, phone);
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

// Touch targets that are too small. A board's hexes and tiles can be enlarged by pinching, so they are not counted here.
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

test("on a phone every button is large enough to touch", async () => {
  const page = await person(browser, phone);
  await page.goto(server.address);
  await page.locator("[data-start]:not([disabled])").waitFor();
  const small = await tooSmall(page);
  for (const game of games) {
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

test("on a phone the lobby, account and ratings fit the width and are large enough to touch", async () => {
  const page = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "de-DE",
  });
  await becomeMember(page, server.address);
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
])("pinching zooms the board of %s", async (game, place) => {
  const page = await person(browser, phone);
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

test("on a phone explorers are placed and the sea is panned by touch", async () => {
  const page = await person(browser, phone);
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
  await page.locator('[data-hex="H6"][aria-label*="1 red explorer"]').waitFor();

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

test("on a phone Atlanteans are placed by touch, and island, gate and seats fit", async () => {
  const page = await person(browser, phone);
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

test("in the lesson of rising, a phone shows tiles large enough to touch, and one row above them", async () => {
  const page = await person(browser, phone);
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

test("on a phone a refusal is readable over the list of moves it came from", async () => {
  const page = await person(browser, phone);
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
