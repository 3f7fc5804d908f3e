import { plainSentence, seatTitle } from "../../state/seats";
import { isPlaying, type TableState } from "../../state/table";
import { text } from "../../text";
import { pledgeKinds } from "./picks";
import { nextToFlood } from "./places";
import type { RisingMove, View } from "./types";

// The one sentence of the action bar: the phase, who is ready, what is left for the player to do, who is waited for.

const words = text.rising;
const say = words.say;

export interface Picked {
  armed?: RisingMove;
  isAsking: boolean; // several moves are meant
  source?: string; // the piece that is picked
}

export function barSentence(table: TableState, view: View, moves: RisingMove[], picked: Picked): string {
  if (table.link !== "online" && !table.result)
    return table.link === "closed" ? text.table.closed : text.table.offline;
  if (table.result && !isPlaying(table)) return resultSentence(view);
  if (picked.armed) return text.hex.say.armed(picked.armed.text);
  if (picked.isAsking) return text.hex.say.whichMove;
  if (picked.source) return pickedSentence(picked.source);
  if (table.playing?.text && moves.length === 0) return plainSentence(table.playing.text, table.info);
  return situationSentence(table, view, moves);
}

function pickedSentence(source: string): string {
  const [from, ...rest] = source.split(" ");
  if (from === "pool") return say.where(words.kinds[rest[0] ?? ""] ?? "");
  return say.whereBoard(words.kinds[rest[1] ?? ""] ?? "");
}

// What goes on, whoever looks.
export function situationSentence(table: TableState, view: View, moves: RisingMove[]): string {
  const task = view.agenda.at(-1);
  if (task?.text) {
    const told = plainSentence(words.said(task.text), table.info);
    const misfortune = view.misfortune && words.named(view.misfortune);
    const sentence = misfortune && !told.includes(misfortune) ? `${misfortune}: ${told}` : told;
    const waited = namesOf(table, view.awaited);
    return moves.length > 0 || waited.length === 0 ? sentence : `${sentence} (${say.waiting(waited)})`;
  }
  const phase = words.phases[view.phase] ?? "";
  switch (view.phase) {
    case "place":
      return say.phase(phase, [...readyParts(view), ...placeParts(table, view, moves)]);
    case "actions":
      return say.phase(phase, [...readyParts(view), ...actionParts(table, view, moves)]);
    case "misfortunes":
      return say.phase(phase, drawParts(table, view, moves));
    case "wrath":
      return say.phase(phase, floodParts(table, view, moves));
    default:
      return say.setup;
  }
}

const readyParts = (view: View): string[] => [
  say.ready(view.seats.filter((seat) => seat.ready).length, view.seats.length),
];

const ownSeat = (table: TableState, view: View) => view.seats.find((one) => one.seat === table.seat);

function placeParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const own = ownSeat(table, view);
  if (!own) return waitingParts(table, view);
  if (own.ready) return [say.youReady, ...waitingParts(table, view)];
  if (own.pool.length > 0 && moves.some((move) => move.kind === "place")) return [say.place(own.pool.length)];
  return [say.placed, say.placeLast];
}

function actionParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const own = ownSeat(table, view);
  if (!own) return waitingParts(table, view);
  const acting = new Set(
    moves.filter((move) => move.kind === "act").map((move) => `${move.piece} ${move.from}`),
  );
  if (own.ready) return [say.youReady, ...waitingParts(table, view)];
  return [acting.size > 0 ? say.act(acting.size) : say.noAct, say.placeLast];
}

function drawParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const left = view.draws ?? 0;
  if (moves.some((move) => move.kind === "draw")) return [say.drawOwn(left)];
  const drawer = view.awaited.find((seat) => seat !== table.seat);
  const parts = drawer === undefined ? [] : [say.drawOther(seatTitle(table.info, drawer), left)];
  return moves.length > 0 ? [...parts, firstWord(moves)] : parts;
}

// Before the first flood is chosen; with no tile left to choose there is only the word to go on.
function floodParts(table: TableState, view: View, moves: RisingMove[]): string[] {
  const parts = [words.wrath.left(view.wrath.floods ?? 0)];
  const others = moves.filter((move) => move.kind !== "pass");
  if (!view.peninsulas.some(nextToFlood)) parts.push(say.floodCentre);
  else if (view.awaited.includes(table.seat ?? -1)) return [...parts, say.floodOwn];
  else parts.push(...namesOf(table, view.awaited).map(say.floodOther));
  return others.length > 0 ? [...parts, firstWord(others)] : parts;
}

// What may be done before somebody else goes on.
const firstWord = (moves: RisingMove[]): string =>
  moves.every((move) => pledgeKinds.has(move.kind)) ? say.unflood : say.cards;

const namesOf = (table: TableState, seats: number[]): string[] =>
  seats.filter((seat) => seat !== table.seat).map((seat) => seatTitle(table.info, seat));

function waitingParts(table: TableState, view: View): string[] {
  const names = namesOf(table, view.awaited);
  return names.length > 0 ? [say.waiting(names)] : [];
}

export function resultSentence(view: View): string {
  if (view.result?.won) return say.won;
  return view.result?.reason === "rounds" ? say.lostRounds : say.lostCentre;
}
