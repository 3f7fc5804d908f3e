import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeHome, Program, removeHome, startScreen } from "../engines/program";

// What Orca is told by its user: to print what it says as it says it. Its own --debug-file comes in pieces, late, and makes
// it slow.
const customizations = `
import logging, sys
logging.getLogger("speech").addHandler(logging.StreamHandler(sys.stdout))
`;

// Orca with a screen, a keyboard and a message bus of its own. It finds nobody to lend it a voice, so nothing is heard.
export class ScreenReader {
  private constructor(
    private readonly programs: Program[],
    private readonly home: string,
    readonly environment: Record<string, string>,
  ) {}

  static async start(): Promise<ScreenReader> {
    const home = makeHome();
    const { screen, display } = await startScreen(home);
    const desktop = { DISPLAY: display, GDK_BACKEND: "x11", GNOME_ACCESSIBILITY: "1", SPEECHD_CMD: "false" };
    const bus = new Program("dbus-daemon", ["--session", "--nofork", "--print-address"], home, desktop);
    const [address] = await bus.says(/^unix:.*/);
    const environment = { ...desktop, DBUS_SESSION_BUS_ADDRESS: address };
    const folder = join(home, "orca");
    mkdirSync(folder);
    writeFileSync(join(folder, "orca-customizations.py"), customizations);
    // While nothing happens it is deaf to other signals.
    const orca = new Program("orca", ["--user-prefs", folder], home, environment, "KILL");
    await orca.says(/Screen reader on/);
    return new ScreenReader([orca, bus, screen], home, environment);
  }

  // All it has said so far, phrase by phrase.
  get said(): string[] {
    return this.programs[0]!.lines.flatMap(
      (line) => /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?$/.exec(line)?.[1] ?? [],
    );
  }

  // As fingers would; names of keys are those of X, joined by "+".
  async press(keys: string): Promise<void> {
    await this.tool("key", keys);
  }

  // Without a window manager nobody else does it.
  async giveKeyboardTo(windowClass: string): Promise<void> {
    await this.tool("search", "--sync", "--onlyvisible", "--class", windowClass, "windowfocus", "--sync");
  }

  async stop(): Promise<void> {
    for (const program of this.programs) await program.stop();
    removeHome(this.home);
  }

  private async tool(...words: string[]): Promise<void> {
    await promisify(execFile)("xdotool", words, { env: { ...process.env, ...this.environment } });
  }
}
