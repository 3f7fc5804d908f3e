import type { ClockInfo } from "../protocol/messages";

// The clocks of a table as last reported by the server, with the local time of the report. All times are in
// milliseconds.
export interface TableClock extends ClockInfo {
  at: number;
}

export const clockAt = (info: ClockInfo | undefined, at: number): TableClock | undefined =>
  info && { ...info, at };

export function timeLeft(clock: TableClock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? left - (now - clock.at) : left);
}

// The display of a clock: seconds rounded up, and no seconds from a day upwards.
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

// "4:05", "1:04:05"; days are written in words.
export const clockFigures = ({ hours, minutes, seconds }: ClockFace): string =>
  hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;

// The warning when a player's time drops from one value to another: the seconds left, 0 when it has run out.
export const callOut = (before: number, after: number): number | undefined =>
  [0, 10, 60].find((mark) => before > mark * 1000 && after <= mark * 1000);
