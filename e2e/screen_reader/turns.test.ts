import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import { turn } from "../browser";
import { startFirefox } from "../engines/firefox";
import { WatchedServer } from "../engines/watched";
import type { Engine } from "../engines/webdriver";
import { games } from "../games";
import { afterSequence, sequence } from "../playing";
import { ScreenReader } from "./orca";

const kTurns = 3;
const kPatience = { timeout: 120_000 }; // milliseconds for Orca on a busy machine

const server = new WatchedServer();
let reader: ScreenReader;
let engine: Engine;
beforeAll(async () => {
  await server.start();
  reader = await ScreenReader.start();
  engine = await startFirefox([server.address], reader.environment);
  await reader.giveKeyboardTo("firefox");
});
afterAll(async () => {
  await engine?.close();
  await reader?.stop();
  await server.remove();
});

const words = (selector: string): Promise<string[]> =>
  engine.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted!)].map((one) => one.textContent.replace(/\s+/g, " ").trim()),
    selector,
  );
const log = () => words("[role=log] li");
const sentence = () => words("[data-sentence]");

const isFocused = (selector: string) =>
  engine.page.evaluate((wanted) => document.activeElement?.matches(wanted!) ?? false, selector);

// Presses Tab until the button has the focus, and waits until that is said.
async function tabTo(selector: string): Promise<void> {
  const { page } = engine;
  while (!(await isFocused(selector))) {
    await page.evaluate(() => document.activeElement?.setAttribute("data-left", ""));
    await reader.press("Tab");
    await page.waitForFunction(() => !document.activeElement?.hasAttribute("data-left"));
    await page.evaluate(() => document.querySelector("[data-left]")?.removeAttribute("data-left"));
  }
  const { label } = await page.focused();
  await expect.poll(() => reader.heard, kPatience).toContain(`${label} push button.`);
}

// Waits until exactly the expected has been heard, which may change meanwhile.
async function hear(heard: () => string[], expected: () => Promise<string[]>): Promise<void> {
  const difference = async () => {
    const [phrases, wanted] = [heard(), await expected()];
    return phrases.join("\n") === wanted.join("\n") ? undefined : { heard: phrases, expected: wanted };
  };
  await expect.poll(difference, kPatience).toBeUndefined();
}

// What was heard, without what may come between the lines of the log: that somebody is about to do what the next line
// says, and what part of the page was left.
const news = (lines: string[]): string[] =>
  reader.heard.filter((phrase, index, heard) => {
    const name = /^Level \d( \(\w+\))? /.exec(phrase)?.[0];
    const isAhead = name !== undefined && heard[index + 1]?.startsWith(name);
    return lines.includes(phrase) || !(isAhead || phrase.startsWith("leaving "));
  });

test.each(games)("the first turns of %s are played by what is heard", async (game) => {
  onTestFailed(() => console.log(["Orca said:", ...reader.said].join("\n")));
  const { page } = engine;
  await page.goto(server.address);
  await page.waitForFunction(() => document.querySelector("[data-quick]") !== null);
  await tabTo(`[data-quick="${game}"]`);
  await reader.press("Return");
  await turn(page);
  // On arrival, what has just happened, then what there is to do.
  let story: string[] = [];
  const told = () => reader.heard.filter((phrase) => story.includes(phrase));
  await hear(told, async () => {
    story = [...(await log()), ...(await sentence())];
    return story.slice(-Math.max(told().length, 2));
  });

  for (let count = 0; count < kTurns; ++count) {
    const known = (await log()).length;
    const last = await sequence(page);
    await tabTo("button[data-move]");
    await reader.press("Return");
    await afterSequence(page, last);
    await turn(page);
    let lines: string[] = [];
    await hear(
      () => news(lines),
      async () => {
        lines = (await log()).slice(known);
        return [...lines, ...(await sentence())];
      },
    );
  }
});
