import type { Saying } from "../../boards/hex/sentences";
import { seatTitle } from "../../state/seats";
import type { TableState } from "../../state/table";
import { text } from "../../text";
import { sourceLabel } from "./labels";
import { dangerOf, isExplorer } from "./picks";
import type { SurviveMove, View } from "./types";

const words = text.survive;

// What survive says in the action bar.
export const saying = (table: TableState, view: View): Saying<SurviveMove> => ({
  setup: words.say.setup,
  own: (picked) => ownSentence(view, picked),
  other: (seat) => otherSentence(table, view, seat),
  danger(move) {
    const danger = dangerOf(move, view, table.seat);
    return danger && words.danger[danger];
  },
});

function ownSentence(view: View, picked: string | undefined): string {
  const say = words.say;
  const tile = words.tiles[view.tile ?? ""] ?? "";
  switch (view.phase) {
    case "place":
      return say.place(unplaced(view));
    case "value":
      return view.values_shown ? say.valueShown : say.value;
    case "ship":
      return say.ship;
    case "hand":
      return picked ? say.playTile(sourceLabel(picked)) : say.hand;
    case "to":
      return say.to(tile);
    case "move":
      return picked ? say.movePicked(view.points ?? 0, pieceName(picked)) : say.move(view.points ?? 0);
    case "sink":
      return say.sink;
    case "crew":
      return say.crew;
    case "creature": {
      const name = words.creatures[view.die ?? "shark"];
      return picked ? say.creaturePicked(name) : say.creature(name);
    }
    case "react":
      return view.die === "whale" ? say.reactWhale(view.hex ?? "") : say.reactShark(view.hex ?? "");
    default:
      return say.setup;
  }
}

const unplaced = (view: View): number =>
  view.colours.find((one) => one.colour === view.colour)?.explorers.filter((one) => one.how === "unplaced")
    .length ?? 0;

const pieceName = (picked: string): string =>
  isExplorer(picked) ? picked : (words.pieces[picked.split(" ")[0]!] ?? picked);

function otherSentence(table: TableState, view: View, seat: number): string | undefined {
  const colour = view.phase === "react" ? view.asked : view.colour;
  const isDouble = view.colours.filter((one) => one.seat === seat).length > 1;
  const name = seatTitle(table.info, seat);
  return words.say.other[view.phase]?.(isDouble && colour ? `${name} (${text.hex.colours[colour]})` : name);
}
