import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { person, turn } from "./browser";
import { fillIn, finishRatedGame, kPassword, signUp } from "./people";
import { browser, setUp } from "./stage";

const server = setUp();

const at = (path: string) => `${server.address}${path}`;
const idOf = (page: Page) => /\/t\/([a-z0-9]+)/.exec(page.url())![1]!;
const row = (page: Page, table: string) => page.locator(`[data-listed="${table}"]`);

// Opens a table that anyone can join, from the lobby.
async function openTable(page: Page, terms: Record<string, string> = {}): Promise<string> {
  await page.goto(at("/lobby"));
  await page.locator("[data-open-table]").click();
  await page.locator("[data-start]").waitFor();
  for (const [term, value] of Object.entries(terms)) {
    const folded = page.locator(`[data-terms]:not([open]):has([data-term="${term}"]) summary`);
    if (await folded.count()) await folded.click();
    await page.locator(`[data-term="${term}"]`).selectOption(value);
  }
  await page.locator("[data-start]").click();
  await page.locator("[data-sentence]").waitFor();
  return idOf(page);
}

test("a second player finds a rated table in the lobby, and a third watches it", async () => {
  const ada = await person(browser);
  await ada.goto(server.address);
  await signUp(ada, "Ada");
  const grace = await person(browser);
  await grace.goto(at("/lobby"));
  await grace.getByText("Nobody is waiting for players").waitFor();

  const table = await openTable(ada, { counts: "rated", clock: "game" });
  expect(await ada.getByRole("dialog").getByText("Link for Blue").count()).toBe(1);

  // The lobby refreshes by itself. A guest is asked to create an account, and is then seated without another click.
  await row(grace, table).getByText("Rated").waitFor();
  await row(grace, table).getByText("20 min + 10 s").waitFor();
  await grace.getByRole("button", { name: "Join Atlantis with Ada" }).click();
  await grace.getByText("Rated games need an account").waitFor();
  await grace.locator("[data-other-way]").click();
  await fillIn(grace, "Grace", kPassword);
  await grace.locator("[data-sentence]").waitFor();
  expect(idOf(grace)).toBe(table);

  const third = await person(browser);
  await third.goto(at("/lobby"));
  await row(third, table).getByText("Grace").waitFor();
  expect(await row(third, table).locator("[data-join]").count()).toBe(0);
  await third.getByRole("link", { name: "Watch Atlantis with Ada and Grace" }).click();
  await third.getByText("You are watching.").waitFor();
  expect(idOf(third)).toBe(table);

  // A player already seated there is offered to continue.
  await grace.goto(at("/lobby"));
  await grace.getByRole("link", { name: "Continue Atlantis with Ada and Grace" }).click();
  await grace.locator("[data-sentence]").waitFor();
  for (const page of [ada, grace, third]) await page.context().close();
});

test("a guest joins a friendly table with one click, under the stored name", async () => {
  const ida = await person(browser);
  await ida.goto(at("/lobby"));
  await ida.locator("[data-my-name]").fill("Ida");
  const table = await openTable(ida);
  const guest = await person(browser);
  await guest.goto(at("/lobby"));
  await guest.locator("[data-my-name]").fill("Noor");
  await row(guest, table).getByText("No clock").waitFor();
  await row(guest, table).locator("[data-join]").click();
  await guest.locator("[data-sentence]").waitFor();
  await guest.getByRole("banner").getByText("Noor").waitFor();

  await guest.goto(server.address);
  expect(await guest.locator(`[data-table="${table}"]`).getAttribute("href")).toMatch(/#.{43}$/);
  for (const page of [ida, guest]) await page.context().close();
});

test("a guest who comes too late for a seat is told so", async () => {
  const ida = await person(browser);
  const table = await openTable(ida);
  const late = await person(browser);
  await late.goto(at("/lobby"));
  await row(late, table).locator("[data-join]").waitFor();
  await ida.request.post(at(`/api/tables/${table}/claim`), { data: { name: "Quick" } });
  // Before the list is refreshed.
  await late.route("**/api/tables", () => {});
  await row(late, table).locator("[data-join]").click();
  await late.getByRole("alert").getByText("Somebody was faster").waitFor();
  for (const page of [ida, late]) await page.context().close();
});

test("errors in a name or a password appear at their field", async () => {
  const page = await person(browser);
  await page.goto(at("/account"));
  const problem = async (field: string) => {
    const described = await page.locator(`[data-account-${field}]`).getAttribute("aria-describedby");
    return page.locator(`[id="${described}"]`).textContent();
  };
  await page.locator("[data-other-way]").click();
  await fillIn(page, "  ", "short");
  expect(await problem("name")).toBe("A name must have 1 to 24 characters.");
  expect(await problem("password")).toBe("A password must have at least 8 characters.");
  await fillIn(page, "Hedy", kPassword);
  await page.locator('[data-account="Hedy"]').waitFor();
  await page.locator("[data-sign-out]").click();

  await fillIn(page, "Hedy", "something else");
  await page.getByRole("alert").waitFor();
  expect(await problem("password")).toBe("There is no account with this name and password.");
  await page.locator("[data-other-way]").click();
  await fillIn(page, "hedy", kPassword);
  await page.getByRole("alert").waitFor();
  expect(await problem("name")).toContain("The name “hedy” is taken");
  await page.context().close();
});

test("signing out removes the seats, signing in restores them, here and on another device", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await signUp(page, "Lise");
  await page.getByRole("button", { name: "Play Escape against bots" }).click();
  await turn(page);
  const table = idOf(page);
  await page.goto(at("/account"));
  await page.locator(`[data-table="${table}"]`).waitFor();
  await page.locator("[data-sign-out]").click();
  await page.locator("[data-account-name]").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("atlantica.tables"))).not.toContain('"token"');
  await page.goto(server.address);
  await page.getByText("No tables yet").waitFor();

  for (const device of [page, await person(browser)]) {
    await device.goto(at("/account"));
    await fillIn(device, "Lise", kPassword);
    await device.locator(`[data-table="${table}"]`).click();
    expect(await turn(device)).toBe("mine");
    await device.reload();
    expect(await turn(device)).toBe("mine");
    await device.context().close();
  }
});

