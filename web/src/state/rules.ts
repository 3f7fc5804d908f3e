// The rules of a game, read from the Markdown of docs/rules so that they can be searched and linked rule by rule.

export type Span =
  | { kind: "text" | "strong" | "emphasis" | "code" | "ruling"; text: string }
  | { kind: "link"; text: string; rule: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "rule"; id: string; depth: number; isRuling: boolean; spans: Span[] }
  | { kind: "item" | "paragraph"; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Section {
  title: Span[];
  level: number;
  blocks: Block[];
}

const ruleLine = /^( *)- ([A-Z]{3}-\d+\.\d+[a-z]?) (.*)$/;

export function readRules(markdown: string): Section[] {
  const lines = markdown.split("\n");
  const ids = new Set(lines.flatMap((line) => ruleLine.exec(line)?.[2] ?? []));
  const spans = (text: string) => readSpans(text, ids);
  const sections: Section[] = [];
  for (let i = 0; i < lines.length; ++i) {
    const line = lines[i]!;
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) {
      sections.push({ title: spans(heading[2]!), level: heading[1]!.length, blocks: [] });
    } else if (line.startsWith("|")) {
      const end = lines.findIndex((one, index) => index > i && !one.startsWith("|"));
      const table = lines.slice(i, end < 0 ? undefined : end);
      sections.at(-1)?.blocks.push(readTable(table, spans));
      i += table.length - 1;
    } else if (line.trim() !== "") sections.at(-1)?.blocks.push(readBlock(line, spans));
  }
  return sections;
}

function readBlock(line: string, spans: (text: string) => Span[]): Block {
  const [, indent = "", id, rest = ""] = ruleLine.exec(line) ?? [];
  if (id !== undefined)
    return {
      kind: "rule",
      id,
      depth: indent.length / 2,
      isRuling: rest.includes("*Ruling"),
      spans: spans(rest),
    };
  const item = /^ *- (.*)$/.exec(line)?.[1];
  return item === undefined
    ? { kind: "paragraph", spans: spans(line) }
    : { kind: "item", spans: spans(item) };
}

function readTable(lines: string[], spans: (text: string) => Span[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim())),
  );
  return { kind: "table", head, rows };
}

// Emphasis, code, and references to other rules of the same game: "SUR-4.2", or "4.2" if there is such a rule.
function readSpans(text: string, ids: Set<string>): Span[] {
  const prefix = [...ids][0]?.slice(0, 4) ?? "";
  const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b(?:[A-Z]{3}-)?(\d+\.\d+[a-z]?)\b/g;
  const found: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, strong, emphasis, code, number] = match;
    const rule = `${prefix}${number}`;
    if (number !== undefined && !ids.has(rule)) continue;
    if (match.index > last) found.push({ kind: "text", text: text.slice(last, match.index) });
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (emphasis !== undefined)
      found.push({ kind: emphasis.startsWith("Ruling") ? "ruling" : "emphasis", text: emphasis });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "link", text: whole, rule });
    last = match.index + whole.length;
  }
  if (last < text.length) found.push({ kind: "text", text: text.slice(last) });
  return found;
}

const plain = (spans: Span[]): string => spans.map((span) => span.text).join("");

function wordsOf(block: Block): string {
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(plain).join(" ");
  return block.kind === "rule" ? `${block.id} ${plain(block.spans)}` : plain(block.spans);
}

// The blocks that contain all the words, under their headings; optionally only our own rulings.
export function findRules(sections: Section[], words: string, only: "rulings" | "all"): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && only === "all") return sections;
  return sections.flatMap((section) => {
    const blocks = section.blocks.filter((block) => {
      if (only === "rulings" && !(block.kind === "rule" && block.isRuling)) return false;
      const text = wordsOf(block).toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

export const countRules = (sections: Section[]): number =>
  sections.flatMap((section) => section.blocks).filter((block) => block.kind === "rule").length;
