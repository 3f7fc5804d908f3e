import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import { turn } from "../browser";
import { startFirefox } from "../engines/firefox";
import { WatchedServer } from "../engines/watched";
import type { Engine } from "../engines/webdriver";
import { afterSequence, sequence } from "../playing";
import { ScreenReader } from "./orca";

const kTurns = 3;
const kPatience = { timeout: 40_000 }; // milliseconds for Orca on a busy machine

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

// The words of elements, as they are heard.
const words = (selector: string): Promise<string[]> =>
  engine.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted!)].map((one) => one.textContent.replace(/\s+/g, " ").trim()),
    selector,
  );
const logged = () => words("[role=log] li");
const situation = () => words("[data-sentence]");

const isFocused = (selector: string) =>
  engine.page.evaluate((wanted) => document.activeElement?.matches(wanted!) ?? false, selector);

// Presses Tab until the element has the focus, and waits until that is said.
async function tabTo(selector: string): Promise<void> {
  while (!(await isFocused(selector))) {
    await engine.page.evaluate(() => document.activeElement?.setAttribute("data-left", ""));
    await reader.press("Tab");
    await engine.page.waitForFunction(() => !document.activeElement?.hasAttribute("data-left"));
    await engine.page.evaluate(() => document.querySelector("[data-left]")?.removeAttribute("data-left"));
  }
  const { label } = await engine.page.focused();
  await expect.poll(() => reader.heard, kPatience).toContain(`${label} push button.`);
}

// Between the lines of the log, it may say only that another player is about to do what the next line says.
function withoutAnnouncements(heard: string[], lines: string[]): string[] {
  return heard.filter((phrase, index) => {
    if (lines.includes(phrase)) return true;
    const name = /^(Level \d( \(\w+\))?) /.exec(phrase)?.[0];
    return !(name && heard[index + 1]?.startsWith(name)) && !phrase.startsWith("leaving ");
  });
}

test.each(["atlantis", "survive", "escape", "rising"])(
  "the first turns of %s are played by what is heard",
  async (game) => {
    onTestFailed(() => console.log(["Orca said:", ...reader.saidSoFar].join("\n")));
    const { page } = engine;
    await page.goto(server.address);
    await page.waitForFunction(() => document.querySelector("[data-quick]") !== null);
    await tabTo(`[data-quick="${game}"]`);
    await reader.press("Return");
    await turn(page);
    const expected = [...(await logged()), ...(await situation())];
    await expect.poll(() => reader.heard.filter((phrase) => expected.includes(phrase)), kPatience).toEqual(expected);

    for (let count = 0; count < kTurns; ++count) {
      const known = (await logged()).length;
      const last = await sequence(page);
      await tabTo("button[data-move]");
      await reader.press("Return");
      await afterSequence(page, last);
      await turn(page);
      const lines = (await logged()).slice(known);
      const news = [...lines, ...(await situation())];
      await expect.poll(() => withoutAnnouncements(reader.heard, lines), kPatience).toEqual(news);
    }
  },
);
