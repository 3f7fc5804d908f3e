import type { Colour } from "../../boards/hex/colours";
import { type Counted, peopleAt, shipLabel, swimmers, type Team } from "../../boards/hex/labels";
import { capital, inParts, say, word } from "../../speech";
import { plan } from "./board";
import { isExplorer } from "./picks";
import { creatureHexes, creatures, explorerOf, terrainAt, type View } from "./types";

const teams = (view: View): Team[] =>
  view.colours.map(({ colour, explorers }) => ({ colour, people: explorers }));
const explorersSaid = (counted: Counted): string => say("survive.page.explorers", counted);

// A hex's accessible name: "G6, beach, 2 red explorers".
export function hexLabel(view: View, hex: string): string {
  const terrain = terrainAt(view, hex);
  const ground = terrain
    ? word("survive.terrain", terrain)
    : plan.island.has(hex) && view.turn > 0
      ? say("common.page.hex.sunk")
      : say("common.page.hex.sea");
  return inParts([hex, ground, ...contents(view, hex)]);
}

export const isleLabel = (view: View, isle: string): string =>
  inParts([word("survive.isle", isle), ...peopleAt(teams(view), isle, "isle", explorersSaid)]);

// Help for what is on a hex.
export function helpOf(view: View, place: string): string[] {
  if (plan.isIsle(place)) return [say("survive.help.isle")];
  const terrain = terrainAt(view, place);
  const isSwum = view.colours.some(({ explorers }) =>
    explorers.some(({ how, at }) => how === "sea" && at === place),
  );
  const here = [
    ...(terrain ? [terrain] : []),
    ...(view.ships.some((one) => one.hex === place) ? ["ship"] : []),
    ...(isSwum ? ["swimmer"] : []),
    ...creatures.filter((kind) => creatureHexes(view, kind).includes(place)),
  ];
  return here.map((thing) => word("survive.help", thing));
}

function contents(view: View, hex: string): string[] {
  const ship = view.ships.find((one) => one.hex === hex);
  return [
    ...peopleAt(teams(view), hex, "land", explorersSaid),
    ...(ship ? [shipLabel(crewLabels(ship.crew))] : []),
    ...peopleAt(teams(view), hex, "sea", swimmers),
    ...creatures.flatMap((creature) => {
      const count = creatureHexes(view, creature).filter((at) => at === hex).length;
      return count > 0 ? [say("survive.page.creatures", { creature, count })] : [];
    }),
  ];
}

function crewLabels(crew: string[]): string[] {
  const counts = new Map<Colour, number>();
  for (const name of crew)
    counts.set(explorerOf(name).colour, (counts.get(explorerOf(name).colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) => explorersSaid({ count, colour }));
}

// A piece that can be picked, as part of a sentence: "Red 3", "the ship".
export const pieceName = (source: string): string =>
  isExplorer(source) ? word("survive.explorer", source) : word("survive.piece", source);

// A piece or tile that can be picked, as a button label: "Red 3", "The ship", "Wind".
export function sourceLabel(source: string): string {
  const [kind, tile = ""] = source.split(" ");
  return kind === "tile" ? word("survive.tile", tile) : capital(pieceName(source));
}
