import { say } from "../../speech";
import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, offered, type TableState } from "../../state/table";
import type { Picked } from "./choice";
import { type AtlantisMove, placeId, type View } from "./types";

// The one sentence of the action bar: whose turn, which step, what remains.
export function actionSentence(
  table: TableState,
  view: View,
  choice: Picked,
  armed: AtlantisMove | undefined,
): string {
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? say("common.page.table.closed") : say("common.page.table.offline");
  if (table.pending !== undefined) return say("common.page.bar.pending");
  if (table.result && !isPlaying(table)) return resultSentence(table);
  if (table.playing?.text) return plainSentence(table.playing.text, table.info);
  const moves = offered(table) as AtlantisMove[];
  if (armed) return say("atlantis.page.say.armed", { sentence: armed.text });
  if (moves.length > 0) return ownSentence(view, moves, choice);
  return othersSentence(table, view);
}

function ownSentence(view: View, moves: AtlantisMove[], choice: Picked): string {
  const can = (kind: AtlantisMove["kind"]) => moves.some((move) => move.kind === kind);
  const extra = can("buy") ? (can("bridge") ? "both" : "sell") : can("bridge") ? "bridge" : undefined;
  if (choice && "bridge" in choice) return say("atlantis.page.say.placing");
  if (view.phase === "pay" && view.moving)
    return say("atlantis.page.say.pay", {
      price: view.moving.price,
      left: Math.max(0, view.moving.price - view.moving.paid),
    });
  if (view.phase === "go_on" && view.moving)
    return say("atlantis.page.say.go_on", { place: placeId(view.moving.at) });
  if (can("show"))
    return extra ? say("atlantis.page.say.show_extras", { extra }) : say("atlantis.page.say.show");
  if (choice && "figure" in choice)
    return say("atlantis.page.say.targets", { place: placeId(choice.figure) });
  if (choice && "card" in choice) return say("atlantis.page.say.card_targets", { item: choice.card });
  return extra ? say("atlantis.page.say.pick_extras", { extra }) : say("atlantis.page.say.pick");
}

function othersSentence(table: TableState, view: View): string {
  const seat = table.playing?.seat ?? table.actors[0] ?? view.seat;
  if (seat === undefined) return say("atlantis.page.say.setup");
  const name = seatTitle(table.info, seat);
  if (table.info?.seats[seat]?.taken === false) return say("common.page.bar.absent", { name });
  if (view.phase === "go_on") return say("atlantis.page.say.other_goes_on", { name });
  if (view.phase === "pay" && view.moving)
    return say("atlantis.page.say.other_pays", {
      name,
      left: Math.max(0, view.moving.price - view.moving.paid),
    });
  return say("atlantis.page.say.other", { name });
}

export function resultSentence(table: TableState): string {
  const { winners = [], scores = [] } = table.result ?? {};
  const names = winners.map((seat) => seatTitle(table.info, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return names.length > 1
    ? say("common.page.bar.shared", { names, score })
    : say("common.page.bar.won", { name: names[0] ?? "", score });
}
