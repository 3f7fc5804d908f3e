import type { GameEvent } from "../../protocol/messages";
import type { Playback } from "../../state/table";

// Animates the transition between two views of newgame. The views come from the engine.

const kDurations: Record<string, number> = { first: 0, deal: 0, roll: 500, go: 500, card: 700, over: 300 };

export const playback: Playback = {
  settle: (_, view) => view,
  duration: (event: GameEvent) => kDurations[event.type] ?? 200,
  traces: () => false,
};
