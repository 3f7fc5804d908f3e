import type { Playback } from "../../state/table";
import type { Atlantean, RisingEvent, Roll, SeatView, View } from "./types";

// Animates the transition between two views of rising. The views come from the engine.

const kDurations: Record<string, number> = {
  place: 220,
  act: 260,
  shift: 320,
  die: 900,
  dice: 900,
  misfortune: 900,
  flood: 760,
  unflood: 700,
  barrier: 450,
  home: 260,
  gain: 260,
  lose: 260,
  recruit: 450,
  success: 350,
  failure: 450,
  built: 1100,
  play: 700,
  use: 450,
  wrath: 500,
  cancelled: 600,
  phase: 420,
  round: 420,
  over: 500,
};

const traced = new Set(["place", "act", "flood", "unflood", "built", "shift"]);

// After these events the dice stay on the table.
const keepsDice = new Set(["die", "dice", "success", "failure", "gain", "energy", "use", "reroll", "accept"]);

export const playback: Playback = {
  settle: (shown, view, event) =>
    settle(shown as View | undefined, view as View, event as RisingEvent | undefined),
  meanwhile: (shown, view, event) => meanwhile(shown as View, view as View, event as RisingEvent),
  duration: (event) => kDurations[event.type] ?? 0,
  traces: (event) => traced.has(event.type),
  moment: (view) => moment(view as View | undefined),
};

// In an open moment of Place, Actions or Misfortunes, all seats act as they like.
export function moment(view: View | undefined): string | undefined {
  if (!view || view.agenda.length > 0 || view.phase === "setup" || view.phase === "over") return undefined;
  return view.phase === "misfortunes"
    ? `${view.round} misfortunes ${view.draws ?? 0}`
    : `${view.round} ${view.phase}`;
}

export const settle = (shown: View | undefined, view: View, event?: RisingEvent): View =>
  event && keepsDice.has(event.type) && !view.roll && shown?.roll ? { ...view, roll: shown.roll } : view;

// An event shows only the changes it names; the last event of an entry shows the rest.
export function meanwhile(shown: View, after: View, event: RisingEvent): View {
  const { type, component } = event;
  const turned = type === "flood" || type === "unflood" ? event.place : undefined;
  const dice = type === "dice" || type === "die" ? [event.face, event.face2] : undefined;
  const crowded = crowdsOf(event);
  return {
    ...shown,
    phase: type === "phase" ? after.phase : shown.phase,
    round: type === "round" ? after.round : shown.round,
    wrath: type === "wrath" ? after.wrath : shown.wrath,
    peninsulas: shown.peninsulas.map((was, index) => {
      const is = after.peninsulas[index]!;
      const tiles = crowded(was.tiles, is.tiles).map((one, number) =>
        one.name === turned ? { ...one, flooded: is.tiles[number]!.flooded } : one,
      );
      return { ...was, tiles, barrier: was.name === event.peninsula ? is.barrier : was.barrier };
    }),
    centre: event.place === "centre" || event.place2 === "centre" ? after.centre : shown.centre,
    gate: crowded(shown.gate, after.gate),
    blueprint: crowded(shown.blueprint, after.blueprint).map((one) =>
      one.name === component
        ? { ...one, built: after.blueprint.some((is) => is.name === component && is.built) }
        : one,
    ),
    seats: shown.seats.map((was, index) =>
      was.seat === event.seat ? seatMeanwhile(was, after.seats[index]!, event) : was,
    ),
    roll: dice && shown.roll ? rolled(shown.roll, dice) : keepsDice.has(type) ? shown.roll : undefined,
  };
}

// The crowds at the event's places are those of the view after it.
const crowdsOf =
  ({ place, place2 }: RisingEvent) =>
  <T extends { name: string; atlanteans: Atlantean[] }>(shown: T[], after: T[]): T[] =>
    shown.map((was) => {
      const is =
        was.name === place || was.name === place2 ? after.find((one) => one.name === was.name) : undefined;
      return is ? { ...was, atlanteans: is.atlanteans } : was;
    });

const seatMeanwhile = (was: SeatView, is: SeatView, { piece, resource }: RisingEvent): SeatView => ({
  ...was,
  pool: piece ? is.pool : was.pool,
  stock: resource ? { ...was.stock, [resource]: is.stock[resource] ?? 0 } : was.stock,
});

// The dice as they land; the next event evaluates them, so there is no target to compare with yet.
const rolled = (roll: Roll, dice: (number | undefined)[]): Roll => ({
  ...roll,
  dice: roll.dice.map((die, index) => ({ ...die, value: dice[index] || die.value })),
  target: 0,
});
