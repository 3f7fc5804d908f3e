import { isPlaying, type TableState } from "./table";

// The player to hand the device to: one who shares it and whose turn it is while the current one has nothing to do.
export function handOverTo<Seat extends { seat: number }>(table: TableState, here: Seat[]): Seat | undefined {
  const { actors, link, result, seat } = table;
  if (isPlaying(table) || seat === undefined || link !== "online" || result || actors.includes(seat))
    return undefined;
  return here.find((one) => actors.includes(one.seat));
}
