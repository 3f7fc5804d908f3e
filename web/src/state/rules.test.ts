import { expect, test } from "vitest";
import type { RulesBlock, RulesSection } from "../protocol/messages";
import { countRules, findRules } from "./rules";

const block = (kind: RulesBlock["kind"], text: string, more: Partial<RulesBlock> = {}): RulesBlock => ({
  kind,
  spans: [{ kind: "text", text }],
  depth: 0,
  is_ruling: false,
  head: [],
  rows: [],
  ...more,
});

const boards = block("rule", "A swimmer boards a ship.", { id: "SUR-4.5" });
const ruling = block("rule", "Nobody boards a full ship.", { id: "SUR-4.6", is_ruling: true });
const table = block("table", "", {
  spans: [],
  head: [[{ kind: "text", text: "back" }]],
  rows: [[[{ kind: "code", text: "whirlpool" }]]],
});
const sections: RulesSection[] = [
  { title: [], level: 1, blocks: [block("paragraph", "A swimmer's life.")] },
  { title: [], level: 2, blocks: [boards, ruling] },
  { title: [], level: 2, blocks: [table] },
];
const found = (words: string, only: "rulings" | "all" = "all") =>
  findRules(sections, words, only).flatMap((section) => section.blocks);

test("only numbered rules are counted", () => {
  expect(countRules(sections)).toBe(2);
});

test("a search matches all words, in any case", () => {
  expect(found("Swimmer BOARDS")).toEqual([boards]);
  expect(found("swimmer boards spaceship")).toEqual([]);
  expect(findRules(sections, "  ", "all")).toBe(sections);
});

test("a rule is found by its id, a table by its cells", () => {
  expect(found("sur-4.6")).toEqual([ruling]);
  expect(found("back whirlpool")).toEqual([table]);
});

test("our own rulings can be listed alone", () => {
  expect(found("", "rulings")).toEqual([ruling]);
  expect(found("swimmer", "rulings")).toEqual([]);
});
