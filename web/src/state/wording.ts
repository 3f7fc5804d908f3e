import type { GameEvent, Joined, Move, Update } from "../protocol/messages";
import { engineWords } from "../text";

// Moves, events and refusals in the reader's language; the engine words them in English.

export function wordedMoves(game: string, moves: Move[]): Move[] {
  const words = engineWords.engine[game];
  return words ? moves.map((move) => ({ ...move, text: words.move(move) ?? move.text })) : moves;
}

export function wordedEvents(game: string, events: GameEvent[]): GameEvent[] {
  const words = engineWords.engine[game];
  return words ? events.map((event) => ({ ...event, text: words.event(event) ?? event.text })) : events;
}

export function wordedRefusal<E extends { code: string; message: string }>(game: string, error: E): E {
  if (error.code !== "refused") return error;
  return { ...error, message: engineWords.engine[game]?.refusal(error.message) ?? error.message };
}

export const worded = <M extends Joined | Update>(game: string, message: M): M => ({
  ...message,
  moves: wordedMoves(game, message.moves),
  events: wordedEvents(game, message.events),
});
