import { expect, test } from "vitest";
import { HeldSeat, type Role } from "./held_seat.svelte";
import { findTable, myTables, rememberTable } from "./my_tables";
import { memory } from "./test_storage";

// A visitor of the table k3v9 with this browser's storage; `fragment` is what the address ends with.
function visit(role: Role = {}, store = memory(), account = "") {
  const address = { fragment: "as opened" };
  const showFragment = (fragment: string) => {
    address.fragment = fragment;
  };
  return { seat: new HeldSeat("k3v9", role, { store, account, showFragment }), store, address };
}

function knowing(table: Partial<Parameters<typeof rememberTable>[1]>) {
  const store = memory();
  rememberTable(store, { table: "k3v9", game: "atlantis", ...table });
  return store;
}

test("the address says which seat, otherwise the browser remembers it", () => {
  const store = knowing({ seat: 0, token: "mine" });
  expect(visit({}, store).seat).toMatchObject({ token: "mine", invite: undefined, accountSeat: undefined });
  expect(visit({ token: "other" }, store).seat.token).toBe("other");
  expect(visit({ invite: "inv" }, store).seat).toMatchObject({ token: undefined, invite: "inv" });
  expect(visit({ seat: 2 }, store, "Ada").seat).toMatchObject({ token: undefined, accountSeat: 2 });
  expect(visit().seat).toMatchObject({ token: undefined, accountSeat: undefined });
});

test("a seat remembered without a token is the account's, as long as it is signed in", () => {
  expect(visit({}, knowing({ seat: 1 }), "Ada").seat.accountSeat).toBe(1);
  expect(visit({}, knowing({ seat: 1, account: "Ada" }), "Ada").seat.accountSeat).toBe(1);
  expect(visit({}, knowing({ seat: 1, account: "Ada" }), "Grace").seat.accountSeat).toBeUndefined();
  expect(visit({}, knowing({ seat: 1 }), "").seat.accountSeat).toBeUndefined();
  expect(visit({ invite: "inv" }, knowing({ seat: 1 }), "Ada").seat.accountSeat).toBeUndefined();
});

test("who claims an invited seat sits down, and the address is the seat's", () => {
  const { seat, store, address } = visit({ invite: "inv" });
  seat.take("tok");
  expect(seat).toMatchObject({ token: "tok", invite: undefined });
  expect(address.fragment).toBe("#tok");
  seat.remember({ game: "atlantis", over: false, seat: 1 });
  expect(findTable(store, "k3v9")).toMatchObject({ game: "atlantis", seat: 1, token: "tok" });
});

test("who declines an invitation watches, under an address without it", () => {
  const { seat, store, address } = visit({ invite: "inv" });
  seat.watch();
  expect(seat).toMatchObject({ token: undefined, invite: undefined });
  expect(address.fragment).toBe("");
  seat.remember({ game: "atlantis", over: true, seat: undefined });
  expect(findTable(store, "k3v9")).toMatchObject({ over: "yes" });
  expect(findTable(store, "k3v9")).not.toHaveProperty("token");
});

test("a seat of the account is left to the account, unless the browser knows the table anyway", () => {
  const far = visit({ seat: 1 }, memory(), "Ada");
  far.seat.remember({ game: "atlantis", over: false, seat: 1 });
  expect(myTables(far.store)).toEqual([]);
  const near = visit({}, knowing({ seat: 1 }), "Ada");
  near.seat.remember({ game: "atlantis", over: true, seat: 1 });
  expect(findTable(near.store, "k3v9")).toMatchObject({ over: "yes" });
});

test("a seat that was given away is forgotten, the table is not", () => {
  const { seat, store, address } = visit({ token: "tok" });
  seat.remember({ game: "atlantis", over: false, seat: 1 });
  seat.lose();
  expect(address.fragment).toBe("");
  expect(visit({}, store).seat.token).toBeUndefined();
  expect(findTable(store, "k3v9")).toMatchObject({ game: "atlantis" });
});

test("a rematch is remembered once, with the same seats for all who share the device", () => {
  const here = [
    { seat: 0, token: "a" },
    { seat: 1, token: "b" },
  ];
  const { seat, store } = visit({}, knowing({ seat: 0, token: "a", here }));
  seat.rememberRematch({ game: "atlantis", rematch: "next", seat: 0 });
  expect(findTable(store, "next")).toMatchObject({ game: "atlantis", seat: 0, token: "a", here });
  rememberTable(store, { table: "next", seat: 1, token: "b" });
  seat.rememberRematch({ game: "atlantis", rematch: "next", seat: 0 });
  expect(findTable(store, "next")).toMatchObject({ seat: 1, token: "b" });
});
