import { type Curve, type Point, windingCurve } from "../../boards/curve";
import { kAtlantis, kMainland, kSpaces } from "./types";

// The positions of everything along the path, for a wide and for a tall board.
export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  stone: number; // side length of a stone
  curve: Curve;
  atlantis: Point;
  mainland: Point;
  shore: number; // size of the drawings at both ends
}

const wide = {
  width: 1180,
  height: 690,
  rows: 5,
  top: 92,
  bottom: 74,
  side: 48,
  start: 206,
  end: 226,
  sway: 7,
};
const tall = {
  width: 390,
  height: 900,
  rows: 9,
  top: 74,
  bottom: 66,
  side: 34,
  start: 124,
  end: 124,
  sway: 3,
};

export const wideLayout: Layout = {
  name: "wide",
  width: wide.width,
  height: wide.height,
  stone: 78,
  curve: windingCurve(wide),
  atlantis: { x: 84, y: 84, angle: 0 },
  mainland: { x: wide.width - 84, y: wide.height - 78, angle: 0 },
  shore: 84,
};

export const tallLayout: Layout = {
  name: "tall",
  width: tall.width,
  height: tall.height,
  stone: 48,
  curve: windingCurve(tall),
  atlantis: { x: 46, y: 62, angle: 0 },
  mainland: { x: tall.width - 44, y: tall.height - 58, angle: 0 },
  shore: 50,
};

// A place's fraction of the curve; the spaces are evenly spaced along it.
export const shareOf = (place: number): number => (place - 1) / (kSpaces - 1);

// The point of a place, which may be fractional for a figure in motion.
export function pointOf(layout: Layout, place: number): Point {
  if (place <= kAtlantis) return layout.atlantis;
  if (place >= kMainland) return layout.mainland;
  if (place < 1) return between(layout.atlantis, layout.curve.at(0), place);
  if (place > kSpaces) return between(layout.curve.at(1), layout.mainland, place - kSpaces);
  return layout.curve.at(shareOf(place));
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  angle: b.angle,
});

// A number in [0, 1) that is the same for the same stone on every screen.
export function grain(seed: number, salt: number): number {
  const value = Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

// The outline of a hand-cut stone: a square with slightly displaced corners.
export function stoneOutline(size: number, seed: number): string {
  const half = size / 2;
  const corner = size * 0.16;
  const off = (salt: number) => (grain(seed, salt) - 0.5) * size * 0.07;
  const [l, r, t, b] = [-half + off(1), half + off(2), -half + off(3), half + off(4)];
  const c = [5, 6, 7, 8].map((salt) => corner * (0.8 + grain(seed, salt) * 0.6)) as [
    number,
    number,
    number,
    number,
  ];
  return (
    `M${l + c[0]} ${t}L${r - c[1]} ${t + off(9)}Q${r} ${t} ${r} ${t + c[1]}L${r + off(10)} ${b - c[2]}` +
    `Q${r} ${b} ${r - c[2]} ${b}L${l + c[3]} ${b + off(11)}Q${l} ${b} ${l} ${b - c[3]}L${l + off(12)} ${t + c[0]}` +
    `Q${l} ${t} ${l + c[0]} ${t}Z`
  );
}
