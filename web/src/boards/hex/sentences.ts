import type { Move } from "../../protocol/messages";
import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, type TableState } from "../../state/table";
import { text } from "../../text";
import type { Choosing } from "./choosing.svelte";
import type { Colour } from "./colours";

const words = text.hex.say;

// What a game says itself.
export interface Saying<M extends Move> {
  setup: string; // when nobody is to do anything
  own(picked: string | undefined): string; // to the one who may move
  other(seat: number): string | undefined; // about another who may
  danger(move: M): string | undefined;
}

// The one sentence of the action bar: whose turn and colour, which step, what remains.
export function actionSentence<M extends Move & { colour?: Colour }>(
  table: TableState,
  choosing: Choosing<M>,
  saying: Saying<M>,
): string {
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? text.table.closed : text.table.offline;
  if (table.pending !== undefined) return words.pending;
  if (table.result && !isPlaying(table)) return resultSentence(table);
  if (table.playing?.text) return plainSentence(table.playing.text, table.info);
  if (choosing.moves.length === 0) return othersSentence(table, saying);
  const { armed } = choosing;
  if (armed) {
    const danger = saying.danger(armed);
    return danger ? words.armedDanger(armed.text, danger) : words.armed(armed.text);
  }
  if (choosing.askedPieces.length > 0) return words.which;
  if (choosing.askedMoves.length > 0) return words.whichMove;
  const colour = choosing.moves[0]?.colour;
  const sentence = saying.own(choosing.picked);
  return colour ? words.step(text.hex.colours[colour], sentence) : sentence;
}

function othersSentence<M extends Move>(table: TableState, saying: Saying<M>): string {
  const seat = table.actors[0] ?? (table.shown as { seat?: number } | undefined)?.seat;
  const said = seat === undefined ? undefined : saying.other(seat);
  if (seat === undefined || said === undefined) return saying.setup;
  if (table.info?.seats[seat]?.taken === false) return words.absent(seatTitle(table.info, seat));
  return said;
}

export function resultSentence(table: TableState): string {
  const { winners = [], scores = [] } = table.result ?? {};
  const names = winners.map((seat) => seatTitle(table.info, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return names.length > 1 ? words.shared(names, score) : words.won(names[0] ?? "", score);
}
