// A page that was open while the server was updated: its scripts are older than what the server gives out now.

const kKey = "atlantica.reloaded";
const kOnce = 60_000; // milliseconds in which the page is loaded anew at most once

// The names of scripts change with their content, so the newest page names other scripts than an old one.
export const isOutdated = (newestPage: string, ownScript: string): boolean => !newestPage.includes(ownScript);

export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  if (!own) return;
  try {
    const newest = await (await fetch("/", { cache: "no-cache" })).text();
    if (isOutdated(newest, new URL(own).pathname)) reloadOnce();
  } catch {
    // The server is gone again; the next connection asks anew.
  }
}

// A part of the page that cannot be loaded is gone with an update, too.
export function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(kKey)) < kOnce) return;
  sessionStorage.setItem(kKey, String(Date.now()));
  location.reload();
}
