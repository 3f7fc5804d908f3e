import { expect, test } from "vitest";
import {
  allRead,
  audible,
  chatJoined,
  cleaned,
  dropped,
  emptyChat,
  excess,
  heard,
  hearing,
  muting,
  said,
  unheard,
  unread,
} from "./chat";

const line = (seat: number, text: string, sent = 100) => ({ seat, text, sent });
const texts = (chat: { lines: { text: string }[] }) => chat.lines.map((one) => one.text);

test("lines by others are unread until seen; the player's own never are", () => {
  let chat = chatJoined(emptyChat(), [line(1, "old", 50), line(1, "new", 90)], 0, 60);
  expect(unread(chat, 0)).toBe(1);
  chat = heard(heard(chat, line(0, "mine"), 0), line(1, "newer"), 0);
  expect(unread(chat, 0)).toBe(2);
  chat = allRead(chat);
  expect(unread(chat, 0)).toBe(0);
  expect(allRead(chat)).toBe(chat);
});

test("rejoining adds the lines missed and keeps those the server has forgotten", () => {
  let chat = chatJoined(emptyChat(), [line(1, "a", 1), line(1, "b", 2)], 0, 0);
  chat = allRead(heard(chat, line(1, "c", 3), 0));
  chat = chatJoined(chat, [line(1, "b", 2), line(1, "c", 3), line(1, "d", 4)], 0, 0);
  expect(texts(chat)).toEqual(["a", "b", "c", "d"]);
  expect(unread(chat, 0)).toBe(1);
});

test("a line waits until the server confirms it", () => {
  let chat = said(said(emptyChat(), "hello"), "hello");
  const [first, second] = chat.own.map((one) => one.key);
  expect(first).not.toBe(second);
  chat = heard(chat, line(1, "hello"), 0);
  expect(chat.own).toHaveLength(2);
  chat = heard(chat, line(0, "hello"), 0);
  expect(chat.own.map((one) => one.key)).toEqual([second]);
});

test("a line whose reply was lost is recognised among the lines missed", () => {
  let chat = chatJoined(emptyChat(), [line(0, "again?", 1)], 0, 0);
  chat = said(said(chat, "again?"), "lost");
  chat = chatJoined(chat, [line(0, "again?", 1), line(0, "lost", 9)], 0, 0);
  // The older line with the same text was there before and proves nothing.
  expect(chat.own.map((one) => one.text)).toEqual(["again?"]);
});

test("after a reload, a waiting line is recognised in the chat", () => {
  const chat = emptyChat([], [{ key: 1, text: "heard" }]);
  expect(chatJoined(chat, [line(0, "heard")], 0, 0).own).toEqual([]);
});

test("a refused line can be resent or discarded", () => {
  const failure = { code: "store_failed", message: "This was not sent; try again." };
  const chat = unheard(said(emptyChat(), "hello"), 1, failure);
  expect(chat.own).toEqual([{ key: 1, text: "hello", failure }]);
  expect(unheard(chat, 1, undefined).own).toEqual([{ key: 1, text: "hello" }]);
  expect(dropped(chat, 1).own).toEqual([]);
});

test("a muted seat is neither shown nor counted until it is unmuted", () => {
  let chat = heard(heard(emptyChat(), line(1, "noise"), 0), line(2, "sense"), 0);
  chat = muting(chat, 1);
  expect(audible(chat).map((one) => one.text)).toEqual(["sense"]);
  expect(unread(chat, 0)).toBe(1);
  chat = hearing(chat, 1);
  expect(audible(chat)).toHaveLength(2);
});

test("a draft is sent without characters the server refuses, and counted as the server counts", () => {
  expect(cleaned("  a\tb\u202ec\u2066 \n")).toBe("a b c");
  expect(cleaned("\u200f \ufeff")).toBe("");
  expect(excess("x".repeat(500))).toBe(0);
  expect(excess("🌊".repeat(501))).toBe(1);
});
