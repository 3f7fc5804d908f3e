import { componentView } from "./places";
import type { Purchase, RisingMove, View } from "./types";

// Joint purchases: what a seat may set aside for a barrier, an unflooding or a component, and how much of it at once.

export interface Offer {
  purpose: string; // "barrier Forests", "unflood Forests", "gate 1"
  component?: string; // at a build space
  missing: Record<string, number>;
  parts: Part[];
}

// One kind of piece that can be pledged, up to a maximum.
export interface Part {
  resource: string;
  forResource?: string; // what a Mason's Square stands for
  move: string;
  most: number;
}

// What a purchase still lacks; without any pledges, its whole price.
export function missingFor(view: View, purpose: string, component?: string): Record<string, number> {
  const known = view.purchases.find((one) => one.purpose === purpose);
  if (known) return known.missing;
  if (purpose.startsWith("barrier ")) return { energy: view.barrier_price };
  if (purpose.startsWith("unflood ")) return { energy: view.unflood_price };
  return { ...componentView(view, component)?.cost };
}

// The pledges that can be made now, grouped by purpose.
export function offers(view: View, seat: number | undefined, moves: RisingMove[]): Offer[] {
  const stock = view.seats.find((one) => one.seat === seat)?.stock ?? {};
  const found = new Map<string, Offer>();
  for (const move of moves) {
    if (move.kind !== "pledge" || !move.purpose || !move.resource) continue;
    const key = `${move.purpose} ${move.component ?? ""}`;
    const offer: Offer = found.get(key) ?? {
      purpose: move.purpose,
      component: move.component,
      missing: missingFor(view, move.purpose, move.component),
      parts: [],
    };
    found.set(key, offer);
    const lacking = offer.missing[move.resource] ?? 0;
    offer.parts.push({
      resource: move.resource,
      forResource: move.resource2,
      move: move.move,
      most: move.resource2 ? 1 : Math.max(1, Math.min(stock[move.resource] ?? 0, lacking)),
    });
  }
  return [...found.values()];
}

// Everything the player can put into the purchase, move by move.
export const allOf = (offer: Offer): string[] =>
  offer.parts
    .filter((part) => part.forResource === undefined)
    .flatMap(({ move, most }) => Array.from({ length: most }, () => move));

// Whether that would complete it.
export const completes = (offer: Offer): boolean =>
  Object.entries(offer.missing).every(
    ([resource, lacking]) =>
      (offer.parts.find((part) => part.resource === resource && !part.forResource)?.most ?? 0) >= lacking,
  );

export const peninsulaOfPurpose = (purpose: string): string | undefined =>
  /^(?:barrier|unflood) (.+)$/.exec(purpose)?.[1];

export const takesBack = (moves: RisingMove[], purpose: string): RisingMove | undefined =>
  moves.find((move) => move.kind === "take_back" && move.purpose === purpose);

// How many pieces a seat has set aside; its stock no longer includes them.
export function pledgedBy(purchases: Purchase[], seat: number): number {
  return purchases
    .flatMap((one) => one.pledges)
    .filter((pledge) => pledge.seat === seat)
    .reduce((sum, pledge) => sum + Object.values(pledge.pieces).reduce((all, n) => all + n, 0), 0);
}

// A queue of moves: the next one is sent when it is legal; one that is no longer legal ends the queue.
export function nextOf(queue: string[], moves: RisingMove[]): { move: string | undefined; rest: string[] } {
  const [next, ...rest] = queue;
  return next !== undefined && moves.some((move) => move.move === next)
    ? { move: next, rest }
    : { move: undefined, rest: [] };
}
