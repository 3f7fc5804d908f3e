import { expect, test } from "vitest";
import type { GameInfo, ListedTable } from "../protocol/messages";
import { age, freeSeats, lobbyTables } from "./lobby";
import {
  findTable,
  myTables,
  releaseTables,
  rememberCreated,
  rememberTable,
  tablesOfMine,
} from "./my_tables";
import { createRequestOf, newGame, openGame, termsProblem, withKind } from "./new_game";
import { recordUpTo } from "./play_on";
import { termsRequest, usualTerms, withClock } from "./terms";
import { memory } from "./test_storage";

const human = { kind: "human" as const, name: "Ada", taken: true, account: false };
const free = { kind: "human" as const, name: "", taken: false, account: false };
const bot = { kind: "bot" as const, name: "3", taken: true, account: false };
const listed = (table: string, game: string, seats: ListedTable["seats"]): ListedTable => ({
  table,
  game,
  created: 0,
  rated: false,
  seats,
});

test("a table with a free human seat waits for players, any other can only be watched", () => {
  const waiting = listed("a", "survive", [human, free, bot]);
  const full = listed("b", "survive", [human, bot]);
  const other = listed("c", "rising", [human, free, free]);
  expect([waiting, full, other].map(freeSeats)).toEqual([1, 0, 2]);
  expect(lobbyTables([waiting, full, other], undefined)).toEqual({ open: [waiting, other], running: [full] });
  expect(lobbyTables([waiting, full, other], "rising")).toEqual({ open: [other], running: [] });
});

test("a table's age is given in the largest unit that fits", () => {
  expect(age(1000, 990)).toBeUndefined();
  expect(age(1000, 1007)).toBeUndefined(); // this clock runs behind the server's
  expect(age(1000, 1000 - 61)).toEqual([-1, "minute"]);
  expect(age(100_000, 100_000 - 7300)).toEqual([-2, "hour"]);
  expect(age(1_000_000, 1_000_000 - 3 * 86400)).toEqual([-3, "day"]);
});

test("default terms are left out of the request, all others are included", () => {
  expect(termsRequest(usualTerms)).toEqual({});
  const chosen = {
    ...withClock(usualTerms, { kind: "game", base: 600, increment: 5 }),
    found: "lobby" as const,
    counts: "rated" as const,
    delay: 5,
  };
  expect(termsRequest(chosen)).toEqual({
    listed: true,
    rated: true,
    clock: { base: 600, increment: 5 },
    // biome-ignore lint/suspicious/noThenProperty: a protocol member
    absence: { then: "bot", grace: 60, bot: "3" },
    delay: 5,
  });
  expect(termsRequest(withClock(usualTerms, { kind: "turn", days: 3 })).clock).toEqual({ days: 3 });
});

test("setting a clock brings in a bot for a player out of time, unless the game would end", () => {
  expect(withClock(usualTerms, { kind: "turn" }).absence.then).toBe("bot");
  // biome-ignore lint/suspicious/noThenProperty: a protocol member
  const ends = { ...usualTerms, absence: { ...usualTerms.absence, then: "end" as const } };
  expect(withClock(ends, { kind: "game" }).absence.then).toBe("end");
  const waits = { ...withClock(usualTerms, { kind: "game" }), absence: usualTerms.absence };
  expect(withClock(waits, { base: 300 }).absence.then).toBe("wait"); // chosen after the clock
});

const game: GameInfo = {
  id: "atlantis",
  min_seats: 2,
  max_seats: 4,
  rules_version: 1,
  options: [],
  bots: ["3"],
};

test("a rated table needs an account and one seat per person", () => {
  const rated = newGame(game, { ...usualTerms, counts: "rated" });
  expect(termsProblem(rated, "")).toBe("account");
  expect(termsProblem(rated, "Ada")).toBeUndefined();
  expect(termsProblem(withKind(rated, 1, "here"), "Ada")).toBe("one_seat");
  expect(termsProblem(withKind(newGame(game), 1, "here"), "")).toBeUndefined();
});

test("a table open to anyone is listed and has a free seat", () => {
  expect(createRequestOf(openGame(game), "Ada")).toMatchObject({
    listed: true,
    seats: [{ kind: "me", name: "Ada" }, { kind: "friend" }],
  });
});

const accountTable = (table: string, created: number, over: "over" | "running") => ({
  table,
  game: "survive",
  seat: 1,
  created,
  over: over === "over",
});

test("the tables of the browser and of the account are merged, running ones first", () => {
  const store = memory();
  rememberTable(store, { table: "both", game: "survive", seat: 1, token: "tok", created: 3000 });
  rememberTable(store, { table: "mine", game: "atlantis", created: 2000, over: "yes" });
  const tables = [
    accountTable("both", 3, "running"),
    accountTable("far", 9, "running"),
    accountTable("old", 5, "over"),
  ];
  expect(
    tablesOfMine(myTables(store), { name: "Ada", tables }).map(({ table, address }) => [table, address]),
  ).toEqual([
    ["far", "/t/far#seat=1"],
    ["both", "/t/both#tok"],
    ["old", "/replay/old"],
    ["mine", "/replay/mine"],
  ]);
  expect(tablesOfMine(myTables(store), undefined).map((one) => one.table)).toEqual(["both", "mine"]);
});

test("signing out removes the tokens of the account's seats, and signing in brings the tables back", () => {
  const store = memory();
  const created = {
    table: "k3v9",
    seats: [
      { seat: 0, token: "s3cret" },
      { seat: 1, invite: "inv" },
    ],
  };
  rememberCreated(store, "survive", created);
  rememberTable(store, { table: "guest", game: "atlantis", seat: 0, token: "own" });
  const held = [{ ...accountTable("k3v9", 1, "running"), seat: 0 }];
  releaseTables(store, "Ada", held);
  expect(store.getItem("atlantica.tables")).not.toContain("s3cret");
  expect(tablesOfMine(myTables(store), undefined).map((one) => one.table)).toEqual(["guest"]);
  expect(tablesOfMine(myTables(store), { name: "Grace", tables: [] }).map((one) => one.table)).toEqual([
    "guest",
  ]);
  const again = tablesOfMine(myTables(store), { name: "Ada", tables: held });
  expect(again.find((one) => one.table === "k3v9")).toMatchObject({
    address: "/t/k3v9#seat=0",
    keeper: "account",
  });
  expect(findTable(store, "k3v9")?.invites).toEqual([{ seat: 1, invite: "inv" }]);
});

test("a record is cut where play continues, and keeps the key of its luck", () => {
  const head = '{"record":"atlantica"}';
  const record = [head, '{"chance":"first 1"}', '{"seat":1,"move":"a"}', '{"seat":0,"move":"b"}'].join("\n");
  const finished = `${record}\n{"result":{"winners":[0]},"key":"5d0a"}\n`;
  expect(recordUpTo(finished, 2)).toBe(
    `${head}\n{"chance":"first 1"}\n{"seat":1,"move":"a"}\n{"key":"5d0a"}\n`,
  );
  expect(recordUpTo(finished, 3)).toBe(`${record}\n{"key":"5d0a"}\n`);
  expect(recordUpTo(`${record}\n`, 3)).toBe(`${record}\n`);
});
