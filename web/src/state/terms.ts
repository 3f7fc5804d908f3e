import type { CreateRequest } from "../protocol/messages";

// The terms of a table: who can find it, whether it is rated, how long players may think, and what happens when one is
// absent.
export interface Terms {
  found: "link" | "lobby";
  counts: "friendly" | "rated";
  clock: Clock;
  absence: { then: "wait" | "bot" | "end"; grace: number; bot: string };
  delay: number; // spectators see everything this many moves later
}

// All choices, including those the current kind of clock does not use, so that they can be restored.
export interface Clock {
  kind: "none" | "game" | "turn";
  base: number; // seconds for the game
  increment: number; // seconds more for each turn
  days: number; // for each turn
}

export const clockKinds: Clock["kind"][] = ["none", "game", "turn"];
export const bases = [300, 600, 900, 1200, 1800, 2700, 3600, 7200];
export const increments = [0, 5, 10, 15, 30, 60];
export const turnDays = [1, 2, 3, 5, 7, 14];
export const absences: Terms["absence"]["then"][] = ["wait", "bot", "end"];
export const graces = [0, 30, 60, 120, 300, 900, 3600, 86400];
export const delays = [0, 2, 5, 10, 20, 50];

export const usualTerms: Terms = {
  found: "link",
  counts: "friendly",
  clock: { kind: "none", base: 1200, increment: 10, days: 3 },
  // biome-ignore lint/suspicious/noThenProperty: a protocol member whose value is a string and never called
  absence: { then: "wait", grace: 60, bot: "3" },
  delay: 0,
};

// With absence set to "wait", a clock has no consequence, so choosing a clock sets it to "bot".
export function withClock(terms: Terms, change: Partial<Clock>): Terms {
  const clock = { ...terms.clock, ...change };
  const begins = terms.clock.kind === "none" && clock.kind !== "none";
  const absence =
    // biome-ignore lint/suspicious/noThenProperty: a protocol member
    begins && terms.absence.then === "wait" ? { ...terms.absence, then: "bot" as const } : terms.absence;
  return { ...terms, clock, absence };
}

// The part of a request that sets the terms; defaults are left out.
export function termsRequest(terms: Terms): Partial<CreateRequest> {
  const { kind, base, increment, days } = terms.clock;
  const { then, grace, bot } = terms.absence;
  return {
    ...(terms.found === "lobby" && { listed: true }),
    ...(terms.counts === "rated" && { rated: true }),
    ...(kind === "game" && { clock: { base, increment } }),
    ...(kind === "turn" && { clock: { days } }),
    ...(then === "end" && { absence: { then, grace } }),
    ...(then === "bot" && { absence: { then, grace, bot } }),
    ...(terms.delay > 0 && { delay: terms.delay }),
  };
}
