import { setTimeout } from "node:timers/promises";
import type { Playable } from "../playable";

// The few commands of WebDriver (https://www.w3.org/TR/webdriver2/) that playing needs, as sent to a driver over HTTP
// and to Firefox itself: by Marionette, which its driver translates to.
export const commands = {
  navigate: ["POST", "url", "WebDriver:Navigate"],
  find: ["POST", "element", "WebDriver:FindElement"],
  click: ["POST", "element/{id}/click", "WebDriver:ElementClick"],
  clear: ["POST", "element/{id}/clear", "WebDriver:ElementClear"],
  type: ["POST", "element/{id}/value", "WebDriver:ElementSendKeys"],
  run: ["POST", "execute/sync", "WebDriver:ExecuteScript"],
  resize: ["POST", "window/rect", "WebDriver:SetWindowRect"],
  focus: ["GET", "element/active", "WebDriver:GetActiveElement"],
  role: ["GET", "element/{id}/computedrole", "WebDriver:GetComputedRole"],
  label: ["GET", "element/{id}/computedlabel", "WebDriver:GetComputedLabel"],
  screenshot: ["GET", "screenshot", "WebDriver:TakeScreenshot"],
} as const;
export type Command = keyof typeof commands;

export interface Connection {
  send(command: Command, parameters: Record<string, unknown>): Promise<unknown>;
}

export interface Engine {
  page: DrivenPage;
  close(): Promise<void>;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

// The page changes during play; the target may have disappeared, moved or been briefly covered.
const passing = new Set([
  "stale element reference",
  "no such element",
  "element click intercepted",
  "element not interactable",
]);

type InPage<R> = (argument: string | null) => R;

export class DrivenPage implements Playable {
  constructor(private readonly connection: Connection) {}

  async goto(address: string): Promise<void> {
    await this.connection.send("navigate", { url: address });
  }

  async click(selector: string): Promise<void> {
    await this.act(selector, (id) => this.connection.send("click", { id }));
  }

  async fill(selector: string, words: string): Promise<void> {
    await this.act(selector, async (id) => {
      await this.connection.send("clear", { id });
      await this.connection.send("type", { id, text: words });
    });
  }

  async selectOption(selector: string, value: string): Promise<void> {
    await this.click(`${selector} option[value="${value}"]`);
  }

  async evaluate<R>(inPage: InPage<R>, argument: string | null = null): Promise<R> {
    const script = `return (${inPage})(arguments[0]);`;
    return (await this.connection.send("run", { script, args: [argument] })) as R;
  }

  // Polls: an asynchronous script was seen to go unanswered in WebKit after its game had ended.
  async waitForFunction<R>(inPage: InPage<R>, argument: string | null = null) {
    for (;;) {
      const found = await this.evaluate(inPage, argument).catch(leftPage);
      if (found) return { jsonValue: async () => found };
      await setTimeout(20);
    }
  }

  // The focused element, as exposed to assistive technology.
  async focused(): Promise<{ role: string; label: string }> {
    const id = idOf(await this.connection.send("focus", {}));
    const [role, label] = [
      await this.connection.send("role", { id }),
      await this.connection.send("label", { id }),
    ];
    return { role: role as string, label: label as string };
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.connection.send("screenshot", { full: false })) as string, "base64");
  }

  private async act(selector: string, what: (id: string) => Promise<unknown>): Promise<void> {
    for (;;) {
      await this.waitForFunction((wanted) => {
        const found = document.querySelector(wanted!);
        // WebKit's driver scrolls the page, but not a list inside it.
        found?.scrollIntoView({ block: "nearest" });
        return found !== null && !found.matches(":disabled");
      }, selector);
      try {
        const element = await this.connection.send("find", { using: "css selector", value: selector });
        await what(idOf(element));
        return;
      } catch (problem) {
        if (!(problem instanceof Refused && passing.has(problem.code))) throw problem;
      }
    }
  }
}

// An element is an object with one field.
const idOf = (element: unknown): string => Object.values(element as Record<string, string>)[0]!;

// The page was left before there was a reply.
function leftPage(problem: unknown): undefined {
  if (problem instanceof Refused && problem.code === "no such frame") return;
  throw problem;
}
