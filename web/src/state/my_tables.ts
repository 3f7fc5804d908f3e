import type { CreateAnswer } from "../protocol/messages";
import { list, literal, type Of, object, read, text, whole } from "../protocol/shape";

// The tables this browser has a part in. Tokens prove who plays a seat, so they stay in this browser.
const seatLink = object({ seat: whole, invite: text });
const myTable = object(
  { table: text, game: text, created: whole, invites: list(seatLink) },
  {
    token: text,
    seat: whole,
    over: literal("yes"),
    here: list(object({ seat: whole, token: text })),
    muted: list(whole), // seats that are not to be heard
    read: whole, // when the last line was said that was seen
  },
);
export type MyTable = Of<typeof myTable>;

const kKey = "atlantica.tables";
const kKept = 50;

type Store = Pick<Storage, "getItem" | "setItem">;

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

// Adds to what is known of the table; the newest table comes first.
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
    // Several people at this device.
    ...(held.length > 1 && { here: held }),
  });
}
