import type { Colour } from "../../boards/hex/colours";
import type { Shown } from "./playback";
import type { Atlantean, ColourView } from "./types";

// The Atlanteans of what is shown: events name them by colour, place and state, so those alike stand for each other.

export const withColour = (shown: Shown, name: Colour, change: (one: ColourView) => ColourView): Shown => ({
  ...shown,
  colours: shown.colours.map((one) => (one.colour === name ? change(one) : one)),
});

const set = (shown: Shown, colour: Colour, index: number, where: Atlantean): Shown =>
  withColour(shown, colour, (one) => ({ ...one, atlanteans: one.atlanteans.with(index, where) }));

function find(shown: Shown, colour: Colour, is: (one: Atlantean) => boolean): number | undefined {
  const index = shown.colours.find((one) => one.colour === colour)?.atlanteans.findIndex(is) ?? -1;
  return index < 0 ? undefined : index;
}

// Numbers for the Atlanteans of a colour: first those who are as they were, then those in the same place, then the rest.
function matched(shown: Shown | undefined, colour: Colour, now: Atlantean[], next: () => number): number[] {
  const before = shown?.colours.find((one) => one.colour === colour)?.atlanteans ?? [];
  const free = before.flatMap((one, index) => {
    const id = shown?.ids[colour]?.[index];
    return id === undefined ? [] : [{ one, id }];
  });
  const ids: (number | undefined)[] = now.map(() => undefined);
  const same = [
    (a: Atlantean, b: Atlantean) => a.how === b.how && a.at === b.at && a.guarded === b.guarded,
    (a: Atlantean, b: Atlantean) => a.at === b.at,
    () => true,
  ];
  for (const alike of same)
    for (const [index, one] of now.entries()) {
      const at = ids[index] === undefined ? free.findIndex((other) => alike(other.one, one)) : -1;
      if (at >= 0) ids[index] = free.splice(at, 1)[0]!.id;
    }
  return ids.map((id) => id ?? next());
}

export const people = { set, find, matched };

// One of those who are like `from`, rather one who has not moved, becomes `to`.
export function withOne(shown: Shown, colour: Colour, from: Atlantean, to: Atlantean): Shown {
  const isLike = (one: Atlantean) =>
    one.how === from.how && one.at === from.at && Boolean(one.guarded) === Boolean(from.guarded);
  const index = find(shown, colour, (one) => isLike(one) && !one.spent) ?? find(shown, colour, isLike);
  return index === undefined ? shown : set(shown, colour, index, to);
}

// All on these hexes, or only those aboard, are in the water.
export function toSea(shown: Shown, hexes: string[], how?: "ship"): Shown {
  return {
    ...shown,
    colours: shown.colours.map((one) => ({
      ...one,
      atlanteans: one.atlanteans.map((who) =>
        hexes.includes(who.at ?? "") && who.how !== "isle" && who.how !== "sea" && (!how || who.how === how)
          ? { how: "sea" as const, at: who.at }
          : who,
      ),
    })),
  };
}
