import { expect, test } from "vitest";
import { person, turn } from "./browser";
import { games } from "./games";
import { browser, setUp } from "./stage";

const server = setUp();

const kMost = 200_000;

test.each(games)(
  "the first table of %s loads at most 200 kB of compressed scripts and styles, including the home page",
  async (game) => {
    const page = await person(browser);
    const bytes = new Map<string, number>();
    page.on("response", async (response) => {
      const path = new URL(response.url()).pathname;
      if (!/\.(js|css)$/.test(path)) return;
      expect(response.headers()["content-encoding"]).toMatch(/br|gzip/);
      bytes.set(path, Number(response.headers()["content-length"]));
    });
    await page.goto(server.address);
    await page.getByRole("button", { name: new RegExp(`Play ${game} against bots`, "i") }).click();
    await turn(page);
    const sum = [...bytes.values()].reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThan(kMost);
    await page.context().close();
  },
);
