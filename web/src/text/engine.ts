import type { GameEvent, Move } from "../protocol/messages";

// The engine words its moves, events and refusals in English. Another language says them from their fields or by their
// patterns; where it has no words for one, the engine's stand.
export interface EngineWords {
  move(move: Move): string | undefined;
  event(event: GameEvent): string | undefined;
  refusal(sentence: string): string | undefined;
}

export interface EngineLanguage {
  told(sentence: string): string | undefined; // what the server says about an error
  said(sentence: string): string; // sentences that come with a view
  engine: Record<string, EngineWords>; // by game
}
