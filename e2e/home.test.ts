import { expect, test } from "vitest";
import { person, startGame, turn } from "./browser";
import { games } from "./games";
import { browser, setUp } from "./stage";

const server = setUp();

test.each(games)("one click starts %s against bots", async (game) => {
  const page = await person(browser);
  await page.goto(server.address);
  await page.getByRole("button", { name: new RegExp(`Play ${game} against bots`, "i") }).click();
  expect(await turn(page)).toBe("mine");
  expect(await page.getByText("Level 3").count()).toBeGreaterThanOrEqual(2);
  await page.context().close();
});

test("a card leads to the form for a custom table", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Set up a table for Escape with friends or other options" }).click();
  expect(await page.locator('[data-game="escape"]').isChecked()).toBe(true);
  await page.context().close();
});

test("the rules can be searched, and linked to rule by rule", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await page.getByRole("link", { name: "Rules of Survive" }).click();
  await page.locator("#SUR-4\\.5").waitFor();
  await page.getByLabel("Search").fill("swimmer boards ship same hex");
  await page.getByText("1 rule", { exact: true }).waitFor();
  expect(await page.locator(".rule").allInnerTexts()).toEqual([expect.stringContaining("SUR-4.5")]);
  await page.getByLabel("Search").fill("xyzzy");
  await page.getByText("0 rules", { exact: true }).waitFor();

  // An address with a rule scrolls to it, whatever was searched.
  await page.goto(`${server.address}/rules/survive#SUR-8.3`);
  const rule = page.locator("#SUR-8\\.3");
  await rule.waitFor();
  await page.waitForFunction(() => {
    const box = document.getElementById("SUR-8.3")?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
  await page.context().close();
});

test("a refusal links to the rule it cites", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"], "atlantis", { first: "0" });
  await turn(page);
  await page.locator("[data-typed-move]").fill("show");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const link = page.getByRole("link", { name: "Rule ATL-3.10" });
  const [rules] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await rules.locator("#ATL-3\\.10.wanted").waitFor();
  await page.context().close();
});
