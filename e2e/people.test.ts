import { expect, test } from "vitest";
import { claim, person, turn } from "./browser";
import { afterSequence, sequence } from "./playing";
import { browser, setUp } from "./stage";
import { absence, line, makeFinished, makeTable, openPeople, say, sitDown } from "./tables";

const server = setUp();

test("two people chat, a spectator reads along, and one mutes the other", async () => {
  const table = await makeTable(server.address);
  const ada = await sitDown(browser, table.ada);
  const grace = await sitDown(browser, table.grace);
  const watcher = await sitDown(browser, table.watch);

  await say(grace, "Good luck!");
  await ada.locator('[data-tab="chat"] [data-unread="1"]').waitFor();
  expect(await ada.locator("[data-chat-news]").textContent()).toBe("Grace says: Good luck!");
  await ada.locator('[data-tab="chat"]').click();
  await line(ada, "Good luck!").waitFor();
  await ada.locator("[data-unread]").waitFor({ state: "detached" });
  await say(ada, "You too <b>Grace</b>!");
  await line(grace, "You too <b>Grace</b>!").waitFor();

  await watcher.locator('[data-tab="chat"]').click();
  await line(watcher, "Good luck!").waitFor();
  expect(await watcher.locator("[data-say]").count()).toBe(0);

  await openPeople(ada);
  await ada.getByRole("button", { name: "Mute Grace" }).click();
  await ada.keyboard.press("Escape");
  await line(ada, "Good luck!").waitFor({ state: "detached" });
  await say(grace, "Can you hear me?");
  await line(watcher, "Can you hear me?").waitFor();
  expect(await line(ada, "Can you hear me?").count()).toBe(0);

  // Also after the page is reloaded.
  await ada.reload();
  await ada.locator('[data-tab="chat"]').click();
  await ada.getByText("You have muted Grace.").waitFor();
  expect(await line(ada, "Good luck!").count()).toBe(0);

  await openPeople(ada);
  await ada.getByRole("button", { name: "Unmute Grace" }).click();
  await ada.keyboard.press("Escape");
  await line(ada, "Can you hear me?").waitFor();
  await Promise.all([ada, grace, watcher].map((page) => page.context().close()));
});

test("a line that is too long is reported, and nothing typed is lost with the connection", async () => {
  const table = await makeTable(server.address);
  const ada = await sitDown(browser, table.ada);
  await ada.keyboard.press("c");
  const field = ada.locator("[data-say]");
  await field.fill("🌊".repeat(503));
  await ada.getByText("3 characters too many").waitFor();
  await field.press("Enter");
  expect(await field.inputValue()).toBe("🌊".repeat(503));
  await field.fill("🌊".repeat(500));
  await field.press("Enter");
  await line(ada, "🌊").waitFor();

  await server.kill();
  await ada.locator('[data-notice="offline"]').waitFor();
  await say(ada, "Are you there?");
  await ada.getByText("Waiting for the connection").waitFor();
  await field.fill("half a sentence");
  await server.start();
  await line(ada, "Are you there?").waitFor();
  expect(await ada.locator("[data-unheard]").count()).toBe(0);
  expect(await field.inputValue()).toBe("half a sentence");
  await ada.reload();
  await ada.locator('[data-tab="chat"]').click();
  expect(await line(ada, "Are you there?").count()).toBe(1);
  expect(await field.inputValue()).toBe("half a sentence");
  await ada.context().close();
});

