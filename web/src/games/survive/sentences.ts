import type { Saying } from "../../boards/hex/sentences";
import { say, word } from "../../speech";
import { seatTitle } from "../../state/seats";
import type { TableState } from "../../state/table";
import { pieceName, sourceLabel } from "./labels";
import { dangerOf } from "./picks";
import type { SurviveMove, View } from "./types";

// Nobody has to act.
const byChance = new Set<View["phase"]>(["first", "lay", "back", "die", "over"]);

// The game's sentences for the action bar.
export const saying = (table: TableState, view: View): Saying<SurviveMove> => ({
  setup: say("survive.page.say.setup"),
  own: (picked) => ownSentence(view, picked),
  other: (seat) => otherSentence(table, view, seat),
  danger(move) {
    const danger = dangerOf(move, view, table.seat);
    return danger && word("survive.danger", danger);
  },
});

function ownSentence(view: View, picked: string | undefined): string {
  const tile = view.tile ?? "";
  switch (view.phase) {
    case "place":
      return say("survive.page.say.place", { left: unplaced(view) });
    case "value":
      return view.values_shown ? say("survive.page.say.value_shown") : say("survive.page.say.value");
    case "ship":
      return say("survive.page.say.ship");
    case "hand":
      return picked
        ? say("survive.page.say.play_tile", { tile: sourceLabel(picked) })
        : say("survive.page.say.hand");
    case "to":
      return say("survive.page.say.to", { tile });
    case "move":
      return picked
        ? say("survive.page.say.move_picked", { points: view.points ?? 0, piece: pieceName(picked) })
        : say("survive.page.say.move", { points: view.points ?? 0 });
    case "sink":
      return say("survive.page.say.sink");
    case "crew":
      return say("survive.page.say.crew");
    case "creature": {
      const creature = view.die ?? "shark";
      return picked
        ? say("survive.page.say.creature_picked", { creature })
        : say("survive.page.say.creature", { creature });
    }
    case "react":
      return view.die === "whale"
        ? say("survive.page.say.react_whale", { hex: view.hex ?? "" })
        : say("survive.page.say.react_shark", { hex: view.hex ?? "" });
    default:
      return say("survive.page.say.setup");
  }
}

const unplaced = (view: View): number =>
  view.colours.find((one) => one.colour === view.colour)?.explorers.filter((one) => one.how === "unplaced")
    .length ?? 0;

function otherSentence(table: TableState, view: View, seat: number): string | undefined {
  const colour = view.phase === "react" ? view.asked : view.colour;
  const isDouble = view.colours.filter((one) => one.seat === seat).length > 1;
  const name = seatTitle(table.info, seat);
  if (byChance.has(view.phase)) return undefined;
  return say("survive.page.say.others", {
    phase: view.phase,
    name: isDouble && colour ? say("survive.page.name_of_colour", { name, colour }) : name,
  });
}
