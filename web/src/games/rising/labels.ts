import { capital, findWord, inParts, say, word } from "../../speech";
import { componentView, groups, nextToFlood, peninsulaView, tileView } from "./places";
import { peninsulaOf } from "./plan";
import type { Atlantean, Component, Tile, View } from "./types";

// Accessible names of places.

export interface Names {
  own: number | undefined;
  nameOf(seat: number): string;
}

export function crowdLabel(crowd: Atlantean[], { own, nameOf }: Names): string[] {
  return groups(crowd).map(({ seat, piece, acted, count }) => {
    const who =
      seat === own
        ? say("rising.page.yours", { count, piece })
        : say("rising.page.theirs", { count, name: nameOf(seat), piece });
    return acted ? say("rising.page.acted", { sentence: who }) : who;
  });
}

function tileParts(tile: Tile): string[] {
  const parts: string[] = [];
  if (tile.flooded) parts.push(tile.held ? say("rising.page.tile.held") : say("rising.page.tile.flooded"));
  if (tile.target !== undefined) parts.push(targetPart(tile.target, tile.now ?? tile.target));
  if (tile.rate !== undefined) parts.push(say("rising.page.tile.rate", { rate: tile.rate }));
  if (tile.second !== undefined) parts.push(word("rising.second", tile.second));
  parts.push(
    isDouble(tile) ? say("rising.page.tile.double") : say("rising.page.tile.spaces", { count: tile.spaces }),
  );
  return parts;
}

const targetPart = (printed: number, target: number): string =>
  printed === target
    ? say("rising.page.tile.target", { target })
    : say("rising.page.tile.target_now", { printed, target });

// A price or possession: "2 ore and 1 gold".
export function amounts(counts: Record<string, number>): string {
  const said = Object.entries(counts).map(([resource, count]) =>
    say("rising.page.amount", { count, resource }),
  );
  return said.length > 0 ? say("rising.page.amounts", { amounts: said }) : say("rising.page.nothing");
}

// "Forests 3", "build space 1", the Mystic Power Source, or a component.
export const placeName = (place: string): string =>
  findWord("rising.place", place) ?? word("rising.component", place);

export const isDouble = (tile: Tile): boolean => peninsulaOf(tile.name) === "Cities";

// "Forests 3, target 5, two spaces, your follower"
export function placeLabel(view: View, place: string, names: Names): string {
  const tile = tileView(view, place);
  if (!tile) {
    const crowd = place === "centre" ? crowdLabel(view.centre, names) : [];
    return inParts([say("rising.place.centre"), say("rising.page.tile.any"), ...crowd]);
  }
  const peninsula = peninsulaView(view, peninsulaOf(place));
  const isNext = peninsula && nextToFlood(peninsula) === tile;
  return inParts([
    placeName(place),
    ...(tile.flooded && !tile.held ? [say("rising.page.tile.flooded")] : tileParts(tile)),
    ...(isNext ? [peninsula.barrier ? say("rising.page.tile.barrier") : say("rising.page.tile.fate")] : []),
    ...(peninsula?.forbidden && !tile.flooded ? [say("rising.page.tile.forbidden")] : []),
    ...crowdLabel(tile.atlanteans, names),
  ]);
}

export function componentLabel(view: View, name: string, names: Names): string {
  const component = componentView(view, name);
  if (!component) return name;
  return inParts([
    word("rising.component", name),
    component.built
      ? say("rising.page.component.built")
      : say("rising.page.component.cost", { amounts: amounts(component.cost) }),
    ...spaceParts(component),
    ...crowdLabel(component.atlanteans, names),
  ]);
}

function spaceParts({ built, spaces, double_space }: Component): string[] {
  if (!built || spaces === 0) return [];
  return [
    double_space
      ? say("rising.page.component.double")
      : say("rising.page.component.space", { count: spaces }),
  ];
}

export const buildSpaceName = (place: string): string => capital(word("rising.place", place));

export function buildSpaceLabel(view: View, place: string, names: Names): string {
  const space = view.gate.find((one) => one.name === place);
  return inParts([
    buildSpaceName(place),
    ...(space?.component ? [word("rising.component", space.component)] : []),
    ...(space?.built ? [say("rising.page.component.built_now")] : []),
    ...crowdLabel(space?.atlanteans ?? [], names),
  ]);
}

// The purpose of a purchase, in words.
export function purposeLabel(purpose: string, component?: string): string {
  const [, kind, name] = /^(barrier|unflood) (.+)$/.exec(purpose) ?? [];
  if (kind === "barrier") return say("rising.page.pledge.barrier", { peninsula: name! });
  if (kind === "unflood") return say("rising.page.pledge.unflood", { place: name! });
  return say("rising.page.pledge.build", { component: component ?? "", place: purpose });
}
