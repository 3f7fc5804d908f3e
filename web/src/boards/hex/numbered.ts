// Everything afloat, numbered so that a piece keeps its identity on the screen while it moves. Creatures are lists of
// hexes keyed by kind ("sharks"); `ids` has their numbers in the same order.
export interface Numbered {
  ids: Record<string, number[]>;
  ships: { hex: string }[];
}

const hexesOf = (view: { ships: { hex: string }[] }, list: string): string[] =>
  list === "ships"
    ? view.ships.map((ship) => ship.hex)
    : ((view as unknown as Record<string, string[]>)[list] ?? []);

// Pieces that stayed put keep their numbers, as does the one that moved from one hex to another; new pieces get new
// numbers.
export function matchedIds<List extends string>(
  shown: Numbered | undefined,
  view: { ships: { hex: string }[] },
  lists: readonly List[],
  moved?: { from?: string; to?: string },
): Record<List, number[]> {
  let next = 1 + Math.max(0, ...Object.values(shown?.ids ?? {}).flat());
  return Object.fromEntries(
    lists.map((list) => {
      const before = shown ? hexesOf(shown, list).map((hex, i) => ({ hex, id: shown.ids[list]?.[i] })) : [];
      const taken = (hex: string | undefined): number | undefined => {
        const index = before.findIndex((one) => one.hex === hex);
        return index < 0 ? undefined : before.splice(index, 1)[0]!.id;
      };
      const hexes = hexesOf(view, list);
      const kept = hexes.map(taken);
      const ids = hexes.map((hex, index) => {
        const isMoved = moved?.from !== undefined && hex === moved.to;
        return kept[index] ?? (isMoved ? taken(moved.from) : undefined) ?? next++;
      });
      return [list, ids];
    }),
  ) as Record<List, number[]>;
}
