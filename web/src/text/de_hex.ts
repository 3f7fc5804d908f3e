import type { hex as english } from "./en_hex";

const counts = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs"];
export const counted = (n: number): string => counts[n] ?? `${n}`;
export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;

// "ein roter Entdecker", "zwei rote Entdecker"
export const coloured = (n: number, colour: string, one: string, many: string): string =>
  `${counted(n)} ${colour}${n === 1 ? "er" : "e"} ${n === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const feminine = new Set(["Seeschlange"]);
const neuter = new Set(["Seeungeheuer", "Schiff"]);
export const the = (name: string): string =>
  `${feminine.has(name) ? "die" : neuter.has(name) ? "das" : "der"} ${name}`;
export const whom = (name: string): string =>
  feminine.has(name) || neuter.has(name) ? the(name) : `den ${name === "Krake" ? "Kraken" : name}`;
const some = (name: string): string => `${feminine.has(name) ? "eine" : "ein"} ${name}`;
const plurals: Record<string, string> = {
  Hai: "Haie",
  Wal: "Wale",
  Seeschlange: "Seeschlangen",
  Delfin: "Delfine",
  Krake: "Kraken",
  Seeungeheuer: "Seeungeheuer",
};

// The words that the games on the hex sea share in German.
export const hex: typeof english = {
  closer: "Näher",
  farther: "Weiter weg",
  whole: "Das ganze Brett",
  colours: { red: "rot", blue: "blau", yellow: "gelb", green: "grün" },

  sea: "Meer",
  sunk: "Meer, wo Land war",
  swimmers: (n, colour) => coloured(n, colour, "Schwimmer", "Schwimmer"),
  emptyShip: "ein leeres Schiff",
  mannedShip: (crew) => `ein Schiff mit ${listed(crew)}`,
  creature: (n, name) => (n > 1 ? `${counted(n)} ${plurals[name] ?? name}` : some(name)),
  pickable: "kann gewählt werden",
  go: (text) => `Los: ${text}`,

  saved: (n) => `${n} gerettet`,
  lost: (n) => `${n} verloren`,
  onBoard: (n) => `${n} auf dem Brett`,
  noneLeft: "nichts",
  letGo: "Loslassen",
  doIt: "Ausführen",

  say: {
    step: (colour, sentence) => `Du (${colour}) · ${sentence}`,
    which: "Welcher?",
    whichMove: "Was soll dort geschehen?",
    armed: (text) => `${text}. Sicher?`,
    armedDanger: (text, danger) => `⚠ ${text}. ${danger} Sicher?`,
    pending: "Dein Zug wird gesendet …",
    absent: (name) => `Warten, bis ${name} Platz nimmt.`,
    won: (name, score) => `Das Spiel ist aus: ${name} gewinnt mit ${score}.`,
    shared: (names, score) => `Das Spiel ist aus: ${listed(names)} teilen sich den Sieg mit ${score}.`,
  },

  result: {
    player: "Spieler",
    lost: "Verloren",
    winner: "Gewonnen",
    nobody: "niemand",
    look: "Das Brett ansehen",
    show: "Das Ergebnis zeigen",
  },
};
