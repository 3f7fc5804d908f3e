import type { Picking } from "../../boards/hex/picking";
import { explorerOf, type SurviveMove, type View } from "./types";

// What must be picked for a move, and where the move leads. Pieces are named "red 3", "ship F4" or "shark F4", tiles in
// the hand "tile dolphin".
export const picking: Picking<SurviveMove> = {
  sourceOf(move) {
    switch (move.kind) {
      case "walk":
      case "board":
      case "swim":
      case "land":
        return move.explorer;
      case "sail":
        return `ship ${move.from}`;
      case "creature":
        return `${move.creature} ${move.from}`;
      case "play":
        return `tile ${move.tile}`;
      default:
        return undefined;
    }
  },
  targetOf: (move) => (move.kind === "play" ? move.from : move.to),
};

export const isExplorer = (source: string): boolean => /^(red|blue|yellow|green) /.test(source);

// The hex of a piece that can be picked.
export function hexOf(view: View, source: string): string | undefined {
  if (source.startsWith("tile ")) return undefined;
  if (!isExplorer(source)) return source.split(" ")[1];
  const { colour, index } = explorerOf(source);
  return view.colours.find((one) => one.colour === colour)?.explorers[index]?.at;
}

// Moves chosen by a button, not on the board.
const buttonKinds = new Set(["value", "pass", "end", "take", "stay", "defend", "decline"]);
export const buttonMoves = (moves: SurviveMove[]): SurviveMove[] =>
  moves.filter((move) => buttonKinds.has(move.kind));

export type Danger = "fatal" | "wreck" | "own";

// Why a move needs confirmation: it costs one of the player's explorers or a ship.
export function dangerOf(move: SurviveMove, view: View, seat: number | undefined): Danger | undefined {
  if (move.fatal) return "fatal";
  if (move.wrecks) return "wreck";
  const own = view.colours.filter((one) => one.seat === seat).map((one) => one.colour);
  return move.explorers?.some((name) => own.includes(explorerOf(name).colour)) ? "own" : undefined;
}

// A touch screen has no hover, so there irreversible moves need confirmation too.
export const isFinal = (move: SurviveMove): boolean => move.kind === "sink" || move.kind === "creature";
