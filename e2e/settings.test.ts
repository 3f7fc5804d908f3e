import { expect, test } from "vitest";
import { person, turn } from "./browser";
import { playOn } from "./playing";
import { browser, setUp } from "./stage";

const server = setUp();

test("German is chosen once and used everywhere, including the log and the moves", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await page.getByLabel("Settings").click();
  await page.getByLabel("Language").selectOption("de");
  await page.getByRole("button", { name: "Survive gegen Bots spielen" }).click();
  await turn(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  for (let i = 0; i < 4; ++i) {
    await turn(page);
    await playOn(page, ["place"]);
  }
  await turn(page);
  expect(await page.locator("button[data-move]").first().innerText()).toMatch(
    /Einen Entdecker auf .* setzen|wert/,
  );
  expect(await page.locator("[role=log]").innerText()).toMatch(/setzt einen Entdecker auf/);
  expect(await page.locator("body").innerText()).not.toMatch(/\b(the|explorer|places|Your)\b/);
  await page.locator("[data-typed-move]").fill("sink D4");
  await page.locator("[data-typed-move]").press("Enter");
  await page.getByRole("alert").getByText("ein Plättchen pro Spielzug").waitFor();
  await page.getByRole("alert").getByRole("link", { name: "Regel SUR-6.1" }).waitFor();
  await page.context().close();
});

test("rising is in German, including its questions and the names of its pieces", async () => {
  const page = await person(browser, { locale: "de-DE" });
  await page.goto(server.address);
  await page.getByRole("button", { name: "Rising gegen Bots spielen" }).click();
  await turn(page);
  expect(await page.locator("button[data-move]").first().innerText()).toMatch(/ auf .* einsetzen$/);
  await playOn(page, ["place"]);
  await turn(page);
  expect(await page.locator("body").innerText()).not.toMatch(
    /\b(the|Forests|Mountains|Leader|places|Your)\b/,
  );
  await page.context().close();
});

test("a browser that prefers German gets German", async () => {
  const page = await person(browser, { locale: "de-DE" });
  await page.goto(server.address);
  await page.getByText("Brettspiele von der sinkenden Insel").waitFor();
  await page.context().close();
});

test("sound is off by default", async () => {
  const page = await person(browser);
  await page.addInitScript(() => {
    const counted = window as unknown as { sounded: number };
    counted.sounded = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counted.sounded++;
      }
    };
  });
  const sounded = () => page.evaluate(() => (window as unknown as { sounded: number }).sounded);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play Atlantis against bots" }).click();
  await turn(page);
  expect(await sounded()).toBe(0);
  await page.getByLabel("Settings").click();
  await page.locator("[data-sound]").selectOption("on");
  expect(await sounded()).toBe(1);
  await page.context().close();
});

test("Escape and a click elsewhere close the settings", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  const theme = page.getByLabel("Theme");
  await page.getByLabel("Settings").click();
  await theme.focus();
  await page.keyboard.press("Escape");
  await theme.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Settings");
  await page.keyboard.press("Enter");
  await theme.waitFor();
  await page.locator("h1").first().click();
  await theme.waitFor({ state: "hidden" });
  await page.context().close();
});

test("the chosen theme overrides the system's", async () => {
  const page = await person(browser, { colorScheme: "light" });
  await page.goto(server.address);
  const brightness = () =>
    page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d")!;
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      return Number.parseInt(canvas.fillStyle.slice(1, 3), 16);
    });
  await expect.poll(brightness).toBeGreaterThan(200);
  await page.getByLabel("Settings").click();
  await page.getByLabel("Theme").selectOption("dark");
  await expect.poll(brightness).toBeLessThan(60);
  await page.reload();
  await expect.poll(brightness).toBeLessThan(60);
  await page.context().close();
});
