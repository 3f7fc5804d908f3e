import type { Page } from "playwright-core";
import { test } from "vitest";
import { person } from "./browser";
import { browser, setUp } from "./stage";

const server = setUp();

// The page as a screen reader presents it: by roles and names, never by appearance.
const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });
const log = (page: Page) => page.getByRole("log", { name: "Log" });

test("survive is played by accessible names only", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await button(page, "Play Survive against bots").click();
  // The setup: ten explorers with their values, each on a tile announced as free.
  for (let placed = 0; placed < 10; ++placed) {
    await button(page, /^[A-M]\d+, (beach|forest|mountain)\. Go: Place an explorer/)
      .first()
      .click();
    await button(page, /^This explorer is worth \d$/)
      .first()
      .click();
    await page
      .getByRole("button", { name: /1 red explorer/ })
      .nth(placed)
      .waitFor();
  }
  for (let ships = 0; ships < 2; ++ships) {
    await button(page, /Go: Place a ship/)
      .first()
      .click();
    await log(page).getByText("places a ship on").nth(ships).waitFor();
  }
  await button(page, /, 1 red explorer, can be picked$/)
    .first()
    .click();
  await button(page, /\. Go: Red \d+ walks to [A-M]\d+$/)
    .first()
    .click();
  await log(page)
    .getByText(/Red \d+ walks to/)
    .first()
    .waitFor();
  await page.context().close();
});

test("escape is played by accessible names only", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await button(page, "Play Escape against bots").click();
  await button(page, /\. Go: Place an Atlantean on [A-M]\d+$/)
    .first()
    .click();
  await log(page)
    .getByText(/ places an Atlantean on /)
    .first()
    .waitFor();
  await page.context().close();
});

test("rising is played by accessible names only", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await button(page, "Play Rising against bots").click();
  const pool = page.getByRole("group", { name: "Your pool" });
  const leader = pool.getByRole("button", { name: /^Leader, 1 in your pool/ });
  await leader.waitFor();
  // The Leader is drawn, and some players are asked something before the first round.
  const ready = pool.getByRole("button", { name: /^Leader/, disabled: false });
  const answer = page.getByRole("region", { name: "Your decision" }).getByRole("button").first();
  await ready.or(answer).first().waitFor();
  if (await answer.isVisible()) await answer.click();
  if ((await leader.getAttribute("aria-pressed")) !== "true") await leader.click();
  await button(page, /^Forests 1, target \d, .*\. Go: Place the Leader on Forests 1$/).click();
  await log(page)
    .getByText(/ places the Leader on Forests 1/)
    .first()
    .waitFor();
  await page.context().close();
});

test("atlantis is played by accessible names only", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await button(page, "Play Atlantis against bots").click();
  await button(page, /^Your figure: Atlantis\. Pick it/)
    .first()
    .click();
  await button(page, /^Go: /).first().click();
  await log(page)
    .getByText(/ plays an? \w+ card: from Atlantis/)
    .first()
    .waitFor();
  await page.context().close();
});
