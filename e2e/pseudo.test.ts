import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { pseudo, pseudoLanguage, unsaid } from "../web/speech/pseudo.mjs";
import { person, startGame, turn } from "./browser";
import { games } from "./games";
import { Server } from "./server";
import { browser, setUp } from "./stage";

// A pseudo-locale, as one more folder of catalogues: the page supports it without a line of code, and anything
// shown outside its brackets bypasses the catalogues.

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "atlantica-pseudo-"));
const server = setUp(new Server(builtPage()));
afterAll(() => rmSync(folder, { recursive: true }));

function builtPage(): string {
  const speech = join(folder, "speech");
  cpSync(join(root, "speech"), speech, { recursive: true });
  mkdirSync(join(speech, pseudoLanguage));
  for (const file of readdirSync(join(speech, "en"))) {
    const english: Record<string, string> = JSON.parse(readFileSync(join(speech, "en", file), "utf8"));
    const strange = Object.entries(english).map(([key, message]) => [key, pseudo(message)]);
    writeFileSync(join(speech, pseudoLanguage, file), JSON.stringify(Object.fromEntries(strange)));
  }
  const page = join(folder, "page");
  execFileSync("npx", ["vite", "build", "--outDir", page, "--logLevel", "error"], {
    cwd: join(root, "web"),
    env: { ...process.env, ATLANTICA_SPEECH: speech, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return page;
}

async function stranger(): Promise<Page> {
  const page = await person(browser);
  await page.addInitScript(
    (language) => localStorage.setItem("atlantica.language", language),
    pseudoLanguage,
  );
  return page;
}

const attributes = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];

// Everything a page shows or announces, except inside certain elements. A log line is one text: names inside it have
// elements of their own.
const shown = (page: Page, except = "script, style"): Promise<string[]> =>
  page.evaluate(
    ({ except, named, line }) => {
      const texts = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element?.closest(except)) continue;
        if (node instanceof Element) {
          texts.push(...named.flatMap((name) => (node as Element).getAttribute(name) ?? []));
          if (node.matches(line)) texts.push(node.textContent ?? "");
        } else if (!element?.closest(line)) texts.push(node.textContent ?? "");
      }
      return texts;
    },
    { except, named: attributes, line: "[role=log] li" },
  );

// Names of players, hexes and other languages, letters of components, symbols and numbers are the same everywhere.
const everywhere = /\b(Ada|Grace|Deutsch|English)\b|\b[A-Z]\d{1,2}\b|^[ABC]$|[Σ×]|\d+/g;

async function expectAllSaid(page: Page, except?: string): Promise<void> {
  const outside = (await shown(page, except)).map((text) => ({
    text,
    left: unsaid(text).replace(everywhere, ""),
  }));
  expect(outside.filter(({ left }) => /\p{L}/u.test(left)).map(({ text }) => text)).toEqual([]);
}

test("adding a folder is enough: the settings offer the language under its own name", async () => {
  const page = await stranger();
  await page.goto(server.address);
  await page.locator("summary:has(+ .panel [data-language])").click();
  const chosen = page.locator("[data-language] option:checked");
  expect(await chosen.textContent()).toBe(pseudo("English"));
  expect(await page.locator("html").getAttribute("lang")).toBe(pseudoLanguage);
  await page.context().close();
});

test.each(["", "/lobby", "/account", "/ratings/survive", "/replay"])(
  "every sentence on page %s is in the catalogues",
  async (path) => {
    const page = await stranger();
    await page.goto(server.address + path);
    await page.waitForLoadState("networkidle");
    await expectAllSaid(page);
    await page.context().close();
  },
);

test("around the rules, a document in one language, every sentence is in the catalogues", async () => {
  const page = await stranger();
  await page.goto(`${server.address}/rules/survive`);
  await page.locator("main > section").first().waitFor();
  await expectAllSaid(page, "script, style, main > section");
  await page.context().close();
});

test.each(games)("every sentence at a table and in the lesson of %s is in the catalogues", async (game) => {
  const page = await stranger();
  await startGame(page, server.address, "Ada", ["Me", "Bot", "Bot"], game);
  await turn(page);
  await expectAllSaid(page);
  await page.goto(`${server.address}/lesson/${game}`);
  await page.locator('[data-asked="do"]').waitFor();
  await expectAllSaid(page);
  await page.context().close();
});
