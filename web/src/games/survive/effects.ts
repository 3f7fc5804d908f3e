import type { SurviveEvent, SurviveMove } from "./types";

export interface Effect {
  kind: "ripples" | "splash" | "whirlpool" | "volcano";
  at: string;
}

// The effect of an event on its hex, apart from the pieces that move.
export function effectOf(event: SurviveEvent | undefined): Effect | undefined {
  if (!event) return undefined;
  const { type, tile, to, from } = event;
  if (type === "sink" && to) return { kind: "ripples", at: to };
  if (type === "back" && to && (tile === "whirlpool" || tile === "volcano")) return { kind: tile, at: to };
  if (type === "back" && to && (tile === "shark" || tile === "whale" || tile === "ship"))
    return { kind: "splash", at: to };
  if (type === "wreck" && from) return { kind: "splash", at: from };
  if (type === "defend" && to) return { kind: "splash", at: to };
  return undefined;
}

const signs: Partial<Record<SurviveMove["kind"], string>> = {
  walk: "walk",
  swim: "swim",
  board: "board",
  land: "land",
  ship: "board",
  place: "place",
  sink: "sink",
  play: "choose",
};

// The sign for what would happen at a target.
export function targetSign(moves: SurviveMove[]): string {
  if (new Set(moves.map((move) => move.kind)).size > 1) return "choose";
  const [move] = moves;
  if (move?.explorers) return "strike";
  return signs[move?.kind ?? "to"] ?? "go";
}
