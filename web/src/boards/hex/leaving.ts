import type { Going } from "./picking";

// What an entry of the log takes from the board leaves it when the event that tells so is on the screen. Until then ships,
// land and people that are gone in the view after the entry are shown as they were, those that moved where they came to.

interface Afloat {
  hex: string;
}
interface Someone {
  how: string;
  at?: string;
}

// The ships of the view and those of the screen that have yet to be wrecked; `sailed` is the way of one of them.
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

// Somebody who is to be lost, or stands on what is to go. `carries` says whether there is something below.
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
