// Formats compiled messages (web/speech/messages.mjs) of one language. docs/translating.md explains words and forms.

export type Part =
  | string
  | 0 // the number of the enclosing plural
  | [name: string, kind?: undefined]
  | [name: string, kind: "number", options: Intl.NumberFormatOptions]
  | [name: string, kind: "cardinal" | "ordinal" | "select", options: Record<string, Part[]>];
export type Compiled = string | Part[];

export interface Message {
  key: string;
  args?: Arguments;
}
export type Value = string | number | boolean | Message | readonly (string | Message)[];
export type Arguments = Readonly<Record<string, Value>>;

// The seats' names, for messages about seats.
export interface Seats {
  nameOf(seat: number): string;
  own?: number;
}
const nobody: Seats = { nameOf: (seat) => `${seat + 1}` };

export class Speaker {
  private readonly files = new Map<string, Record<string, Compiled>>();

  constructor(readonly language: string) {}

  add(file: string, messages: Record<string, Compiled>): void {
    this.files.set(file, { ...this.files.get(file), ...messages });
  }

  has(key: string): boolean {
    const [file, id] = split(key, key.indexOf("."));
    return this.files.get(file)?.[id] !== undefined;
  }

  // `key` is the full id: file and key. If there is no such message, the key itself is returned.
  say(key: string, args: Arguments = {}, seats: Seats = nobody): string {
    const [file, id] = split(key, key.indexOf("."));
    const message = this.files.get(file)?.[id];
    if (message === undefined) return key;
    return this.filled(message, (name) => this.resolved(file, name, args, seats));
  }

  // The word of a kind ("survive.creature") for an engine name, in a form; undefined if there is none. A suffix of the
  // name, as in "red 3", is the argument {n} of the word.
  word(kind: string, id: string, form = ""): string | undefined {
    const [file, name] = split(kind, kind.indexOf("."));
    const [first, n] = split(id, id.lastIndexOf(" "));
    return this.entry(file, name, id, form, "") ?? (n ? this.entry(file, name, first, form, n) : undefined);
  }

  private entry(file: string, kind: string, id: string, form: string, n: string): string | undefined {
    for (const messages of [this.files.get(file), this.files.get("common")]) {
      const found = messages?.[`${kind}.${id}.${form}`] ?? messages?.[`${kind}.${id}`];
      if (found !== undefined) return this.filled(found, () => n);
    }
    return undefined;
  }

  // All words of a kind defined in its own file, with their names.
  words(kind: string): [id: string, word: string][] {
    const [file, name] = split(kind, kind.indexOf("."));
    const ids = Object.keys(this.files.get(file) ?? {}).filter((key) => key.startsWith(`${name}.`));
    return ids
      .map((key) => key.split(".").slice(1))
      .flatMap(([id = "", form]) =>
        form === undefined ? [[id, this.word(kind, id) ?? id] as [string, string]] : [],
      );
  }

  listed(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }

  capital(words: string): string {
    const [first = ""] = words; // a whole code point
    return first.toLocaleUpperCase(this.language) + words.slice(first.length);
  }

  // The value of {creature}, {Creature}, {creature_acc}, {creature_id} or {creatures_count}. An argument's name may
  // itself contain underscores: the longest match wins, the rest is the form.
  private resolved(file: string, written: string, args: Arguments, seats: Seats): string | number {
    const wanted = written.charAt(0).toLowerCase() + written.slice(1);
    let name = wanted;
    while (args[name] === undefined && name.includes("_")) name = name.slice(0, name.lastIndexOf("_"));
    const value = args[name];
    if (value === undefined) return "";
    const said = this.valued(`${file}.${name}`, wanted.slice(name.length + 1), value, seats);
    return written === wanted || typeof said === "number" ? said : this.capital(said);
  }

  private valued(name: string, form: string, value: Value, seats: Seats): string | number {
    if (form === "count") return Array.isArray(value) ? value.length : 1;
    if (typeof value === "number") {
      if (!/[._]seat$/.test(name)) return value;
      return form === "id" ? (value === seats.own ? "you" : "other") : seats.nameOf(value);
    }
    if (form === "id") return String(value);
    const one = (said: string | Message): string =>
      typeof said === "string"
        ? (this.word(name.replace(/\d+$/, ""), said, form) ?? said)
        : this.say(said.key, said.args, seats);
    if (typeof value === "boolean") return String(value);
    return typeof value === "object" && !("key" in value) ? this.listed(value.map(one)) : one(value);
  }

  private filled(message: Compiled, find: (name: string) => string | number, count = 0): string {
    if (typeof message === "string") return message;
    return message.map((part) => this.part(part, find, count)).join("");
  }

  private part(part: Part, find: (name: string) => string | number, count: number): string {
    if (typeof part === "string") return part;
    if (part === 0) return this.number(count);
    const value = find(part[0]);
    switch (part[1]) {
      case undefined:
        return typeof value === "number" ? this.number(value) : value;
      case "number":
        return this.number(Number(value), part[2]);
      case "select":
        return this.filled(part[2][value] ?? part[2].other ?? "", find, count);
      default: {
        const number = Number(value);
        const category = new Intl.PluralRules(this.language, { type: part[1] }).select(number);
        const chosen = part[2][`=${number}`] ?? part[2][category] ?? part[2].other;
        return this.filled(chosen ?? "", find, number);
      }
    }
  }

  private number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value);
  }
}

const split = (text: string, at: number): [before: string, after: string] =>
  at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
