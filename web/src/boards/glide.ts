// A piece's position and size in the drawing.
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

interface Way {
  stops: Stand[];
  animation: Animation;
}

const kNear = 0.1; // a shorter movement is invisible
const ways = new WeakMap<Element, Way>();

export const transformAt = ({ x, y, scale }: Stand): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(3)})`;

// Animates a piece already placed at `goal` from its old position, via the points in between; each leg takes the same
// time. Runs on the compositor without repainting. Returns the animation, if there is a distance to cover.
export function glide(
  piece: Element,
  from: Stand,
  through: { x: number; y: number }[],
  goal: Stand,
  milliseconds: number,
): Animation | undefined {
  if (milliseconds <= 0 || Math.hypot(from.x - goal.x, from.y - goal.y) < kNear) return undefined;
  const before = ways.get(piece);
  const begin = (before && standOn(before)) ?? from;
  before?.animation.cancel();
  const stops = [begin, ...through.map(({ x, y }) => ({ x, y, scale: goal.scale })), goal];
  const animation = piece.animate(
    stops.map((stop) => ({ transform: transformAt(stop) })),
    { duration: milliseconds, easing: "cubic-bezier(0.65, 0, 0.35, 1)" },
  );
  ways.set(piece, { stops, animation });
  return animation;
}

// The current position of a moving piece. Computed here, since asking the browser would force a synchronous layout.
function standOn({ stops, animation }: Way): Stand | undefined {
  const progress = animation.effect?.getComputedTiming().progress;
  return typeof progress === "number" ? between(stops, progress) : undefined;
}

// The position at a fraction of the path.
export function between(stops: Stand[], share: number): Stand {
  const last = stops.length - 1;
  const place = Math.min(last, Math.max(0, share * last));
  const index = Math.min(last - 1, Math.floor(place));
  const [from, to, rest] = [stops[index]!, stops[index + 1]!, place - index];
  const mix = (a: number, b: number) => a + (b - a) * rest;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
