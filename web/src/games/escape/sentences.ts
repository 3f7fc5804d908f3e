import type { Saying } from "../../boards/hex/sentences";
import { say, word } from "../../speech";
import { seatTitle } from "../../state/seats";
import type { TableState } from "../../state/table";
import { pieceName } from "./labels";
import { dangerOf } from "./picks";
import type { EscapeMove, View } from "./types";

// Nobody has to act.
const byChance = new Set<View["phase"]>(["first", "symbol", "dice", "over"]);

// The game's sentences for the action bar.
export const saying = (table: TableState, view: View): Saying<EscapeMove> => ({
  setup: say("escape.page.say.setup"),
  own: (picked) => ownSentence(view, picked),
  other: (seat) =>
    byChance.has(view.phase)
      ? undefined
      : say("escape.page.say.others", { phase: view.phase, name: seatTitle(table.info, seat) }),
  danger(move) {
    const danger = dangerOf(move);
    return danger && word("escape.danger", danger);
  },
});

function ownSentence(view: View, picked: string | undefined): string {
  const creature = view.dice?.creature ?? "shark";
  const movement = view.dice?.movement ?? "";
  switch (view.phase) {
    case "place":
      return say("escape.page.say.place", { left: unplaced(view) });
    case "move":
      return picked
        ? say("escape.page.say.move_picked", { points: view.points ?? 0, piece: pieceName(picked) })
        : say("escape.page.say.move", { points: view.points ?? 0 });
    case "sink":
      return say("escape.page.say.sink");
    case "creature":
      return picked
        ? say("escape.page.say.creature_picked", { creature, movement })
        : say("escape.page.say.creature", { creature, movement });
    case "step":
      return say("escape.page.say.step", { creature, movement });
    case "to":
      return say("escape.page.say.to", { creature });
    case "guard":
      return say("escape.page.say.guard", { hex: view.hex ?? "" });
    default:
      return say("escape.page.say.setup");
  }
}

const unplaced = (view: View): number =>
  view.colours.find((one) => one.colour === view.colour)?.atlanteans.filter((one) => one.how === "unplaced")
    .length ?? 0;
