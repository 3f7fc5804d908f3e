import { languages } from "virtual:speech";
import type { Kind, Messages } from "speech-keys";
import { type Arguments, type Message, type Seats, Speaker } from "./format";

// The page's messages, in the reader's language. The language, one of the folders of speech/, is chosen before anything
// is drawn and stays the same until the page is reloaded.

const kKey = "atlantica.language";
const kDefault = "en";
const kSystem = "system"; // follow the browser

export const languageNames: ReadonlyMap<string, string> = new Map(
  Object.entries(languages).map(([language, { name }]) => [language, name]),
);

let speaker = new Speaker(kDefault);

export const language = (): string => speaker.language;

export function chosenLanguage(): string {
  const stored = localStorage.getItem(kKey) ?? kSystem;
  return languageNames.has(stored) ? stored : kSystem;
}

// Text on the page is in the old language, so the page is reloaded.
export function chooseLanguage(chosen: string): void {
  localStorage.setItem(kKey, chosen);
  location.reload();
}

// The first available of the preferred languages, falling back to the primary subtag: "de" for "de-AT".
export function bestLanguage(wished: readonly string[]): string {
  for (const one of wished)
    for (const candidate of [one, one.split("-")[0] ?? ""])
      if (languageNames.has(candidate)) return candidate;
  return kDefault;
}

export async function loadLanguage(): Promise<string> {
  const chosen = chosenLanguage();
  await useLanguage(chosen === kSystem ? bestLanguage(navigator.languages) : chosen);
  return speaker.language;
}

export async function useLanguage(chosen: string): Promise<void> {
  speaker = new Speaker(chosen);
  await loadSpeech("common");
}

// A game's messages are loaded with it; those of its lesson are a separate part, "survive_lesson".
export async function loadSpeech(part: string): Promise<void> {
  const messages = await languages[speaker.language]?.parts[part]?.();
  if (messages) speaker.add(part.replace(/_lesson$/, ""), messages.default);
}

type Needed<Key extends keyof Messages> = keyof Messages[Key] extends never ? [] : [args: Messages[Key]];

export const say = <Key extends keyof Messages>(key: Key, ...[args]: Needed<Key>): string =>
  speaker.say(key, args as Arguments | undefined);

// A message whose key comes from a file.
export const sayAny = (key: string, args?: Arguments): string => speaker.say(key, args);

// The text of an event, a move or a part of a view from the engine: its `say` is the key and its fields are the
// arguments. "@0" stands for the player at seat 0, whose name and sign are inserted later; "@0:green" for one who leads
// two colours, with the sign of green.
const marks = (leads?: string): Seats => ({ nameOf: (seat) => (leads ? `@${seat}:${leads}` : `@${seat}`) });
export const told = (one: { say: string; leads?: string }): string =>
  speaker.say(one.say, one as unknown as Arguments, marks(one.leads));
// The same for a message that came with an error; undefined if this page does not know it.
export const toldMessage = ({ key, args }: Message): string | undefined =>
  speaker.has(key) ? speaker.say(key, args, marks()) : undefined;

// The word for an engine name: word("survive.creature", "shark"). Falls back to the name itself.
export const word = (kind: Kind, id: string, form?: string): string => findWord(kind, id, form) ?? id;
export const findWord = (kind: Kind, id: string, form?: string): string | undefined =>
  speaker.word(kind, id, form);

export const words = (kind: Kind): [id: string, word: string][] => speaker.words(kind);

export const listed = (items: readonly string[]): string => speaker.listed(items);
// Lists without "and": the parts of a label, "G6, beach, 2 red explorers", and sentences in a row.
export const inParts = (parts: readonly string[]): string =>
  parts.reduce((before, next) => (before ? say("common.page.parts", { before, next }) : next), "");
export const inSentences = (sentences: readonly string[]): string =>
  sentences.reduce((before, next) => (before ? say("common.page.sentences", { before, next }) : next), "");
export const capital = (words: string): string => speaker.capital(words);
