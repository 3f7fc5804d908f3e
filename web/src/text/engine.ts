import type { GameEvent, Move } from "../protocol/messages";

// The engine words its moves, events and refusals in English. Another language says them anew, from their fields or by
// their patterns; where it has no words for one, the engine's stand.
export interface EngineWords {
  move(move: Move): string | undefined;
  event(event: GameEvent): string | undefined;
  refusal(sentence: string): string | undefined;
}
