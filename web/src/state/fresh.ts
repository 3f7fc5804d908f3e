import type { Link } from "../protocol/connection";

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

// Follows a connection and calls `check` when it is back: the server may have been updated meanwhile, and the page with
// it.
export function afterOutage(check: () => void): (link: Link | undefined) => void {
  let wasLost = false;
  return (link) => {
    if (link === "lost") wasLost = true;
    else if (link === "online" && wasLost) {
      wasLost = false;
      check();
    }
  };
}

// Also called when a chunk fails to load, which an update may have removed.
export function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(kKey)) < kOnce) return;
  sessionStorage.setItem(kKey, String(Date.now()));
  location.reload();
}
