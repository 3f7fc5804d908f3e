import type { Saying } from "../../boards/hex/sentences";
import { seatTitle } from "../../state/seats";
import type { TableState } from "../../state/table";
import { text } from "../../text";
import { pieceName } from "./labels";
import { dangerOf } from "./picks";
import type { EscapeMove, View } from "./types";

const words = text.escape;

// What escape says in the action bar.
export const saying = (table: TableState, view: View): Saying<EscapeMove> => ({
  setup: words.say.setup,
  own: (picked) => ownSentence(view, picked),
  other: (seat) => words.say.other[view.phase]?.(seatTitle(table.info, seat)),
  danger(move) {
    const danger = dangerOf(move);
    return danger && words.danger[danger];
  },
});

function ownSentence(view: View, picked: string | undefined): string {
  const say = words.say;
  const creature = words.creatures[view.dice?.creature ?? "shark"];
  const movement = words.movement(view.dice?.movement ?? "");
  switch (view.phase) {
    case "place":
      return say.place(unplaced(view));
    case "move":
      return picked ? say.movePicked(view.points ?? 0, pieceName(picked)) : say.move(view.points ?? 0);
    case "sink":
      return say.sink;
    case "creature":
      return picked ? say.creaturePicked(creature, movement) : say.creature(creature, movement);
    case "step":
      return say.step(creature, movement);
    case "to":
      return say.to(creature);
    case "guard":
      return say.guard(view.hex ?? "");
    default:
      return say.setup;
  }
}

const unplaced = (view: View): number =>
  view.colours.find((one) => one.colour === view.colour)?.atlanteans.filter((one) => one.how === "unplaced")
    .length ?? 0;
