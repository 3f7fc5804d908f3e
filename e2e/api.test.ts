import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Checker } from "../web/dev/schema";
import type { CreateAnswer } from "../web/src/protocol/messages";
import { games } from "./games";
import { builtPage, Server } from "./server";

// The server's description of its requests, checked against its responses.
interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}
interface Answered {
  status: number;
  type: string;
  body: unknown;
}

const server = new Server(builtPage, ["--no-limits"]);
const record = readFileSync(new URL("../tests/records/atlantis_three_seats.jsonl", import.meta.url), "utf8");
let document: OpenApi;
let checker: Checker;
let session = "";

beforeAll(async () => {
  await server.start();
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as OpenApi;
  checker = new Checker(document);
});
afterAll(() => server.remove());

async function send(method: string, path: string, body?: unknown, more: HeadersInit = {}): Promise<Answered> {
  const answer = await fetch(server.address + path, {
    method,
    headers: { cookie: session, ...more },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const cookie = answer.headers.get("set-cookie");
  if (cookie) session = cookie.split(";")[0]!;
  const type = answer.headers.get("content-type") ?? "";
  return {
    status: answer.status,
    type,
    body: type === "application/json" ? await answer.json() : await answer.text(),
  };
}

const asked = new Set<string>();

// Sends a request to a route with these path parts, and checks that the response is one the route lists.
async function ask(
  status: number,
  route: string,
  parts: Record<string, string> = {},
  body?: unknown,
  more?: HeadersInit,
): Promise<unknown> {
  asked.add(route);
  const [method = "", path = ""] = route.split(" ");
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name]!);
  const answer = await send(method, filled, body, more);
  expect({ route, status: answer.status, body: answer.status === status || answer.body }).toEqual({
    route,
    status,
    body: true,
  });
  const place = ["paths", path, method.toLowerCase(), "responses", String(status), "content", answer.type];
  expect(checker.misfit(answer.body, ...place, "schema")).toBeUndefined();
  return answer.body;
}

test("every request is answered as OpenAPI specifies, including errors", async () => {
  await ask(200, "GET /healthz");
  await ask(200, "GET /readyz");
  await ask(200, "GET /metrics");
  await ask(200, "GET /api/openapi.json");
  await ask(200, "GET /api/asyncapi.json");
  await ask(200, "GET /api/games");
  await ask(200, "GET /api/rules/{game}", { game: "survive" });
  await ask(404, "GET /api/rules/{game}", { game: "chess" });

  await ask(401, "GET /api/account");
  await ask(401, "GET /api/account/tables");
  await ask(401, "GET /api/account/results");
  const ada = { name: "Ada", password: "a long password" };
  await ask(200, "POST /api/account", {}, ada);
  await ask(409, "POST /api/account", {}, ada);
  await ask(400, "POST /api/account", {}, { name: "Ada" });
  await ask(200, "DELETE /api/sessions");
  await ask(401, "DELETE /api/sessions");
  await ask(200, "DELETE /api/session");
  await ask(403, "POST /api/session", {}, { ...ada, password: "another password" });
  await ask(400, "POST /api/session", {}, "not JSON");
  await ask(200, "POST /api/session", {}, ada);

  const seats = [{ kind: "me" }, { kind: "friend" }, { kind: "bot", bot: "random" }];
  // biome-ignore lint/suspicious/noThenProperty: a protocol member whose value is a string and never called
  const settings = { listed: true, clock: { base: 600 }, absence: { then: "bot", grace: 60 }, delay: 2 };
  const made = (await ask(
    200,
    "POST /api/tables",
    {},
    { game: "survive", seats, ...settings },
  )) as CreateAnswer;
  await ask(400, "POST /api/tables", {}, { game: "chess", seats });
  await ask(400, "POST /api/tables", {}, { seats });
  await ask(403, "POST /api/tables", {}, { game: "survive", seats }, { origin: "http://elsewhere.example" });
  await ask(413, "POST /api/tables", {}, " ".repeat(20_000));
  await ask(200, "GET /api/tables");
  const { table } = made;
  await ask(200, "GET /api/tables/{table}", { table });
  await ask(404, "GET /api/tables/{table}", { table: "nowhere" });
  await ask(403, "POST /api/tables/{table}/claim", { table }, { invite: "wrong" });
  await ask(200, "POST /api/tables/{table}/claim", { table }, { invite: made.seats[1]!.invite });
  await ask(404, "POST /api/tables/{table}/claim", { table: "nowhere" }, {});
  await ask(400, "POST /api/tables/{table}/claim", { table }, { invite: 1 });
  await ask(409, "GET /api/tables/{table}/record", { table });
  await ask(404, "GET /api/tables/{table}/record", { table: "nowhere" });
  await ask(404, "GET /api/tables/{table}/moments/{sequence}", { table, sequence: "100000" });
  await ask(400, "GET /api/tables/{table}/moments/{sequence}", { table, sequence: "soon" });

  for (const game of games) {
    const quick = (await ask(200, "POST /api/quick", {}, { game })) as CreateAnswer;
    await ask(200, "GET /api/tables/{table}/moments/{sequence}", { table: quick.table, sequence: "0" });
    await ask(200, "GET /api/ratings/{game}", { game });
  }
  await ask(400, "POST /api/quick", {}, { game: "chess" });
  await ask(404, "GET /api/ratings/{game}", { game: "chess" });
  await ask(200, "GET /api/account");
  await ask(200, "GET /api/account/tables");
  await ask(200, "GET /api/account/results");

  const finished = (await ask(200, "POST /api/records", {}, record)) as CreateAnswer;
  await ask(400, "POST /api/records", {}, "not a record");
  await ask(200, "GET /api/tables/{table}/record", { table: finished.table });

  const password = "a longer password";
  await ask(200, "POST /api/account/password", {}, { password: ada.password, new_password: password });
  await ask(403, "POST /api/account/deletion", {}, { password: ada.password });
  await ask(200, "POST /api/account/deletion", {}, { password });
  await ask(401, "GET /api/account");

  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...asked].sort()).toEqual(listed.sort());
});

test("a known path with the wrong method, and an unknown path, also return errors", async () => {
  const wrong = (answer: Answered) => checker.misfit(answer.body, "components", "schemas", "ErrorMessage");
  const method = await send("DELETE", "/api/games");
  expect([method.status, wrong(method)]).toEqual([405, undefined]);
  const nothing = await send("GET", "/api/nothing");
  expect([nothing.status, wrong(nothing)]).toEqual([404, undefined]);
});
