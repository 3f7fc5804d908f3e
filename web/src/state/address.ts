import pages from "./pages.json";

// The page's URLs: pages.json lists the paths of every page, which the server reads too. A fragment adds the visitor's
// role at a table, or a rule's id.
export type Address =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "account" }
  | { page: "ratings"; game: string }
  | { page: "rules"; game: string; rule?: string }
  | { page: "replay"; table?: string }
  | { page: "lesson"; game: string }
  | { page: "table"; table: string; token?: string; invite?: string; seat?: number }
  | { page: "unknown" };
type PageName = keyof typeof pages;

// The parts of a path, without the slash at its end; undefined if it is malformed.
function partsOf(path: string): string[] | undefined {
  try {
    return path.replace(/\/$/, "").split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

// The parts that match the braces of a pattern such as "/rules/{game}", each one non-empty part, by their names.
function match(pattern: string, path: string): Record<string, string> | undefined {
  const parts = partsOf(path);
  const wanted = pattern.replace(/\/$/, "").split("/");
  if (parts?.length !== wanted.length) return undefined;
  const found: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    const name = /^\{(\w+)\}$/.exec(wanted[i]!)?.[1];
    if (name && part) found[name] = part;
    else if (part !== wanted[i]) return undefined;
  }
  return found;
}

function roleOf(fragment: string): { token?: string; invite?: string; seat?: number } {
  if (fragment.startsWith("invite=")) return { invite: fragment.slice("invite=".length) };
  const seat = /^seat=(\d)$/.exec(fragment)?.[1];
  if (seat) return { seat: Number(seat) };
  return fragment ? { token: fragment } : {};
}

export function readAddress(path: string, fragment: string): Address {
  const rest = fragment.replace(/^#/, "");
  for (const [page, patterns] of Object.entries(pages))
    for (const pattern of patterns) {
      const found = match(pattern, path);
      if (!found) continue;
      const more = page === "table" ? roleOf(rest) : page === "rules" && rest ? { rule: rest } : {};
      return { page, ...found, ...more } as Address;
    }
  return { page: "unknown" };
}

// The path of a page: the first of its patterns with exactly these names.
function pathTo(page: PageName, names: Record<string, string> = {}): string {
  const count = Object.keys(names).length;
  const pattern = pages[page].find((one) => one.split("{").length === count + 1)!;
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name]!));
}

export const seatAddress = (table: string, token: string): string => `${pathTo("table", { table })}#${token}`;
// A seat held by the reader's account.
export const accountSeatAddress = (table: string, seat: number): string =>
  `${pathTo("table", { table })}#seat=${seat}`;
export const inviteAddress = (table: string, invite: string): string =>
  `${pathTo("table", { table })}#invite=${invite}`;
export const watchAddress = (table: string): string => pathTo("table", { table });
export const rulesAddress = (game: string, rule?: string): string =>
  `${pathTo("rules", { game })}${rule ? `#${rule}` : ""}`;
export const replayAddress = (table?: string): string => pathTo("replay", table ? { table } : {});
export const lessonAddress = (game: string): string => pathTo("lesson", { game });
export const lobbyAddress = pathTo("lobby");
export const accountAddress = pathTo("account");
export const ratingsAddress = (game: string): string => pathTo("ratings", { game });
// The home page's form, preset for a table that strangers may join.
export const kOpenTable = "#open";
export const openTableAddress = `${pathTo("home")}${kOpenTable}`;
