import type { CreateRequest, GameInfo, SeatRequest } from "../protocol/messages";
import { type Terms, termsRequest, usualTerms } from "./terms";

// The form of the home page: which game, who sits where, which options, on which terms.
export interface NewGame {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string>;
  terms: Terms;
}

// "here" is somebody else at this device.
export interface SeatChoice {
  kind: SeatRequest["kind"] | "here";
  name: string;
  bot: string;
}

// One own seat and a bot in every other: a game that can start at once.
export function newGame(game: GameInfo, terms: Terms = usualTerms): NewGame {
  const seats = Array.from({ length: game.min_seats }, (_, seat) =>
    freshSeat(game, seat === 0 ? "me" : "bot"),
  );
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""]));
  return { game: game.id, seats, options, terms };
}

// A table for whoever comes: one own seat, the others free, found in the lobby.
export function openGame(game: GameInfo): NewGame {
  const form = newGame(game, { ...usualTerms, found: "lobby" });
  return {
    ...form,
    seats: form.seats.map((seat) => (seat.kind === "bot" ? { ...seat, kind: "friend" } : seat)),
  };
}

// Neither a pushover nor a master.
const kUsualBot = "3";

const freshSeat = (game: GameInfo, kind: SeatChoice["kind"]): SeatChoice => ({
  kind,
  name: "",
  bot: game.bots.includes(kUsualBot) ? kUsualBot : (game.bots[0] ?? ""),
});

export function withSeats(form: NewGame, game: GameInfo, count: number): NewGame {
  const wanted = Math.min(game.max_seats, Math.max(game.min_seats, count));
  const added = Array.from({ length: Math.max(0, wanted - form.seats.length) }, () => freshSeat(game, "bot"));
  // An option that named a seat which is gone falls back to its default.
  const options = Object.fromEntries(
    game.options.map(({ name, values }) => {
      const chosen = form.options[name] ?? "";
      return [name, optionValues(values, wanted).includes(chosen) ? chosen : (values[0] ?? "")];
    }),
  );
  return { ...form, seats: [...form.seats, ...added].slice(0, wanted), options };
}

// There is one "me": choosing it for a seat makes the seat that had it a bot's.
export function withKind(form: NewGame, seat: number, kind: SeatChoice["kind"]): NewGame {
  const seats = form.seats.map((choice, index) => {
    if (index === seat) return { ...choice, kind };
    return kind === "me" && choice.kind === "me" ? { ...choice, kind: "bot" as const } : choice;
  });
  return { ...form, seats };
}

export const withSeat = (form: NewGame, seat: number, change: Partial<SeatChoice>): NewGame => ({
  ...form,
  seats: form.seats.map((choice, index) => (index === seat ? { ...choice, ...change } : choice)),
});

// The values an option has for this many seats: a seat that is not there cannot be chosen. Seats are counted from 0;
// numbers that begin with another are something else.
export const optionValues = (values: string[], seats: number): string[] =>
  values.includes("0") ? values.filter((value) => !/^\d+$/.test(value) || Number(value) < seats) : values;

export function createRequestOf(form: NewGame, myName: string): CreateRequest {
  const seats = form.seats.map(({ kind, name, bot }): SeatRequest => {
    if (kind === "bot") return { kind, bot };
    const called = (kind === "me" ? myName : name).trim();
    const asked = kind === "here" ? "me" : kind;
    return called ? { kind: asked, name: called } : { kind: asked };
  });
  return { game: form.game, seats, options: form.options, ...termsRequest(form.terms) };
}

// Why a table on these terms cannot be started: rated ones need an account, and there everybody has one seat.
export type TermsProblem = "account" | "one_seat";
export function termsProblem(form: NewGame, account: string): TermsProblem | undefined {
  if (form.terms.counts === "friendly") return undefined;
  if (form.seats.some((seat) => seat.kind === "here")) return "one_seat";
  return account ? undefined : "account";
}

const kQuickSeats = 3;

// One click: the player and the strongest bots, as many as make a lively game.
export function quickGame(game: GameInfo, myName: string): CreateRequest {
  return createRequestOf(withSeats(newGame(game), game, kQuickSeats), myName);
}
