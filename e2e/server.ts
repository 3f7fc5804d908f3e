import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const binary = process.env.ATLANTICA_BIN ?? join(root, "build/release/atlantica");
export const builtPage = join(root, "web/dist");

// The real program on a free port with its own database, which outlives a restart.
export class Server {
  address = "";
  private process: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), "atlantica-e2e-"));
  private port = 0;

  constructor(
    private readonly page = builtPage,
    private readonly options: string[] = [],
  ) {}

  async start(): Promise<void> {
    for (const needed of [binary, join(this.page, "index.html")])
      if (!existsSync(needed))
        throw new Error(`${needed} is missing: build the program and the page before these tests`);
    // A fixed port lets a page reconnect to the server after a restart.
    this.port ||= await freePort();
    const listen = `127.0.0.1:${this.port}`;
    const database = join(this.folder, "tables.db");
    const usual = ["serve", "--listen", listen, "--db", database, "--web", this.page];
    const child = spawn(binary, [...usual, ...this.options], { stdio: ["ignore", "pipe", "inherit"] });
    this.process = child;
    this.address = await new Promise((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it listened`)));
      createInterface({ input: child.stdout! }).on("line", (line) => {
        const address = /http:\/\/[0-9.]+:[0-9]+/.exec(line)?.[0];
        if (address) resolve(address);
      });
    });
  }

  // Of the running program.
  get pid(): number {
    return this.process!.pid!;
  }

  stop(): Promise<void> {
    return this.end("SIGTERM");
  }

  // Ends it as a crash would, without a clean shutdown.
  kill(): Promise<void> {
    return this.end("SIGKILL");
  }

  private async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.process;
    if (!child) return;
    this.process = undefined;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
