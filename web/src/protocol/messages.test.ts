import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { programChecker } from "../../dev/schema";
import { readServerMessage } from "./messages";

const misfit = programChecker();

// The examples, which the server's tests also read and write.
const folder = new URL("../../../tests/", import.meta.url);
const files = (name: string, ending = ".json") =>
  readdirSync(new URL(`${name}/`, folder)).filter((file) => file.endsWith(ending));
const content = (path: string): string => readFileSync(new URL(path, folder), "utf8");
const load = (path: string): unknown => JSON.parse(content(path));

// A file in http is named after its body; a suffix distinguishes examples of the same body.
function bodyOf(file: string): string {
  if (file.startsWith("table_answer")) return "TableInfo";
  const words = /^([a-z_]+?_(request|answer))/.exec(file)![1]!.split("_");
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

describe("the schema accepts every example of", () => {
  test.each(files("messages/client"))("client/%s", (file) => {
    expect(misfit(load(`messages/client/${file}`), "ClientMessage")).toBeUndefined();
  });

  test.each(files("messages/http"))("http/%s", (file) => {
    expect(misfit(load(`messages/http/${file}`), bodyOf(file))).toBeUndefined();
  });

  test.each(files("messages/server"))("server/%s", (file) => {
    const message = load(`messages/server/${file}`);
    expect(misfit(message, "ServerMessage")).toBeUndefined();
    expect(readServerMessage(message)).toEqual({ ok: true, value: message });
  });

  test.each(files("records", ".jsonl"))("records/%s", (file) => {
    const [head, ...lines] = content(`records/${file}`)
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(misfit(head, "RecordHead")).toBeUndefined();
    for (const line of lines) expect(misfit(line, "RecordLine")).toBeUndefined();
  });

  test.each(files("scenarios"))("scenarios/%s", (file) => {
    expect(misfit(load(`scenarios/${file}`), "Scenario")).toBeUndefined();
  });
});

test("the schema rejects what the program would never write", () => {
  const update = load("messages/server/update.json") as Record<string, unknown>;
  expect(misfit({ ...update, mood: "calm" }, "ServerMessage")).toBeDefined();
  expect(misfit({ ...update, sequence: -1 }, "UpdateMessage")).toBeDefined();
  expect(
    misfit({ ...update, view: { ...(update.view as object), phase: "lunch" } }, "UpdateMessage"),
  ).toBeDefined();
  const { sequence: _, ...rest } = update;
  expect(misfit(rest, "UpdateMessage")).toBeDefined();
});

test("an error in a message is reported with its location", () => {
  const wrong = { type: "accepted", sequence: "79" };
  expect(readServerMessage(wrong)).toEqual({
    ok: false,
    error: "sequence: expected a whole number, got a text",
  });
  expect(readServerMessage({ type: "shout" })).toEqual({
    ok: false,
    error: 'type: unknown message type "shout"',
  });
  expect(readServerMessage([])).toEqual({
    ok: false,
    error: "the top level: expected an object, got a list",
  });
});

test("a newer server may send more than this page knows", () => {
  expect(readServerMessage({ type: "accepted", sequence: 79, mood: "calm" })).toMatchObject({ ok: true });
  const late = { type: "error", code: "too_late", key: "common.server.late", args: {}, message: "Too late." };
  expect(readServerMessage(late)).toMatchObject({ ok: true });
});
