import type { AtlantisMove, Item, View } from "../src/games/atlantis/types";
import { items } from "../src/games/atlantis/types";
import type { GameEvent, TableInfo } from "../src/protocol/messages";
import { emptyTable, type TableState } from "../src/state/table";

// Positions to look at without a server. They are only drawn, never played: nothing here knows the rules.

export const info: TableInfo = {
  table: "k3v9x2m4q7",
  game: "atlantis",
  rules_version: 1,
  options: { first: "random" },
  commitment: "9f".repeat(32),
  seats: [
    { kind: "human", name: "Ada", taken: true, online: true, account: false },
    { kind: "human", name: "Grace", taken: true, online: true, account: false },
    { kind: "bot", name: "greedy", taken: true, online: true, account: false },
    { kind: "human", name: "", taken: false, online: false, account: false },
  ],
  sequence: 75,
  over: false,
  rated: false,
  listed: false,
};

const kSunk = new Set([1, 27, 14, 15, 31, 35, 44, 45, 46, 53]);
const isStack = (place: number) =>
  place <= 10 || (place > 20 && place < 27) || (place > 27 && place < 34) || place > 43;

export function midGame(): View {
  const path = Array.from({ length: 53 }, (_, index) => {
    const place = index + 1;
    if (kSunk.has(place)) return { below: 0, bridge: place >= 44 && place <= 46 };
    const item = items[(place * place * 3 + place * 5 + (place >> 2)) % 7] as Item;
    return {
      item,
      value: ((place * 3 + (place >> 3)) % 7) + 1,
      below: isStack(place) && place % 3 ? 1 : 0,
      bridge: false,
    };
  });
  return {
    turn: 19,
    phase: "turn",
    first: 1,
    seat: 0,
    path,
    gaps: [
      { from: 14, to: 15, price: 3, bridged: false },
      { from: 27, to: 27, price: 4, bridged: false },
      { from: 31, to: 31, price: 1, bridged: false },
      { from: 35, to: 35, price: 6, bridged: false },
      { from: 44, to: 46, price: 2, bridged: true },
    ],
    players: [
      {
        figures: [0, 12, 33],
        tiles: [7, 5, 4, 1],
        bridge: true,
        hand_size: 6,
        shown: {},
        hand: { ring: 2, flag: 1, olive: 1, crown: 2 },
      },
      { figures: [0, 20, 54], tiles: [6, 3], bridge: false, hand_size: 6, shown: { olive: 1, statue: 2 } },
      { figures: [0, 0, 41], tiles: [5, 5, 2, 2, 1], bridge: true, hand_size: 3, shown: {} },
      { figures: [0, 8, 54], tiles: [], bridge: true, hand_size: 7, shown: {} },
    ],
    deck: 61,
    discards: { crown: 4, flag: 2 },
    unseen: { A: ["flag1", "ring7"], B: ["olive2"] },
  };
}

