import { expect, test } from "vitest";
import { handOverTo } from "./hand_over";
import { emptyTable, type TableState } from "./table";

const here = [
  { seat: 0, token: "a" },
  { seat: 2, token: "c" },
];
const table = (change: Partial<TableState>): TableState => ({
  ...emptyTable(),
  link: "online",
  seat: 0,
  actors: [2],
  ...change,
});

test("the device goes to whoever shares it and has to act", () => {
  expect(handOverTo(table({}), here)).toEqual({ seat: 2, token: "c" });
  expect(handOverTo(table({ seat: 2, actors: [0, 1] }), here)).toEqual({ seat: 0, token: "a" });
});

test("it stays while its player has to act, and when everyone who has to act is elsewhere", () => {
  expect(handOverTo(table({ actors: [0, 2] }), here)).toBeUndefined();
  expect(handOverTo(table({ actors: [1] }), here)).toBeUndefined();
  expect(handOverTo(table({}), [])).toBeUndefined();
});

test("it stays until the last move has been shown, without a connection, after the end, and with a spectator", () => {
  const queue = [{ event: { seq: 1, type: "play", text: "" }, view: {} }] as TableState["queue"];
  expect(handOverTo(table({ queue }), here)).toBeUndefined();
  expect(handOverTo(table({ link: "lost" }), here)).toBeUndefined();
  expect(
    handOverTo(table({ result: { winners: [0], scores: [1, 0, 0] } as TableState["result"] }), here),
  ).toBeUndefined();
  expect(handOverTo(table({ seat: undefined }), here)).toBeUndefined();
});
