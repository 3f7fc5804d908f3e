// Reloads a page that was open during a server update and whose scripts are therefore outdated.

const kKey = "atlantica.reloaded";
const kOnce = 60_000; // milliseconds within which the page is reloaded at most once

// Script names contain a content hash, so a newer page refers to different scripts.
export const isOutdated = (newestPage: string, ownScript: string): boolean => !newestPage.includes(ownScript);

export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  if (!own) return;
  try {
    const newest = await (await fetch("/", { cache: "no-cache" })).text();
    if (isOutdated(newest, new URL(own).pathname)) reloadOnce();
  } catch {
    // The server is gone again; the next connection will check again.
  }
}

// Also called when a chunk fails to load, which an update may have removed.
export function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(kKey)) < kOnce) return;
  sessionStorage.setItem(kKey, String(Date.now()));
  location.reload();
}
