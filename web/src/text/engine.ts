import type { GameEvent, Move } from "../protocol/messages";

// The engine words its moves and events in English. Another language says them anew from their fields; where it has no
// words for one, the engine's stand.
export interface EngineWords {
  move(move: Move): string | undefined;
  event(event: GameEvent): string | undefined;
}
