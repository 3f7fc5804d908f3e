import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { Playable } from "./playable";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: flags,
  });

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

// Errors inside the pages; every test checks that there are none.
export const pageErrors: string[] = [];

// A person with their own browser. Events are shown immediately, so a test waits only for the server.
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  await context.addInitScript(() => localStorage.setItem("atlantica.speed", "off"));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => pageErrors.push(String(error)));
  return page;
}

export type SeatKind = "Me" | "Here" | "Friend" | "Bot";

// Starts a game from the home page as a person would; the creator is at the table afterwards.
export async function startGame(
  page: Playable,
  address: string,
  name: string,
  kinds: SeatKind[],
  game = "atlantis",
  options: Record<string, string> = {},
): Promise<void> {
  await page.goto(address);
  await page.click(`label:has([data-game="${game}"])`);
  await page.selectOption("[data-seats]", String(kinds.length));
  for (const [seat, kind] of kinds.entries()) {
    const row = `[data-seat="${seat}"]`;
    await page.click(`${row} label:has([value="${kind.toLowerCase()}"])`);
    if (kind === "Me") await page.fill(`${row} [data-my-name]`, name);
  }
  for (const [option, value] of Object.entries(options)) {
    const variants = `[data-variants]:not([open]):has([data-option="${option}"]) summary`;
    if (await isThere(page, variants)) await page.click(variants);
    await page.selectOption(`[data-option="${option}"]`, value);
  }
  await page.click("[data-start]");
  await page.waitForFunction(() => document.querySelector("[data-sentence]") !== null);
}

export const isThere = (page: Playable, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.querySelector(wanted!) !== null, selector);

// The link that the creator sends to the friend invited to a seat.
export const inviteLink = (page: Page, seat: number): Promise<string> =>
  page.locator(`[data-link="${seat}"]`).inputValue();

export const closeDialog = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

export async function claim(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator("[data-name]").fill(name);
  await page.getByRole("button", { name: "Take the seat" }).click();
  await page.locator("[data-sentence]").waitFor();
}

// Waits until the person can do something or the game is over.
export async function turn(page: Playable): Promise<"mine" | "over"> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector("[data-result]")) return "over";
    return document.querySelector("button[data-move]") ? "mine" : undefined;
  });
  return (await found.jsonValue()) as "mine" | "over";
}

export const over = (page: Playable): Promise<boolean> => isThere(page, "[data-result]");
export const canMove = (page: Playable): Promise<boolean> => isThere(page, "button[data-move]");

// The sentence in the action bar.
export const sentence = async (page: Page): Promise<string> =>
  (await page.locator("[data-sentence]").textContent()) ?? "";

// Resolves when the page has received the reply to the last move: other moves, another player's turn, or the end.
export async function afterMove(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (signature) =>
      document.querySelector("[data-result]") !== null ||
      document.querySelector("[role=log]")?.textContent !== signature,
    before,
  );
}

export const logText = async (page: Page): Promise<string> =>
  (await page.locator("[role=log]").textContent()) ?? "";

// How far the page can be scrolled.
export const excess = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));
