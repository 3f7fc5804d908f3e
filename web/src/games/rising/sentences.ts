import { inSentences, say, told, word } from "../../speech";
import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, type TableState } from "../../state/table";
import { pledgeKinds } from "./picks";
import { nextToFlood } from "./places";
import type { RisingMove, View } from "./types";

// The one sentence of the action bar: the phase, who is ready, what the player can still do, and who is awaited.

export interface Picked {
  armed?: RisingMove;
  isAsking: boolean; // several moves match
  source?: string; // the picked piece
}

export function barSentence(table: TableState, view: View, moves: RisingMove[], picked: Picked): string {
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? say("common.page.table.closed") : say("common.page.table.offline");
  if (table.result && !isPlaying(table)) return resultSentence(view);
  if (picked.armed) return say("common.page.bar.armed", { sentence: picked.armed.text });
  if (picked.isAsking) return say("common.page.bar.which_move");
  if (picked.source) return pickedSentence(picked.source);
  if (table.playing?.text && moves.length === 0) return plainSentence(table.playing.text, table.info);
  return situationSentence(table, view, moves);
}

function pickedSentence(source: string): string {
  const [from, ...rest] = source.split(" ");
  if (from === "pool") return say("rising.page.say.where", { piece: rest[0] ?? "" });
  return say("rising.page.say.where_board", { piece: rest[1] ?? "" });
}

// The current situation, the same for every viewer.
export function situationSentence(table: TableState, view: View, moves: RisingMove[]): string {
  const task = view.agenda.at(-1);
  if (task) {
    const asked = plainSentence(told(task), table.info);
    const misfortune = view.misfortune && word("rising.card", view.misfortune);
    const sentence = misfortune && !asked.includes(misfortune) ? `${misfortune}: ${asked}` : asked;
    const waited = namesOf(table, view.awaited);
    return moves.length > 0 || waited.length === 0
      ? sentence
      : say("rising.page.say.waiting_for", {
          sentence,
          waiting: say("rising.page.say.waiting", { names: waited }),
        });
  }
  switch (view.phase) {
    case "place":
      return phaseSentence(view, [...readyParts(view), ...placeParts(table, view, moves)]);
    case "actions":
      return phaseSentence(view, [...readyParts(view), ...actionParts(table, view, moves)]);
    case "misfortunes":
      return phaseSentence(view, drawParts(table, view, moves));
    case "wrath":
      return phaseSentence(view, floodParts(table, view, moves));
    default:
      return say("rising.page.say.setup");
  }
}

const phaseSentence = ({ phase }: View, parts: string[]): string =>
  say("rising.page.say.phase", { phase, parts: inSentences(parts) });

const readyParts = (view: View): string[] => [
  say("rising.page.say.ready", {
    ready: view.seats.filter((seat) => seat.ready).length,
    all: view.seats.length,
  }),
];

const ownSeat = (table: TableState, view: View) => view.seats.find((one) => one.seat === table.seat);

function placeParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const own = ownSeat(table, view);
  if (!own) return waitingParts(table, view);
  if (own.ready) return [say("rising.page.say.you_ready"), ...waitingParts(table, view)];
  if (own.pool.length > 0 && moves.some((move) => move.kind === "place"))
    return [say("rising.page.say.place", { count: own.pool.length })];
  return [say("rising.page.say.placed"), say("rising.page.say.place_last")];
}

function actionParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const own = ownSeat(table, view);
  if (!own) return waitingParts(table, view);
  const acting = new Set(
    moves.filter((move) => move.kind === "act").map((move) => `${move.piece} ${move.place}`),
  );
  if (own.ready) return [say("rising.page.say.you_ready"), ...waitingParts(table, view)];
  return [
    acting.size > 0 ? say("rising.page.say.act", { count: acting.size }) : say("rising.page.say.no_act"),
    say("rising.page.say.place_last"),
  ];
}

function drawParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const left = view.draws ?? 0;
  if (moves.some((move) => move.kind === "draw")) return [say("rising.page.say.draw_own", { left })];
  const drawer = view.awaited.find((seat) => seat !== table.seat);
  const parts =
    drawer === undefined
      ? []
      : [say("rising.page.say.draw_other", { name: seatTitle(table.info, drawer), left })];
  return moves.length > 0 ? [...parts, firstWord(moves)] : parts;
}

// Before the first flood is chosen; with no tile left to choose, the only choice is to go on.
function floodParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const parts = [say("rising.page.wrath.left", { count: view.wrath.floods ?? 0 })];
  const others = moves.filter((move) => move.kind !== "pass");
  if (!view.peninsulas.some(nextToFlood)) parts.push(say("rising.page.say.flood_centre"));
  else if (view.awaited.includes(table.seat ?? -1)) return [...parts, say("rising.page.say.flood_own")];
  else
    parts.push(...namesOf(table, view.awaited).map((name) => say("rising.page.say.flood_other", { name })));
  return others.length > 0 ? [...parts, firstWord(others)] : parts;
}

// What the player may do before somebody else goes on.
const firstWord = (moves: RisingMove[]): string =>
  moves.every((move) => pledgeKinds.has(move.kind))
    ? say("rising.page.say.unflood")
    : say("rising.page.say.cards");

const namesOf = (table: TableState, seats: number[]): string[] =>
  seats.filter((seat) => seat !== table.seat).map((seat) => seatTitle(table.info, seat));

function waitingParts(table: TableState, view: View): string[] {
  const names = namesOf(table, view.awaited);
  return names.length > 0 ? [say("rising.page.say.waiting", { names })] : [];
}

export function resultSentence(view: View): string {
  if (view.result?.won) return say("rising.page.say.won");
  return view.result?.reason === "rounds"
    ? say("rising.page.say.lost_rounds")
    : say("rising.page.say.lost_centre");
}
