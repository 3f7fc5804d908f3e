import { offers } from "../src/games/rising/pledging";
import type { Atlantean, Component, Kind, RisingMove, SeatView, Tile, View } from "../src/games/rising/types";
import { peninsulas } from "../src/games/rising/types";
import type { TableInfo } from "../src/protocol/messages";
import { emptyTable, type TableState } from "../src/state/table";

// A seven-player game of rising in mid-play, for the gallery and tests. It is only drawn, never played.

const names = ["Ada", "Grace", "greedy", "Alan", "greedy", "Edsger", "Barbara"];
const councilors = ["Artificer", "Explorer", "Priest", "Emissary", "Seafarer", "Scholar", "Warden"];
const colours: SeatView["colour"][] = ["red", "blue", "yellow", "green", "purple", "white", "black"];

export const risingInfo = (seats: number): TableInfo => ({
  table: "k3v9x2m4q7",
  game: "rising",
  rules_version: 1,
  options: { level: "1" },
  commitment: "9f".repeat(32),
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: names[seat] === "greedy" ? ("bot" as const) : ("human" as const),
    name: names[seat]!,
    taken: true,
    online: true,
    account: false,
  })),
  sequence: 75,
  over: false,
  rated: false,
  listed: false,
});

const wild: [number, number][] = [
  [6, 3],
  [5, 2],
  [5, 2],
  [4, 2],
  [4, 2],
  [3, 1],
];
const who = (seat: number, piece: Kind, acted?: true): Atlantean =>
  acted ? { seat, piece, acted } : { seat, piece };

const standing: Record<string, Atlantean[]> = {
  "Forests 3": [who(0, "follower")],
  "Forests 1": [who(1, "leader"), who(2, "follower", true), who(3, "follower")],
  "Hills 2": [who(4, "leader"), who(5, "follower")],
  "Cities 2": [who(0, "leader"), who(6, "follower")],
  "Mountains 1": [who(6, "leader"), who(2, "leader")],
  "Libraries 5": [who(3, "leader", true)],
  "Forges 4": [who(5, "leader"), who(1, "volunteer")],
};
const left: Record<string, number> = {
  Forests: 5,
  Hills: 3,
  Mountains: 4,
  Cities: 6,
  Libraries: 5,
  Forges: 4,
};

function tile(name: string, index: number): Tile {
  const full = `${name} ${index + 1}`;
  const base = {
    name: full,
    flooded: index >= (left[name] ?? 6),
    atlanteans: standing[full] ?? [],
    spaces: wild[index]![1],
  };
  if (name === "Cities") return { ...base, target: [10, 9, 9, 8, 8, 7][index], spaces: 2 };
  if (name === "Libraries")
    return {
      ...base,
      second: (["discard", "discard", "bottom", "bottom", "keep", "keep"] as const)[index],
      spaces: [2, 2, 2, 1, 1, 1][index]!,
    };
  if (name === "Forges") return { ...base, rate: [1, 1, 2, 2, 2, 3][index] };
  return { ...base, target: wild[index]![0], ...(name === "Forests" && { now: wild[index]![0] + 1 }) };
}

const component = (
  name: string,
  type: Component["type"],
  cost: Record<string, number>,
  more: Partial<Component> = {},
): Component => ({
  name,
  type,
  cost,
  when: "once",
  say: "rising.does.barriers",
  amount: 2,
  built: false,
  spaces: 0,
  atlanteans: [],
  ...more,
});

const card = (name: string, artifact = false) => ({ name, artifact });

