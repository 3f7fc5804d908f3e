import type { CreateRequest, GameInfo, SeatRequest } from "../protocol/messages";
import { type Terms, termsRequest, usualTerms } from "./terms";

// The new-table form: game, seats, options and terms.
export interface NewGame {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string>;
  terms: Terms;
}

// "here" is somebody else sharing this device.
export interface SeatChoice {
  kind: SeatRequest["kind"] | "here";
  name: string;
  bot: string;
}

// One seat for the player and a bot in every other: a game that can start at once.
export function newGame(game: GameInfo, terms: Terms = usualTerms): NewGame {
  const seats = Array.from({ length: game.min_seats }, (_, seat) =>
    freshSeat(game, seat === 0 ? "me" : "bot"),
  );
  return { game: game.id, seats, options: possible(game, {}, seats.length), terms };
}

// A table open to anyone: one seat for the player, the others free, listed in the lobby.
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

// An option that names a removed seat, or depends on a value no longer chosen, falls back to its default.
function possible(game: GameInfo, chosen: Record<string, string>, seats: number): Record<string, string> {
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const values = optionValues(option, seats, options);
    const value = chosen[option.name] ?? "";
    options[option.name] = values.includes(value) ? value : (values[0] ?? "");
  }
  return options;
}

// There is only one "me": choosing it for a seat turns the seat that had it into a bot.
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

// The possible values of an option, given the number of seats and the other choices: missing seats are left out. A list
// of numbers starting at 0 means seats; other numbers are something else.
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

// Why a table cannot be started on these terms: a rated one requires an account, and one seat per person.
export type TermsProblem = "account" | "one_seat";
export function termsProblem(form: NewGame, account: string): TermsProblem | undefined {
  if (form.terms.counts === "friendly") return undefined;
  if (form.seats.some((seat) => seat.kind === "here")) return "one_seat";
  return account ? undefined : "account";
}

const kQuickSeats = 3;

// The one-click game: the player and the strongest bots, as many as make a lively game.
export function quickGame(game: GameInfo, myName: string): CreateRequest {
  return createRequestOf(withSeats(newGame(game), game, kQuickSeats), myName);
}
