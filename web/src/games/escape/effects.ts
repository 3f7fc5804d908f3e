import type { EscapeEvent, EscapeMove } from "./types";

export interface Effect {
  kind: "ripples" | "splash" | "whirlpool";
  at: string;
}

// The effect of an event on its hex, apart from the pieces that move.
export function effectOf(event: EscapeEvent | undefined): Effect | undefined {
  if (!event) return undefined;
  const { type, symbol, to, from } = event;
  if (type === "sink" && to) return { kind: "ripples", at: to };
  if (type === "symbol" && to) return { kind: symbol === "whirlpool" ? "whirlpool" : "splash", at: to };
  if ((type === "dive" || type === "to") && to) return { kind: "splash", at: to };
  if (type === "wreck" && from) return { kind: "splash", at: from };
  return undefined;
}

const signs: Partial<Record<EscapeMove["kind"], string>> = {
  walk: "walk",
  dive: "swim",
  swim: "swim",
  board: "board",
  land: "land",
  place: "place",
  sink: "sink",
  pass: "choose",
};

// The sign for what would happen at a target.
export function targetSign(moves: EscapeMove[]): string {
  if (new Set(moves.map((move) => move.kind)).size > 1) return "choose";
  const [move] = moves;
  if (move?.creature && (move.strikes || move.wrecks)) return "strike";
  return signs[move?.kind ?? "to"] ?? "go";
}