export function risingView(seats = 7): View {
  return {
    edition: "house",
    level: 1,
    round: 5,
    rounds: 30,
    phase: "place",
    start: 1,
    peninsulas: peninsulas.map((name) => ({
      name,
      barrier: name === "Mountains",
      ...(name === "Forges" && { forbidden: true }),
      tiles: Array.from({ length: 6 }, (_, index) => tile(name, index)),
    })),
    centre: [who(0, "follower"), who(3, "follower"), who(4, "follower")],
    gate: [
      {
        name: "gate 1",
        component: "Rallying Horn",
        open: true,
        atlanteans: [who(1, "follower"), who(0, "follower")],
      },
      { name: "gate 2", atlanteans: [] },
      { name: "gate 3", built: true, atlanteans: [who(6, "follower", true)] },
    ],
    blueprint: [
      component(
        "Focusing Lens",
        "A",
        { crystal: 2 },
        {
          built: true,
          when: "space",
          spaces: 2,
          say: "rising.does.take_energy",
          atlanteans: [who(2, "follower")],
        },
      ),
      component("Tide Pylon", "A", { gold: 1, Atlantium: 1 }, { built: true }),
      component("Scribe Engine", "A", { gold: 2, crystal: 1 }),
      component("Rallying Horn", "A", { gold: 3 }),
      component("Bedrock Piston", "A", { crystal: 1, Atlantium: 2 }),
      component("Mystic Siphon", "B", { crystal: 2, Atlantium: 1 }, { when: "lasting", built: true }),
      component("Matter Converter", "B", { gold: 2, Atlantium: 1 }, { when: "space", spaces: 2 }),
      component("Numinous Beacon", "C", { gold: 2, crystal: 2 }, { when: "lasting" }),
      component("Entropy Drive", "C", { crystal: 2, Atlantium: 2 }),
      component(
        "Power Core",
        "core",
        { gold: 2, crystal: 2, Atlantium: 2 },
        { when: "core", say: "rising.does.win" },
      ),
    ],
    purchases: [
      { purpose: "gate 1", pledges: [{ seat: 1, pieces: { gold: 1 } }], missing: { gold: 2 } },
      { purpose: "barrier Forests", pledges: [{ seat: 3, pieces: { energy: 2 } }], missing: { energy: 2 } },
    ],
    barrier_price: 4,
    unflood_price: 5,
    wrath: { track: [0, 0, 1, 1, 1, 2, 2, 2, 2, 3], space: 4 },
    misfortunes: {
      size: 48,
      contents: { Forests: 5, Hills: 4, "Calm Seas": 7, Earthquake: 1 },
      known: ["Cities"],
      discards: { Hills: 2, Earthquake: 1 },
    },
    library: {
      size: 17,
      contents: { "Cipher of Warding": 2, "Tide Glass": 1 },
      known: [],
      discards: { "Cipher of Renewal": 1 },
    },
    supply: { ore: 9, gold: 6, crystal: 8, Atlantium: 12, energy: 15, barriers: 5, volunteers: 7 },
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      colour: colours[seat]!,
      councilor: councilors[seat]!,
      stock: { ore: seat % 3, gold: 2, energy: 3, ...(seat === 2 && { crystal: 1, Atlantium: 2 }) },
      hand: [
        card("Cipher of Warding"),
        card("Enigma of Foresight"),
        card("Tide Glass", true),
        card("Cipher of Fellowship"),
      ].slice(0, 1 + ((seat + 3) % 4)),
      hand_limit: 4,
      pool: seat === 0 ? (["leader", "follower", "follower"] as Kind[]) : seat % 2 ? ["follower"] : [],
      followers: 2,
      ready: seat % 2 === 0 && seat > 0,
    })),
    effects: ["Earthquake", "Quenched Furnaces"],
    agenda: [],
    awaited: [0, 1, 3, 5].filter((seat) => seat < seats),
  };
}

