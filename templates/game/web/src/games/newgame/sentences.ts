import { say } from "../../speech";
import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, offered, type TableState } from "../../state/table";
import type { View } from "./types";

// The one sentence of the action bar: whose turn, which step, what remains.
export function actionSentence(table: TableState, view: View): string {
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? say("common.page.table.closed") : say("common.page.table.offline");
  if (table.pending !== undefined) return say("common.page.bar.pending");
  if (table.result && !isPlaying(table)) return resultSentence(table);
  if (table.playing?.text) return plainSentence(table.playing.text, table.info);
  if (offered(table).length > 0) return say("newgame.page.say.move", { value: view.die ?? 0 });
  return othersSentence(table, view);
}

function othersSentence(table: TableState, view: View): string {
  const seat = table.playing?.seat ?? table.actors[0] ?? view.seat;
  if (seat === undefined) return say("newgame.page.say.setup");
  const name = seatTitle(table.info, seat);
  if (table.info?.seats[seat]?.taken === false) return say("common.page.bar.absent", { name });
  return say("newgame.page.say.other", { name });
}

export function resultSentence(table: TableState): string {
  const { winners = [], scores = [] } = table.result ?? {};
  const names = winners.map((seat) => seatTitle(table.info, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return names.length > 1
    ? say("common.page.bar.shared", { names, score })
    : say("common.page.bar.won", { name: names[0] ?? "", score });
}
