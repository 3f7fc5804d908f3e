import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { atlantisEvent, atlantisMove, view } from "../games/atlantis/types";
import {
  accountAnswer,
  claimAnswer,
  claimRequest,
  createAnswer,
  createRequest,
  errorAnswer,
  gamesAnswer,
  hintMessage,
  joinMessage,
  kickMessage,
  leaveMessage,
  momentAnswer,
  moveMessage,
  muteMessage,
  myTablesAnswer,
  passMessage,
  quickRequest,
  ratingsAnswer,
  readServerMessage,
  rematchMessage,
  resultsAnswer,
  sayMessage,
  signInRequest,
  tableInfo,
  tablesAnswer,
  undoMessage,
} from "./messages";
import { list, object, read, type Shape, text } from "./shape";

// The examples that the server's tests read and write too.
const folder = new URL("../../../tests/messages/", import.meta.url);
const files = (name: string) =>
  readdirSync(new URL(`${name}/`, folder)).filter((file) => file.endsWith(".json"));
const load = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), "utf8"));

// A file is named after its message; what follows the name tells examples of one message apart.
function shapeFor(file: string, shapes: Record<string, Shape<unknown>>): Shape<unknown> {
  const name = Object.keys(shapes).find((known) => file.startsWith(known));
  if (!name) throw new Error(`no shape is known for ${file}`);
  return shapes[name]!;
}

const clientShapes = {
  join: joinMessage,
  move: moveMessage,
  undo: undoMessage,
  hint: hintMessage,
  pass: passMessage,
  mute: muteMessage,
  rematch: rematchMessage,
  say: sayMessage,
  leave: leaveMessage,
  kick: kickMessage,
};
const httpShapes = {
  account_answer: accountAnswer,
  claim_answer: claimAnswer,
  claim_request: claimRequest,
  create_answer: createAnswer,
  create_request: createRequest,
  games_answer: gamesAnswer,
  moment_answer: momentAnswer,
  my_tables_answer: myTablesAnswer,
  quick_request: quickRequest,
  ratings_answer: ratingsAnswer,
  results_answer: resultsAnswer,
  sign_in_request: signInRequest,
  table_answer: tableInfo,
  tables_answer: tablesAnswer,
  error: errorAnswer,
  health_answer: object({ status: text }),
};

test.each(files("client"))("client/%s has exactly the names this page sends", (file) => {
  expect(read(shapeFor(file, clientShapes), load(`client/${file}`), "strict")).toMatchObject({ ok: true });
});

test.each(files("http"))("http/%s has exactly the names this page knows", (file) => {
  expect(read(shapeFor(file, httpShapes), load(`http/${file}`), "strict")).toMatchObject({ ok: true });
});

test.each(files("server"))("server/%s has exactly the names this page knows", (file) => {
  const message = readServerMessage(load(`server/${file}`), "strict");
  if (!message.ok) throw new Error(message.error);
  const value = message.value;
  if (value.type !== "joined" && value.type !== "update") return;
  expect(read(view, value.view, "strict")).toMatchObject({ ok: true });
  expect(read(list(atlantisMove), value.moves, "strict")).toMatchObject({ ok: true });
  expect(read(list(atlantisEvent), value.events, "strict")).toMatchObject({ ok: true });
});

test("a mistake in a message is named with its place", () => {
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

test("a newer server may say more than this page knows", () => {
  expect(readServerMessage({ type: "accepted", sequence: 79, mood: "calm" })).toMatchObject({ ok: true });
  expect(readServerMessage({ type: "accepted", sequence: 79, mood: "calm" }, "strict")).toEqual({
    ok: false,
    error: "mood: unknown name",
  });
});
