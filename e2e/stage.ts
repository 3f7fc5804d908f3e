import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launch, pageErrors } from "./browser";
import { Server } from "./server";

// What every test file needs: a server and a browser, from before its first test until after its last.
// No test leaves an error behind in a page.
export let browser: Browser;

export function setUp(server = new Server()): Server {
  beforeAll(async () => {
    await server.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server.remove();
  });
  afterEach(() => expect(pageErrors.splice(0)).toEqual([]));
  return server;
}
