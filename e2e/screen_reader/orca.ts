import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { makeHome, Program, removeHome, startScreen } from "../engines/program";

const kInterrupted = "SPEECH STOPPED";
const script = fileURLToPath(new URL("start_orca.py", import.meta.url));

// Orca with a screen, a keyboard and a message bus of its own.
export class ScreenReader {
  private constructor(
    private readonly orca: Program,
    private readonly others: Program[],
    private readonly home: string,
    readonly environment: Record<string, string>, // for a program to be read
  ) {}

  static async start(): Promise<ScreenReader> {
    const home = makeHome();
    const { screen, display } = await startScreen(home);
    const desktop = {
      DISPLAY: display,
      GDK_BACKEND: "x11",
      GNOME_ACCESSIBILITY: "1",
      GSETTINGS_BACKEND: "memory",
    };
    const bus = new Program("dbus-daemon", ["--session", "--nofork", "--print-address"], home, desktop);
    const [address] = await bus.says(/^unix:.*/);
    const environment = { ...desktop, DBUS_SESSION_BUS_ADDRESS: address };
    const orca = new Program("/usr/bin/python3", ["-B", script, home], home, environment);
    await orca.says(/Screen reader on/);
    return new ScreenReader(orca, [bus, screen], home, environment);
  }

  // What it has said since it was last interrupted, as it is by every key; without the keys themselves.
  get heard(): string[] {
    const { lines } = this.orca;
    return phrases(lines.slice(lines.lastIndexOf(kInterrupted) + 1));
  }

  // All it has said, and the keys that interrupted it.
  get said(): string[] {
    return phrases(this.orca.lines);
  }

  // A key by its name in X.
  async press(key: string): Promise<void> {
    this.orca.lines.push(`SPEECH OUTPUT: '--- ${key}'`, kInterrupted);
    await this.tool("key", key);
  }

  // As a window manager would.
  async giveKeyboardTo(windowClass: string): Promise<void> {
    await this.tool("search", "--sync", "--onlyvisible", "--class", windowClass, "windowfocus", "--sync");
  }

  async stop(): Promise<void> {
    for (const program of [this.orca, ...this.others]) await program.stop();
    removeHome(this.home);
  }

  private async tool(...words: string[]): Promise<void> {
    await promisify(execFile)("xdotool", words, { env: { ...process.env, ...this.environment } });
  }
}

const phrases = (lines: string[]): string[] =>
  lines.flatMap((line) => /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?$/.exec(line)?.[1] ?? []);
