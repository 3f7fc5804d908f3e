import type { GameEvent } from "../../protocol/messages";
import type { Playback } from "../../state/table";
import { sea } from "./board";
import {
  type ColourView,
  type Creature,
  creatures,
  type Explorer,
  explorerName,
  explorerOf,
  type ShipView,
  type SurviveEvent,
  terrainAt,
  terrains,
  type View,
} from "./types";

// How the events of survive look on the screen, one after the other. Nothing is decided here: after the last event the
// server's view replaces whatever these steps arrived at.

// A view with a number for every ship and creature, so that each stays the same piece on the screen while it moves.
export interface Shown extends View {
  ids: Record<Listed, number[]>;
}
export type Listed = "ships" | "serpents" | "sharks" | "whales";
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
const kStep = 240; // for each hex of a way

const traced = new Set(["walk", "board", "swim", "land", "sail", "to", "sink", "creature"]);

export const playback: Playback = {
  advance: (shown, event) => (shown ? advance(shown as Shown, event as SurviveEvent) : shown),
  settle: (shown, view) => settle(shown as Shown | undefined, view as View),
  duration: (event: GameEvent) =>
    event.type === "creature" || event.type === "to"
      ? moveDuration(event as SurviveEvent)
      : (kDurations[event.type] ?? 0),
  traces: (event) => traced.has(event.type),
};

export const moveDuration = (event: SurviveEvent): number => 260 + kStep * (event.way?.length ?? 1);

export function advance(shown: Shown, event: SurviveEvent): Shown {
  const { explorer, from, to } = event;
  switch (event.type) {
    case "terrain":
      return event.terrain && to ? withTile(shown, event.terrain, to) : shown;
    case "place":
      return placed(shown, explorer!, { how: "land", at: to });
    case "ship":
      return to ? withShip(shown, { hex: to, crew: [] }) : shown;
    case "play":
      return withoutTile(shown, event);
    case "walk":
      return placed(shown, explorer!, { how: "land", at: to });
    case "swim":
      return placed(ashore(shown, explorer!), explorer!, { how: "sea", at: to });
    case "board":
    case "take":
      return to ? boarded(ashore(shown, explorer!), explorer!, to) : shown;
    case "land":
      return saved(placed(ashore(shown, explorer!), explorer!, { how: "isle", at: to }), explorer!);
    case "to":
    case "sail":
    case "creature":
      return from && to ? moved(shown, event, from, to) : shown;
    case "sink":
      return to ? sunk(shown, to) : shown;
    case "back":
      return back(shown, event);
    case "die":
      return { ...shown, die: event.creature };
    case "defend":
      return event.creature && to ? withoutCreature(shown, event.creature, to) : shown;
    case "wreck":
      return from ? wrecked(shown, from) : shown;
    case "lost":
      return (event.explorers ?? []).reduce(lost, shown);
    default:
      return shown;
  }
}

// The pieces that are where they were keep their numbers; new ones get new numbers.
export function settle(shown: Shown | undefined, view: View): Shown {
  let next = 1 + Math.max(0, ...listed.flatMap((list) => shown?.ids[list] ?? []));
  const ids = Object.fromEntries(
    listed.map((list) => {
      const before = shown ? hexesOf(shown, list).map((hex, i) => ({ hex, id: shown.ids[list][i]! })) : [];
      const matched = hexesOf(view, list).map((hex) => {
        const index = before.findIndex((one) => one.hex === hex);
        return index < 0 ? next++ : before.splice(index, 1)[0]!.id;
      });
      return [list, matched];
    }),
  ) as Shown["ids"];
  return { ...view, ids };
}

const hexesOf = (view: View, list: Listed): string[] =>
  list === "ships" ? view.ships.map((ship) => ship.hex) : view[list];

const listOf = (kind: Creature): "serpents" | "sharks" | "whales" => `${kind}s`;

function withColour(shown: Shown, name: string, change: (one: ColourView) => ColourView): Shown {
  return { ...shown, colours: shown.colours.map((one) => (one.colour === name ? change(one) : one)) };
}

function placed(shown: Shown, name: string, where: Omit<Explorer, "value">): Shown {
  const { colour, index } = explorerOf(name);
  return withColour(shown, colour, (one) => ({
    ...one,
    explorers: one.explorers.map((explorer, i) =>
      i === index ? { ...where, value: explorer.value } : explorer,
    ),
  }));
}

// The explorer leaves the ship it is on.
const ashore = (shown: Shown, name: string): Shown => ({
  ...shown,
  ships: shown.ships.map((ship) => ({ ...ship, crew: ship.crew.filter((one) => one !== name) })),
});

const boarded = (shown: Shown, name: string, hex: string): Shown => ({
  ...placed(shown, name, { how: "ship", at: hex }),
  ships: shown.ships.map((ship) => (ship.hex === hex ? { ...ship, crew: [...ship.crew, name] } : ship)),
});

