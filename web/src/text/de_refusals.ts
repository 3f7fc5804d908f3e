import { capital, escapeWords, items, survive, the, whom } from "./de_names";
import { atlantisRefusals } from "./de_refusals_atlantis";
import { escapeRefusals, surviveRefusals } from "./de_refusals_sea";
import { anyRefusals } from "./de_refusals_table";

import { type Blank, phrasebook } from "./phrasebook";

// Why the engine refuses a move, in German: the blanks of its sentences, and the books made of them. Those of rising
// are with its other sentences.

const oneOf = (words: object): string => Object.keys(words).join("|");
const asIs = (pattern: string): Blank => ({ pattern, say: (said) => said });

// "auf Feld 5", or, with the form "to", "bis Feld 5".
function place(said: string, form: string): string {
  if (said === "Atlantis") return form === "to" ? "bis Atlantis" : "in Atlantis";
  if (said === "the mainland") return form === "to" ? "bis zum Festland" : "auf dem Festland";
  return `${form === "to" ? "bis" : "auf"} Feld ${said.slice("space ".length)}`;
}

// "der Hai", with the form "acc" "den Hai", with "no" "kein Hai".
const creatureOf =
  (names: Record<string, string>) =>
  (said: string, form: string): string => {
    if (form === "acc") return whom(names[said] ?? said);
    const name = the(names[said] ?? said);
    return form === "no" ? name.replace(/^(der|das) /, "kein ").replace(/^die /, "keine ") : name;
  };

export const atlantisBlanks: Record<string, Blank> = {
  place: { pattern: "Atlantis|the mainland|space \\d+", say: place },
  item: { pattern: oneOf(items), say: (said) => items[said]! },
  n: asIs("-?\\d+"),
};

const hex = asIs("\\w+");

const capitalised =
  (say: Blank["say"]): Blank["say"] =>
  (said, form) =>
    capital(say(said, form));

export const surviveBlanks: Record<string, Blank> = {
  hex,
  creature: { pattern: oneOf(survive.creatures), say: creatureOf(survive.creatures) },
  Creature: { pattern: oneOf(survive.creatures), say: capitalised(creatureOf(survive.creatures)) },
  terrain: { pattern: oneOf(survive.terrain), say: (said) => survive.terrain[said]! },
  far: {
    pattern: "one sea hex|\\d sea hexes",
    say: (said) => (said.startsWith("one") ? "ein Meeresfeld" : `${said.charAt(0)} Meeresfelder`),
  },
};

export const escapeBlanks: Record<string, Blank> = {
  hex,
  creature: { pattern: oneOf(escapeWords.creatures), say: creatureOf(escapeWords.creatures) },
  ring: { pattern: oneOf(escapeWords.rings), say: (said) => escapeWords.rings[said]! },
  whom: {
    pattern: "unprotected swimmer|Atlantean on land or aboard",
    say: (said) =>
      said.startsWith("un") ? "Schwimmer ohne Delfin" : "Atlanter, der an Land oder an Bord ist",
  },
};

export const anyBlanks: Record<string, Blank> = { text: asIs(".*") };

// What refuses a move or an undo before the rules of a game are asked.
export const anyRefusal = phrasebook(anyBlanks, anyRefusals);

const book = (blanks: Record<string, Blank>, phrases: Record<string, string>) => {
  const ofGame = phrasebook(blanks, phrases);
  return (sentence: string): string | undefined => ofGame(sentence) ?? anyRefusal(sentence);
};
export const atlantisRefusal = book(atlantisBlanks, atlantisRefusals);
export const surviveRefusal = book(surviveBlanks, surviveRefusals);
export const escapeRefusal = book(escapeBlanks, escapeRefusals);
