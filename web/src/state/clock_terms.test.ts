import { expect, test } from "vitest";
import { clockBrief, clockSentence } from "./clock_terms";

test.each([
  [undefined, "no clock", "Nobody has to hurry: there are no clocks."],
  [
    { base: 1200, increment: 10 },
    "20 min + 10 s",
    "Everybody has 20 minutes to think, and 10 seconds more for each turn.",
  ],
  [
    { base: 7200, increment: 60 },
    "120 min + 1 min",
    "Everybody has 2 hours to think, and 1 minute more for each turn.",
  ],
  [{ base: 90 }, "1 min 30 s", "Everybody has 1 minute 30 seconds to think."],
  [{ base: 5, increment: 0 }, "5 s", "Everybody has 5 seconds to think."],
  [{ days: 3 }, "3 days a turn", "Everybody has 3 days for each turn."],
])("%o is told as %s", (clock, brief, sentence) => {
  expect(clockBrief(clock)).toBe(brief);
  expect(clockSentence(clock)).toBe(sentence);
});
