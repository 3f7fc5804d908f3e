import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Server } from "./server";

// A server that has too little memory to hash a password, which takes 64 MiB.
const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.remove());

// As ulimit -v does, in bytes.
function limitMemory(bytes: string): void {
  execFileSync("prlimit", ["--pid", String(server.pid), `--as=${bytes}:`]);
}

function usedMemory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return 1024 * Number(/VmSize:\s+(\d+) kB/.exec(status)![1]);
}

async function post(path: string, name: string): Promise<{ status: number; code: string | undefined }> {
  const body = JSON.stringify({ name, password: "correct horse battery" });
  const answer = await fetch(server.address + path, { method: "POST", body });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

test("signing up and in without memory is answered with 503, and works when there is some", async () => {
  expect((await post("/api/account", "Ada")).status).toBe(200);
  const pid = server.pid;
  limitMemory(String(usedMemory() + 16 * 1024 * 1024));
  const answers = await Promise.all([
    post("/api/account", "Grace"),
    post("/api/account", "Mary"),
    post("/api/session", "Ada"),
    post("/api/session", "Nobody"),
  ]);
  for (const answer of answers) expect(answer).toEqual({ status: 503, code: "unavailable" });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  limitMemory("unlimited");
  expect((await post("/api/account", "Grace")).status).toBe(200);
  expect((await post("/api/session", "Ada")).status).toBe(200);
  expect((await post("/api/session", "Nobody")).code).toBe("bad_password");
  expect(server.pid).toBe(pid);
});
