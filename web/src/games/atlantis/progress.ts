import { type Line, linesOf } from "../../boards/progress";
import type { GameEvent } from "../../protocol/messages";
import type { AtlantisEvent } from "./types";

// The value of a player's tiles, as they are taken, sold and paid.
export const progressOf = (events: GameEvent[], names: string[]): Line[] =>
  linesOf(
    events,
    names.map((name, style) => ({ style, name })),
    (one) => {
      const { type, seat = -1, value = 0 } = one as AtlantisEvent;
      if (type === "take") return { line: seat, by: value };
      return type === "buy" || type === "pay" ? { line: seat, by: -value } : undefined;
    },
  );
