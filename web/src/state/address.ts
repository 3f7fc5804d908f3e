// The page's URLs: the home page, a table with the visitor's role in the fragment, a game's rules with a rule id as
// fragment, the replay of a table or of the reader's own record, a game's lesson, the lobby, the account page, and a
// game's ratings.
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

export function readAddress(path: string, fragment: string): Address {
  if (path === "/" || path === "/index.html") return { page: "home" };
  if (/^\/lobby\/?$/.test(path)) return { page: "lobby" };
  if (/^\/account\/?$/.test(path)) return { page: "account" };
  const rest = fragment.replace(/^#/, "");
  const rated = /^\/ratings\/([a-z]+)\/?$/.exec(path)?.[1];
  if (rated) return { page: "ratings", game: rated };
  const game = /^\/rules\/([a-z]+)\/?$/.exec(path)?.[1];
  if (game) return rest ? { page: "rules", game, rule: rest } : { page: "rules", game };
  const lesson = /^\/lesson\/([a-z]+)\/?$/.exec(path)?.[1];
  if (lesson) return { page: "lesson", game: lesson };
  const replay = /^\/replay(?:\/([A-Za-z0-9_-]+))?\/?$/.exec(path);
  if (replay) return replay[1] ? { page: "replay", table: replay[1] } : { page: "replay" };
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (!table) return { page: "unknown" };
  if (rest.startsWith("invite=")) return { page: "table", table, invite: rest.slice("invite=".length) };
  const seat = /^seat=(\d)$/.exec(rest)?.[1];
  if (seat) return { page: "table", table, seat: Number(seat) };
  return rest ? { page: "table", table, token: rest } : { page: "table", table };
}

export const seatAddress = (table: string, token: string): string => `/t/${table}#${token}`;
// A seat held by the reader's account.
export const accountSeatAddress = (table: string, seat: number): string => `/t/${table}#seat=${seat}`;
export const inviteAddress = (table: string, invite: string): string => `/t/${table}#invite=${invite}`;
export const watchAddress = (table: string): string => `/t/${table}`;
export const rulesAddress = (game: string, rule?: string): string =>
  `/rules/${game}${rule ? `#${rule}` : ""}`;
export const replayAddress = (table?: string): string => (table ? `/replay/${table}` : "/replay");
export const lessonAddress = (game: string): string => `/lesson/${game}`;
export const lobbyAddress = "/lobby";
export const accountAddress = "/account";
export const ratingsAddress = (game: string): string => `/ratings/${game}`;
// The home page's form, preset for a table that strangers may join.
export const kOpenTable = "#open";
export const openTableAddress = `/${kOpenTable}`;
