import { expect, test } from "vitest";
import { risingInfo, risingMoves, risingSituation, risingView } from "../../../dev/rising";
import { emptyTable, type TableState } from "../../state/table";
import { barSentence, resultSentence, situationSentence } from "./sentences";
import type { RisingMove, View } from "./types";

const view = risingView();
const move = (kind: RisingMove["kind"], more: Partial<RisingMove> = {}): RisingMove => ({
  move: `${kind} ${Object.values(more).join(" ")}`,
  kind,
  text: kind,
  ...more,
});
const table = (seat: number | undefined, changed: View): TableState => ({
  ...emptyTable(),
  link: "online",
  info: risingInfo(changed.seats.length),
  seat,
  view: changed,
  shown: changed,
});
const wrath: View = { ...view, phase: "wrath", wrath: { ...view.wrath, floods: 2 }, awaited: [1] };

test("the phase line shows who is ready and what is left to do", () => {
  const five = risingView(5);
  const said = situationSentence(table(0, five), five, risingMoves(five));
  expect(said).toBe("Place Atlanteans: 2 of 5 seats are ready; you still have 3 Atlanteans to place.");
  const ready = {
    ...five,
    seats: five.seats.map((one) => ({ ...one, ready: one.seat === 0 })),
    awaited: [1, 3],
  };
  expect(situationSentence(table(0, ready), ready, [])).toBe(
    "Place Atlanteans: 1 of 5 seats are ready; you are ready; waiting for Grace and Alan.",
  );
  const acting: View = { ...five, phase: "actions" };
  const moves = [
    move("act", { piece: "leader", place: "Hills 2" }),
    move("act", { piece: "follower", place: "centre" }),
    move("ready"),
  ];
  expect(situationSentence(table(0, acting), acting, moves)).toBe(
    "Take Actions: 2 of 5 seats are ready; 2 of your Atlanteans can act; press Ready when you are done.",
  );
  const solo = risingView(1);
  expect(situationSentence(table(0, solo), solo, [])).toContain("0 of 1 seat is ready");
});

test("before a draw the others are told that they may play cards", () => {
  const drawing: View = { ...view, phase: "misfortunes", draws: 3, awaited: [1] };
  expect(situationSentence(table(0, drawing), drawing, [move("play", { card: "Cipher of Warding" })])).toBe(
    "Suffer Misfortunes: Grace draws next, 3 still to come; you may play a card first.",
  );
  expect(situationSentence(table(1, drawing), drawing, [move("draw")])).toBe(
    "Suffer Misfortunes: you draw next, 3 still to come.",
  );
});

test("before the wrath floods, all are told what they may do first", () => {
  expect(situationSentence(table(1, wrath), wrath, [move("peninsula", { peninsula: "Hills" })])).toBe(
    "Endure the Wrath: 2 floods to come; choose a peninsula.",
  );
  expect(situationSentence(table(0, wrath), wrath, [move("play", { card: "Cipher of Warding" })])).toBe(
    "Endure the Wrath: 2 floods to come; Grace chooses where; you may play a card first.",
  );
  expect(situationSentence(table(0, wrath), wrath, [move("pledge", { purpose: "unflood Hills" })])).toBe(
    "Endure the Wrath: 2 floods to come; Grace chooses where; you may unflood a tile first.",
  );
});

test("if no peninsula tile is left, all are told that the centre floods", () => {
  const bare = view.peninsulas.map((one) => ({
    ...one,
    tiles: one.tiles.map((tile) => ({ ...tile, flooded: true })),
  }));
  const lastWord: View = { ...wrath, peninsulas: bare };
  expect(situationSentence(table(1, lastWord), lastWord, [move("pass")])).toBe(
    "Endure the Wrath: 2 floods to come; only the centre is left to flood.",
  );
  const pledge = move("pledge", { purpose: "unflood Hills" });
  for (const [seat, moves] of [[1, [move("pass"), pledge]] as const, [0, [pledge]] as const])
    expect(situationSentence(table(seat, lastWord), lastWord, [...moves])).toBe(
      "Endure the Wrath: 2 floods to come; only the centre is left to flood; you may unflood a tile first.",
    );
});

test("while something is being resolved, the bar shows what, and who is awaited", () => {
  const asked: View = {
    ...view,
    misfortune: "Storm Surge",
    agenda: [{ task: "floods", say: "rising.task.floods", seat: 1 }],
    awaited: [1],
  };
  expect(situationSentence(table(0, asked), asked, [])).toBe(
    "Storm Surge: Grace chooses a peninsula to flood. (waiting for Grace)",
  );
  expect(
    barSentence(table(0, view), view, risingMoves(view), { isAsking: false, source: "pool leader" }),
  ).toBe("Where should your Leader go? Pick a highlighted space.");
});

test("the result is stated for all players together", () => {
  expect(resultSentence({ ...view, result: { won: true, reason: "gate" } })).toContain("win together");
  expect(resultSentence({ ...view, result: { won: false, reason: "centre" } })).toContain("is flooded");
  expect(resultSentence({ ...view, result: { won: false, reason: "rounds" } })).toContain("last round");
  expect(risingSituation("rising-won").result).toBeDefined();
});
