import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { person } from "./browser";

// Tables with clocks and the like, created through the API, and people who join them.

const record = fileURLToPath(new URL("../tests/records/atlantis_three_seats.jsonl", import.meta.url));

async function post(address: string, body: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

// What the table does about an absent player.
export const absence = (then: "wait" | "bot" | "end", grace = 0) => ({ then, grace, bot: "random" });

export interface MadeTable {
  watch: string;
  ada: string;
  grace: string;
}

// Ada and Grace, in the first two seats, and bots; returns the addresses of their seats.
export async function makeTable(
  server: string,
  settings: Record<string, unknown> = {},
  bots = 0,
): Promise<MadeTable> {
  const seats = [
    { kind: "me", name: "Ada" },
    { kind: "friend" },
    ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "random" })),
  ];
  const options = { first: "0" };
  const made = (await post(`${server}/api/tables`, { game: "atlantis", options, seats, ...settings })) as {
    table: string;
    seats: { token?: string; invite?: string }[];
  };
  const claim = { invite: made.seats[1]!.invite, name: "Grace" };
  const claimed = (await post(`${server}/api/tables/${made.table}/claim`, claim)) as { token: string };
  const watch = `${server}/t/${made.table}`;
  return { watch, ada: `${watch}#${made.seats[0]!.token}`, grace: `${watch}#${claimed.token}` };
}

// A finished game of Ada, Grace and a bot.
export async function makeFinished(server: string): Promise<MadeTable> {
  const [head, ...moves] = readFileSync(record, "utf8").split("\n");
  const people = { seats: ["Ada", "Grace", "greedy"], players: ["human", "human", "bot:greedy"] };
  const told = [JSON.stringify({ ...JSON.parse(head!), ...people }), ...moves].join("\n");
  const made = (await post(`${server}/api/records`, told)) as { table: string; seats: { token?: string }[] };
  const watch = `${server}/t/${made.table}`;
  const [ada, grace] = made.seats.map(({ token }) => `${watch}#${token}`);
  return { watch, ada: ada!, grace: grace! };
}

export async function sitDown(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await person(browser, options);
  await page.goto(address);
  await page.locator("[data-sentence]").waitFor();
  return page;
}

export async function say(page: Page, words: string): Promise<void> {
  if (!(await page.locator("[data-say]").isVisible())) await page.keyboard.press("c");
  await page.locator("[data-say]").fill(words);
  await page.locator("[data-say]").press("Enter");
}

export const line = (page: Page, words: string) => page.locator("[data-line]", { hasText: words });

export const openPeople = (page: Page): Promise<void> => page.locator("[data-open-people]").click();
