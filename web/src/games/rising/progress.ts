import { type Line, linesOf } from "../../boards/progress";
import type { GameEvent } from "../../protocol/messages";
import { say } from "../../speech";

// The players' common race: the gate against the water.
export function progressOf(events: GameEvent[]): Line[] {
  // A star for the gate and a hexagon for the tiles: not the first players' signs.
  const lines = [
    { style: 4, name: say("rising.page.result.chart.built") },
    { style: 5, name: say("rising.page.result.chart.flooded") },
  ];
  return linesOf(events, lines, ({ type }) => {
    if (type === "built") return { line: 0, by: 1 };
    if (type === "flood") return { line: 1, by: 1 };
    return type === "unflood" ? { line: 1, by: -1 } : undefined;
  });
}
