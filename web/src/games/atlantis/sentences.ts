import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, offered, type TableState } from "../../state/table";
import { text } from "../../text";
import type { Picked } from "./choice";
import type { AtlantisMove, View } from "./types";

// The one sentence of the action bar: whose turn, which step, what remains.
export function actionSentence(
  table: TableState,
  view: View,
  choice: Picked,
  armed: AtlantisMove | undefined,
): string {
  const say = text.atlantis.say;
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? text.table.closed : text.table.offline;
  if (table.pending !== undefined) return say.pending;
  if (table.result && !isPlaying(table)) return resultSentence(table);
  if (table.playing?.text) return plainSentence(table.playing.text, table.info);
  const moves = offered(table) as AtlantisMove[];
  if (armed) return say.armed(armed.text);
  if (moves.length > 0) return ownSentence(view, moves, choice);
  return othersSentence(table, view);
}

function ownSentence(view: View, moves: AtlantisMove[], choice: Picked): string {
  const say = text.atlantis.say;
  const can = (kind: AtlantisMove["kind"]) => moves.some((move) => move.kind === kind);
  const extras = [...(can("buy") ? [say.extraSell] : []), ...(can("bridge") ? [say.extraBridge] : [])];
  if (choice && "bridge" in choice) return say.placing;
  if (view.phase === "pay" && view.moving)
    return say.pay(view.moving.price, Math.max(0, view.moving.price - view.moving.paid));
  if (view.phase === "go_on" && view.moving) return say.goOn(text.atlantis.standing(view.moving.at));
  if (can("show")) return extras.length > 0 ? say.showExtras(extras) : say.show;
  if (choice && "figure" in choice) return say.targets(text.atlantis.standing(choice.figure));
  if (choice && "card" in choice) return say.cardTargets(text.atlantis.items[choice.card]);
  return extras.length > 0 ? say.pickExtras(extras) : say.pick;
}

function othersSentence(table: TableState, view: View): string {
  const say = text.atlantis.say;
  const seat = table.playing?.seat ?? table.actors[0] ?? view.seat;
  if (seat === undefined) return say.setup;
  const name = seatTitle(table.info, seat);
  if (table.info?.seats[seat]?.taken === false) return say.absent(name);
  if (view.phase === "go_on") return say.otherGoesOn(name);
  if (view.phase === "pay" && view.moving)
    return say.otherPays(name, Math.max(0, view.moving.price - view.moving.paid));
  return say.other(name);
}

export function resultSentence(table: TableState): string {
  const { winners = [], scores = [] } = table.result ?? {};
  const names = winners.map((seat) => seatTitle(table.info, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return names.length > 1
    ? text.atlantis.say.shared(names, score)
    : text.atlantis.say.won(names[0] ?? "", score);
}
