import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { excess, person, phone } from "./browser";
import { fillIn, kPassword, signUp } from "./people";
import { browser, setUp } from "./stage";

const server = setUp();

// All tests together send no more passwords than one address may send at once.
const at = (path: string) => `${server.address}${path}`;
const old = (page: Page) => page.locator('[data-password="current-password"]');
const fresh = (page: Page) => page.locator('[data-password="new-password"]');

async function member(name: string, options = {}): Promise<Page> {
  const page = await person(browser, options);
  await page.goto(server.address);
  await signUp(page, name);
  await page.goto(at("/account"));
  await page.locator("[data-change-password]").waitFor();
  return page;
}

// Another device of the same person.
async function otherDevice(name: string): Promise<Page> {
  const page = await person(browser);
  await page.goto(at("/account"));
  await fillIn(page, name, kPassword);
  await page.locator("[data-change-password]").waitFor();
  return page;
}

test("a password that is guessed first is refused at its field", async () => {
  const page = await person(browser);
  await page.goto(at("/account"));
  await page.locator("[data-other-way]").click();
  await fillIn(page, "Vera", "Password123");
  await page.getByText("This is one of the passwords that are guessed first.").waitFor();
  expect(await page.locator("[data-account-password]").getAttribute("aria-invalid")).toBe("true");
  await page.context().close();
});

test("the password is changed with the keyboard, other devices are signed out, and then all", async () => {
  const page = await member("Ada");
  const other = await otherDevice("Ada");
  await page.locator("[data-change-password]").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("wrong horse");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12345678");
  await page.keyboard.press("Enter");
  await page.getByText("This is one of the passwords that are guessed first.").waitFor();
  expect(await fresh(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await fresh(page).fill("staple of paper clips");
  await page.keyboard.press("Enter");
  await page.getByText("This is not your password.").waitFor();
  expect(await violations(page)).toEqual([]);
  await old(page).fill(kPassword);
  await page.keyboard.press("Enter");
  await page.getByText("Your password is changed.").waitFor();
  expect(await page.locator("[data-account-dialog]").count()).toBe(0);

  await other.reload();
  await other.locator("[data-account-password]").waitFor();
  await fillIn(other, "Ada", "staple of paper clips");
  await other.locator("[data-change-password]").waitFor();

  await other.locator("[data-sign-out-everywhere]").click();
  await other.locator("[data-account-password]").waitFor();
  await page.reload();
  await page.locator("[data-account-password]").waitFor();
  for (const one of [page, other]) await one.context().close();
});

test("an account is deleted on a phone only with its password, and its seats lose their name", async () => {
  const page = await member("Ida", phone);
  const created = await page.request.post(at("/api/tables"), {
    data: { game: "atlantis", seats: [{ kind: "me" }, { kind: "friend" }] },
    headers: { origin: server.address },
  });
  const { table } = await created.json();
  await page.locator("[data-delete-account]").click();
  await page.getByText("The account Ida is deleted for good").waitFor();
  expect((await excess(page)).x).toBe(0);
  for (const button of await page.locator("[data-account-dialog] button").all())
    expect((await button.boundingBox())!.height).toBeGreaterThan(43.5);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-account-dialog]").count()).toBe(0);

  await page.locator("[data-delete-account]").click();
  await old(page).fill("wrong horse");
  await page.locator("[data-confirm]").click();
  await page.getByText("This is not your password.").waitFor();
  await old(page).fill(kPassword);
  await page.locator("[data-confirm]").click();
  await page.locator("[data-deleted]").waitFor();
  await page.locator("[data-account-password]").waitFor();
  const info = await (await page.request.get(at(`/api/tables/${table}`))).json();
  expect(info.seats[0]).toMatchObject({ name: "Vermilion", account: false });
  await page.context().close();
});
