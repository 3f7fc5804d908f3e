import type { Picking } from "../../boards/hex/picking";
import { peninsulaOf } from "./plan";
import type { RisingMove, View } from "./types";

// How the moves of rising are picked: a piece from the pool or board, then a place; a place alone; a card; or a button.

export const picking: Picking<RisingMove> = {
  sourceOf(move) {
    if (move.kind === "place") return `pool ${move.piece}`;
    if (move.kind === "shift") return `board ${move.seat} ${move.piece} ${move.place}`;
    return undefined;
  },
  targetOf(move) {
    switch (move.kind) {
      case "shift":
        return move.place2;
      case "place":
      case "act":
      case "send_home":
        return move.place;
      case "peninsula":
        return `peninsula ${move.peninsula}`;
      default:
        return undefined;
    }
  },
};

// The place of a piece that can be picked; undefined for one in the pool.
export function placeOf(source: string): string | undefined {
  return /^board \d+ \w+ (.+)$/.exec(source)?.[1];
}

// What a click on a place may mean: the place itself, or its whole peninsula.
export function targetName(lit: ReadonlySet<string>, place: string): string {
  if (lit.has(place)) return place;
  const whole = `peninsula ${peninsulaOf(place)}`;
  return lit.has(whole) ? whole : place;
}

// The moves that bring any piece to a place, for players who choose the place first.
export const movesTo = (moves: RisingMove[], place: string): RisingMove[] =>
  moves.filter((move) => picking.sourceOf(move) !== undefined && picking.targetOf(move) === place);

// What can be done with a card in the hand.
const cardKinds = new Set(["play", "discard", "use"]);
export const cardMoves = (moves: RisingMove[], card: string): RisingMove[] =>
  moves.filter((move) => cardKinds.has(move.kind) && move.card === card);

// Pledges have their own controls.
export const pledgeKinds = new Set(["pledge", "take_back"]);

// Short answers, next to the sentence.
const barKinds = new Set(["ready", "draw", "accept", "pass", "energy", "reroll", "use"]);

export function barMoves(moves: RisingMove[], view: View): RisingMove[] {
  const isRoll = view.roll !== undefined;
  return moves.filter(
    (move) => barKinds.has(move.kind) && (move.kind !== "use" || isRoll || !isOfHand(move, view)),
  );
}

// Using a card that somebody holds is offered on the card.
const isOfHand = ({ card }: RisingMove, view: View): boolean =>
  card !== undefined &&
  (view.seats.some((seat) => seat.hand.some((held) => held.name === card)) ||
    view.hologram?.artifact?.name === card);

// Answers listed in the prompt: those with no place on the board, no card and no button.
export function promptMoves(moves: RisingMove[], view: View): RisingMove[] {
  const bar = new Set(barMoves(moves, view));
  return moves.filter(
    (move) =>
      !bar.has(move) &&
      !pledgeKinds.has(move.kind) &&
      picking.targetOf(move) === undefined &&
      move.kind !== "play" &&
      !(move.kind === "use" && isOfHand(move, view)) &&
      move.kind !== "discard",
  );
}

// Whether a move needs confirmation.
export const asks = (move: RisingMove, isTouch: boolean): boolean =>
  move.fatal === true || (isTouch && (move.kind === "place" || move.kind === "peninsula"));
