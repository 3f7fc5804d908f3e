import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  afterMove,
  canMove,
  claim,
  closeDialog,
  inviteLink,
  logText,
  over,
  person,
  sentence,
  startGame,
  turn,
} from "./browser";
import { browser, setUp } from "./stage";

const server = setUp();

// Plays the move at the top of the list by clicking it.
async function clickFirstMove(page: Page): Promise<void> {
  const before = await logText(page);
  await page.locator("button[data-move]").first().click();
  await afterMove(page, before);
}

test("two people play a full game against each other, from the home page to the result", async () => {
  const [ada, grace] = [await person(browser), await person(browser)];
  await startGame(ada, server.address, "Ada", ["Me", "Friend"]);
  await claim(grace, await inviteLink(ada, 1), "Grace");
  await closeDialog(ada);
  await ada.getByText("Grace", { exact: true }).first().waitFor();

  while (!(await over(ada))) {
    const mover = await Promise.race([ada, grace].map((page) => turn(page).then(() => page)));
    if (!(await over(mover)) && (await canMove(mover))) await clickFirstMove(mover);
  }
  await grace.locator("[data-result]").waitFor();
  const results = await Promise.all(
    [ada, grace].map((page) => page.locator("[data-result] tbody").textContent()),
  );
  expect(results[0]).toBe(results[1]);
  expect(results[0]).toContain("Ada");
  expect(results[0]).toContain("Grace");
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test("moves can be made with figures, cards and targets on the board", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"]);
  await turn(page);
  const before = await logText(page);
  await page.locator("[data-figure]").first().click();
  const target = page.locator("[data-target]").first();
  const promise = (await target.getAttribute("aria-label")) ?? "";
  expect(promise).toMatch(/^Go: /);
  await target.click();
  // A move that costs something asks for confirmation once.
  if ((await sentence(page)).includes("Click again")) await target.click();
  await afterMove(page, before);
  expect(await logText(page)).toContain("Ada");
  await page.context().close();
});

test("a reload and the table's plain link resume the game", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot"]);
  await turn(page);
  await clickFirstMove(page);
  await turn(page);
  const [log, moves] = [await logText(page), await page.locator("button[data-move]").allInnerTexts()];

  await page.reload();
  await turn(page);
  expect(await logText(page)).toBe(log);
  expect(await page.locator("button[data-move]").allInnerTexts()).toEqual(moves);

  await page.goto(page.url().replace(/#.*/, ""));
  await turn(page);
  expect(await page.locator("button[data-move]").allInnerTexts()).toEqual(moves);

  await page.goto(server.address);
  await page.locator("[data-my-tables] a").first().click();
  await turn(page);
  expect(await logText(page)).toBe(log);
  await page.context().close();
});

test("a refused move shows the reason and the rule", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"]);
  await turn(page);
  const moves = await page.locator("button[data-move]").count();
  await page.locator("[data-typed-move]").fill("bridge 30");
  await page.locator("[data-typed-move]").press("Enter");
  const notice = page.locator('[data-notice="refused"]');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/Rule ATL-\d+\.\d+/);
  expect(await page.locator("button[data-move]").count()).toBe(moves);

  const first = await notice.textContent();
  await page.locator("[data-typed-move]").fill("dance wildly");
  await page.locator("[data-typed-move]").press("Enter");
  await page.waitForFunction((old) => document.querySelector("[data-notice]")?.textContent !== old, first);
  await page.locator("[data-notice] button").click();
  await page.locator("[data-notice]").waitFor({ state: "detached" });
  await page.context().close();
});

test("after a server crash and restart, the page shows it, reconnects, and the game goes on", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"]);
  await turn(page);
  const moves = await page.locator("button[data-move]").allInnerTexts();
  await server.kill();
  await page.locator('[data-notice="offline"]').waitFor();
  expect(await canMove(page)).toBe(false);
  await server.start();
  await page.getByRole("button", { name: "Try now" }).click();
  await page.locator('[data-notice="offline"]').waitFor({ state: "detached" });
  await turn(page);
  expect(await page.locator("button[data-move]").allInnerTexts()).toEqual(moves);
  await clickFirstMove(page);
  await page.context().close();
});

test("a bridge is placed by clicking its gap and undone with a key", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Bot"]);
  await turn(page);
  const bridges = page.locator('button[data-move^="bridge"]');
  const offered = await bridges.count();
  expect(offered).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Place the bridge", exact: true }).click();
  await page
    .getByRole("button", { name: /^Place the bridge: space/ })
    .first()
    .click();
  await page.getByRole("img", { name: "Bridged: free for everyone" }).waitFor();
  await page.locator("[data-undo]:not([disabled])").waitFor();
  expect(await bridges.count()).toBe(0);
  await page.keyboard.press("u");
  await page.getByRole("img", { name: "Bridged: free for everyone" }).waitFor({ state: "detached" });
  await bridges.first().waitFor();
  expect(await bridges.count()).toBe(offered);
  await page.context().close();
});

test("a spectator sees the game and is offered no moves", async () => {
  const [ada, guest] = [await person(browser), await person(browser)];
  await startGame(ada, server.address, "Ada", ["Me", "Bot"]);
  await turn(ada);
  await guest.goto(ada.url().replace(/#.*/, ""));
  await guest.getByText("You are watching.").waitFor();
  expect(await guest.locator("button[data-move]").count()).toBe(0);
  expect(await guest.locator("[data-card]").count()).toBe(0);
  await clickFirstMove(ada);
  await guest.waitForFunction(() => document.querySelector("[role=log]")?.textContent?.includes("Ada"));
  await Promise.all([ada, guest].map((page) => page.context().close()));
});

test("dead links are reported", async () => {
  const page = await person(browser);
  await page.goto(`${server.address}/t/nosuchtabl`);
  await page.locator('[data-notice="not_found"]').waitFor();
  await page.goto(`${server.address}/t/nosuchtabl#invite=none`);
  await page.getByRole("button", { name: "Take the seat" }).click();
  await page.getByRole("alert").waitFor();
  await page.context().close();
});

test("the action bar shows whose turn it is and who is missing", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Friend"]);
  await closeDialog(page);
  // Ada moves until it is the turn of the friend who has not joined.
  const waiting = "Waiting for Blue to take the seat.";
  while ((await sentence(page)) !== waiting) {
    await page.waitForFunction(
      (wanted) =>
        document.querySelector("button[data-move]") ||
        document.querySelector("[data-sentence]")?.textContent === wanted,
      waiting,
    );
    if (await canMove(page)) await clickFirstMove(page);
  }
  expect(await canMove(page)).toBe(false);
  await page.context().close();
});
