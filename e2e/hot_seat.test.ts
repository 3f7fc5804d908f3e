import { expect, test } from "vitest";
import { person, startGame, turn } from "./browser";
import { playOn } from "./playing";
import { browser, setUp } from "./stage";

const server = setUp();

test("two people share a device, and neither sees the other's hand", async () => {
  const page = await person(browser);
  await startGame(page, server.address, "Ada", ["Me", "Here"], "survive", { first: "0" });
  for (let round = 0; round < 2; ++round)
    for (const [seat, colour] of [
      [0, "red"],
      [1, "blue"],
    ] as const) {
      const handed = page.locator(`[data-hand-over="${seat}"]`);
      if (round + seat > 0) await handed.getByRole("button").click();
      await turn(page);
      await playOn(page, ["place"]);
      await turn(page);
      expect(await page.locator("button[data-move]").first().innerText()).toContain("worth");
      await playOn(page, ["value"]);
      await page.locator(`[data-hex][aria-label*="${colour} explorer"]`).nth(round).waitFor();
      await page.locator(`[data-hand-over="${1 - seat}"]`).waitFor();
    }
  // When the page is reopened later, the player whose turn it is sits down.
  await page.reload();
  await page.locator("[data-sentence]").waitFor();
  await page.context().close();
});
