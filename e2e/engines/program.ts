import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

// A program with its own temporary home folder, and the lines it prints.
export class Program {
  readonly lines: string[] = [];
  private readonly listeners = new Set<(line: string) => void>();
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  constructor(
    private readonly name: string,
    options: string[],
    readonly home: string,
    environment: Record<string, string> = {},
  ) {
    // It ends when we do, however that happens; its own process group makes its children end with it.
    this.child = spawn("setpriv", ["--pdeathsig", "TERM", name, ...options], {
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, LANG: "C.UTF-8", ...environment },
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      createInterface({ input: stream }).on("line", (line) => {
        this.lines.push(line);
        for (const listener of this.listeners) listener(line);
      });
    this.ended = new Promise((resolve) => {
      this.child.once("error", () => resolve());
      this.child.once("close", () => resolve());
    });
  }

  // The match in the first line, already printed or still to come, that fits the pattern.
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (const line of this.lines) {
      const match = pattern.exec(line);
      if (match) return match;
    }
    return this.next(pattern);
  }

  // The same for lines still to come.
  async next(pattern: RegExp): Promise<RegExpExecArray> {
    let listener: (line: string) => void = () => {};
    const found = new Promise<RegExpExecArray>((resolve) => {
      listener = (line) => {
        const match = pattern.exec(line);
        if (match) resolve(match);
      };
      this.listeners.add(listener);
    });
    const never = this.ended.then(() => {
      throw new Error(`${this.name} ended without saying ${pattern}:\n${this.lines.join("\n")}`);
    });
    return Promise.race([found, never]).finally(() => this.listeners.delete(listener));
  }

  async stop(): Promise<void> {
    try {
      process.kill(-this.child.pid!, "SIGTERM");
    } catch {
      // It has already exited.
    }
    await this.ended;
  }
}

// A temporary home folder, and a function that removes it.
export const makeHome = (): string => mkdtempSync(join(tmpdir(), "atlantica-engine-"));
export const removeHome = (home: string): void =>
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });

// A virtual display; returns the display name to pass to programs.
export async function startScreen(home: string): Promise<{ screen: Program; display: string }> {
  const options = ["-displayfd", "1", "-screen", "0", "1024x806x24", "-nolisten", "tcp", "-noreset"];
  const screen = new Program("Xvfb", options, home);
  const [display] = await screen.says(/^\d+$/);
  return { screen, display: `:${display}` };
}
