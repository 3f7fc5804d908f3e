import { expect, test } from "vitest";
import { midGame, moves } from "../../../dev/fixtures";
import {
  asksFirst,
  impliedChoice,
  movableFigures,
  picked,
  playableCards,
  targets,
  validChoice,
} from "./choice";
import { figurePieces, inFront } from "./figures";
import { pointOf, tallLayout, wideLayout } from "./layout";
import { advance, playback, sameFigures } from "./playback";
import { type AtlantisEvent, isWater, kMainland, kSpaces } from "./types";

const event = (type: string, more: Partial<AtlantisEvent>): AtlantisEvent => ({
  seq: 1,
  type,
  text: "",
  ...more,
});

test("a played card leaves the hand and its figure goes on", () => {
  const after = advance(midGame(), event("play", { seat: 0, item: "ring", from: 12, to: 18 }));
  expect(after.players[0]).toMatchObject({
    figures: [0, 18, 33],
    hand_size: 5,
    hand: { ring: 1, flag: 1, olive: 1, crown: 2 },
  });
  expect(after.moving).toMatchObject({ from: 12, at: 18 });
  const further = advance(after, event("play", { seat: 0, item: "flag", from: 18, to: 20 }));
  expect(further.moving).toMatchObject({ from: 12, at: 20 });
  expect(further.players[0]!.hand).toEqual({ ring: 1, olive: 1, crown: 2 });
});

test("another player's card lowers only the number of cards", () => {
  const after = advance(midGame(), event("play", { seat: 1, item: "olive", from: 20, to: 22 }));
  expect(after.players[1]).toMatchObject({ hand_size: 5 });
  expect(after.players[1]!.hand).toBeUndefined();
});

test("a taken stone leaves water, or the stone below waiting to be turned up", () => {
  const single = advance(midGame(), event("take", { seat: 0, space: 13, item: "flag", value: 4 }));
  expect(isWater(single.path[12]!)).toBe(true);
  expect(single.players[0]!.tiles).toEqual([7, 5, 4, 4, 1]);

  const stack = midGame();
  stack.path[1] = { item: "flag", value: 4, below: 1, bridge: false };
  const taken = advance(stack, event("take", { seat: 0, space: 2, item: "flag", value: 4 }));
  expect(taken.path[1]!.item).toBeUndefined();
  expect(isWater(taken.path[1]!)).toBe(false);
  const revealed = advance(taken, event("reveal", { space: 2, item: "crown", value: 6 }));
  expect(revealed.path[1]).toEqual({ item: "crown", value: 6, below: 0, bridge: false });
});

test("payments, purchases, draws and bridges show in what a player has", () => {
  const view = midGame();
  expect(advance(view, event("pay", { seat: 0, value: 4 })).players[0]!.tiles).toEqual([7, 5, 1]);
  expect(advance(view, event("pay", { seat: 0, item: "flag" })).players[0]!.hand).toEqual({
    ring: 2,
    olive: 1,
    crown: 2,
  });
  expect(advance(view, event("buy", { seat: 2, value: 5 })).players[2]!.tiles).toEqual([5, 2, 2, 1]);
  const drawn = advance(view, event("draw", { seat: 0, item: "helmet" }));
  expect(drawn).toMatchObject({ deck: 60, players: [{ hand_size: 7, hand: { helmet: 1 } }, {}, {}, {}] });
  const bridged = advance(view, event("bridge", { seat: 0, from: 14, to: 15 }));
  expect(bridged.players[0]!.bridge).toBe(false);
  expect(bridged.gaps[0]).toMatchObject({ from: 14, bridged: true });
  expect(advance(view, event("reshuffle", {}))).toMatchObject({ deck: 67, discards: {} });
});

test("a figure stays the same piece when the server lists figures in another order", () => {
  expect(sameFigures([0, 18, 33], [0, 18, 33])).toEqual([0, 18, 33]);
  expect(sameFigures([40, 12, 33], [12, 33, 40])).toEqual([40, 12, 33]);
  expect(sameFigures([0, 12, 33], [12, 20, 33])).toEqual([20, 12, 33]);
  const shown = midGame();
  shown.players[0]!.figures = [33, 0, 12];
  expect(playback.settle(shown, midGame())).toMatchObject({
    players: [{ figures: [33, 0, 12] }, {}, {}, {}],
  });
});

test("picking a figure or a card lights exactly the places its moves lead to", () => {
  expect(targets(picked(moves, { figure: 12 })).map((target) => target.place)).toEqual([18, 16, 20, 13]);
  expect(targets(picked(moves, { card: "ring" })).map((target) => target.place)).toEqual([18, 37, 3]);
  expect([...movableFigures(moves)]).toEqual([12, 33, 0]);
  expect([...playableCards(moves)].sort()).toEqual(["crown", "flag", "olive", "ring"]);
});

test("several cards to one place are one target with several moves", () => {
  const both = ["ring", "flag"].map((item) => ({
    ...moves[5]!,
    move: `play ${item} 33`,
    item: item as "ring",
  }));
  expect(targets(both)).toMatchObject([{ place: kMainland, moves: both, price: 6 }]);
});

test("a choice that leads nowhere is dropped; a lone figure needs no choice", () => {
  expect(validChoice(moves, { figure: 41 })).toBeUndefined();
  expect(validChoice(moves, { figure: 33 })).toEqual({ figure: 33 });
  expect(impliedChoice(moves.filter((move) => move.from === 12))).toEqual({ figure: 12 });
  expect(validChoice([], { bridge: true })).toBeUndefined();
});

test("only a move that costs asks first", () => {
  expect(asksFirst(moves[0]!)).toBe(true);
  expect(asksFirst(moves[3]!)).toBe(false);
});

test.each([wideLayout, tallLayout])(
  "on the $name board no stone covers another and all lie inside",
  (layout) => {
    const points = Array.from({ length: kSpaces }, (_, index) => pointOf(layout, index + 1));
    for (const [index, a] of points.entries()) {
      expect(Math.min(a.x, layout.width - a.x, a.y, layout.height - a.y)).toBeGreaterThan(layout.stone * 0.5);
      for (const b of points.slice(index + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        expect(apart).toBeGreaterThan(layout.stone * 0.8);
      }
    }
  },
);

test("every figure has its own spot on the board", () => {
  const pieces = figurePieces(midGame(), wideLayout);
  const spots = new Set(pieces.map(({ place, dx, dy }) => `${place} ${dx} ${dy}`));
  expect(pieces).toHaveLength(12);
  expect(spots.size).toBe(12);
  expect([...inFront(pieces, 2)]).toEqual(["2.1", "2.2"]);
});
