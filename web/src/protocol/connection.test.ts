import { expect, test } from "vitest";
import { Connection, type Link, type Socket } from "./connection";
import type { ErrorMessage, Hints, TableInfo } from "./messages";

const table: TableInfo = {
  table: "t1",
  game: "atlantis",
  rules_version: 1,
  options: {},
  commitment: "",
  seats: [],
  sequence: 75,
  over: false,
  rated: false,
  listed: false,
};
const situation = {
  view: { phase: "turn" },
  moves: [],
  actors: [],
  can_undo: false,
  events: [],
  earlier: [],
  chat: [],
};

class Line implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  answerJoin(sequence: number): void {
    this.say({ type: "joined", id: this.sent[0]!.id, seat: 0, table, sequence, ...situation });
  }
}

function connected(sequence = 75, held: { token: string } | { seat: number } = { token: "secret" }) {
  const lines: Line[] = [];
  const links: Link[] = [];
  const errors: ErrorMessage[] = [];
  const hints: Hints[] = [];
  const said: string[] = [];
  const waits: { run: () => void; milliseconds: number }[] = [];
  const seen = { joined: 0, updates: [] as number[], settled: 0 };
  const connection = new Connection({
    table: "t1",
    ...held,
    openSocket: () => {
      lines.push(new Line());
      return lines.at(-1)!;
    },
    later: (run, milliseconds) => {
      waits.push({ run, milliseconds });
      return () => {};
    },
    onJoined: () => ++seen.joined,
    onUpdate: (message) => seen.updates.push(message.sequence),
    onTable: () => {},
    onHints: (message) => hints.push(message),
    onSaid: (line) => said.push(line.text),
    onError: (message) => errors.push(message),
    onSettled: () => ++seen.settled,
    onLink: (link) => links.push(link),
  });
  connection.open();
  lines[0]!.onopen?.();
  lines[0]!.answerJoin(sequence);
  const reopen = (at: number) => {
    waits.at(-1)!.run();
    lines.at(-1)!.onopen?.();
    lines.at(-1)!.answerJoin(at);
    return lines.at(-1)!;
  };
  return { connection, lines, links, errors, hints, said, waits, seen, reopen };
}

test("a signed-in player joins by the account's seat, and again after a disconnect", () => {
  const { lines, reopen } = connected(75, { seat: 2 });
  expect(lines[0]!.sent[0]).toMatchObject({ type: "join", table: "t1", seat: 2 });
  lines[0]!.close();
  expect(reopen(75).sent[0]).toMatchObject({ type: "join", seat: 2, since: 75 });
});

test("the first join asks for the whole history, a later one only for what is new", () => {
  const { lines, reopen } = connected();
  expect(lines[0]!.sent[0]).toMatchObject({ type: "join", table: "t1", token: "secret", since: 0 });
  lines[0]!.say({ type: "update", sequence: 79, ...situation });
  lines[0]!.close();
  expect(reopen(81).sent[0]).toMatchObject({ type: "join", since: 79 });
});

test("an update already seen is not shown again", () => {
  const { lines, seen } = connected(75);
  lines[0]!.say({ type: "update", sequence: 75, ...situation });
  lines[0]!.say({ type: "update", sequence: 76, ...situation });
  expect(seen.updates).toEqual([76]);
});

test("only one move is sent at a time", () => {
  const { connection, lines, seen } = connected();
  expect(connection.send({ type: "move", sequence: 75, move: "show" })).toBe(true);
  expect(connection.send({ type: "move", sequence: 75, move: "show" })).toBe(false);
  lines[0]!.say({ type: "accepted", id: lines[0]!.sent[1]!.id, sequence: 79 });
  expect(seen.settled, "the situation after it is not here yet").toBe(0);
  expect(connection.send({ type: "move", sequence: 75, move: "show" })).toBe(false);
  lines[0]!.say({ type: "update", sequence: 79, ...situation });
  expect(seen.settled).toBe(1);
  expect(connection.send({ type: "undo", sequence: 79 })).toBe(true);
  expect(lines[0]!.sent.map((message) => message.type)).toEqual(["join", "move", "undo"]);
});

test("a move whose reply was lost is resent only if the table has not moved on", () => {
  const unheard = connected(75);
  unheard.connection.send({ type: "move", sequence: 75, move: "show" });
  unheard.lines[0]!.close();
  expect(unheard.reopen(75).sent[1]).toMatchObject({ type: "move", sequence: 75, move: "show" });

  const heard = connected(75);
  heard.connection.send({ type: "move", sequence: 75, move: "show" });
  heard.lines[0]!.close();
  expect(heard.reopen(79).sent).toHaveLength(1);
  expect(heard.seen.settled).toBe(1);
});

const error = (code: string, more: { id?: unknown; rule?: string } = {}) => ({
  type: "error",
  code,
  key: "common.error.other",
  args: {},
  message: "No.",
  ...more,
});

