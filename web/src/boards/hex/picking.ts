import type { Move } from "../../protocol/messages";

// How legal moves become picks on a board: a move may need something picked first (its source) and may lead to a place
// (its target). A game says which by `sourceOf` and `targetOf`; nothing here knows what the moves mean.
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

// The targets that are lit: those of what is picked, or those that need no pick.
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

// A pick made for earlier moves that leads nowhere now is dropped; a single source needs no pick.
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
