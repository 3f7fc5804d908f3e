import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logText, person, sentence, startGame, turn } from "./browser";
import { afterSequence, misfitsOf, playOn, playToTheEnd, sequence, wishesIn } from "./playing";
import { browser, setUp } from "./stage";

const server = setUp();

const misfits = (page: Page) => misfitsOf(page, server.address, "escape");

const wanted = wishesIn("escape");

const rows = (page: Page) =>
  page.locator("[data-result] tbody tr").evaluateAll((all) =>
    all.map((row) => {
      const [left, lost, score] = [...row.querySelectorAll("td:not(.left)")].map((cell) =>
        Number(cell.textContent),
      );
      return {
        figures: row.querySelectorAll(".people svg").length,
        left: left ?? -1,
        lost: lost ?? -1,
        score: score ?? -1,
        isWinner: row.classList.contains("winner"),
      };
    }),
  );

async function checkResult(page: Page, seats: number): Promise<void> {
  const found = await rows(page);
  expect(found).toHaveLength(seats);
  for (const { figures, left, lost, score } of found) {
    expect(figures).toBe(score);
    expect(score + left + lost).toBe(12);
  }
  const best = Math.max(...found.map((row) => row.score));
  expect(found.every((row) => row.isWinner === (row.score === best))).toBe(true);
  expect(await sentence(page)).toContain(String(best));
}

test("one person and two bots play until nobody is left on the board", async () => {
  const page = await person(browser);
  const unread = await misfits(page);
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot"], "escape");
  await playToTheEnd([page], wanted);

  expect(unread).toEqual([]);
  const log = await logText(page);
  for (const said of ["sinks the rock piece", "rolls", "The game is over"]) expect(log).toContain(said);
  await checkResult(page, 3);
  await page.context().close();
});

test("the short game ends with the citadel, or when nobody is left on the board", async () => {
  const page = await person(browser);
  const unread = await misfits(page);
  await startGame(page, server.address, "Ada", ["Me", "Bot"], "escape", { game: "short", first: "0" });
  await playToTheEnd([page], ["end", "stay", "stop"]);

  expect(unread).toEqual([]);
  await checkResult(page, 2);
  expect(await page.locator("[data-result]").innerText()).toContain("short game");
  // It also ends when nobody is left on the board, whatever is left of the island.
  const leftBehind = (await rows(page)).reduce((sum, row) => sum + row.left, 0);
  await page.getByRole("button", { name: "Look at the board" }).click();
  const citadel = await page.locator('[data-hex][aria-label*=", citadel"]').count();
  expect(Math.min(leftBehind, citadel)).toBe(0);
  await page.context().close();
});

test("an Atlantean picked on the board walks to a highlighted piece, and the dice are shown in step 3", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"], "escape", { first: "0" });
  await turn(page);
  // The first Atlantean is placed by a click on the board.
  const before = await sequence(page);
  await page.locator("[data-hex].active").first().click();
  await afterSequence(page, before);
  await page.locator('[data-hex="D4"][aria-label*="1 red Atlantean"]').waitFor();
  await turn(page);
  while (!(await page.locator('[data-button="end"]').isVisible())) {
    await playOn(page, []);
    await turn(page);
  }
  expect(await sentence(page)).toContain("3 of 3 moves left");
  const walk = await page.locator('button[data-move^="walk "]').first().getAttribute("data-move");
  await page.locator(`[data-hex="${walk!.split(" ")[1]}"][aria-label$="can be picked"]`).click();
  expect(await sentence(page)).toContain("Where should the red Atlantean go?");
  const target = page.locator('[data-hex][aria-label*="Go: Walk from"]').first();
  const [, from, to] = /Walk from (\w+) to (\w+)/.exec((await target.getAttribute("aria-label")) ?? "")!;
  const placed = await sequence(page);
  await target.click();
  await afterSequence(page, placed);
  expect(await logText(page)).toContain(`walks from ${from} to ${to}`);
  expect(await sentence(page)).toContain("2 of 3 moves left");

  // Until a turn in which a creature can move: the dice are shown next to the sentence that names them.
  while (!(await page.locator('[data-button="stay"]').isVisible())) {
    await playOn(page, ["end"]);
    await turn(page);
  }
  const [, creature, movement] = /the dice show (.+) and (.+?)\. /.exec(await sentence(page))!;
  await page.getByRole("img", { name: `The creature die: ${creature}` }).waitFor();
  await page.getByRole("img", { name: `The movement die: ${movement}` }).waitFor();
  await page.context().close();
});
