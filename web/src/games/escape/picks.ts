import type { Picking } from "../../boards/hex/picking";
import type { EscapeMove } from "./types";

// What must be picked for a move, and where the move leads. Atlanteans are named "red sea F4", ships "ship F4",
// creatures "shark F4". A creature that dives is picked by the move itself.
export function pickingOf(moves: EscapeMove[]): Picking<EscapeMove> {
  const isDive = moves.some((move) => (move.kind === "creature" || move.kind === "leave") && !move.to);
  return {
    sourceOf(move) {
      switch (move.kind) {
        case "walk":
        case "dive":
        case "board":
        case "swim":
        case "land":
          return `${move.colour} ${move.how === "together" ? "guarded" : move.how} ${move.from}`;
        case "sail":
          return `ship ${move.from}`;
        case "creature":
        case "leave":
        case "pass":
          return isDive ? undefined : `${move.creature} ${move.from}`;
        default:
          return undefined;
      }
    },
    targetOf: (move) => (move.kind === "guard" ? undefined : (move.to ?? move.from)),
  };
}

export const isAtlantean = (source: string): boolean => /^(red|blue|yellow|green) /.test(source);

// The hex of a piece that can be picked.
export const hexOf = (source: string): string | undefined => source.split(" ")[isAtlantean(source) ? 2 : 1];

// Moves chosen by a button, not on the board.
const buttonKinds = new Set(["end", "stay", "stop", "guard"]);
export const buttonMoves = (moves: EscapeMove[]): EscapeMove[] =>
  moves.filter((move) => buttonKinds.has(move.kind));

export type Danger = "fatal" | "wreck";

// Why a move needs confirmation: it costs one of the player's Atlanteans or, except in creature moves, a ship.
export function dangerOf(move: EscapeMove): Danger | undefined {
  if (move.fatal) return "fatal";
  return move.wrecks && move.creature === undefined ? "wreck" : undefined;
}

// A touch screen has no hover, so there irreversible moves need confirmation too.
const finalKinds = new Set(["sink", "creature", "leave", "pass", "step", "to"]);
export const isFinal = (move: EscapeMove): boolean => finalKinds.has(move.kind);
