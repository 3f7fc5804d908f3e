import type { Playback } from "../../state/table";
import { crowdAt, tileView, withCrowd, withTile } from "./places";
import { type Atlantean, type Kind, phases, type RisingEvent, type View } from "./types";

// How the events of rising look on the screen, one after the other. Nothing is decided here: after the last event the
// server's view replaces whatever these steps arrived at.

// A view and where the last action took place, for the dice that follow it.
export interface Shown extends View {
  acting?: string;
}

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

export const playback: Playback = {
  advance: (view, event) => (view ? advance(view as Shown, event as RisingEvent) : view),
  settle: (_, view) => view,
  duration: (event) => kDurations[event.type] ?? 0,
  traces: (event) => traced.has(event.type),
  moment: (view) => moment(view as View | undefined),
};

// In an open moment of Place or Actions all seats act as they like; so in one of Misfortunes.
export function moment(view: View | undefined): string | undefined {
  if (!view || view.agenda.length > 0 || view.phase === "setup" || view.phase === "over") return undefined;
  return view.phase === "misfortunes"
    ? `${view.round} misfortunes ${view.draws ?? 0}`
    : `${view.round} ${view.phase}`;
}

export function advance(before: Shown, event: RisingEvent): Shown {
  const view = keepsDice.has(event.type) ? before : { ...before, roll: undefined };
  const { seat, piece, from, to, tile, resource, amount, component } = event;
  switch (event.type) {
    case "place":
      return seat !== undefined && piece && to ? entered(left(view, seat, piece), to, { seat, piece }) : view;
    case "act":
      return { ...view, acting: from };
    case "die":
    case "dice":
      return rolled(view, event);
    case "shift":
      return piece && from && to ? shifted(view, event, piece, from, to) : view;
    case "phase":
      return { ...view, phase: phases.find((one) => one === event.phase) ?? view.phase };
    case "round":
      return { ...view, round: amount ?? view.round };
    case "wrath":
      return amount === undefined ? view : { ...view, wrath: { ...view.wrath, space: amount } };
    case "home":
    case "send_home":
      return seat !== undefined && piece && from ? home(view, from, { seat, piece }) : view;
    case "flood":
      return tile ? withTile(view, tile, { flooded: true }) : view;
    case "unflood":
      return tile ? withTile(view, tile, { flooded: false }) : view;
    case "gain":
      return seat !== undefined && resource ? stocked(view, seat, resource, amount ?? 1) : view;
    case "lose":
      return seat !== undefined && resource ? stocked(view, seat, resource, -(amount ?? 1)) : view;
    case "built":
      return {
        ...view,
        blueprint: view.blueprint.map((one) => (one.name === component ? { ...one, built: true } : one)),
      };
    default:
      return view;
  }
}

// After these the dice stay on the table.
const keepsDice = new Set(["die", "dice", "success", "failure", "gain", "energy", "use", "reroll", "accept"]);

// The dice as they fall; what they are worth the next event says, so there is no target to compare them with.
function rolled(view: Shown, { seat = 0, dice = [] }: RisingEvent): Shown {
  const place = view.roll?.place ?? view.acting ?? "";
  const crowd = tileView(view, place)?.atlanteans ?? [];
  const known = view.roll?.dice ?? [];
  return {
    ...view,
    roll: {
      place,
      dice: dice.map((value, index) => ({
        seat: known[index]?.seat ?? (dice.length > 1 ? (crowd[index]?.seat ?? seat) : seat),
        piece: known[index]?.piece ?? "follower",
        added: known[index]?.added ?? 0,
        value: value || known[index]?.value,
      })),
      bonus: 0,
      total: 0,
      target: 0,
    },
  };
}

// Somebody may move another's Atlantean.
function shifted(view: View, { seat }: RisingEvent, piece: Kind, from: string, to: string): View {
  const here = crowdAt(view, from).filter((one) => one.piece === piece);
  const who = here.find((one) => one.seat === seat) ?? here[0];
  return who ? entered(gone(view, from, who), to, who) : view;
}

const entered = (view: View, place: string, who: Atlantean): View =>
  withCrowd(view, place, (crowd) => [...crowd, who]);

const without = <T>(all: T[], index: number): T[] => (index < 0 ? all : all.toSpliced(index, 1));

const gone = (view: View, place: string, { seat, piece }: Atlantean): View =>
  withCrowd(view, place, (crowd) =>
    without(
      crowd,
      crowd.findIndex((one) => one.seat === seat && one.piece === piece),
    ),
  );

function withPool(
  view: View,
  seat: number,
  change: (pool: Atlantean["piece"][]) => Atlantean["piece"][],
): View {
  return {
    ...view,
    seats: view.seats.map((one) => (one.seat === seat ? { ...one, pool: change(one.pool) } : one)),
  };
}

// A piece leaves its pool.
const left = (view: View, seat: number, piece: Atlantean["piece"]): View =>
  withPool(view, seat, (pool) => without(pool, pool.indexOf(piece)));

const home = (view: View, from: string, who: Atlantean): View =>
  withPool(gone(view, from, who), who.seat, (pool) =>
    who.piece === "volunteer" ? pool : [...pool, who.piece],
  );

function stocked(view: View, seat: number, resource: string, change: number): View {
  return {
    ...view,
    seats: view.seats.map((one) =>
      one.seat === seat
        ? { ...one, stock: { ...one.stock, [resource]: Math.max(0, (one.stock[resource] ?? 0) + change) } }
        : one,
    ),
  };
}
