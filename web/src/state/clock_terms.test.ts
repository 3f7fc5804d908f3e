import { expect, test } from "vitest";
import { clockBrief, clockSentence } from "./clock_terms";

test.each([
  [undefined, "no clock", "There are no clocks, so take your time."],
  [
    { base: 1200, increment: 10 },
    "20 min + 10 sec",
    "Everyone has 20 minutes to think, plus 10 seconds per turn.",
  ],
  [{ base: 7200, increment: 60 }, "2 hr + 1 min", "Everyone has 2 hours to think, plus 1 minute per turn."],
  [{ base: 90 }, "1 min 30 sec", "Everyone has 1 minute 30 seconds to think."],
  [{ base: 5, increment: 0 }, "5 sec", "Everyone has 5 seconds to think."],
  [{ days: 3 }, "3 days per turn", "Everyone has 3 days per turn."],
])("%o is described as %s", (clock, brief, sentence) => {
  expect(clockBrief(clock)).toBe(brief);
  expect(clockSentence(clock)).toBe(sentence);
});
