import type { Colour } from "../../boards/hex/colours";
import { capital, creaturesAt, peopleAt, shipLabel, type Team } from "../../boards/hex/labels";
import { text } from "../../text";
import { plan } from "./board";
import { creatureHexes, creatures, explorerOf, terrainAt, type View } from "./types";

const words = text.survive;
const teams = (view: View): Team[] =>
  view.colours.map(({ colour, explorers }) => ({ colour, people: explorers }));

// A hex as it is said: "G6, beach, two red explorers".
export function hexLabel(view: View, hex: string): string {
  const terrain = terrainAt(view, hex);
  const ground = terrain
    ? words.terrain[terrain]!
    : plan.island.has(hex) && view.turn > 0
      ? text.hex.sunk
      : text.hex.sea;
  return [hex, ground, ...contents(view, hex)].join(", ");
}

export const isleLabel = (view: View, isle: string): string =>
  [words.isles[isle] ?? isle, ...peopleAt(teams(view), isle, "isle", words.explorers)].join(", ");

// What a player may want to know about what is there.
export function helpOf(view: View, place: string): string[] {
  const { help } = words;
  if (plan.isIsle(place)) return [help.isle];
  const terrain = terrainAt(view, place);
  const isSwum = view.colours.some(({ explorers }) =>
    explorers.some(({ how, at }) => how === "sea" && at === place),
  );
  return [
    ...(terrain ? [help[terrain]] : []),
    ...(view.ships.some((one) => one.hex === place) ? [help.ship] : []),
    ...(isSwum ? [help.swimmer] : []),
    ...creatures.filter((kind) => creatureHexes(view, kind).includes(place)).map((kind) => help[kind]),
  ];
}

function contents(view: View, hex: string): string[] {
  const ship = view.ships.find((one) => one.hex === hex);
  return [
    ...peopleAt(teams(view), hex, "land", words.explorers),
    ...(ship ? [shipLabel(crewLabels(ship.crew))] : []),
    ...peopleAt(teams(view), hex, "sea", text.hex.swimmers),
    ...creaturesAt(
      hex,
      creatures.map((kind) => ({ name: words.creatures[kind], hexes: creatureHexes(view, kind) })),
    ),
  ];
}

function crewLabels(crew: string[]): string[] {
  const counts = new Map<Colour, number>();
  for (const name of crew)
    counts.set(explorerOf(name).colour, (counts.get(explorerOf(name).colour) ?? 0) + 1);
  return [...counts].map(([colour, n]) => words.explorers(n, text.hex.colours[colour]));
}

// A piece or tile that can be picked, as it is named on a button: "Red 3", "The ship".
export function sourceLabel(source: string): string {
  const [kind = "", rest = ""] = source.split(" ");
  if (kind === "tile") return words.tiles[rest] ?? rest;
  return capital(words.pieces[kind] ?? explorerLabel(source));
}

// "red 3" in the reader's language.
export function explorerLabel(name: string): string {
  const [colour = "", number = ""] = name.split(" ");
  return `${text.hex.colours[colour as Colour] ?? colour} ${number}`.trim();
}
