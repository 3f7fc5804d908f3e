import { text } from "../../text";
import { island } from "./board";
import { type Colour, creatureHexes, creatures, explorerOf, terrainAt, type View } from "./types";

const words = text.survive;

// A hex as it is said: "G6, beach, two red explorers".
export function hexLabel(view: View, hex: string): string {
  const terrain = terrainAt(view, hex);
  const ground = terrain
    ? words.terrain[terrain]!
    : island.has(hex) && view.turn > 0
      ? words.sunk
      : words.sea;
  return [hex, ground, ...contents(view, hex)].join(", ");
}

export const isleLabel = (view: View, isle: string): string =>
  [words.isles[isle] ?? isle, ...people(view, isle, "isle", words.explorers)].join(", ");

function contents(view: View, hex: string): string[] {
  const ship = view.ships.find((one) => one.hex === hex);
  return [
    ...people(view, hex, "land", words.explorers),
    ...(ship ? [shipLabel(ship.crew)] : []),
    ...people(view, hex, "sea", words.swimmers),
    ...creatures.flatMap((kind) => {
      const count = creatureHexes(view, kind).filter((at) => at === hex).length;
      return count > 0 ? [words.creature(count, words.creatures[kind])] : [];
    }),
  ];
}

function shipLabel(crew: string[]): string {
  if (crew.length === 0) return words.emptyShip;
  const counts = new Map<Colour, number>();
  for (const name of crew)
    counts.set(explorerOf(name).colour, (counts.get(explorerOf(name).colour) ?? 0) + 1);
  return words.mannedShip([...counts].map(([colour, n]) => words.explorers(n, words.colours[colour])));
}

function people(view: View, at: string, how: string, said: (n: number, colour: string) => string): string[] {
  return view.colours.flatMap(({ colour, explorers }) => {
    const count = explorers.filter((one) => one.at === at && one.how === how).length;
    return count > 0 ? [said(count, words.colours[colour])] : [];
  });
}

// A piece or tile that can be picked, as it is named on a button: "Red 3", "The ship".
export function sourceLabel(source: string): string {
  const [kind = "", rest = ""] = source.split(" ");
  if (kind === "tile") return words.tiles[rest] ?? rest;
  return capital(words.pieces[kind] ?? source);
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
