// What floats on the board, each piece with a number, so that it stays the same piece on the screen while it moves.
// Creatures are lists of hexes under the name of their kind ("sharks"); `ids` has the numbers in the same order.
export interface Numbered {
  ids: Record<string, number[]>;
  ships: { hex: string }[];
}

export const fresh = (shown: Pick<Numbered, "ids">): number =>
  1 + Math.max(0, ...Object.values(shown.ids).flat());

const hexesOf = (view: { ships: { hex: string }[] }, list: string): string[] =>
  list === "ships"
    ? view.ships.map((ship) => ship.hex)
    : ((view as unknown as Record<string, string[]>)[list] ?? []);

// The pieces that are where they were keep their numbers; new ones get new numbers.
export function matchedIds<List extends string>(
  shown: Numbered | undefined,
  view: { ships: { hex: string }[] },
  lists: readonly List[],
): Record<List, number[]> {
  let next = shown ? fresh(shown) : 1;
  return Object.fromEntries(
    lists.map((list) => {
      const before = shown ? hexesOf(shown, list).map((hex, i) => ({ hex, id: shown.ids[list]?.[i] })) : [];
      const ids = hexesOf(view, list).map((hex) => {
        const index = before.findIndex((one) => one.hex === hex);
        return (index < 0 ? undefined : before.splice(index, 1)[0]!.id) ?? next++;
      });
      return [list, ids];
    }),
  ) as Record<List, number[]>;
}

export const withCreature = <S extends Numbered>(shown: S, list: string, hex: string): S => ({
  ...shown,
  [list]: [...hexesOf(shown, list), hex],
  ids: { ...shown.ids, [list]: [...(shown.ids[list] ?? []), fresh(shown)] },
});

export function withoutCreature<S extends Numbered>(shown: S, list: string, hex: string): S {
  const hexes = hexesOf(shown, list);
  const index = hexes.indexOf(hex);
  if (index < 0) return shown;
  return {
    ...shown,
    [list]: hexes.toSpliced(index, 1),
    ids: { ...shown.ids, [list]: (shown.ids[list] ?? []).toSpliced(index, 1) },
  };
}

export function movedCreature<S extends Numbered>(shown: S, list: string, from: string, to: string): S {
  const hexes = hexesOf(shown, list);
  const index = hexes.indexOf(from);
  return index < 0 ? shown : { ...shown, [list]: hexes.with(index, to) };
}

export const withShip = <S extends Numbered>(shown: S, ship: S["ships"][number]): S => ({
  ...shown,
  ships: [...shown.ships, ship],
  ids: { ...shown.ids, ships: [...(shown.ids.ships ?? []), fresh(shown)] },
});

export function withoutShip<S extends Numbered>(shown: S, hex: string): S {
  const index = shown.ships.findIndex((ship) => ship.hex === hex);
  if (index < 0) return shown;
  return {
    ...shown,
    ships: shown.ships.toSpliced(index, 1),
    ids: { ...shown.ids, ships: (shown.ids.ships ?? []).toSpliced(index, 1) },
  };
}
