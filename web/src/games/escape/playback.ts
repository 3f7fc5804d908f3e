import { shipsMeanwhile, someoneMeanwhile } from "../../boards/hex/leaving";
import { matchedIds } from "../../boards/hex/numbered";
import type { Playback } from "../../state/table";
import { terrainAt } from "./terrain";
import { type Atlantean, type EscapeEvent, listOf, type View } from "./types";

// Animates the transition between two views of escape. The views come from the engine.

// A view with every ship and creature numbered, so that each keeps its identity on the screen while it moves.
export interface Shown extends View {
  ids: Record<(typeof lists)[number], number[]>;
}
const lists = ["ships", ...Object.values(listOf)] as const;

const kDurations: Record<string, number> = {
  place: 160,
  walk: 300,
  dive: 340,
  board: 320,
  swim: 320,
  land: 420,
  sail: 320,
  sink: 760,
  symbol: 700,
  dice: 900,
  creature: 340,
  leave: 340,
  step: 340,
  to: 520,
  pass: 420,
  guard: 420,
  stay: 250,
  destroyed: 700,
  wreck: 480,
  lost: 620,
  over: 400,
  undo: 150,
};

const traced = new Set([
  "walk",
  "dive",
  "board",
  "swim",
  "land",
  "sail",
  "sink",
  "creature",
  "leave",
  "step",
  "to",
]);

export const playback: Playback = {
  settle: (shown, view, event) =>
    settle(shown as Shown | undefined, view as View, event as EscapeEvent | undefined),
  meanwhile: (shown, view, event) => meanwhile(shown as View, view as View, event as EscapeEvent),
  duration: (event) => kDurations[event.type] ?? 0,
  traces: (event) => traced.has(event.type),
};

// A diving creature disappears and resurfaces as a new piece, so that it does not glide across the board.
export const settle = (shown: Shown | undefined, view: View, event?: EscapeEvent): Shown => ({
  ...view,
  dice: view.dice ?? diceDuring(event, shown?.dice),
  ids: matchedIds(shown, view, lists, event?.type === "to" ? undefined : event),
});

// The dice stay on the table while their consequences are played, even if there are none.
const afterDice = new Set([
  "creature",
  "leave",
  "pass",
  "step",
  "to",
  "guard",
  "stay",
  "stop",
  "wreck",
  "lost",
]);
function diceDuring(event: EscapeEvent | undefined, shown: View["dice"]): View["dice"] {
  const { type = "", creature, movement } = event ?? {};
  if (type === "dice" && creature && movement) return { creature, movement };
  return afterDice.has(type) ? shown : undefined;
}

// Land stays until it is destroyed, ships until they are wrecked, Atlanteans until they are lost.
export function meanwhile(shown: View, after: View, event: EscapeEvent): View {
  const { type, from, to, colour, creature } = event;
  if (type === "lost") return after;
  const isSailed = type === "sail";
  const { island, acropolis } = type === "symbol" ? shown : after;
  const ships = shipsMeanwhile(
    shown.ships,
    after.ships,
    isSailed ? event : undefined,
    type === "wreck" ? from : undefined,
  );
  const now = { ...after, island, acropolis, ships };
  const carriedIn = (view: View) => (one: Atlantean) =>
    one.how === "ship"
      ? view.ships.some((ship) => ship.hex === one.at)
      : one.how !== "land" || terrainAt(view, one.at ?? "") !== undefined;
  const carries = { now: carriedIn(now), after: carriedIn(after) };
  const colours = after.colours.map((team, index) => {
    const before = shown.colours[index]!;
    const atlanteans = team.atlanteans.map((is, number) => {
      const was = before.atlanteans[number]!;
      const isActor = isSailed ? was.how === "ship" : !creature && team.colour === colour;
      return someoneMeanwhile(was, is, isActor && was.at === from ? to : undefined, carries);
    });
    return { ...team, atlanteans, lost: before.lost };
  });
  return { ...now, colours };
}
