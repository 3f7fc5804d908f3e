import type { GameEvent } from "../../protocol/messages";
import type { Playback } from "../../state/table";
import {
  type AtlantisEvent,
  cardCount,
  type Item,
  type ItemCounts,
  type Player,
  type Space,
  type View,
} from "./types";

// How the events of atlantis look on the screen, one after the other. Nothing is decided here: after the last event
// the server's view replaces whatever these steps arrived at.

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
  advance: (view, event) => (view ? advance(view as View, event as AtlantisEvent) : view),
  settle: (shown, view) => settle(shown as View | undefined, view as View),
  duration: (event: GameEvent) => kDurations[event.type] ?? 200,
  traces: (event: GameEvent) => event.type === "play",
};

export function advance(view: View, event: AtlantisEvent): View {
  const player = event.seat === undefined ? undefined : view.players[event.seat];
  switch (event.type) {
    case "play":
      return player && event.from !== undefined && event.to !== undefined
        ? withMoving(withPlayer(view, event.seat!, played(player, event)), event.from, event.to)
        : view;
    case "pay":
    case "buy":
      return player ? withPlayer(view, event.seat!, spent(player, event)) : view;
    case "bridge":
      return player ? withBridge(withPlayer(view, event.seat!, { ...player, bridge: false }), event) : view;
    case "take":
      return player
        ? withPlayer(withSpace(view, event.space!, uncovered), event.seat!, gained(player, event))
        : view;
    case "reveal":
      return withSpace(view, event.space!, (space) => ({
        ...space,
        item: event.item,
        value: event.value,
        below: Math.max(0, space.below - 1),
      }));
    case "deal":
    case "draw":
      return player
        ? { ...withPlayer(view, event.seat!, drawn(player, event)), deck: Math.max(0, view.deck - 1) }
        : view;
    case "reshuffle":
      return { ...view, deck: view.deck + cardCount(view.discards), discards: {} };
    case "show":
      return player ? withPlayer(view, event.seat!, { ...player, shown: event.hand ?? {} }) : view;
    default:
      return view;
  }
}

// Figures are listed by place, so a figure that passes another changes its number; on the screen it must stay itself.
function settle(shown: View | undefined, view: View): View {
  if (!shown) return view;
  const players = view.players.map((player, seat) => {
    const before = shown.players[seat]?.figures;
    return before ? { ...player, figures: sameFigures(before, player.figures) } : player;
  });
  return { ...view, players };
}

// The places of `next`, those already in `before` at the same index as there.
export function sameFigures(before: number[], next: number[]): number[] {
  const left = [...next];
  const kept = before.map((place) => {
    const index = left.indexOf(place);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
  const arranged = kept.map((place) => place ?? left.shift());
  return [...arranged, ...left].filter((place) => place !== undefined);
}

const withPlayer = (view: View, seat: number, player: Player): View => ({
  ...view,
  players: view.players.map((one, index) => (index === seat ? player : one)),
});

const withSpace = (view: View, place: number, change: (space: Space) => Space): View => ({
  ...view,
  path: view.path.map((space, index) => (index + 1 === place ? change(space) : space)),
});

const withMoving = (view: View, from: number, at: number): View => ({
  ...view,
  moving: { price: 0, paid: 0, ...view.moving, from: view.moving?.from ?? from, at },
});

function withBridge(view: View, event: AtlantisEvent): View {
  const isInside = (place: number) => place >= event.from! && place <= event.to!;
  return {
    ...view,
    path: view.path.map((space, index) => (isInside(index + 1) ? { ...space, bridge: true } : space)),
    gaps: view.gaps.map((gap) => (isInside(gap.from) ? { ...gap, bridged: true } : gap)),
  };
}

function played(player: Player, event: AtlantisEvent): Player {
  const figures = [...player.figures];
  const index = figures.indexOf(event.from!);
  if (index >= 0) figures[index] = event.to!;
  return withoutCard({ ...player, figures }, event.item);
}

function spent(player: Player, event: AtlantisEvent): Player {
  if (event.item !== undefined) return withoutCard(player, event.item);
  const index = player.tiles.indexOf(event.value ?? 0);
  return index < 0 ? player : { ...player, tiles: player.tiles.toSpliced(index, 1) };
}

// The tile is gone; a stone below it waits to be turned up.
const uncovered = (space: Space): Space => ({ below: space.below, bridge: space.bridge });

const gained = (player: Player, event: AtlantisEvent): Player => ({
  ...player,
  tiles: [...player.tiles, event.value ?? 0].sort((a, b) => b - a),
});

function drawn(player: Player, event: AtlantisEvent): Player {
  const next = { ...player, hand_size: player.hand_size + 1 };
  return player.hand && event.item ? { ...next, hand: changed(player.hand, event.item, 1) } : next;
}

function withoutCard(player: Player, item: Item | undefined): Player {
  const next = { ...player, hand_size: Math.max(0, player.hand_size - 1) };
  return player.hand && item ? { ...next, hand: changed(player.hand, item, -1) } : next;
}

function changed(counts: ItemCounts, item: Item, by: number): Record<string, number> {
  const { [item]: before = 0, ...others } = counts;
  const after = Math.max(0, before + by);
  return after === 0 ? others : { ...others, [item]: after };
}