export function risingMoves(view: View): RisingMove[] {
  const moves: RisingMove[] = [];
  const places = ["centre", "gate 1", "gate 2", "Focusing Lens"];
  for (const { tiles } of view.peninsulas)
    for (const one of tiles) if (!one.flooded && one.atlanteans.length < one.spaces) places.push(one.name);
  for (const piece of ["leader", "follower"] as const)
    for (const place of places)
      moves.push({
        move: `place ${piece} ${place}`,
        kind: "place",
        text: `Place your ${piece} on ${place}`,
        piece,
        place,
      });
  for (const name of ["Forests", "Hills"] as const)
    moves.push({
      move: `pledge energy barrier ${name}`,
      kind: "pledge",
      text: `Pledge 1 energy for a barrier on ${name}`,
      resource: "energy",
      purpose: `barrier ${name}`,
      peninsula: name,
    });
  moves.push({
    move: "pledge gold gate 1 Rallying Horn",
    kind: "pledge",
    text: "Pledge 1 gold for the Rallying Horn",
    resource: "gold",
    purpose: "gate 1",
    component: "Rallying Horn",
  });
  moves.push({
    move: "play Cipher of Warding",
    kind: "play",
    text: "Play Cipher of Warding",
    card: "Cipher of Warding",
  });
  moves.push({ move: "ready", kind: "ready", text: "Ready" });
  return moves;
}

export function risingSituation(name: string): TableState {
  const seats = Number(/\d$/.exec(name)?.[0] ?? 7);
  const view = risingView(seats);
  const base: TableState = {
    ...emptyTable(),
    link: "online",
    info: risingInfo(seats),
    seat: 0,
    sequence: 75,
    view,
    shown: view,
    moves: risingMoves(view),
    actors: [0, 1],
    canUndo: true,
    log: [
      { seq: 1, type: "round", text: "Round 5 begins." },
      { seq: 2, type: "place", seat: 1, text: "@1 places a follower on gate 1." },
      { seq: 3, type: "pledge", seat: 3, text: "@3 pledges 1 energy for a barrier on Forests." },
    ],
  };
  if (name.startsWith("rising-roll")) {
    view.phase = "actions";
    view.agenda = [{ task: "roll", say: "rising.task.roll_fails", seat: 0, place: "Cities 2" }];
    view.awaited = [0];
    view.roll = {
      place: "Cities 2",
      dice: [
        { seat: 0, piece: "leader", value: 3, added: 1 },
        { seat: 6, piece: "follower", value: 2, added: 0 },
      ],
      bonus: 1,
      total: 7,
      target: 9,
    };
    return {
      ...base,
      moves: [
        { move: "energy 1", kind: "energy", text: "Add 1 energy", die: 0 } as RisingMove,
        { move: "pass", kind: "pass", text: "Done" },
      ],
    };
  }
  if (name.startsWith("rising-flood")) {
    view.phase = "misfortunes";
    view.draws = 3;
    view.misfortune = "Controlled Flood";
    view.agenda = [{ task: "floods", say: "rising.task.floods", seat: 0 }];
    view.awaited = [0];
    return {
      ...base,
      moves: peninsulas.map((one) => ({
        move: `at ${one}`,
        kind: "peninsula",
        text: `Flood ${one}`,
        peninsula: one,
      })),
    };
  }
  if (name.startsWith("rising-keep")) {
    view.phase = "actions";
    view.agenda = [{ task: "draw", say: "rising.task.draw_another", seat: 0, amount: 2 }];
    view.awaited = [0];
    view.drawn = ["Cipher of Renewal", "Enigma of Exchange"];
    return {
      ...base,
      moves: [
        ...view.drawn.map((card) => ({
          move: `keep ${card}`,
          kind: "keep",
          text: `Keep ${card} for 1 energy`,
          card,
          detail: "rising.detail.card",
        })),
        { move: "pass", kind: "pass", text: "Keep no more" },
      ],
    };
  }
  if (name.startsWith("rising-won")) {
    view.phase = "over";
    view.result = { won: true, reason: "gate" };
    for (const one of view.blueprint) one.built = true;
    return { ...base, moves: [], actors: [], result: { winners: [0, 1, 2], scores: [1, 1, 1] } };
  }
  return base;
}

export const sampleOffers = (view: View) => offers(view, 0, risingMoves(view));