const saved = (shown: Shown, name: string): Shown =>
  withColour(shown, explorerOf(name).colour, (one) => ({ ...one, saved: one.saved + 1 }));

const lost = (shown: Shown, name: string): Shown =>
  withColour(placed(ashore(shown, name), name, { how: "lost" }), explorerOf(name).colour, (one) => ({
    ...one,
    lost: one.lost + 1,
  }));

const withTile = (shown: Shown, terrain: string, hex: string): Shown => ({
  ...shown,
  terrain: { ...shown.terrain, [terrain]: [...(shown.terrain[terrain] ?? []), hex] },
});

function withShip(shown: Shown, ship: ShipView): Shown {
  return {
    ...shown,
    ships: [...shown.ships, ship],
    ids: { ...shown.ids, ships: [...shown.ids.ships, fresh(shown)] },
  };
}

const fresh = (shown: Shown): number => 1 + Math.max(0, ...listed.flatMap((list) => shown.ids[list]));

function moved(shown: Shown, event: SurviveEvent, from: string, to: string): Shown {
  if (event.explorer) return placed(shown, event.explorer, { how: "sea", at: to });
  if (event.creature) {
    const list = listOf(event.creature);
    const index = shown[list].indexOf(from);
    return { ...shown, [list]: shown[list].map((hex, i) => (i === index ? to : hex)) };
  }
  const ship = shown.ships.find((one) => one.hex === from);
  const sailed = { ...shown, ships: shown.ships.map((one) => (one === ship ? { ...one, hex: to } : one)) };
  return (ship?.crew ?? []).reduce((next, name) => placed(next, name, { how: "ship", at: to }), sailed);
}

function sunk(shown: Shown, hex: string): Shown {
  const terrain = Object.fromEntries(
    terrains.map((one) => [one, (shown.terrain[one] ?? []).filter((tile) => tile !== hex)]),
  );
  return standing(shown, hex).reduce((next, name) => placed(next, name, { how: "sea", at: hex }), {
    ...shown,
    terrain,
  });
}

const standing = (shown: Shown, hex: string): string[] =>
  shown.colours.flatMap(({ colour, explorers }) =>
    explorers.flatMap(({ at, how }, index) =>
      at === hex && how !== "isle" ? [explorerName(colour, index)] : [],
    ),
  );

function back(shown: Shown, event: SurviveEvent): Shown {
  const { to, tile, colour } = event;
  if (!to) return shown;
  if (tile === "shark" || tile === "whale") {
    const list = listOf(tile);
    return {
      ...shown,
      [list]: [...shown[list], to],
      ids: { ...shown.ids, [list]: [...shown.ids[list], fresh(shown)] },
    };
  }
  if (tile === "ship") {
    const crew = standing(shown, to);
    const withNew = withShip(shown, { hex: to, crew: [] });
    return crew.length > 3 ? withNew : crew.reduce((next, name) => boarded(next, name, to), withNew);
  }
  if (tile === "whirlpool") return swallowed(shown, to);
  if (tile === "volcano" || !colour) return shown;
  return withColour(shown, colour, (one) => ({
    ...one,
    hand_size: one.hand_size + 1,
    hand: one.hand && tile ? [...one.hand, tile] : one.hand,
  }));
}

// Creatures round a whirlpool go with it; ships and explorers have events of their own.
function swallowed(shown: Shown, hex: string): Shown {
  const hexes = sea.around(hex).filter((one) => !terrainAt(shown, one));
  return creatures.reduce(
    (next, kind) => hexes.reduce((rest, one) => withoutCreature(rest, kind, one), next),
    shown,
  );
}

function withoutCreature(shown: Shown, kind: Creature, hex: string): Shown {
  const list = listOf(kind);
  const index = shown[list].indexOf(hex);
  if (index < 0) return shown;
  return {
    ...shown,
    [list]: shown[list].toSpliced(index, 1),
    ids: { ...shown.ids, [list]: shown.ids[list].toSpliced(index, 1) },
  };
}

function wrecked(shown: Shown, hex: string): Shown {
  const index = shown.ships.findIndex((ship) => ship.hex === hex);
  if (index < 0) return shown;
  const crew = shown.ships[index]!.crew;
  const gone = {
    ...shown,
    ships: shown.ships.toSpliced(index, 1),
    ids: { ...shown.ids, ships: shown.ids.ships.toSpliced(index, 1) },
  };
  return crew.reduce((next, name) => placed(next, name, { how: "sea", at: hex }), gone);
}

function withoutTile(shown: Shown, event: SurviveEvent): Shown {
  return withColour(shown, event.colour ?? "", (one) => {
    const index = one.hand?.indexOf(event.tile ?? "") ?? -1;
    return {
      ...one,
      hand_size: Math.max(0, one.hand_size - 1),
      hand: index < 0 ? one.hand : one.hand?.toSpliced(index, 1),
    };
  });
}
