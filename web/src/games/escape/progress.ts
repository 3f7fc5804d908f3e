import { styleOf } from "../../boards/hex/colours";
import { type Line, linesOf } from "../../boards/progress";
import type { GameEvent } from "../../protocol/messages";
import type { EscapeEvent, View } from "./types";

// How many Atlanteans each player has saved.
export const progressOf = (events: GameEvent[], names: string[], view: View): Line[] =>
  linesOf(
    events,
    view.colours.map(({ colour, seat }) => ({ style: styleOf(colour), name: names[seat] ?? "" })),
    (one) => {
      const { type, colour } = one as EscapeEvent;
      return type === "land"
        ? { line: view.colours.findIndex((team) => team.colour === colour), by: 1 }
        : undefined;
    },
  );
