import type { Point } from "./sea";

// Positions of the pieces on one hex, relative to its centre, so that none hides another.
export interface Spot extends Point {
  scale: number;
}

// People on land: rows from back to front, smaller the more there are.
export function onLand(count: number): Spot[] {
  if (count <= 1) return [{ x: 0, y: 15, scale: 0.74 }];
  const columns = count <= 3 ? count : Math.ceil(Math.sqrt(count * 1.4));
  const rows = Math.ceil(count / columns);
  const scale = count <= 2 ? 0.66 : Math.min(0.58, 1.72 / columns, 1.35 / rows);
  const [stepX, stepY] = [
    Math.min(29 * scale + 3, 54 / columns),
    rows > 1 ? Math.min(24, 36 / (rows - 1)) : 0,
  ];
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - columns * row : columns;
    return {
      x: ((i % columns) - (inRow - 1) / 2) * stepX,
      y: rows > 1 ? 20 - (rows - 1 - row) * stepY : 15,
      scale,
    };
  });
}

export interface AtSea {
  large: Spot[]; // ships and creatures
  swimmers: Spot[];
}

// Ships and creatures above, swimmers in rows below them; a lone piece is centred.
export function atSea(large: number, swimmers: number): AtSea {
  return { large: largeSpots(large, swimmers > 0), swimmers: swimmerSpots(swimmers, large > 0) };
}

function largeSpots(count: number, isShared: boolean): Spot[] {
  const lift = isShared ? -13 : 4;
  if (count <= 1) return [{ x: 0, y: lift, scale: isShared ? 0.86 : 1 }];
  if (count === 2)
    return [
      { x: -3, y: lift - 14, scale: 0.68 },
      { x: 3, y: lift + (isShared ? 8 : 15), scale: 0.68 },
    ];
  const columns = 2;
  const rows = Math.ceil(count / columns);
  const step = Math.min(22, (isShared ? 30 : 46) / rows);
  return Array.from({ length: count }, (_, i) => ({
    x: i % columns === 0 ? -15 : 15,
    y: lift + 6 + (Math.floor(i / columns) - (rows - 1) / 2) * step,
    scale: 0.5,
  }));
}

function swimmerSpots(count: number, isShared: boolean): Spot[] {
  if (count === 0) return [];
  const columns = count <= 3 ? count : Math.ceil(count / Math.ceil(count / 4));
  const rows = Math.ceil(count / columns);
  const most = isShared ? (count === 1 ? 0.74 : 0.64) : count === 1 ? 0.86 : 0.7;
  const scale = Math.min(most, 2.2 / columns, (isShared ? 1.1 : 1.6) / rows);
  const stepY = rows > 1 ? (isShared ? 18 : 34) / rows : 0;
  const middle = isShared ? 24 : 9;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - columns * row : columns;
    return {
      x: ((i % columns) - (inRow - 1) / 2) * Math.min(32 * scale + 1, 58 / columns),
      y: middle - (rows - 1 - row) * stepY + (isShared ? 0 : ((rows - 1) * stepY) / 2),
      scale,
    };
  });
}

// The three places on a ship, relative to its centre.
export const shipPlaces: Spot[] = [
  { x: -16, y: -4, scale: 0.58 },
  { x: 0, y: -2, scale: 0.58 },
  { x: 16, y: -4, scale: 0.58 },
];
