import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { distance, type Point } from "./sea";

// A piece's place on the screen, which glides when the piece moves, through the points of its way.
export class Glide {
  private points = $state.raw<Point[]>([]);
  private readonly part = new Tween(1, { easing: cubicInOut });

  constructor(at: Point) {
    this.points = [at];
  }

  get at(): Point {
    return along(this.points, this.part.current);
  }

  go(to: Point, through: Point[], milliseconds: number): void {
    const here = this.at;
    if (distance(here, to) < 0.1) return;
    this.points = [here, ...through, to];
    void this.part.set(0, { duration: 0 });
    void this.part.set(1, { duration: milliseconds });
  }
}

// The point at this share of the way; every stretch takes the same time.
export function along(points: Point[], part: number): Point {
  const last = points.length - 1;
  const place = Math.min(last, Math.max(0, part * last));
  const index = Math.min(last - 1, Math.floor(place));
  const [from, to] = [points[Math.max(0, index)]!, points[Math.max(0, index) + 1] ?? points[last]!];
  const rest = index < 0 ? 0 : place - index;
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}