test("a browser that forgot the name still finds its owner signed in", async () => {
  const page = await person(browser);
  await page.goto(at("/account"));
  await page.locator("[data-other-way]").click();
  await fillIn(page, "Rosalind", kPassword);
  await page.getByRole("heading", { name: "Rosalind" }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto(at("/account"));
  await page.getByRole("heading", { name: "Rosalind" }).waitFor();
  await page.locator('[data-account="Rosalind"]').waitFor();
  expect(await page.locator("[data-account-name]").count()).toBe(0);
  await page.context().close();
});

test("a rated game changes the rating, shown on the account page and the leaderboard", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await signUp(page, "Emmy");
  const table = await finishRatedGame(page, "atlantis");
  await page.goto(at("/account"));
  const finished = page.locator(`[data-finished="${table}"]`);
  await finished.getByText(/^[12] of 2$/).waitFor();
  const change = await finished.getByText(/→/).textContent();
  const rating = /→ (\d+)/.exec(change!)![1]!;
  await page.locator('[data-rating="atlantis"]').getByText(`${rating} ±`).waitFor();
  await finished.getByRole("link").click();
  await page.locator("[data-proof]").waitFor();

  await page.goto(at("/ratings/atlantis"));
  const best = page.locator('[data-rated="Emmy"]');
  await best.getByText(rating, { exact: true }).waitFor();
  await best.getByText("you", { exact: true }).waitFor();
  await page.getByRole("rowheader", { name: "Bot, random" }).waitFor();
  await page.context().close();
});

test("a rated game excludes sharing a device, and the form says so", async () => {
  const page = await person(browser);
  await page.goto(server.address);
  await page.locator('[data-seat="1"]').getByText("Here", { exact: true }).click();
  await page.locator('[data-term="counts"]').selectOption("rated");
  await page.getByText("At a rated table everyone has one seat").waitFor();
  expect(await page.locator("[data-start]").isDisabled()).toBe(true);
  await page.context().close();
});

test("a table has the terms that were chosen", async () => {
  const page = await person(browser);
  const table = await openTable(page, { clock: "turn", days: "7", absence: "end", grace: "300", delay: "5" });
  const info = await (await page.request.get(at(`/api/tables/${table}`))).json();
  expect(info).toMatchObject({
    listed: true,
    rated: false,
    clock: { days: 7 },
    // biome-ignore lint/suspicious/noThenProperty: a protocol member
    absence: { then: "end", grace: 300 },
    delay: 5,
  });
  await page.context().close();
});

test("signing in works by keyboard, and focus returns afterwards", async () => {
  const page = await person(browser);
  await page.goto(at("/lobby"));
  await page.locator("[data-sign-in]").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-account-name]:focus").waitFor();
  await page.keyboard.type("Sofia");
  await page.keyboard.press("Tab");
  await page.keyboard.type("short");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("at least 8 characters").waitFor();
  await page.locator("[data-account-password]:focus").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.locator("[data-sign-in]:focus").waitFor();
  await page.context().close();
});

test("in German, a guest finds a table and sees what is wrong", async () => {
  const page = await person(browser, { locale: "de-DE" });
  await page.goto(at("/lobby"));
  await page.getByRole("heading", { name: "Offene Tische" }).waitFor();
  await page.getByRole("button", { name: "Anmelden" }).click();
  await fillIn(page, "Niemand", "unbekanntes Passwort");
  await page.getByRole("alert").getByText("Es gibt kein Konto mit diesem Namen und Passwort.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Einen Tisch eröffnen" }).click();
  await page.getByText("Offen für alle").waitFor();
  await page.context().close();
});