export const moves: AtlantisMove[] = [
  {
    move: "play ring 12",
    kind: "play",
    text: "Ring: to space 18, pay 3, take flag 4",
    item: "ring",
    from: 12,
    to: 18,
    price: 3,
    takes: 17,
  },
  {
    move: "play olive 12",
    kind: "play",
    text: "Olive: to space 16, pay 3, take statue 2",
    item: "olive",
    from: 12,
    to: 16,
    price: 3,
    takes: 13,
  },
  {
    move: "play flag 12",
    kind: "play",
    text: "Flag: to space 20, occupied, play on",
    item: "flag",
    from: 12,
    to: 20,
    price: 3,
    go_on: true,
  },
  {
    move: "play crown 12",
    kind: "play",
    text: "Crown: to space 13, take helmet 1",
    item: "crown",
    from: 12,
    to: 13,
    price: 0,
    takes: 11,
  },
  {
    move: "play ring 33",
    kind: "play",
    text: "Ring: to space 37, pay 6, take flag 4",
    item: "ring",
    from: 33,
    to: 37,
    price: 6,
    takes: 36,
  },
  {
    move: "play crown 33",
    kind: "play",
    text: "Crown: to the mainland, pay 6, take ring 5",
    item: "crown",
    from: 33,
    to: 54,
    price: 6,
    takes: 52,
  },
  {
    move: "play flag 0",
    kind: "play",
    text: "Flag: to space 5, take olive 4",
    item: "flag",
    from: 0,
    to: 5,
    price: 0,
    takes: 4,
  },
  {
    move: "play ring 0",
    kind: "play",
    text: "Ring: to space 3, take olive 4",
    item: "ring",
    from: 0,
    to: 3,
    price: 0,
    takes: 2,
  },
  { move: "buy 7", kind: "buy", text: "Sell a 7-tile for 3 cards", value: 7, draws: 3 },
  { move: "buy 5", kind: "buy", text: "Sell a 5-tile for 2 cards", value: 5, draws: 2 },
  {
    move: "bridge 14",
    kind: "bridge",
    text: "Bridge the gap at 14 (costs 3 now)",
    from: 14,
    to: 15,
    price: 3,
  },
  {
    move: "bridge 35",
    kind: "bridge",
    text: "Bridge the gap at 35 (costs 6 now)",
    from: 35,
    to: 35,
    price: 6,
  },
];

const log: GameEvent[] = [
  { seq: 60, type: "first", seat: 1, text: "@1 starts." },
  {
    seq: 61,
    type: "play",
    seat: 1,
    text: "@1 plays statue: from space 12 to space 20.",
    from: 12,
    to: 20,
  } as GameEvent,
  { seq: 62, type: "pay", seat: 1, text: "@1 pays a 4-tile." },
  { seq: 63, type: "take", seat: 1, text: "@1 takes olive 3 from space 15." },
  { seq: 64, type: "draw", seat: 1, text: "@1 draws a card." },
  {
    seq: 65,
    type: "play",
    seat: 2,
    text: "@2 plays helmet: from space 36 to space 41.",
    from: 36,
    to: 41,
  } as GameEvent,
  { seq: 66, type: "take", seat: 2, text: "@2 takes crown 5 from space 35." },
  { seq: 67, type: "draw", seat: 2, text: "@2 draws a card." },
  { seq: 68, type: "show", seat: 3, text: "@3 cannot move and shows the hand." },
];

export function situation(name: string): TableState {
  const view = midGame();
  const base: TableState = {
    ...emptyTable(),
    link: "online",
    info,
    seat: 0,
    sequence: 75,
    view,
    shown: view,
    moves,
    actors: [0],
    canUndo: true,
    log,
    trace: log.filter((event) => event.type === "play"),
  };
  switch (name) {
    case "pay":
      view.phase = "pay";
      view.moving = { from: 12, at: 18, price: 6, paid: 4 };
      return {
        ...base,
        moves: [
          { move: "pay 7", kind: "pay_tile", text: "Pay a 7-tile", value: 7 } as AtlantisMove,
          { move: "pay ring", kind: "pay_card", text: "Pay a ring card", item: "ring" } as AtlantisMove,
        ],
      };
    case "refused":
      return {
        ...base,
        link: "lost",
        notice: {
          code: "refused",
          rule: "ATL-3.5",
          key: "atlantis.refusal.pay_first",
        },
      };
    case "over":
      view.phase = "over";
      view.players.forEach((player, seat) => {
        player.score = {
          tiles: 21 - seat * 3,
          cards: 3,
          crossing: seat * 2,
          paid: seat * 2,
          score: 24 - seat * 5,
          winner: seat === 0,
        };
      });
      return { ...base, moves: [], actors: [], result: { winners: [0], scores: [24, 19, 14, 9] } };
    case "watch":
      return { ...base, seat: undefined, moves: [], canUndo: false };
    default:
      return base;
  }
}
