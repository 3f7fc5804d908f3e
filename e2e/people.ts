import type { Page } from "playwright-core";

// Helpers for tests about accounts and strangers.

export const kPassword = "correct horse battery";

// Opens the dialog from the page header and creates an account.
export async function signUp(page: Page, name: string): Promise<void> {
  await page.locator("[data-sign-in]").click();
  await page.locator("[data-other-way]").click();
  await fillIn(page, name, kPassword);
  await page.locator(`[data-account="${name}"]`).waitFor();
}

export async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.locator("[data-account-name]").fill(name);
  await page.locator("[data-account-password]").fill(password);
  await page.locator("[data-sign]").click();
}

// A rated game of the signed-in player that ends soon: the player leaves, and bots that do not think take over.
export async function finishRatedGame(page: Page, game: string): Promise<string> {
  return page.evaluate(async (id) => {
    const bot = { kind: "bot", bot: "random" };
    const body = {
      game: id,
      seats: [{ kind: "me" }, bot],
      rated: true,
      // biome-ignore lint/suspicious/noThenProperty: a protocol member
      absence: { then: "wait", bot: "random" },
    };
    const created = await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) });
    const { table, seats } = await created.json();
    const socket = new WebSocket(`ws://${location.host}/ws`);
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    const over = new Promise<void>((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "joined" && message.seat !== undefined)
          socket.send(JSON.stringify({ type: "leave", id: 2 }));
        // The player who left keeps watching.
        if (message.type === "accepted") socket.send(JSON.stringify({ type: "join", id: 3, table }));
        if (message.result) resolve();
      });
    });
    socket.send(JSON.stringify({ type: "join", id: 1, table, token: seats[0].token }));
    await over;
    socket.close();
    return table as string;
  }, game);
}

let members = 0;

// A signed-in player who has finished a rated game, and a table waiting for players.
export async function becomeMember(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await signUp(page, `Member ${++members}`);
  await finishRatedGame(page, "atlantis");
  const seats = [{ kind: "me" }, { kind: "friend" }];
  await page.request.post(`${address}/api/tables`, {
    data: { game: "survive", seats, listed: true, rated: true },
  });
}
