import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { logText, person, sentence, startGame, turn } from "./browser";
import { afterSequence, misfitsOf, sequence } from "./playing";
import { pressOn, pressToTheEnd, wandering } from "./rising_play";
import { browser, setUp } from "./stage";

const server = setUp();

const misfits = (page: Page) => misfitsOf(page, server.address, "rising");

const atCentre = (labels: string[]) =>
  Math.max(
    0,
    labels.findIndex((label) => label.startsWith("Mystic Power Source")),
  );

async function checkResult(page: Page, seats: number): Promise<void> {
  expect(await page.locator("[data-result] tbody tr").count()).toBe(seats);
  const hasWon = (await page.locator("[data-won]").getAttribute("data-won")) === "true";
  expect(await page.locator("[data-result] h2").textContent()).toBe(
    hasWon ? "The gate is open" : "Atlantis is lost",
  );
  await page.getByRole("button", { name: "Look at the board" }).click();
  const standing = await page.locator('[data-place][aria-label*="target"]').count();
  expect(await sentence(page)).toContain(hasWon ? "won together" : "lost");
  if (!hasWon && (await sentence(page)).includes("gone under")) expect(standing).toBe(0);
}

test("one person plays a solo game to the end with pieces, places, cards and buttons", async () => {
  const page = await person(browser);
  const unread = await misfits(page);
  await startGame(page, server.address, "Ada", ["Me"], "rising");
  await pressToTheEnd(page, wandering());

  expect(unread).toEqual([]);
  const log = await logText(page);
  for (const said of ["places", "misfortune", "floods", "Round 2 begins"]) expect(log).toContain(said);
  await checkResult(page, 1);
  await page.context().close();
});

test("one person and two bots play a game together to the end", async () => {
  const page = await person(browser);
  const unread = await misfits(page);
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot"], "rising", { level: "5" });
  await pressToTheEnd(page, wandering());

  expect(unread).toEqual([]);
  await checkResult(page, 3);
  await page.context().close();
});

test("pieces are placed by picking them, by choosing the place first, by dragging and by keyboard", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me"], "rising");
  await turn(page);
  while (!(await page.locator('[data-pool="follower"][aria-disabled="false"]').isVisible()))
    await pressOn(page, () => 0);
  const place = (name: string) => page.locator(`[data-place="${name}"]`);
  const placed = async (name: string, act: () => Promise<void>) => {
    const before = await sequence(page);
    await act();
    await afterSequence(page, before);
    await page.locator(`[data-place="${name}"][aria-label*="your"]`).waitFor();
  };

  // The piece, then a highlighted place.
  await page.locator('[data-pool="follower"]').click();
  expect(await sentence(page)).toContain("Where should your follower go?");
  expect(await place("Forests 3").getAttribute("aria-label")).toMatch(
    /^Forests 3, target 4, 2 spaces\. Go: /,
  );
  await placed("Forests 3", () => place("Forests 3").click());
  expect(await place("Forests 3").getAttribute("aria-label")).toContain("2 spaces, your follower");

  // The place first; the bar asks which piece should go.
  await placed("Hills 2", async () => {
    await place("Hills 2").click();
    await page
      .getByRole("button", { name: /follower on Hills 2/ })
      .first()
      .click();
  });

  // Dragged.
  await placed("centre", async () => {
    const from = (await page.locator('[data-pool="follower"]').boundingBox())!;
    const to = (await place("centre").boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
  });

  // By keyboard alone.
  await placed("Forests 1", async () => {
    await page.locator('[data-pool="leader"]').focus();
    await page.keyboard.press("Enter");
    await place("centre").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
  });
  expect(await logText(page)).toContain("on Forests 1");

  // And undone.
  await page.keyboard.press("u");
  await page.locator('[data-place="Forests 1"]:not([aria-label*="your"])').waitFor();
  await page.context().close();
});

test("one press buys a barrier with several pieces, and everybody sees it", async () => {
  const page = await person(browser);
  const guest = await person(browser);
  await startGame(page, server.address, "Ada", ["Me"], "rising");
  await guest.goto(page.url().replace(/#.*/, ""));
  // Energy is collected at the centre until there are four.
  const buy = page.locator('[data-purpose="barrier Forests"] [data-pledge-all]');
  await page.locator('[data-peninsula="Forests"]').click();
  for (;;) {
    await turn(page);
    if ((await buy.count()) && (await buy.textContent())?.includes("Buy: 4 energy")) break;
    await pressOn(page, atCentre);
  }
  await buy.click();
  await page.locator('[data-peninsula="Forests"][aria-label*="barrier"]').waitFor();
  await guest.locator('[data-peninsula="Forests"][aria-label*="barrier"]').waitFor();
  expect(await logText(page)).toContain("A barrier protects the Forests");
  await Promise.all([page, guest].map((one) => one.context().close()));
});

test("the phase line and the seats show who is not ready yet", async () => {
  const page = await person(browser);
  // A friend who is dealt the Scholar has to choose an artifact before anybody places, but never joins.
  const begins = async () => {
    await startGame(page, server.address, "Ada", ["Me", "Friend", "Bot"], "rising", { first: "0" });
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    const found = await page.waitForFunction(() => {
      if (document.querySelector("button[data-move]")) return "mine";
      return document.querySelector('[data-seat-panel="1"]')?.textContent?.includes("Scholar")
        ? "friend"
        : undefined;
    });
    return (await found.jsonValue()) === "mine";
  };
  while (!(await begins()));
  while (await page.locator('[data-pool][aria-disabled="false"]').count()) await pressOn(page, atCentre);
  await page.locator('[data-button="ready"]').click();
  await page.waitForFunction(() =>
    document.querySelector("[data-sentence]")?.textContent?.includes("you are ready"),
  );
  const said = await sentence(page);
  expect(said).toMatch(/^Place Atlanteans: [12] of 3 seats are ready; you are ready; waiting for /);
  expect(said).toContain("Blue");
  await page.locator('[data-seat-panel="0"] [aria-label="ready"]').waitFor();
  await page.locator('[data-seat-panel="1"] [aria-label="not ready"]').waitFor();
  await page.context().close();
});

test("a refused move of rising cites its rule", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me"], "rising");
  await turn(page);
  await page.locator("[data-typed-move]").fill("draw");
  await page.locator("[data-typed-move]").press("Enter");
  const notice = page.locator('[data-notice="refused"]');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/\(Rule RIS-\d+\.\d+\)/);
  await page.context().close();
});
