import type { Atlantean, Component, PeninsulaView, Tile, View } from "./types";

// Looks things up in a view by the names used in moves and events.

export const isBuildSpace = (place: string): boolean => /^gate \d$/.test(place);

export const peninsulaView = (view: View, name: string | undefined): PeninsulaView | undefined =>
  view.peninsulas.find((one) => one.name === name);

export function tileView(view: View, place: string | undefined): Tile | undefined {
  for (const peninsula of view.peninsulas)
    for (const tile of peninsula.tiles) if (tile.name === place) return tile;
  return undefined;
}

export const componentView = (view: View, name: string | undefined): Component | undefined =>
  view.blueprint.find((one) => one.name === name);

// Identical Atlanteans stand together as one figure with a number.
export interface Group extends Atlantean {
  count: number;
}

export function groups(crowd: Atlantean[]): Group[] {
  const found: Group[] = [];
  for (const one of crowd) {
    const same = found.find(
      (group) => group.seat === one.seat && group.piece === one.piece && !group.acted === !one.acted,
    );
    if (same) ++same.count;
    else found.push({ ...one, count: 1 });
  }
  return found;
}

// The next tile to flood, or to be restored.
export const nextToFlood = (peninsula: PeninsulaView): Tile | undefined =>
  peninsula.tiles.findLast((tile) => !tile.flooded);
export const nextToRise = (peninsula: PeninsulaView): Tile | undefined =>
  peninsula.tiles.find((tile) => tile.flooded);

// How many pieces of each kind are in a pool.
export const poolGroups = (pool: Atlantean["piece"][]): { piece: Atlantean["piece"]; count: number }[] =>
  [...new Set(pool)].map((piece) => ({ piece, count: pool.filter((one) => one === piece).length }));
