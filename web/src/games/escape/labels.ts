import type { Colour } from "../../boards/hex/colours";
import { capital, creaturesAt, peopleAt, shipLabel, type Team } from "../../boards/hex/labels";
import { text } from "../../text";
import { acropolis, plan } from "./board";
import { isAtlantean } from "./picks";
import { creatures, listOf, ringAt, type View } from "./types";

const words = text.escape;
const teams = (view: View): Team[] =>
  view.colours.map(({ colour, atlanteans }) => ({
    colour,
    people: atlanteans.map(({ how, at, guarded }) => ({
      how: how === "sea" && guarded ? "guarded" : how,
      at,
    })),
  }));

// A hex as it is said: "G5, citadel, two red Atlanteans".
export function hexLabel(view: View, hex: string): string {
  const ring = ringAt(view, hex);
  const ground = ring
    ? words.rings[ring]!
    : hex === acropolis && view.acropolis
      ? words.acropolis
      : plan.island.has(hex)
        ? text.hex.sunk
        : text.hex.sea;
  return [hex, ground, ...contents(view, hex)].join(", ");
}

export const isleLabel = (view: View, isle: string): string =>
  [words.isles[isle] ?? isle, ...peopleAt(teams(view), isle, "isle", words.atlanteans)].join(", ");

// What a player may want to know about what is there.
export function helpOf(view: View, place: string): string[] {
  const { help } = words;
  if (plan.isIsle(place)) return [help.isle];
  const ring = ringAt(view, place);
  const isSwum = teams(view).some(({ people }) =>
    people.some(({ how, at }) => how === "sea" && at === place),
  );
  return [
    ...(ring ? [help[ring]] : place === acropolis && view.acropolis ? [help.acropolis] : []),
    ...(view.ships.some((one) => one.hex === place) ? [help.ship] : []),
    ...(isSwum ? [help.swimmer] : []),
    ...creatures.filter((kind) => view[listOf[kind]].includes(place)).map((kind) => help[kind]),
  ];
}

function contents(view: View, hex: string): string[] {
  const here = teams(view);
  const hasShip = view.ships.some((one) => one.hex === hex);
  return [
    ...peopleAt(here, hex, "land", words.atlanteans),
    ...(hasShip ? [shipLabel(peopleAt(here, hex, "ship", words.atlanteans))] : []),
    ...peopleAt(here, hex, "guarded", words.guarded),
    ...peopleAt(here, hex, "sea", text.hex.swimmers),
    ...creaturesAt(
      hex,
      creatures.map((kind) => ({
        name: words.creatures[kind],
        many: words.many[kind],
        hexes: view[listOf[kind]],
      })),
    ),
  ];
}

// A piece that can be picked, in a sentence: "the red swimmer", "the shark".
export function pieceName(source: string): string {
  const [kind = "", how = ""] = source.split(" ");
  if (!isAtlantean(source)) return words.pieces[kind === "ship" ? "hull" : kind] ?? source;
  return words.ofColour(words.pieces[how] ?? source, text.hex.colours[kind as Colour]);
}

export const sourceLabel = (source: string): string => capital(pieceName(source));
