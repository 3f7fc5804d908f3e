import { anyRefusal } from "./de_refusals";
import { risingRefusals } from "./de_refusals_rising";
import { englishNames, named } from "./de_rising_names";
import { events, moves, tasks } from "./de_rising_phrases";
import { texts } from "./de_rising_texts";
import type { EngineWords } from "./engine";
import { type Blank, phrasebook } from "./phrasebook";

// What the engine says of rising, in German.

const resources: Record<string, string> = {
  ore: "Erz",
  gold: "Gold",
  crystal: "Kristall",
  Atlantium: "Atlantium",
  energy: "Energie",
};
const colours: Record<string, string> = {
  red: "Rot",
  blue: "Blau",
  yellow: "Gelb",
  green: "Grün",
  purple: "Violett",
  white: "Weiß",
  black: "Schwarz",
};

// Nominative, accusative and dative, after the article; "Anführer" and "Gefolgsmann" have the same form in all three.
const kinds: Record<string, { name: string; is: "der" | "das"; bent?: string }> = {
  leader: { name: "Anführer", is: "der" },
  hologram: { name: "Hologramm", is: "das" },
  automaton: { name: "Automat", is: "der", bent: "Automaten" },
  volunteer: { name: "Freiwilliger", is: "der", bent: "Freiwilligen" },
  follower: { name: "Gefolgsmann", is: "der" },
};

function piece(said: string, form: string): string {
  const [article, english = ""] = said.includes(" ") ? said.split(" ") : ["", said];
  const kind = kinds[english]!;
  const isOne = article === "a";
  const name = form === "" ? kind.name : (kind.bent ?? kind.name);
  if (article === "") return kind.name;
  if (form === "dat") return `${isOne ? "einem" : "dem"} ${name}`;
  if (form === "acc" && kind.is === "der") return `${isOne ? "einen" : "den"} ${name}`;
  return `${isOne ? "ein" : kind.is} ${name}`;
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

function purpose(said: string): string {
  const [, kind, of] = /^(barrier|unflood) (.+)$/.exec(said) ?? [];
  if (kind === "barrier") return `eine Barriere (${named(of!)})`;
  return kind === "unflood" ? `das Trockenlegen (${named(of!)})` : named(said);
}

const anyName = englishNames.join("|");
const tile = "(?:Forests|Hills|Mountains|Cities|Libraries|Forges)";
const anyColour = Object.keys(colours).join("|");
const anyKind = Object.keys(kinds).join("|");
export const blanks: Record<string, Blank> = {
  who: { pattern: "@\\d+", say: (said) => said },
  n: { pattern: "\\d+", say: (said) => said },
  piece: { pattern: `(?:the |a )?(?:${anyKind})`, say: piece },
  Piece: {
    pattern: `(?:The|A) (?:${anyKind})`,
    say: (said, form) => capital(piece(said.toLowerCase(), form)),
  },
  place: {
    pattern: `(?:the )?(?:centre|gate \\d|${tile} \\d|${anyName})`,
    say: (said) => named(said.replace(/^the /, "")),
  },
  name: { pattern: anyName, say: named },
  purpose: { pattern: `barrier ${tile}|unflood ${tile}|gate \\d`, say: purpose },
  resource: { pattern: Object.keys(resources).join("|"), say: (said) => resources[said]! },
  colour: { pattern: anyColour, say: (said) => colours[said]! },
  // "red, blue and green"
  colours: {
    pattern: `(?:${anyColour})(?:, (?:${anyColour}))*(?: and (?:${anyColour}))?`,
    say: (said) => said.replace(/\w+/g, (word) => (word === "and" ? "und" : colours[word]!)),
  },
  letter: { pattern: "[A-Z]", say: (said) => said },
  Colour: {
    pattern: Object.keys(colours).map(capital).join("|"),
    say: (said) => colours[said.toLowerCase()]!,
  },
};

const move = phrasebook(blanks, moves);
const event = phrasebook(blanks, events);
const refusal = phrasebook(blanks, risingRefusals);
const view = phrasebook(blanks, { ...tasks, ...texts });

export const risingEngine: EngineWords = {
  move: ({ text }) => {
    const words = move(text);
    return words && capital(words);
  },
  event: ({ text }) => event(text),
  refusal: (sentence) => refusal(sentence) ?? anyRefusal(sentence),
};

// A sentence of the view: what is to be decided, what a card or a component does.
export function said(sentence: string): string {
  const whole = view(sentence);
  if (whole !== undefined) return whole;
  // "… resolves Earthquake. Targets of wild tiles …"
  const end = sentence.indexOf(". ");
  if (end < 0) return sentence;
  const first = view(sentence.slice(0, end + 1));
  return first === undefined ? sentence : `${first} ${said(sentence.slice(end + 2))}`;
}
