import { expect, test } from "vitest";
import type { GameInfo } from "../protocol/messages";
import { loadSpeech, told } from "../speech";
import { findTable, forgetTable, myTables, rememberCreated, rememberTable } from "./my_tables";
import {
  createRequestOf,
  newGame,
  optionValues,
  quickGame,
  withKind,
  withOption,
  withSeats,
} from "./new_game";
import { panelLabel, plainSentence, seatName, sentencePieces } from "./seats";
import { memory } from "./test_storage";

const game: GameInfo = {
  id: "atlantis",
  min_seats: 2,
  max_seats: 4,
  rules_version: 1,
  options: [{ name: "first", values: ["random", "0", "1", "2", "3"] }],
  bots: ["greedy", "random"],
};

test("a created table is remembered with its token and invitations until it is forgotten", () => {
  const store = memory();
  rememberCreated(store, "atlantis", {
    table: "k3v9",
    seats: [{ seat: 0, token: "tok" }, { seat: 1, invite: "inv" }, { seat: 2 }],
  });
  expect(findTable(store, "k3v9")).toMatchObject({
    token: "tok",
    seat: 0,
    invites: [{ seat: 1, invite: "inv" }],
  });
  rememberTable(store, { table: "k3v9", over: "yes" });
  expect(findTable(store, "k3v9")).toMatchObject({ token: "tok", over: "yes" });
  rememberTable(store, { table: "other", game: "atlantis" });
  expect(myTables(store).map((one) => one.table)).toEqual(["other", "k3v9"]);
  forgetTable(store, "k3v9");
  expect(findTable(store, "k3v9")).toBeUndefined();
});

test("corrupt storage counts as empty", () => {
  const store = memory();
  store.setItem("atlantica.tables", "{not json");
  expect(myTables(store)).toEqual([]);
  store.setItem("atlantica.tables", '[{"table":7}]');
  expect(myTables(store)).toEqual([]);
});

test("the form starts with a game that can be played at once and respects the game's seat limits", () => {
  const form = newGame(game);
  expect(form.seats.map((seat) => seat.kind)).toEqual(["me", "bot"]);
  expect(withSeats(form, game, 9).seats).toHaveLength(4);
  expect(withSeats(form, game, 1).seats).toHaveLength(2);
  const fourth = { ...withSeats(form, game, 4), options: { first: "3" } };
  expect(withSeats(fourth, game, 4).options).toEqual({ first: "3" });
  expect(withSeats(fourth, game, 2).options).toEqual({ first: "random" });
  expect(optionValues(game.options[0]!, 2, {})).toEqual(["random", "0", "1"]);
  const level = { name: "level", values: ["1", "2", "3", "4", "5"] };
  expect(optionValues(level, 1, {})).toEqual(level.values);
});

test("a value that depends on another is offered and kept only together with it", () => {
  const rising = {
    ...game,
    options: [
      { name: "level", values: ["1", "2"] },
      {
        name: "components",
        values: ["first-game", "random"],
        needs: [{ value: "first-game", option: "level", among: ["1"] }],
      },
    ],
  };
  const form = newGame(rising);
  expect(form.options).toEqual({ level: "1", components: "first-game" });
  const harder = withOption(form, rising, "level", "2");
  expect(harder.options).toEqual({ level: "2", components: "random" });
  expect(optionValues(rising.options[1]!, 2, harder.options)).toEqual(["random"]);
  expect(withOption(form, rising, "components", "random").options.components).toBe("random");
});

test("only one seat is mine", () => {
  const form = withKind(newGame(game), 1, "me");
  expect(form.seats.map((seat) => seat.kind)).toEqual(["bot", "me"]);
});

test("the request omits empty fields", () => {
  const form = withKind(withSeats(newGame(game), game, 3), 1, "friend");
  expect(createRequestOf(form, " Ada ")).toEqual({
    game: "atlantis",
    seats: [{ kind: "me", name: "Ada" }, { kind: "friend" }, { kind: "bot", bot: "greedy" }],
    options: { first: "random" },
  });
  expect(createRequestOf(form, "").seats[0]).toEqual({ kind: "me" });
});

test("sentences name the players; a seat without a name is named after its colour", () => {
  const seats = [{ kind: "human" as const, name: "Ada", taken: true, online: true, account: false }];
  const info = {
    table: "t",
    game: "atlantis",
    rules_version: 1,
    options: {},
    commitment: "",
    seats,
    sequence: 0,
    over: false,
    rated: false,
    listed: false,
  };
  expect(plainSentence("@0 takes ring 4 from @1.", info)).toBe("Ada takes ring 4 from Blue.");
  expect(seatName(undefined, 3)).toBe("Green");
  const bot = { kind: "bot" as const, name: "greedy", taken: true, online: true, account: false };
  const bots = { ...info, seats: [...seats, bot, bot] };
  expect(plainSentence("@1 pays @2; @0 looks on.", bots)).toBe(
    "greedy (blue) pays greedy (yellow); Ada looks on.",
  );
});

test("a panel is called by name and colour, and by the colour once if that is the name", () => {
  expect(panelLabel("Ada", "blue")).toBe("Ada, blue");
  expect(panelLabel("Blue", "blue")).toBe("Blue");
});

test("if a player leads two colours, a sentence shows the sign of the colour that acts", async () => {
  await loadSpeech("survive");
  const event = { say: "survive.event.pass", seat: 1, leads: "green" };
  expect(sentencePieces(told(event))).toEqual([{ seat: 1, style: 3 }, { text: " (green) plays no tile." }]);
  expect(plainSentence(told(event), undefined)).toBe("Blue (green) plays no tile.");
});

test("one click creates a table with the strongest bots, as many as the game allows", () => {
  expect(quickGame(game, "Ada").seats).toEqual([
    { kind: "me", name: "Ada" },
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ]);
  expect(quickGame({ ...game, max_seats: 2 }, "").seats).toEqual([
    { kind: "me" },
    { kind: "bot", bot: "greedy" },
  ]);
});

test("people sharing a device each get a seat, and the browser keeps them all", () => {
  const form = withKind(newGame(game), 1, "here");
  expect(
    createRequestOf({ ...form, seats: form.seats.map((seat) => ({ ...seat, name: "Grace" })) }, "Ada"),
  ).toMatchObject({
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "me", name: "Grace" },
    ],
  });
  const store = memory();
  const seats = [
    { seat: 0, token: "a" },
    { seat: 1, token: "b" },
  ];
  rememberCreated(store, "atlantis", { table: "k3v9", seats });
  expect(findTable(store, "k3v9")).toMatchObject({ seat: 0, token: "a", here: seats });
});
