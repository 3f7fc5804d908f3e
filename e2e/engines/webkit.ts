import { freePort } from "../server";
import { makeHome, Program, removeHome, startScreen } from "./program";
import { type Command, type Connection, commands, DrivenPage, type Engine, Refused } from "./webdriver";

const browser = process.env.WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

// Safari's engine, in the minimal browser that comes with it and needs a display.
export async function startWebKit(): Promise<Engine> {
  const home = makeHome();
  const { screen, display } = await startScreen(home);
  const port = await freePort();
  const program = new Program("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], home, {
    DISPLAY: display,
    GDK_BACKEND: "x11",
    // Without a GPU, drawing through GL costs three times as much as CPU rendering.
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    // Otherwise it needs namespaces, which a container may not allow.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const driver = new Driver(`http://127.0.0.1:${port}`);
  await driver.open();
  // Its bar is 38 pixels high.
  await driver.send("resize", { x: 0, y: 0, width: 1024, height: 806 });
  return {
    page: new DrivenPage(driver),
    close: async () => {
      await driver.close();
      await program.stop();
      await screen.stop();
      removeHome(home);
    },
  };
}

// The driver, which takes requests over HTTP.
class Driver implements Connection {
  private session = "";

  constructor(private readonly address: string) {}

  async open(): Promise<void> {
    while (!(await fetch(`${this.address}/status`).catch(() => undefined)));
    const wanted = {
      browserName: "MiniBrowser",
      timeouts: { script: null, pageLoad: 300_000, implicit: 0 },
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    };
    const made = await this.ask("POST", "session", { capabilities: { alwaysMatch: wanted } });
    this.session = `session/${(made as { sessionId: string }).sessionId}`;
  }

  async close(): Promise<void> {
    await this.ask("DELETE", this.session);
  }

  send(command: Command, { id, ...parameters }: Record<string, unknown>): Promise<unknown> {
    const [method, path] = commands[command];
    return this.ask(method, `${this.session}/${path.replace("{id}", String(id))}`, parameters);
  }

  private async ask(method: string, path: string, parameters?: object): Promise<unknown> {
    const body = method === "POST" ? JSON.stringify(parameters) : undefined;
    const answer = await fetch(`${this.address}/${path}`, { method, body });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const refusal = value as { error: string; message: string };
    throw new Refused(refusal.error, refusal.message);
  }
}
