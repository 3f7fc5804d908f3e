import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import { turn } from "../browser";
import { startFirefox } from "../engines/firefox";
import type { DrivenPage, Engine } from "../engines/webdriver";
import { afterSequence, sequence } from "../playing";
import { Server } from "../server";
import { ScreenReader } from "./orca";

const kTurns = 3;
const kPatience = 20_000; // milliseconds for Orca to say what has happened

const server = new Server();
let reader: ScreenReader;
let engine: Engine;
beforeAll(async () => {
  await server.start();
  reader = await ScreenReader.start();
  engine = await startFirefox([], reader.environment);
  await reader.giveKeyboardTo("firefox");
});
afterAll(async () => {
  await engine?.close();
  await reader?.stop();
  await server.remove();
});

const isFocused = (page: DrivenPage, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted!) ?? false, selector);

// Goes on with the Tab key until it has what is wanted.
async function tabTo(page: DrivenPage, selector: string): Promise<void> {
  while (!(await isFocused(page, selector))) {
    await page.evaluate(() => {
      (window as unknown as { left: unknown }).left = document.activeElement;
    });
    await reader.press("Tab");
    await page.waitForFunction(
      () => (window as unknown as { left: unknown }).left !== document.activeElement,
    );
  }
}

const texts = (page: DrivenPage, selector: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted!)].map((one) => one.textContent.replace(/\s+/g, " ").trim()),
    selector,
  );
const logLines = (page: DrivenPage) => texts(page, "[role=log] li");

// Bots of the same level are told apart by their colour, which in the log is a sign.
const withoutColour = (words: string) => words.replace(/(Level \d) \([A-Z]\w+\)/g, "$1");

// Those of the lines that were not said since a phrase; what was said once counts for one line.
function unsaid(lines: string[], since: number): string[] {
  const said = reader.said.slice(since).map(withoutColour);
  return lines.filter((line) => {
    const found = said.indexOf(line);
    if (found >= 0) said.splice(found, 1);
    return found < 0;
  });
}

test.each(["atlantis", "survive", "escape", "rising"])("of %s the first turns are said", async (game) => {
  const { page } = engine;
  onTestFailed(() => console.log("Orca said:", reader.said));
  await page.goto(server.address);
  await page.waitForFunction(() => document.querySelector("[data-quick]") !== null);
  await tabTo(page, `[data-quick="${game}"]`);
  await reader.press("Return");
  await turn(page);
  for (let count = 0; count < kTurns; ++count) {
    await tabTo(page, "button[data-move]");
    const known = (await logLines(page)).length;
    const since = reader.said.length;
    const last = await sequence(page);
    await reader.press("Return");
    await afterSequence(page, last);
    await turn(page);
    const news = [...(await logLines(page)).slice(known), ...(await texts(page, "[data-sentence]"))];
    await expect.poll(() => unsaid(news, since), { timeout: kPatience }).toEqual([]);
  }
});
