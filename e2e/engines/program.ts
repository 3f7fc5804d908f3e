import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

// A program with a home folder of its own that vanishes with it, and the lines it says.
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
    private readonly signal: "TERM" | "KILL" = "TERM", // what ends it
  ) {
    // It ends when we do, however that comes; its own group lets those it starts end with it.
    this.child = spawn("setpriv", ["--pdeathsig", signal, name, ...options], {
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

  // What the pattern finds in the first line, said or yet to be said, that it fits.
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (const line of this.lines) {
      const match = pattern.exec(line);
      if (match) return match;
    }
    return this.next(pattern);
  }

  // The same of the lines yet to be said.
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
      process.kill(-this.child.pid!, `SIG${this.signal}`);
    } catch {
      // It has ended by itself.
    }
    await this.ended;
  }
}

// A home for programs, and what makes it vanish.
export const makeHome = (): string => mkdtempSync(join(tmpdir(), "atlantica-engine-"));
export const removeHome = (home: string): void =>
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });

// A screen in memory; the display that programs are to be told of.
export async function startScreen(home: string): Promise<{ screen: Program; display: string }> {
  const options = ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp", "-noreset"];
  const screen = new Program("Xvfb", options, home);
  const [display] = await screen.says(/^\d+$/);
  return { screen, display: `:${display}` };
}
