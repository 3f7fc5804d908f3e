import type { Colour } from "../../boards/hex/colours";
import {
  fresh,
  matchedIds,
  movedCreature,
  type Numbered,
  withCreature,
  withoutCreature,
  withoutShip,
  withShip,
} from "../../boards/hex/numbered";
import type { Playback } from "../../state/table";
import { acropolis, plan } from "./board";
import { people, toSea, withColour, withOne } from "./people";
import { creatures, type EscapeEvent, listOf, rings, type View } from "./types";

// How the events of escape look on the screen, one after the other. Nothing is decided here: after the last event the
// server's view replaces whatever these steps arrived at.

// A view with a number for every ship, creature and Atlantean, so that each stays the same piece while it moves.
export interface Shown extends View {
  ids: Numbered["ids"];
  touched: string[]; // the hexes of the last event that moved or showed something
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
  advance: (shown, event) => (shown ? advance(shown as Shown, event as EscapeEvent) : shown),
  settle: (shown, view) => settle(shown as Shown | undefined, view as View),
  duration: (event) => kDurations[event.type] ?? 0,
  traces: (event) => traced.has(event.type),
};

export function advance(before: Shown, event: EscapeEvent): Shown {
  const shown = { ...before, touched: touchedBy(event) ?? before.touched };
  const { from, to, colour } = event;
  switch (event.type) {
    case "place":
      return withOne(shown, colour!, { how: "unplaced" }, { how: "land", at: to });
    case "walk":
      return withOne(shown, colour!, { how: "land", at: from }, { how: "land", at: to });
    case "dive":
      return withOne(shown, colour!, { how: "land", at: from }, { how: "sea", at: to, spent: true });
    case "board":
      return withOne(shown, colour!, actor(event), { how: "ship", at: to });
    case "swim":
      return swum(shown, event);
    case "land":
      return withColour(withOne(shown, colour!, actor(event), { how: "isle", at: to }), colour!, (one) => ({
        ...one,
        saved: one.saved + 1,
      }));
    case "sail":
      return from && to ? sailed(shown, from, to) : shown;
    case "sink":
      return to ? toSea(withoutPieces(shown, [to]), [to]) : shown;
    case "symbol":
      return symbolShown(shown, event);
    case "destroyed":
      return toSea(withoutPieces(shown, event.pieces ?? []), event.pieces ?? []);
    case "dice":
      return event.creature && event.movement
        ? { ...shown, dice: { creature: event.creature, movement: event.movement } }
        : shown;
    case "creature":
    case "leave":
    case "step":
    case "to":
      return creatureMoved(shown, event);
    case "pass":
      return guarding(guarding(shown, event.leaves!, from!, true), event.guards!, from!, undefined);
    case "guard":
      return guarding(shown, event.guards!, to!, undefined);
    case "wreck":
      return from ? toSea(withoutShip(shown, from), [from], "ship") : shown;
    case "lost":
      return (event.atlanteans ?? []).reduce(lost, shown);
    default:
      return shown;
  }
}

export function settle(shown: Shown | undefined, view: View): Shown {
  const ids = matchedIds(shown, view, lists);
  let next = fresh({ ids: { ...shown?.ids, ...ids } });
  for (const { colour, atlanteans } of view.colours)
    ids[colour as keyof typeof ids] = people.matched(shown, colour, atlanteans, () => next++);
  return { ...view, ids, touched: [] };
}

// Who acts, by what the event says of it.
function actor({ how, from }: EscapeEvent) {
  if (how === "land" || how === "ship") return { how, at: from } as const;
  return {
    how: "sea",
    at: from,
    guarded: how === "guarded" || how === "together" ? true : undefined,
  } as const;
}

function touchedBy({ type, from, to, symbol }: EscapeEvent): string[] | undefined {
  if (type === "symbol" && symbol === "whirlpool" && to) return plan.sea.around(to);
  return type === "wreck" || type === "guard" || (!from && !to)
    ? undefined
    : [to, from].flatMap((hex) => hex ?? []);
}

function swum(shown: Shown, event: EscapeEvent): Shown {
  const isPair = event.how === "together";
  const next = withOne(shown, event.colour!, actor(event), {
    how: "sea",
    at: event.to,
    spent: true,
    guarded: isPair || undefined,
  });
  return isPair ? movedCreature(next, "dolphins", event.from!, event.to!) : next;
}

function sailed(shown: Shown, from: string, to: string): Shown {
  return {
    ...shown,
    ships: shown.ships.map((one) => (one.hex === from ? { ...one, hex: to } : one)),
    colours: shown.colours.map((one) => ({
      ...one,
      atlanteans: one.atlanteans.map((who) =>
        who.how === "ship" && who.at === from ? { ...who, at: to } : who,
      ),
    })),
  };
}

const withoutPieces = (shown: Shown, hexes: string[]): Shown => ({
  ...shown,
  acropolis: shown.acropolis && !hexes.includes(acropolis),
  island: Object.fromEntries(
    rings.map((ring) => [ring, (shown.island[ring] ?? []).filter((hex) => !hexes.includes(hex))]),
  ),
});

// What was below comes up; creatures round a whirlpool go with it, all else has events of its own.
function symbolShown(shown: Shown, { symbol, to }: EscapeEvent): Shown {
  if (!symbol || !to) return shown;
  if (symbol === "whirlpool")
    return creatures.reduce(
      (next, kind) =>
        shown[listOf[kind]]
          .filter((hex) => shown.touched.includes(hex))
          .reduce((rest, hex) => withoutCreature(rest, listOf[kind], hex), next),
      shown,
    );
  if (!shown.supply[symbol]) return shown;
  const supplied = { ...shown, supply: { ...shown.supply, [symbol]: shown.supply[symbol]! - 1 } };
  if (symbol === "ship") return withShip(supplied, { hex: to, crew: [] });
  const kind = creatures.find((one) => one === symbol);
  return kind ? withCreature(supplied, listOf[kind], to) : shown;
}

// A creature that dives goes under and comes up as if new, so that it does not cross the board.
function creatureMoved(shown: Shown, event: EscapeEvent): Shown {
  const { creature, from, to, leaves } = event;
  if (!creature || !from) return shown;
  const left = leaves ? guarding(shown, leaves, from, true) : shown;
  if (!to) return left;
  const list = listOf[creature];
  return event.type === "to"
    ? withCreature(withoutCreature(left, list, from), list, to)
    : movedCreature(left, list, from, to);
}

// A swimmer of the colour on the hex gets a dolphin (was undefined) or loses it (was true).
const guarding = (shown: Shown, colour: Colour, hex: string, was: true | undefined): Shown =>
  withOne(
    shown,
    colour,
    { how: "sea", at: hex, guarded: was },
    { how: "sea", at: hex, guarded: was ? undefined : true },
  );

// The events say how many of which colour are lost; it is somebody on a hex that was just touched.
function lost(shown: Shown, colour: Colour): Shown {
  const victim = shown.touched
    .map((at) => people.find(shown, colour, (one) => one.at === at && one.how === "sea" && !one.guarded))
    .find((index) => index !== undefined);
  const index = victim ?? people.find(shown, colour, (one) => shown.touched.includes(one.at ?? ""));
  const next = index === undefined ? shown : people.set(shown, colour, index, { how: "lost" });
  return withColour(next, colour, (one) => ({ ...one, lost: one.lost + 1 }));
}
