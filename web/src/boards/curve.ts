// The winding curve of a path board: rows running back and forth, joined by semicircles, swaying a little.

export interface Point {
  x: number;
  y: number;
  angle: number; // of the curve at this point, in degrees
}

export interface Winding {
  width: number;
  height: number;
  rows: number;
  top: number; // from the top edge to the first row
  bottom: number;
  side: number; // from the left and right edges to the outermost point of the turns
  start: number; // from the left edge to the start of the first row
  end: number; // from the end of the last row to the edge it runs towards
  sway: number;
}

export class Curve {
  private readonly lengths: number[] = [0];

  constructor(private readonly points: { x: number; y: number }[]) {
    for (let i = 1; i < points.length; ++i) {
      const [a, b] = [points[i - 1]!, points[i]!];
      this.lengths.push(this.lengths[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
    }
  }

  get length(): number {
    return this.lengths.at(-1)!;
  }

  // The point at a fraction of the total length, 0 to 1.
  at(share: number): Point {
    const wanted = Math.min(1, Math.max(0, share)) * this.length;
    let low = 0;
    let high = this.lengths.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lengths[middle]! <= wanted) low = middle;
      else high = middle;
    }
    const [a, b] = [this.points[low]!, this.points[high]!];
    const part = (wanted - this.lengths[low]!) / (this.lengths[high]! - this.lengths[low]! || 1);
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, angle };
  }

  // A section of the curve as SVG path data.
  path(from = 0, to = 1): string {
    const steps = Math.max(2, Math.ceil(((to - from) * this.length) / 8));
    const coordinates = Array.from({ length: steps + 1 }, (_, i) => {
      const { x, y } = this.at(from + ((to - from) * i) / steps);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `M${coordinates.join("L")}`;
  }
}

export function windingCurve(shape: Winding): Curve {
  const pitch = (shape.height - shape.top - shape.bottom) / (shape.rows - 1);
  const radius = pitch / 2;
  const left = shape.side + radius;
  const right = shape.width - shape.side - radius;
  const points: { x: number; y: number }[] = [];
  for (let row = 0; row < shape.rows; ++row) {
    const eastward = row % 2 === 0;
    const y = shape.top + row * pitch;
    const isLast = row === shape.rows - 1;
    const from = row === 0 ? shape.start : eastward ? left : right;
    const to = isLast ? (eastward ? shape.width - shape.end : shape.end) : eastward ? right : left;
    addRow(points, from, to, y, shape.sway);
    if (!isLast) addTurn(points, to, y + radius, radius, eastward ? 1 : -1);
  }
  return new Curve(points);
}

function addRow(points: { x: number; y: number }[], from: number, to: number, y: number, sway: number): void {
  const steps = 60;
  for (let i = 0; i <= steps; ++i) {
    const part = i / steps;
    // The sway fades out at both ends, where the turns join.
    const wave = Math.sin(part * Math.PI * 4) * Math.sin(part * Math.PI);
    points.push({ x: from + (to - from) * part, y: y + wave * sway });
  }
}

function addTurn(
  points: { x: number; y: number }[],
  x: number,
  y: number,
  radius: number,
  side: number,
): void {
  const steps = 24;
  for (let i = 1; i < steps; ++i) {
    const angle = -Math.PI / 2 + (Math.PI * i) / steps;
    points.push({ x: x + side * Math.cos(angle) * radius, y: y + Math.sin(angle) * radius });
  }
}
