import type { Move } from "../../protocol/messages";
import { say } from "../../speech";
import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, type TableState } from "../../state/table";
import type { Choosing } from "./choosing.svelte";
import type { Colour } from "./colours";

// The game-specific sentences.
export interface Saying<M extends Move> {
  setup: string; // when nobody has to act
  own(picked: string | undefined): string; // for the player to move
  other(seat: number): string | undefined; // about another player to move
  danger(move: M): string | undefined;
}

// The one sentence of the action bar: whose turn and colour, which step, what remains.
export function actionSentence<M extends Move & { colour?: Colour }>(
  table: TableState,
  choosing: Choosing<M>,
  saying: Saying<M>,
): string {
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? say("common.page.table.closed") : say("common.page.table.offline");
  if (table.pending !== undefined) return say("common.page.bar.pending");
  if (table.result && !isPlaying(table)) return resultSentence(table);
  if (table.playing?.text) return plainSentence(table.playing.text, table.info);
  if (choosing.moves.length === 0) return othersSentence(table, saying);
  const { armed } = choosing;
  if (armed) {
    const danger = saying.danger(armed);
    return danger
      ? say("common.page.bar.armed_danger", { sentence: armed.text, danger })
      : say("common.page.bar.armed", { sentence: armed.text });
  }
  if (choosing.askedPieces.length > 0) return say("common.page.bar.which");
  if (choosing.askedMoves.length > 0) return say("common.page.bar.which_move");
  const colour = choosing.moves[0]?.colour;
  const sentence = saying.own(choosing.picked);
  return colour ? say("common.page.bar.step", { colour, sentence }) : sentence;
}

function othersSentence<M extends Move>(table: TableState, saying: Saying<M>): string {
  const seat = table.actors[0] ?? (table.shown as { seat?: number } | undefined)?.seat;
  const said = seat === undefined ? undefined : saying.other(seat);
  if (seat === undefined || said === undefined) return saying.setup;
  if (table.info?.seats[seat]?.taken === false)
    return say("common.page.bar.absent", { name: seatTitle(table.info, seat) });
  return said;
}

export function resultSentence(table: TableState): string {
  const { winners = [], scores = [] } = table.result ?? {};
  const names = winners.map((seat) => seatTitle(table.info, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return names.length > 1
    ? say("common.page.bar.shared", { names, score })
    : say("common.page.bar.won", { name: names[0] ?? "", score });
}
