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
import { meanwhile, playback, sameFigures } from "./playback";
import { type AtlantisEvent, kMainland, kSpaces } from "./types";

const event = (type: string, more: Partial<AtlantisEvent>): AtlantisEvent => ({
  seq: 1,
  type,
  text: "",
  ...more,
});

test("a stone at the end of a path stays until it is taken", () => {
  const before = midGame();
  const after = midGame();
  after.path[12] = { below: 0, bridge: false };
  after.gaps = [];
  after.players[0]!.figures = [0, 18, 33];
  after.players[0]!.tiles = [7, 5, 4, 2, 1];
  const played = meanwhile(before, after, event("play", { seat: 0, item: "ring", from: 12, to: 18 }));
  expect(played.players[0]).toMatchObject({ figures: [0, 18, 33], tiles: [7, 5, 4, 1] });
  expect(played.path).toEqual(before.path);
  expect(played.gaps).toEqual(before.gaps);
  expect(meanwhile(played, after, event("take", { seat: 0, space: 13 }))).toBe(after);
});

test("a paid tile goes before the taken one arrives, and a bridge appears at once", () => {
  const before = midGame();
  const after = midGame();
  after.players[0]!.tiles = [7, 5, 3, 1];
  after.path[14] = { ...after.path[14]!, bridge: true };
  const paid = meanwhile(before, after, event("bridge", { seat: 0, from: 15, to: 15 }));
  expect(paid.players[0]!.tiles).toEqual([7, 5, 1]);
  expect(paid.path[14]!.bridge).toBe(true);
});

test("a figure keeps its identity when the server lists figures in another order", () => {
  expect(sameFigures([0, 18, 33], [0, 18, 33])).toEqual([0, 18, 33]);
  expect(sameFigures([40, 12, 33], [12, 33, 40])).toEqual([40, 12, 33]);
  expect(sameFigures([0, 12, 33], [12, 20, 33])).toEqual([20, 12, 33]);
  const shown = midGame();
  shown.players[0]!.figures = [33, 0, 12];
  expect(playback.settle(shown, midGame())).toMatchObject({
    players: [{ figures: [33, 0, 12] }, {}, {}, {}],
  });
});

test("picking a figure or a card highlights exactly the places its moves lead to", () => {
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

test("only a move that costs something needs confirmation", () => {
  expect(asksFirst(moves[0]!)).toBe(true);
  expect(asksFirst(moves[3]!)).toBe(false);
});

test.each([wideLayout, tallLayout])(
  "on the $name board no stone covers another and all are inside",
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
