import { expect, test } from "vitest";
import {
  accountAddress,
  accountSeatAddress,
  inviteAddress,
  lessonAddress,
  lobbyAddress,
  openTableAddress,
  ratingsAddress,
  readAddress,
  replayAddress,
  rulesAddress,
  seatAddress,
  watchAddress,
} from "./address";
import pages from "./pages.json";

test("every URL this page generates is one it understands", () => {
  const follow = (address: string) =>
    readAddress(...(address.split(/(?=#)/).concat("").slice(0, 2) as [string, string]));
  expect(follow(seatAddress("k3v9", "tok-en_1"))).toEqual({
    page: "table",
    table: "k3v9",
    token: "tok-en_1",
  });
  expect(follow(inviteAddress("k3v9", "inv-ite_1"))).toEqual({
    page: "table",
    table: "k3v9",
    invite: "inv-ite_1",
  });
  expect(follow(watchAddress("k3v9"))).toEqual({ page: "table", table: "k3v9" });
  expect(follow(rulesAddress("survive"))).toEqual({ page: "rules", game: "survive" });
  expect(follow(rulesAddress("survive", "SUR-6.5a"))).toEqual({
    page: "rules",
    game: "survive",
    rule: "SUR-6.5a",
  });
  expect(follow(replayAddress())).toEqual({ page: "replay" });
  expect(follow(replayAddress("k3v9"))).toEqual({ page: "replay", table: "k3v9" });
  expect(follow(lessonAddress("escape"))).toEqual({ page: "lesson", game: "escape" });
  expect(follow(accountSeatAddress("k3v9", 2))).toEqual({ page: "table", table: "k3v9", seat: 2 });
  expect(follow(lobbyAddress)).toEqual({ page: "lobby" });
  expect(follow(accountAddress)).toEqual({ page: "account" });
  expect(follow(ratingsAddress("rising"))).toEqual({ page: "ratings", game: "rising" });
  expect(follow(openTableAddress)).toEqual({ page: "home" });
});

test("every path listed leads to its page, with or without a slash at its end", () => {
  for (const [page, patterns] of Object.entries(pages))
    for (const pattern of patterns) {
      const path = pattern.replace(/\{\w+\}/, "k3v9");
      expect(readAddress(path, "")).toMatchObject({ page });
      expect(readAddress(`${path.replace(/\/$/, "")}/`, "")).toMatchObject({ page });
    }
  expect(readAddress("/rules/surv%69ve", "")).toEqual({ page: "rules", game: "survive" });
});

test("any other path is unknown", () => {
  for (const path of ["/nowhere", "//", "/t", "/t//", "/t/../x", "/lobby/more", "/rules/%zz"])
    expect(readAddress(path, "")).toEqual({ page: "unknown" });
});
