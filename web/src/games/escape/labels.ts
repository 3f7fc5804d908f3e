import { type Counted, peopleAt, shipLabel, swimmers, type Team } from "../../boards/hex/labels";
import { capital, inParts, say, word } from "../../speech";
import { acropolis, plan } from "./board";
import { isAtlantean } from "./picks";
import { creatures, listOf, ringAt, type View } from "./types";

const teams = (view: View): Team[] =>
  view.colours.map(({ colour, atlanteans }) => ({
    colour,
    people: atlanteans.map(({ how, at, guarded }) => ({
      how: how === "sea" && guarded ? "guarded" : how,
      at,
    })),
  }));
const atlanteansSaid = (counted: Counted): string => say("escape.page.atlanteans", counted);
const guardedSaid = (counted: Counted): string => say("escape.page.guarded", counted);

const groundOf = (view: View, hex: string): string | undefined =>
  ringAt(view, hex) ?? (hex === acropolis && view.acropolis ? "acropolis" : undefined);

// A hex's accessible name: "G5, citadel, 2 red Atlanteans".
export function hexLabel(view: View, hex: string): string {
  const ring = groundOf(view, hex);
  const ground = ring
    ? word("escape.ring", ring, "the")
    : plan.island.has(hex)
      ? say("common.page.hex.sunk")
      : say("common.page.hex.sea");
  return inParts([hex, ground, ...contents(view, hex)]);
}

export const isleLabel = (view: View, isle: string): string =>
  inParts([word("escape.isle", isle), ...peopleAt(teams(view), isle, "isle", atlanteansSaid)]);

// Help for what is on a hex.
export function helpOf(view: View, place: string): string[] {
  if (plan.isIsle(place)) return [say("escape.help.isle")];
  const ring = groundOf(view, place);
  const isSwum = teams(view).some(({ people }) =>
    people.some(({ how, at }) => how === "sea" && at === place),
  );
  const here = [
    ...(ring ? [ring] : []),
    ...(view.ships.some((one) => one.hex === place) ? ["ship"] : []),
    ...(isSwum ? ["swimmer"] : []),
    ...creatures.filter((kind) => view[listOf[kind]].includes(place)),
  ];
  return here.map((thing) => word("escape.help", thing));
}

function contents(view: View, hex: string): string[] {
  const here = teams(view);
  const hasShip = view.ships.some((one) => one.hex === hex);
  return [
    ...peopleAt(here, hex, "land", atlanteansSaid),
    ...(hasShip ? [shipLabel(peopleAt(here, hex, "ship", atlanteansSaid))] : []),
    ...peopleAt(here, hex, "guarded", guardedSaid),
    ...peopleAt(here, hex, "sea", swimmers),
    ...creatures.flatMap((piece) => {
      const count = view[listOf[piece]].filter((at) => at === hex).length;
      return count > 0 ? [say("escape.page.counted", { piece, count })] : [];
    }),
  ];
}

// A piece that can be picked, as part of a sentence: "the red swimmer", "the shark".
export function pieceName(source: string): string {
  const [colour = "", how = ""] = source.split(" ");
  return isAtlantean(source) ? say("escape.page.person", { how, colour }) : word("escape.piece", source);
}

export const sourceLabel = (source: string): string => capital(pieceName(source));
