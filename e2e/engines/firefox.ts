import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { makeHome, Program, removeHome } from "./program";
import { type Command, type Connection, commands, DrivenPage, type Engine, Refused } from "./webdriver";

// No requests to anything but this machine.
const preferences = {
  "marionette.port": 0,
  "ui.prefersReducedMotion": 1,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

export async function startFirefox(options = ["--headless"], environment = {}): Promise<Engine> {
  const home = makeHome();
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(home, "user.js"), lines.join("\n"));
  const program = new Program(
    process.env.FIREFOX ?? "firefox-esr",
    ["--marionette", "--no-remote", "--profile", home, "--width", "1024", "--height", "853", ...options],
    home,
    environment,
  );
  const [, port] = await program.says(/Marionette.*Listening on port (\d+)/);
  const marionette = new Marionette(Number(port));
  const timeouts = { script: null, pageLoad: 300_000, implicit: 0 };
  await marionette.ask("WebDriver:NewSession", { capabilities: { alwaysMatch: { timeouts } } });
  return {
    page: new DrivenPage(marionette),
    close: async () => {
      marionette.close();
      await program.stop();
      removeHome(home);
    },
  };
}

// A stream of JSON messages, each preceded by its length in bytes and a colon: requests [0, id, command, parameters] and
// replies [1, id, error, result].
class Marionette implements Connection {
  private readonly socket: Socket;
  private received = Buffer.alloc(0);
  private readonly waiting = new Map<number, (answer: [unknown, unknown]) => void>();
  private asked = 0;

  constructor(port: number) {
    this.socket = connect(port, "127.0.0.1");
    this.socket.on("data", (bytes) => this.take(bytes));
  }

  async send(command: Command, parameters: Record<string, unknown>): Promise<unknown> {
    const result = (await this.ask(commands[command][2], parameters)) as { value: unknown } | null;
    return result?.value;
  }

  async ask(name: string, parameters: Record<string, unknown>): Promise<unknown> {
    const id = ++this.asked;
    const message = JSON.stringify([0, id, name, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [error, result] = await new Promise<[unknown, unknown]>((resolve) => this.waiting.set(id, resolve));
    if (error) {
      const refusal = error as { error: string; message: string };
      throw new Refused(refusal.error, refusal.message);
    }
    return result;
  }

  close(): void {
    this.socket.destroy();
  }

  private take(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const colon = this.received.indexOf(":");
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      this.waiting.get(id)?.([error, result]);
      this.waiting.delete(id);
    }
  }
}
