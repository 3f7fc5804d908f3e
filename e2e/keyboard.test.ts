import { expect, test } from "vitest";
import { afterMove, logText, person, turn } from "./browser";
import { browser, setUp } from "./stage";

const server = setUp();

test("a whole game against bots is played by keyboard alone", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await page.locator("[data-start]").waitFor();
  await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>("[data-start]")?.disabled);

  const tabTo = async (name: string) => {
    while (!(await page.evaluate((wanted) => document.activeElement?.hasAttribute(wanted), name)))
      await page.keyboard.press("Tab");
  };
  await tabTo("data-my-name");
  await page.keyboard.type("Ada");
  await tabTo("data-start");
  await page.keyboard.press("Enter");

  // Digits and the list alternately; a game must be playable with either.
  let moves = 0;
  while ((await turn(page)) === "mine") {
    const before = await logText(page);
    if (++moves % 2 === 0) await page.keyboard.press("1");
    else {
      await page.keyboard.press("m");
      await page.waitForFunction(() => document.activeElement?.hasAttribute("data-move"));
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await afterMove(page, before);
    if ((await turn(page)) === "over") break;
    // Wherever the last move was in the list, the next ones are one key away.
    if (moves % 2 !== 0) {
      await page.keyboard.press("Tab");
      await page.waitForFunction(() => document.activeElement?.hasAttribute("data-move"));
    }
  }
  expect(await page.locator("[data-result] tbody").textContent()).toContain("Ada");
  await page.context().close();
});