test("a clock runs and runs out, a bot takes over, and the player returns", async () => {
  const table = await makeTable(server.address, {
    clock: { base: 3, increment: 0 },
    absence: absence("bot"),
  });
  const ada = await sitDown(browser, table.ada);
  const grace = await sitDown(browser, table.grace);
  await turn(ada);
  // The first move starts the clocks; Ada's own turns run hers down.
  const before = await sequence(ada);
  await ada.locator("button[data-move]").first().click();
  await afterSequence(ada, before);
  await ada.locator("[data-clock][data-running]").first().waitFor();
  await ada
    .locator("[data-clock]", { hasText: /^\s*0:0[12]/ })
    .first()
    .waitFor();

  const replaced = await Promise.race(
    [ada, grace].map((page) =>
      page
        .locator("[data-replaced]")
        .waitFor()
        .then(() => page),
    ),
  );
  const seat = replaced === ada ? 0 : 1;
  await openPeople(replaced);
  await replaced.locator(`[data-person="${seat}"]`, { hasText: "Time is up" }).waitFor();
  await replaced.keyboard.press("Escape");
  expect(await replaced.locator("[data-callout]").textContent()).toBe("Your time is up.");
  await replaced.getByText("bot playing").first().waitFor();
  await replaced.getByRole("button", { name: "Take over" }).click();
  await replaced.waitForFunction(() => !document.querySelector("[data-replaced]"));
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test("a game ended by an absence is explained, and the same people can play again", async () => {
  const table = await makeTable(server.address, {
    clock: { base: 1, increment: 0 },
    absence: absence("end"),
  });
  const ada = await sitDown(browser, table.ada);
  const grace = await sitDown(browser, table.grace);
  await turn(ada);
  await ada.locator("button[data-move]").first().click();
  const told = /^(Ada|Grace) left, so the game ended early\. Nobody has won\.$/;
  for (const page of [ada, grace]) {
    const ended = page.locator("[data-result] [data-ended]");
    await ended.waitFor();
    expect(await ended.textContent()).toMatch(told);
    expect(await page.locator("[data-sentence]").textContent()).toMatch(told);
    expect(await page.locator("[data-result] table").count()).toBe(0);
  }
  await ada.locator("[data-result] [data-rematch]").click();
  await ada.waitForURL((url) => !url.href.startsWith(table.watch));
  await turn(ada);
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test("a rematch takes everybody to the new table, where both make a move", async () => {
  const table = await makeFinished(server.address);
  const ada = await sitDown(browser, table.ada);
  const grace = await sitDown(browser, table.grace);
  const watcher = await sitDown(browser, table.watch);
  await Promise.all([ada, grace, watcher].map((page) => page.locator("[data-result] table").waitFor()));

  await ada.locator("[data-result] [data-rematch]").click();
  await ada.waitForURL((url) => !url.href.startsWith(table.watch));
  const address = ada.url().replace(/#.*/, "");
  const link = grace.locator("[data-result]").getByRole("link", { name: "To the next game" });
  await link.click();
  await grace.waitForURL(`${address}#*`);
  // A spectator who has closed the result finds the link, too.
  await watcher.locator("[data-result]").getByRole("button").first().click();
  await watcher.getByRole("link", { name: "Watch the next game" }).click();
  await watcher.waitForURL(address);

  for (let moves = 0; moves < 2; moves++) {
    const mover = await Promise.race([ada, grace].map((page) => turn(page).then(() => page)));
    const before = await sequence(mover);
    await mover.locator("button[data-move]").first().click();
    await afterSequence(mover, before);
  }
  expect(await watcher.locator("[data-open-people]").textContent()).toContain("You are watching.");
  await Promise.all([ada, grace, watcher].map((page) => page.context().close()));
});

test("a player who leaves is told what happens, a bot plays on, and the home page leads back to the seat", async () => {
  const table = await makeTable(server.address);
  const ada = await sitDown(browser, table.ada);
  const grace = await sitDown(browser, table.grace);
  await openPeople(grace);
  await grace.locator("[data-leave]").click();
  await grace.getByText("A bot plays on at your seat.").waitFor();
  await grace.getByRole("button", { name: "Stay" }).click();
  await grace.locator("[data-leave]").click();
  await grace.locator("[data-yes]").click();
  await grace.locator("[data-my-tables]").waitFor();
  await ada.getByText("bot playing").first().waitFor();

  await grace.locator("[data-my-tables] a").first().click();
  await grace.locator("[data-sentence]").waitFor();
  await ada.waitForFunction(() => !document.body.textContent?.includes("bot playing"));
  await Promise.all([ada, grace].map((page) => page.context().close()));
});

test("the host removes a player and gets an invitation that works", async () => {
  const table = await makeTable(server.address);
  const ada = await sitDown(browser, table.ada);
  const grace = await sitDown(browser, table.grace);
  await openPeople(grace);
  expect(await grace.locator("[data-kick]").count()).toBe(0);
  await grace.keyboard.press("Escape");

  await openPeople(ada);
  await ada.getByRole("button", { name: "Remove Grace" }).click();
  await ada.getByText("Remove Grace? A bot plays on").waitFor();
  await ada.locator("[data-yes]").click();
  const link = await ada.locator('[data-people] [data-link="1"]').inputValue();

  await grace.getByText("The host has given your seat away. You can still watch.").waitFor();
  await grace.getByText("You are watching.").waitFor();
  // The old token is forgotten: the table opens as a spectator.
  await grace.goto(table.watch);
  await grace.getByText("You are watching.").waitFor();

  const linus = await person(browser);
  await claim(linus, link, "Linus");
  await ada.locator('[data-person="1"]', { hasText: "Linus" }).waitFor();
  await Promise.all([ada, grace, linus].map((page) => page.context().close()));
});

test("a spectator of a table with a delay is told so, and sees moves later", async () => {
  const table = await makeTable(server.address, { delay: 2 });
  const ada = await sitDown(browser, table.ada);
  const grace = await sitDown(browser, table.grace);
  const watcher = await sitDown(browser, table.watch);
  await watcher.getByText("You see the game 2 moves behind the players.").waitFor();
  expect(await ada.locator("[data-delay]").count()).toBe(0);
  for (let moves = 0; moves < 3; moves++) {
    const mover = await Promise.race([ada, grace].map((page) => turn(page).then(() => page)));
    const before = await sequence(mover);
    await mover.locator("button[data-move]").first().click();
    await afterSequence(mover, before);
  }
  const seen = async () => Number(await sequence(watcher));
  await watcher.waitForFunction(() => document.querySelector("[role=log]")?.textContent?.includes("plays"));
  expect(await seen()).toBeLessThan(Number(await sequence(ada)));
  await Promise.all([ada, grace, watcher].map((page) => page.context().close()));
});
