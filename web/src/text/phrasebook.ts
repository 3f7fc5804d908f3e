// Sentences of the engine, said anew by their patterns: "{who} gains {n} {resource}." with what each blank may hold and
// how that is said in the other language. A digit after a blank's name tells two of a kind apart.

export interface Blank {
  pattern: string; // of a regular expression, without groups of its own
  say(said: string, form: string): string; // `form` is what follows a point in the other language's blank
}

export function phrasebook(
  blanks: Record<string, Blank>,
  phrases: Record<string, string>,
): (sentence: string) => string | undefined {
  const compiled = Object.entries(phrases).map(([from, to]) => ({ ...matcher(from, blanks), to }));
  return (sentence) => {
    for (const { pattern, names, to } of compiled) {
      const found = pattern.exec(sentence);
      if (found) return filled(to, new Map(names.map((name, index) => [name, found[index + 1]!])), blanks);
    }
    return undefined;
  };
}

const kindOf = (name: string): string => name.replace(/\d$/, "");

function matcher(from: string, blanks: Record<string, Blank>): { pattern: RegExp; names: string[] } {
  const parts = from.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = parts.map((part, index) =>
    index % 2 === 1 ? `(${blanks[kindOf(part)]!.pattern})` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return { pattern: new RegExp(`^${source.join("")}$`), names };
}

const filled = (to: string, found: Map<string, string>, blanks: Record<string, Blank>): string =>
  to.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, form = "") =>
    blanks[kindOf(name)]!.say(found.get(name) ?? "", form),
  );
