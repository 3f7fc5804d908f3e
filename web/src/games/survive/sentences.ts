import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, offered, type TableState } from "../../state/table";
import { text } from "../../text";
import { sourceLabel } from "./labels";
import { dangerOf, isExplorer } from "./picks";
import type { SurviveMove, View } from "./types";

const words = text.survive;

export interface Asked {
  picked: string | undefined;
  armed: SurviveMove | undefined;
  options: "" | "pieces" | "moves"; // what is to be chosen among buttons
}

// The one sentence of the action bar: whose turn and colour, which step, what remains.
export function actionSentence(table: TableState, view: View, asked: Asked): string {
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? text.table.closed : text.table.offline;
  if (table.pending !== undefined) return words.say.pending;
  if (table.result && !isPlaying(table)) return resultSentence(table);
  if (table.playing?.text) return plainSentence(table.playing.text, table.info);
  const moves = offered(table) as SurviveMove[];
  if (moves.length === 0) return othersSentence(table, view);
  if (asked.armed) return armedSentence(asked.armed, view, table.seat);
  if (asked.options) return asked.options === "pieces" ? words.say.which : words.say.whichMove;
  const colour = moves[0]?.colour;
  const sentence = ownSentence(view, asked.picked);
  return colour ? words.say.step(words.colours[colour], sentence) : sentence;
}

function armedSentence(move: SurviveMove, view: View, seat: number | undefined): string {
  const danger = dangerOf(move, view, seat);
  return danger ? words.say.armedDanger(move.text, words.danger[danger]) : words.say.armed(move.text);
}

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

function othersSentence(table: TableState, view: View): string {
  const seat = table.actors[0] ?? view.seat;
  const say = words.say.other[view.phase];
  if (seat === undefined || !say) return words.say.setup;
  const colour = view.phase === "react" ? view.asked : view.colour;
  const isDouble = view.colours.filter((one) => one.seat === seat).length > 1;
  const name = seatTitle(table.info, seat);
  if (table.info?.seats[seat]?.taken === false) return words.say.absent(name);
  return say(isDouble && colour ? `${name} (${words.colours[colour]})` : name);
}

export function resultSentence(table: TableState): string {
  const { winners = [], scores = [] } = table.result ?? {};
  const names = winners.map((seat) => seatTitle(table.info, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return names.length > 1 ? words.say.shared(names, score) : words.say.won(names[0] ?? "", score);
}
