// The addresses of the page: the home page, a table with what its fragment says about the visitor, a game's rules, with
// the rule that is looked for as fragment, the replay of a table or of a record that the reader has, and a
// game's lesson.
export type Address =
  | { page: "home" }
  | { page: "rules"; game: string; rule?: string }
  | { page: "replay"; table?: string }
  | { page: "lesson"; game: string }
  | { page: "table"; table: string; token?: string; invite?: string }
  | { page: "unknown" };

export function readAddress(path: string, fragment: string): Address {
  if (path === "/" || path === "/index.html") return { page: "home" };
  const rest = fragment.replace(/^#/, "");
  const game = /^\/rules\/([a-z]+)\/?$/.exec(path)?.[1];
  if (game) return rest ? { page: "rules", game, rule: rest } : { page: "rules", game };
  const lesson = /^\/lesson\/([a-z]+)\/?$/.exec(path)?.[1];
  if (lesson) return { page: "lesson", game: lesson };
  const replay = /^\/replay(?:\/([A-Za-z0-9_-]+))?\/?$/.exec(path);
  if (replay) return replay[1] ? { page: "replay", table: replay[1] } : { page: "replay" };
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (!table) return { page: "unknown" };
  if (rest.startsWith("invite=")) return { page: "table", table, invite: rest.slice("invite=".length) };
  return rest ? { page: "table", table, token: rest } : { page: "table", table };
}

export const seatAddress = (table: string, token: string): string => `/t/${table}#${token}`;
export const inviteAddress = (table: string, invite: string): string => `/t/${table}#invite=${invite}`;
export const watchAddress = (table: string): string => `/t/${table}`;
export const rulesAddress = (game: string, rule?: string): string =>
  `/rules/${game}${rule ? `#${rule}` : ""}`;
export const replayAddress = (table?: string): string => (table ? `/replay/${table}` : "/replay");
export const lessonAddress = (game: string): string => `/lesson/${game}`;
