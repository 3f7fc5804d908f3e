import type { AtlantisMove, Item } from "./types";

// What the player has picked so far: a figure, a card, or nothing yet. It narrows the legal moves down to targets.
export type Picked = { figure: number } | { card: Item } | { bridge: true } | undefined;

// The moves that lead to one place on the board, and what they have in common.
export interface Target {
  place: number;
  moves: AtlantisMove[];
  price: number;
  takes?: number;
  goOn: boolean;
}

export const plays = (moves: AtlantisMove[]): AtlantisMove[] => moves.filter((move) => move.kind === "play");

export function picked(moves: AtlantisMove[], choice: Picked): AtlantisMove[] {
  if (!choice) return [];
  if ("figure" in choice) return plays(moves).filter((move) => move.from === choice.figure);
  if ("card" in choice) return plays(moves).filter((move) => move.item === choice.card);
  return [];
}

export function targets(moves: AtlantisMove[]): Target[] {
  const byPlace = new Map<number, Target>();
  for (const move of plays(moves)) {
    const place = move.to ?? 0;
    const known = byPlace.get(place);
    if (known) known.moves.push(move);
    else
      byPlace.set(place, {
        place,
        moves: [move],
        price: move.price ?? 0,
        takes: move.takes,
        goOn: move.go_on ?? false,
      });
  }
  for (const target of byPlace.values())
    target.price = Math.min(...target.moves.map((move) => move.price ?? 0));
  return [...byPlace.values()];
}

// Places of the player's movable figures, and cards that can be played.
export const movableFigures = (moves: AtlantisMove[]): Set<number> =>
  new Set(plays(moves).map((move) => move.from ?? 0));
export const playableCards = (moves: AtlantisMove[]): Set<Item> =>
  new Set(plays(moves).flatMap((move) => (move.item ? [move.item] : [])));

// If only one figure can move, there is nothing to pick: its targets are highlighted at once.
export function impliedChoice(moves: AtlantisMove[]): Picked {
  const figures = [...movableFigures(moves)];
  return figures.length === 1 ? { figure: figures[0]! } : undefined;
}

// A stale choice that leads nowhere now is dropped.
export function validChoice(moves: AtlantisMove[], choice: Picked): Picked {
  if (choice && "bridge" in choice) return moves.some((move) => move.kind === "bridge") ? choice : undefined;
  return picked(moves, choice).length > 0 ? choice : impliedChoice(moves);
}

// Whether a move needs confirmation: it costs something that cannot be recovered.
export const asksFirst = (move: AtlantisMove): boolean => move.kind === "play" && (move.price ?? 0) > 0;
