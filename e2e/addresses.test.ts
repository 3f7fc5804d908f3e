import { expect, test } from "vitest";
import type { CreateAnswer } from "../web/src/protocol/messages";
import pages from "../web/src/state/pages.json";
import { person } from "./browser";
import { browser, setUp } from "./stage";

const server = setUp();
const unknown = "There is no such page.";

async function newTable(): Promise<string> {
  const body = JSON.stringify({ game: "atlantis", seats: [{ kind: "me" }, { kind: "bot", bot: "random" }] });
  const answer = await fetch(`${server.address}/api/tables`, { method: "POST", body });
  return ((await answer.json()) as CreateAnswer).table;
}

test.each(Object.values(pages).flat())("%s is a page to begin with", async (pattern) => {
  const path = pattern.replace("{game}", "atlantis").replace("{table}", await newTable());
  const page = await person(browser);
  for (const address of [path, `${path.replace(/\/$/, "")}/?from=elsewhere`]) {
    const answer = await page.goto(server.address + address);
    expect([address, answer?.status()]).toEqual([address, 200]);
    await page.locator("main").first().waitFor();
    expect(await page.getByText(unknown).count()).toBe(0);
  }
  await page.context().close();
});

test.each(["/nowhere", "/lobby/more", "/t", "/rules/atlantis/ATL-1.1"])("%s is no page", async (path) => {
  const page = await person(browser);
  const answer = await page.goto(server.address + path);
  expect(answer?.status()).toBe(404);
  await page.getByText(unknown).waitFor();
  await page.getByRole("link").click();
  await page.getByRole("button", { name: "Play Atlantis against bots" }).waitFor();
  await page.context().close();
});
