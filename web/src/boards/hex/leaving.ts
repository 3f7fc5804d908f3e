import type { Going } from "./picking";

// What a log entry removes from the board disappears only when the event reporting it is on the screen. Until then,
// ships, land and people missing from the view after the entry are shown as they were, and those that moved where they
// ended up.

interface Afloat {
  hex: string;
}
interface Someone {
  how: string;
  at?: string;
}

// The ships in the view, plus those on the screen still to be wrecked; `sailed` is the path of one of them.
export function shipsMeanwhile<S extends Afloat>(
  shown: S[],
  after: S[],
  sailed: Going | undefined,
  wrecked: string | undefined,
): S[] {
  const there = shown.map((ship) => (ship.hex === sailed?.from ? { ...ship, hex: sailed.to! } : ship));
  const isGone = ({ hex }: S) => hex !== wrecked && !after.some((ship) => ship.hex === hex);
  return [...after, ...there.filter(isGone)];
}

// Somebody about to be lost, or standing on something about to go. `carries` tells whether something is below them.
export function someoneMeanwhile<P extends Someone>(
  was: P,
  is: P,
  went: string | undefined,
  carries: { now(one: P): boolean; after(one: P): boolean },
): P {
  const here = went === undefined ? was : { ...was, at: went };
  const isLeaving = is.how === "lost" && was.how !== "lost";
  if (carries.now(here) && (isLeaving || !carries.after(here))) return here;
  return isLeaving ? { ...here, how: "sea" } : is;
}
