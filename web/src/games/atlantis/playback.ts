import type { GameEvent } from "../../protocol/messages";
import type { Playback } from "../../state/table";
import type { View } from "./types";

// Animates the transition between two views of atlantis. The views come from the engine.

const kDurations: Record<string, number> = {
  first: 0,
  lay: 0,
  deal: 0,
  play: 620,
  pay: 320,
  take: 420,
  reveal: 360,
  draw: 200,
  buy: 420,
  bridge: 480,
  show: 900,
  reshuffle: 300,
  undo: 150,
  over: 300,
};

export const playback: Playback = {
  settle: (shown, view) => settle(shown as View | undefined, view as View),
  meanwhile: (shown, view, event) => meanwhile(shown as View, view as View, event),
  duration: (event: GameEvent) => kDurations[event.type] ?? 200,
  traces: (event: GameEvent) => event.type === "play",
};

// Figures are listed by place, so one that passes another changes its index; on the screen it must keep its identity.
function settle(shown: View | undefined, view: View): View {
  if (!shown) return view;
  const players = view.players.map((player, seat) => {
    const before = shown.players[seat]?.figures;
    return before ? { ...player, figures: sameFigures(before, player.figures) } : player;
  });
  return { ...view, players };
}

const ways = new Set(["play", "pay", "bridge"]);

// The tile at the end of a path stays there until it is taken.
export function meanwhile(shown: View, after: View, event: GameEvent): View {
  if (!ways.has(event.type)) return after;
  return {
    ...after,
    gaps: shown.gaps,
    path: shown.path.map((space, index) => ({ ...space, bridge: after.path[index]!.bridge })),
    players: after.players.map((player, seat) => ({
      ...player,
      tiles: inBoth(shown.players[seat]!.tiles, player.tiles),
    })),
  };
}

function inBoth(tiles: number[], others: number[]): number[] {
  const left = [...others];
  return tiles.filter((tile) => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

// The places of `next`, with those already in `before` kept at the same index.
export function sameFigures(before: number[], next: number[]): number[] {
  const left = [...next];
  const kept = before.map((place) => {
    const index = left.indexOf(place);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
  const arranged = kept.map((place) => place ?? left.shift());
  return [...arranged, ...left].filter((place) => place !== undefined);
}
