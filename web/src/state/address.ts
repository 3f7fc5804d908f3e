// The addresses of the page: the home page, and a table with what its fragment says about the visitor.
export type Address =
  | { page: "home" }
  | { page: "table"; table: string; token?: string; invite?: string }
  | { page: "unknown" };

export function readAddress(path: string, fragment: string): Address {
  if (path === "/" || path === "/index.html") return { page: "home" };
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (!table) return { page: "unknown" };
  const rest = fragment.replace(/^#/, "");
  if (rest.startsWith("invite=")) return { page: "table", table, invite: rest.slice("invite=".length) };
  return rest ? { page: "table", table, token: rest } : { page: "table", table };
}

export const seatAddress = (table: string, token: string): string => `/t/${table}#${token}`;
export const inviteAddress = (table: string, invite: string): string => `/t/${table}#invite=${invite}`;
export const watchAddress = (table: string): string => `/t/${table}`;
