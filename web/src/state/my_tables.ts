import type { AccountTable, CreateAnswer } from "../protocol/messages";
import { list, literal, type Of, object, read, text, whole } from "../protocol/shape";
import { accountSeatAddress, replayAddress, seatAddress, watchAddress } from "./address";

// The tables this browser takes part in. Tokens prove who holds a seat, so they never leave this browser.
const seatLink = object({ seat: whole, invite: text });
const myTable = object(
  { table: text, game: text, created: whole, invites: list(seatLink) },
  {
    token: text,
    seat: whole,
    over: literal("yes"),
    here: list(object({ seat: whole, token: text })),
    account: text, // holds the seat while signed out here; the token is gone
    muted: list(whole), // muted seats
    read: whole, // when the last line read was sent
  },
);
export type MyTable = Of<typeof myTable>;

const kKey = "atlantica.tables";
const kKept = 50;

export type Store = Pick<Storage, "getItem" | "setItem">;

export function myTables(store: Store): MyTable[] {
  let stored: unknown;
  try {
    stored = JSON.parse(store.getItem(kKey) ?? "[]");
  } catch {
    return [];
  }
  const tables = read(list(myTable), stored);
  return tables.ok ? tables.value : [];
}

export const findTable = (store: Store, table: string): MyTable | undefined =>
  myTables(store).find((one) => one.table === table);

// Merges into the stored table; the most recent table comes first.
export function rememberTable(store: Store, change: Partial<MyTable> & { table: string }): void {
  const tables = myTables(store);
  const known = tables.find((one) => one.table === change.table);
  const next = { game: "", created: Date.now(), invites: [], ...known, ...change };
  const others = tables.filter((one) => one !== known);
  store.setItem(kKey, JSON.stringify([next, ...others].slice(0, kKept)));
}

export function forgetTable(store: Store, table: string): void {
  store.setItem(kKey, JSON.stringify(myTables(store).filter((one) => one.table !== table)));
}

export function rememberCreated(store: Store, game: string, answer: CreateAnswer): void {
  const held = answer.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []));
  const own = held[0];
  rememberTable(store, {
    table: answer.table,
    game,
    invites: answer.seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : [])),
    ...(own && { token: own.token, seat: own.seat }),
    // Several people share this device.
    ...(held.length > 1 && { here: held }),
  });
}

// Signing out removes the tokens of the account's seats from this browser.
export function releaseTables(store: Store, account: string, held: AccountTable[]): void {
  const ids = new Set(held.map((one) => one.table));
  const tables = myTables(store).map((one) => {
    if (!ids.has(one.table)) return one;
    const { token: _, here: __, ...rest } = one;
    return { ...rest, account };
  });
  store.setItem(kKey, JSON.stringify(tables));
}

export interface Account {
  name: string;
  tables: AccountTable[];
}

// A table to return to, known to this browser, to the account, or to both.
export interface TableOfMine {
  table: string;
  game: string;
  created: number; // milliseconds since 1970
  seat?: number;
  isOver: boolean;
  address: string;
  keeper: "browser" | "account";
}

// Merges the browser's tables with the account's: running tables first, newest first.
export function tablesOfMine(kept: MyTable[], account: Account | undefined): TableOfMine[] {
  const here = new Map(
    kept.filter((one) => !one.account || one.account === account?.name).map((one) => [one.table, one]),
  );
  const joined = new Map<string, TableOfMine>();
  for (const one of here.values()) joined.set(one.table, keptHere(one));
  for (const one of account?.tables ?? []) {
    const known = joined.get(one.table);
    // An account may have several seats of a table on one device; the browser knows which is in use.
    if (known?.keeper !== "account") joined.set(one.table, keptByAccount(one, here.get(one.table)));
  }
  return [...joined.values()].sort(
    (one, other) => Number(one.isOver) - Number(other.isOver) || other.created - one.created,
  );
}

function keptHere(one: MyTable): TableOfMine {
  const { table, game, created, token } = one;
  const isOver = one.over !== undefined;
  return {
    table,
    game,
    created,
    isOver,
    ...(one.seat !== undefined && { seat: one.seat }),
    address: isOver ? replayAddress(table) : token ? seatAddress(table, token) : watchAddress(table),
    keeper: "browser",
  };
}

function keptByAccount(one: AccountTable, here: MyTable | undefined): TableOfMine {
  const { table, game } = one;
  const isOver = one.over || here?.over !== undefined;
  const seat = here?.seat ?? one.seat;
  const running = here?.token ? seatAddress(table, here.token) : accountSeatAddress(table, seat);
  const address = isOver ? replayAddress(table) : running;
  return { table, game, created: 1000 * one.created, seat, isOver, address, keeper: "account" };
}
