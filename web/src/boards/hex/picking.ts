import type { Move } from "../../protocol/messages";

// Turns legal moves into picks on a board: a move may need something picked first (its source) and may lead to a place
// (its target). A game defines both with `sourceOf` and `targetOf`; nothing here knows what the moves mean.
export interface Picking<M extends Move> {
  sourceOf(move: M): string | undefined; // undefined: needs no pick
  targetOf(move: M): string | undefined; // undefined: has no place on the board
}

export interface Target<M extends Move> {
  place: string;
  moves: M[];
}

export function sources<M extends Move>(picking: Picking<M>, moves: M[]): Set<string> {
  return new Set(moves.flatMap((move) => picking.sourceOf(move) ?? []));
}

// The highlighted targets: those of the pick, or those that need no pick.
export function targets<M extends Move>(
  picking: Picking<M>,
  moves: M[],
  picked: string | undefined,
): Target<M>[] {
  const byPlace = new Map<string, Target<M>>();
  for (const move of moves) {
    const place = picking.targetOf(move);
    if (place === undefined || picking.sourceOf(move) !== picked) continue;
    const known = byPlace.get(place);
    if (known) known.moves.push(move);
    else byPlace.set(place, { place, moves: [move] });
  }
  return [...byPlace.values()];
}

// A stale pick that leads nowhere now is dropped; a single source needs no pick.
export function validPick<M extends Move>(
  picking: Picking<M>,
  moves: M[],
  picked: string | undefined,
): string | undefined {
  const possible = sources(picking, moves);
  if (picked !== undefined && possible.has(picked)) return picked;
  const needsPick = moves.every((move) => picking.targetOf(move) === undefined || picking.sourceOf(move));
  return possible.size === 1 && needsPick ? [...possible][0] : undefined;
}

// The movement of a piece in a move or event.
export interface Going {
  from?: string;
  to?: string;
  way?: string[];
}

// How an option looks as a button.
export interface ButtonLook {
  label: string;
  style?: number; // the seat whose sign it shows
  number?: string; // shown instead of the label
  isFirst?: boolean; // stands out among the others
}
