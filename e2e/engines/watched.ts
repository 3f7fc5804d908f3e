import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Playable } from "../playable";
import { builtPage, Server } from "../server";

// Other browsers' drivers run nothing before the page does. So they get a page that begins with our own script: events
// are shown immediately, and errors are recorded for as long as the browser window is open.
const script = `
localStorage.setItem("atlantica.speed", "off");
document.documentElement.dataset.watched = "";
const note = (words) => sessionStorage.setItem("wrong", (sessionStorage.getItem("wrong") ?? "") + words + "\\n");
// Not an error: what an observer of sizes could not be told in this frame, it is told in the next.
const later = /^ResizeObserver loop/;
addEventListener("error", (event) => {
  if (!later.test(event.message)) note(event.message ?? "not loaded: " + event.target.outerHTML);
}, true);
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
    // The server would send a compressed copy instead.
    for (const ending of [".br", ".gz"]) rmSync(index + ending);
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

// What went wrong in the page, if anything.
export const wrongIn = (page: Playable): Promise<string | null> =>
  page.evaluate(() => {
    if (document.documentElement.dataset.watched === undefined) return "nobody watched this page";
    const found = sessionStorage.getItem("wrong");
    sessionStorage.removeItem("wrong");
    return found;
  });
