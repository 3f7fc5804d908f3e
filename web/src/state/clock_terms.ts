import type { AbsenceSettings, ClockSettings } from "../protocol/messages";
import { say } from "../speech";
import { durationText } from "../speech/duration";
import { clockFace } from "./clock";

// The terms of a table in words: as sentences, and abbreviated for a list.

export const span = (seconds: number): string => durationText(clockFace(seconds * 1000));
const brief = (seconds: number): string => durationText(clockFace(seconds * 1000), "short");

export function clockSentence(clock: ClockSettings | undefined): string {
  if (clock?.days) return say("common.page.people.dialog.slow", { time: span(clock.days * 86400) });
  if (!clock?.base) return say("common.page.people.dialog.no_clock");
  const base = span(clock.base);
  return clock.increment
    ? say("common.page.people.dialog.clock_more", { base, increment: span(clock.increment) })
    : say("common.page.people.dialog.clock", { base });
}

export function absenceSentence(absence: AbsenceSettings | undefined): string {
  const grace = span(absence?.grace ?? 60);
  switch (absence?.then) {
    case "bot":
      return grace
        ? say("common.page.people.dialog.absence.bot_after", { grace })
        : say("common.page.people.dialog.absence.bot_at_once");
    case "end":
      return grace
        ? say("common.page.people.dialog.absence.end_after", { grace })
        : say("common.page.people.dialog.absence.end_at_once");
    default:
      return say("common.page.people.dialog.absence.wait");
  }
}

export function clockBrief(clock: ClockSettings | undefined): string {
  if (clock?.days) return say("common.page.terms.summary.turn", { time: span(clock.days * 86400) });
  if (!clock?.base) return say("common.page.terms.summary.none");
  const base = brief(clock.base);
  return clock.increment
    ? say("common.page.terms.summary.increment", { base, increment: brief(clock.increment) })
    : base;
}
