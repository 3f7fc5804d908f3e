import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Playable } from "../playable";
import { builtPage, Server } from "../server";

// Other browsers' drivers run nothing before the page does. So they get a page that begins with our own script: events
// are shown immediately, and errors are recorded for as long as the browser window is open.
const script = `
localStorage.setItem("atlantica.speed", "off");
const note = (words) => sessionStorage.setItem("wrong", (sessionStorage.getItem("wrong") ?? "") + words + "\\n");
addEventListener("error", (event) => note(event.message ?? "not loaded: " + event.target.outerHTML), true);
addEventListener("unhandledrejection", (event) => note(event.reason));
const say = console.error;
console.error = (...words) => {
  note(words.join(" "));
  say(...words);
};
`;

export class WatchedServer extends Server {
  private readonly copy: string;

  constructor() {
    const copy = mkdtempSync(join(tmpdir(), "atlantica-page-"));
    super(copy);
    this.copy = copy;
  }

  override async start(): Promise<void> {
    cpSync(builtPage, this.copy, { recursive: true });
    writeFileSync(join(this.copy, "watch.js"), script);
    const index = join(this.copy, "index.html");
    writeFileSync(
      index,
      readFileSync(index, "utf8").replace("<head>", '<head><script src="/watch.js"></script>'),
    );
    await super.start();
  }

  override async remove(): Promise<void> {
    await super.remove();
    rmSync(this.copy, { recursive: true, force: true });
  }
}

export const wrongIn = (page: Playable): Promise<string | null> =>
  page.evaluate(() => {
    const found = sessionStorage.getItem("wrong");
    sessionStorage.removeItem("wrong");
    return found;
  });
