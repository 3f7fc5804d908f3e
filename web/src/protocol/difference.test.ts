import { expect, test } from "vitest";
import { merged } from "./difference";

const view = {
  turn: 3,
  ships: [
    { hex: "D3", crew: ["red 1"] },
    { hex: "F7", crew: [] },
  ],
  supply: { shark: 2 },
};

test("named fields are changed, null removes one, and everything else keeps its identity", () => {
  const next = merged(view, { turn: 4, die: "whale", supply: { shark: null } }) as typeof view;
  expect(next).toEqual({ turn: 4, ships: view.ships, supply: {}, die: "whale" });
  expect(next.ships).toBe(view.ships);
  expect(view.supply).toEqual({ shark: 2 });
});

test("a list that keeps its length is changed by index, any other is sent whole", () => {
  const sailed = merged(view, { ships: { 0: { hex: "D4" } } }) as typeof view;
  expect(sailed.ships).toEqual([{ hex: "D4", crew: ["red 1"] }, view.ships[1]]);
  expect(sailed.ships[1]).toBe(view.ships[1]);
  const wrecked = merged(view, { ships: { 0: { crew: [] } } }) as typeof view;
  expect(wrecked.ships[0]).toEqual({ hex: "D3", crew: [] });
  expect(merged(view, { ships: [] })).toEqual({ ...view, ships: [] });
});