test("a refusal is reported, but a resent move being stale is not", () => {
  const { connection, lines, errors, reopen } = connected(75);
  connection.send({ type: "move", sequence: 75, move: "show" });
  lines[0]!.say(error("refused", { id: lines[0]!.sent[1]!.id, rule: "ATL-3.10" }));
  expect(errors).toMatchObject([{ code: "refused", rule: "ATL-3.10" }]);

  connection.send({ type: "move", sequence: 75, move: "show" });
  lines[0]!.close();
  const line = reopen(75);
  line.say(error("stale", { id: line.sent[1]!.id }));
  expect(errors).toHaveLength(1);
});

test("retry delays grow, and are reset after success", () => {
  const { lines, links, waits, reopen } = connected();
  lines[0]!.close();
  waits[0]!.run();
  lines[1]!.close();
  expect(waits[1]!.milliseconds).toBeGreaterThan(waits[0]!.milliseconds);
  reopen(75).close();
  expect(waits[2]!.milliseconds).toBe(waits[0]!.milliseconds);
  expect(links).toEqual(["connecting", "online", "lost", "lost", "online", "lost"]);
});

test("joining a table that does not exist is not retried", () => {
  const { connection, lines, links, errors, waits } = connected();
  lines[0]!.close();
  waits[0]!.run();
  lines[1]!.onopen?.();
  lines[1]!.say(error("not_found", { id: lines[1]!.sent[0]!.id }));
  expect(errors).toMatchObject([{ code: "not_found" }]);
  expect(links.at(-1)).toBe("closed");
  expect(waits).toHaveLength(1);
  expect(connection.send({ type: "undo", sequence: 75 })).toBe(false);
});

test("a hint can be requested during a move, and is passed on", () => {
  const { connection, lines, hints } = connected();
  expect(connection.askHint(75)).toBe(true);
  const asked = lines[0]!.sent.at(-1)!;
  expect(asked).toMatchObject({ type: "hint", sequence: 75 });
  expect(connection.send({ type: "move", sequence: 75, move: "show" })).toBe(true);
  lines[0]!.say({ type: "hints", id: asked.id, sequence: 75, moves: [{ move: "show", chance: 0.4 }] });
  expect(hints).toMatchObject([{ sequence: 75, moves: [{ move: "show", chance: 0.4 }] }]);
});

test("no hint is requested while the table is not open", () => {
  const { connection, lines } = connected();
  lines[0]!.onclose?.();
  expect(connection.askHint(75)).toBe(false);
});

test("chat lines are passed on, and a request gets the reply with its id", async () => {
  const { connection, lines, said, errors } = connected();
  const hello = connection.ask({ type: "say", text: "hello" });
  const kick = connection.ask({ type: "kick", seat: 1 });
  const [first, second] = lines[0]!.sent.slice(-2);
  expect(first).toMatchObject({ type: "say", text: "hello" });
  lines[0]!.say({ type: "kicked", id: second!.id, seat: 1, invite: "new" });
  lines[0]!.say(error("store_failed", { id: first!.id }));
  lines[0]!.say({ type: "said", seat: 1, text: "hi", sent: 1700000060 });
  expect(await kick).toEqual({ ok: true, invite: "new" });
  expect(await hello).toMatchObject({ ok: false, failure: { code: "store_failed" } });
  expect(said).toEqual(["hi"]);
  expect(errors).toEqual([]);
});

test("a request does not block a move", async () => {
  const { connection, lines, seen } = connected();
  const rematch = connection.ask({ type: "rematch" });
  expect(connection.send({ type: "move", sequence: 75, move: "show" })).toBe(true);
  lines[0]!.say({ type: "accepted", id: lines[0]!.sent[1]!.id, sequence: 75 });
  expect(await rematch).toEqual({ ok: true });
  expect(seen.settled).toBe(0);
});

test("a request lost with the connection is not resent automatically", async () => {
  const { connection, lines, reopen } = connected();
  const wish = connection.ask({ type: "say", text: "hello" });
  lines[0]!.close();
  expect(await wish).toMatchObject({ ok: false, failure: { code: "unheard" } });
  expect(await connection.ask({ type: "leave" })).toMatchObject({ ok: false, failure: { code: "unheard" } });
  expect(reopen(75).sent).toHaveLength(1);
});

test("a removed player comes back as a spectator", () => {
  const { lines, errors, reopen } = connected();
  lines[0]!.say(error("bad_token"));
  expect(errors).toMatchObject([{ code: "bad_token" }]);
  lines[0]!.close();
  expect(reopen(75).sent[0]).not.toHaveProperty("token");
});

test("rejoining asks for what is missing over the same socket", () => {
  const { connection, lines } = connected();
  expect(connection.joinAgain()).toBe(true);
  expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "join", token: "secret", since: 75 });
});

test("an end without another log entry is an update too", () => {
  const { lines, seen } = connected(75);
  lines[0]!.say({ type: "update", sequence: 75, ...situation, result: { winners: [], scores: [], key: "" } });
  expect(seen.updates).toEqual([75]);
});
