import { shipsMeanwhile, someoneMeanwhile } from "../../boards/hex/leaving";
import { matchedIds } from "../../boards/hex/numbered";
import type { GameEvent } from "../../protocol/messages";
import type { Playback } from "../../state/table";
import { type Explorer, explorerName, type SurviveEvent, terrainAt, type View } from "./types";

// Animates the transition between two views of survive. The views come from the engine.

// A view with every ship and creature numbered, so that each keeps its identity on the screen while it moves.
export interface Shown extends View {
  ids: Record<Listed, number[]>;
}
type Listed = "ships" | "serpents" | "sharks" | "whales";
const listed: Listed[] = ["ships", "serpents", "sharks", "whales"];

const kDurations: Record<string, number> = {
  place: 220,
  ship: 260,
  play: 700,
  walk: 300,
  board: 320,
  swim: 320,
  land: 420,
  sail: 320,
  sink: 760,
  back: 700,
  take: 300,
  die: 900,
  stay: 250,
  defend: 900,
  decline: 350,
  wreck: 480,
  lost: 620,
  over: 400,
  undo: 150,
};
const kStep = 240; // per hex of a path

const traced = new Set(["walk", "board", "swim", "land", "sail", "to", "sink", "creature"]);

export const playback: Playback = {
  settle: (shown, view, event) =>
    settle(shown as Shown | undefined, view as View, event as SurviveEvent | undefined),
  meanwhile: (shown, view, event) => meanwhile(shown as View, view as View, event as SurviveEvent),
  duration: (event: GameEvent) =>
    event.type === "creature" || event.type === "to"
      ? moveDuration(event as SurviveEvent)
      : (kDurations[event.type] ?? 0),
  traces: (event) => traced.has(event.type),
};

export const moveDuration = (event: SurviveEvent): number => 260 + kStep * (event.way?.length ?? 1);

export const settle = (shown: Shown | undefined, view: View, event?: SurviveEvent): Shown => ({
  ...view,
  die: view.die ?? dieDuring(event, shown?.die),
  ids: matchedIds(shown, view, listed, event),
});

// The die stays on the table while its consequences are played, even if there are none.
const afterDie = new Set(["creature", "stay", "defend", "decline", "wreck", "lost"]);
const dieDuring = (event: SurviveEvent | undefined, shown: View["die"]): View["die"] =>
  event?.type === "die" ? event.creature : afterDie.has(event?.type ?? "") ? shown : undefined;

// Ships stay until they are wrecked, explorers until they are lost.
export function meanwhile(shown: View, after: View, event: SurviveEvent): View {
  const { type, from, explorer, creature } = event;
  if (type === "lost") return after;
  const isSailed = type === "sail" || (type === "to" && !explorer && !creature);
  const ships = shipsMeanwhile(
    shown.ships,
    after.ships,
    isSailed ? event : undefined,
    type === "wreck" ? from : undefined,
  );
  const carriedIn = (view: View) => (one: Explorer) =>
    one.how === "ship"
      ? view.ships.some((ship) => ship.hex === one.at)
      : one.how !== "land" || terrainAt(view, one.at ?? "") !== undefined;
  const carries = { now: carriedIn({ ...after, ships }), after: carriedIn(after) };
  const colours = after.colours.map((colour, team) => {
    const before = shown.colours[team]!;
    const explorers = colour.explorers.map((is, index) => {
      const was = before.explorers[index]!;
      const hasGone = isSailed
        ? was.how === "ship" && was.at === from
        : explorer === explorerName(colour.colour, index);
      return someoneMeanwhile(was, is, hasGone ? event.to : undefined, carries);
    });
    return { ...colour, explorers, lost: before.lost };
  });
  return { ...after, ships, colours };
}
