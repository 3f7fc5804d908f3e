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
  return { game: game.id, seats, options: possible(game, {}, seats.length), terms };
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
  const options = possible(game, form.options, wanted);
  return { ...form, seats: [...form.seats, ...added].slice(0, wanted), options };
}

export const withOption = (form: NewGame, game: GameInfo, name: string, value: string): NewGame => ({
  ...form,
  options: possible(game, { ...form.options, [name]: value }, form.seats.length),
});

// An option that names a seat which is gone, or needs what is no longer chosen, falls back to its default.
function possible(game: GameInfo, chosen: Record<string, string>, seats: number): Record<string, string> {
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const values = optionValues(option, seats, options);
    const value = chosen[option.name] ?? "";
    options[option.name] = values.includes(value) ? value : (values[0] ?? "");
  }
  return options;
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

// The values an option has for this many seats beside what else is chosen: a seat that is not there cannot be chosen.
// Seats are counted from 0; numbers that begin with another are something else.
export function optionValues(
  { values, needs = [] }: GameInfo["options"][number],
  seats: number,
  chosen: Record<string, string>,
): string[] {
  const areSeats = values.includes("0");
  return values
    .filter((value) => !areSeats || !/^\d+$/.test(value) || Number(value) < seats)
    .filter((value) =>
      needs.every((need) => need.value !== value || need.among.includes(chosen[need.option] ?? "")),
    );
}

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
