import { text } from "../../text";
import { componentView, groups, nextToFlood, peninsulaView, tileView } from "./places";
import { peninsulaOf } from "./plan";
import type { Atlantean, Component, Tile, View } from "./types";

// What places are called by those who cannot see them.

const words = text.rising;

export interface Names {
  own: number | undefined;
  nameOf(seat: number): string;
}

export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

export function crowdLabel(crowd: Atlantean[], { own, nameOf }: Names): string[] {
  return groups(crowd).map(({ seat, piece, acted, count }) => {
    const who = seat === own ? words.yours(count, piece) : words.theirs(count, nameOf(seat), piece);
    return acted ? words.acted(who) : who;
  });
}

function tileParts(tile: Tile): string[] {
  const said = words.tile;
  const parts: string[] = [];
  if (tile.flooded) parts.push(tile.held ? said.held : said.flooded);
  if (tile.target !== undefined)
    parts.push(
      tile.now === undefined || tile.now === tile.target
        ? said.target(tile.target)
        : said.targetNow(tile.target, tile.now),
    );
  if (tile.rate !== undefined) parts.push(said.rate(tile.rate));
  if (tile.second !== undefined) parts.push(said.second[tile.second]);
  parts.push(isDouble(tile) ? said.double : said.spaces(tile.spaces));
  return parts;
}

export const isDouble = (tile: Tile): boolean => peninsulaOf(tile.name) === "Cities";

// "Forests 3, target 5, two spaces, your follower"
export function placeLabel(view: View, place: string, names: Names): string {
  const tile = tileView(view, place);
  if (!tile) {
    const crowd = place === "centre" ? crowdLabel(view.centre, names) : [];
    return [words.centre, words.tile.any, ...crowd].join(", ");
  }
  const peninsula = peninsulaView(view, peninsulaOf(place));
  const isNext = peninsula && nextToFlood(peninsula) === tile;
  return [
    words.named(place),
    ...(tile.flooded && !tile.held ? [words.tile.flooded] : tileParts(tile)),
    ...(isNext ? [peninsula.barrier ? words.tile.barrier : words.tile.fate] : []),
    ...(peninsula?.forbidden && !tile.flooded ? [words.tile.forbidden] : []),
    ...crowdLabel(tile.atlanteans, names),
  ].join(", ");
}

export function componentLabel(view: View, name: string, names: Names): string {
  const component = componentView(view, name);
  if (!component) return name;
  const said = words.component;
  const state = component.built ? said.built : said.cost(words.amounts(component.cost));
  return [
    said.label(words.named(name), state),
    ...spaceParts(component),
    ...crowdLabel(component.atlanteans, names),
  ].join(", ");
}

function spaceParts({ built, spaces, double_space }: Component): string[] {
  if (!built || spaces === 0) return [];
  return [double_space ? words.component.double : words.component.space(spaces)];
}

export const buildSpaceName = (place: string): string => words.buildSpace(place.split(" ")[1] ?? "");

export function buildSpaceLabel(view: View, place: string, names: Names): string {
  const space = view.gate.find((one) => one.name === place);
  return [
    buildSpaceName(place),
    ...(space?.component ? [words.named(space.component)] : []),
    ...(space?.built ? [words.component.builtNow] : []),
    ...crowdLabel(space?.atlanteans ?? [], names),
  ].join(", ");
}

// What a purchase is for, in words.
export function purposeLabel(purpose: string, component?: string): string {
  const [, kind, name] = /^(barrier|unflood) (.+)$/.exec(purpose) ?? [];
  if (kind === "barrier") return words.pledge.barrier(words.named(name!));
  if (kind === "unflood") return words.pledge.unflood(words.named(name!));
  return words.pledge.build(words.named(component ?? ""), buildSpaceName(purpose).toLowerCase());
}
