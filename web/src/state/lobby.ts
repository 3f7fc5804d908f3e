import type { ListedTable } from "../protocol/messages";

// A table with a free seat can be joined; every table can be watched.
export const freeSeats = (table: ListedTable): number =>
  table.seats.filter((seat) => seat.kind === "human" && !seat.taken).length;

export interface LobbyTables {
  open: ListedTable[];
  running: ListedTable[];
}

// Splits tables waiting for players from those that can only be watched; for one game, or for all.
export function lobbyTables(tables: ListedTable[], game: string | undefined): LobbyTables {
  const wanted = tables.filter((one) => game === undefined || one.game === game);
  return {
    open: wanted.filter((one) => freeSeats(one) > 0),
    running: wanted.filter((one) => freeSeats(one) === 0),
  };
}

const units = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

// How long ago, in the largest unit that fits; undefined for less than a minute or if the clocks disagree.
export function age(now: number, then: number): [number, Intl.RelativeTimeFormatUnit] | undefined {
  const seconds = Math.round(now - then);
  for (const [unit, length] of units) if (seconds >= length) return [-Math.floor(seconds / length), unit];
  return undefined;
}
