import { styleOf } from "../../boards/hex/colours";
import { type Line, linesOf } from "../../boards/progress";
import type { GameEvent } from "../../protocol/messages";
import { explorerOf, type SurviveEvent, type View } from "./types";

// What each colour saved, using the values revealed at the end.
export function progressOf(events: GameEvent[], names: string[], view: View): Line[] {
  const isEqual = view.variants.includes("all-equal");
  const lines = view.colours.map(({ colour, seat }) => ({
    style: styleOf(colour),
    name: names[seat] ?? "",
  }));
  return linesOf(events, lines, (one) => {
    const { type, explorer } = one as SurviveEvent;
    if (type !== "land" || !explorer) return undefined;
    const { colour, index } = explorerOf(explorer);
    const line = view.colours.findIndex((team) => team.colour === colour);
    return { line, by: isEqual ? 1 : (view.colours[line]?.explorers[index]?.value ?? 0) };
  });
}
