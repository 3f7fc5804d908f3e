import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countRules, findRules, readRules } from "./rules";

const folder = new URL("../../../docs/rules/", import.meta.url);
const load = (game: string) => readFileSync(new URL(`${game}.md`, folder), "utf8");

test.each(readdirSync(folder))("every rule of %s can be found by its id", (file) => {
  const markdown = readFileSync(new URL(file, folder), "utf8");
  const sections = readRules(markdown);
  const ids = [...markdown.matchAll(/^ *- ([A-Z]{3}-\d+\.\d+[a-z]?) /gm)].map((match) => match[1]!);
  expect(ids.length).toBeGreaterThan(30);
  expect(countRules(sections)).toBe(ids.length);
  for (const id of ids) {
    const found = findRules(sections, id, "all").flatMap((section) => section.blocks);
    expect(found.some((block) => block.kind === "rule" && block.id === id)).toBe(true);
  }
});

test("a search matches all words, in any case", () => {
  const sections = readRules(load("survive"));
  const blocks = findRules(sections, "Swimmer BOARDS", "all").flatMap((section) => section.blocks);
  expect(blocks).toContainEqual(expect.objectContaining({ id: "SUR-4.5" }));
  expect(countRules(findRules(sections, "swimmer boards spaceship", "all"))).toBe(0);
  expect(findRules(sections, "  ", "all")).toBe(sections);
});

test("our own rulings can be listed alone", () => {
  const sections = readRules(load("survive"));
  const rulings = findRules(sections, "", "rulings");
  const marked = load("survive")
    .split("\n")
    .filter((line) => /^ *- SUR.*\*Ruling/.test(line)).length;
  expect(countRules(rulings)).toBe(marked);
});

test("a reference to another rule becomes a link, other numbers do not", () => {
  const [section] = readRules("# T\n- SUR-4.1 One.\n- SUR-4.2 As 4.1, not 9.9 (SUR-4.1).");
  const rule = section!.blocks[1]!;
  expect(rule.kind === "rule" && rule.spans).toEqual([
    { kind: "text", text: "As " },
    { kind: "link", text: "4.1", rule: "SUR-4.1" },
    { kind: "text", text: ", not 9.9 (" },
    { kind: "link", text: "SUR-4.1", rule: "SUR-4.1" },
    { kind: "text", text: ")." },
  ]);
});
