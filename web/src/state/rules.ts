// Searching the rules of a game, rule by rule.

import type { RulesBlock, RulesSection, RulesSpan } from "../protocol/messages";

const plain = (spans: RulesSpan[]): string => spans.map((span) => span.text).join("");

const wordsOf = (block: RulesBlock): string =>
  [block.id ?? "", ...[block.spans, ...block.head, ...block.rows.flat()].map(plain)].join(" ");

// The blocks that hold all the words, under their headings; or of those only our own decisions.
export function findRules(sections: RulesSection[], words: string, only: "rulings" | "all"): RulesSection[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && only === "all") return sections;
  return sections.flatMap((section) => {
    const blocks = section.blocks.filter((block) => {
      if (only === "rulings" && !block.is_ruling) return false;
      const text = wordsOf(block).toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

export const countRules = (sections: RulesSection[]): number =>
  sections.flatMap((section) => section.blocks).filter((block) => block.kind === "rule").length;
