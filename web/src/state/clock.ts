import type { ClockInfo } from "../protocol/messages";

// The clocks of a table, as the server told them at a moment of this page's own time. All times are in milliseconds.
export interface TableClock extends ClockInfo {
  at: number;
}

export const clockAt = (info: ClockInfo | undefined, at: number): TableClock | undefined =>
  info && { ...info, at };

export function timeLeft(clock: TableClock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? left - (now - clock.at) : left);
}

// What a clock shows: whole seconds that have begun, and from a day on no seconds at all.
export interface ClockFace {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function clockFace(milliseconds: number): ClockFace {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

const two = (number: number): string => String(number).padStart(2, "0");

// "4:05", "1:04:05"; days have words of their own.
export const clockFigures = ({ hours, minutes, seconds }: ClockFace): string =>
  hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;

// What is called out to a player whose time goes from one value to a smaller one: the seconds that are left, 0 when it
// is up.
export const callOut = (before: number, after: number): number | undefined =>
  [0, 10, 60].find((mark) => before > mark * 1000 && after <= mark * 1000);
