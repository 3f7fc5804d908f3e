import type { ClockSettings } from "../protocol/messages";
import { text } from "../text";
import { clockFace } from "./clock";

// How long players of a table may think, in words: as a sentence, and as short as a list wants it.

export const span = (seconds: number): string => text.people.dialog.duration(clockFace(seconds * 1000));

export function clockSentence(clock: ClockSettings | undefined): string {
  const words = text.people.dialog;
  if (clock?.days) return words.slow(clock.days);
  return clock?.base ? words.clock(span(clock.base), span(clock.increment ?? 0)) : words.noClock;
}

export function clockBrief(clock: ClockSettings | undefined): string {
  const words = text.terms.summary;
  if (clock?.days) return words.turn(clock.days);
  return clock?.base ? words.game(clock.base, clock.increment ?? 0) : words.none;
}
