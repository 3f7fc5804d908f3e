import { getContext, setContext } from "svelte";

// The visible part of the sea, in its own units.
export interface Sight {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const kSight = Symbol("sight");

export const provideSight = (sight: () => Sight): void => void setContext(kSight, sight);
export const sightHere = (): (() => Sight) => getContext(kSight);

// The centre of a box of this width: above the place if possible, but within the viewport.
export function middleIn({ left, right }: Sight, width: number, wanted: number): number {
  if (right - left < width) return (left + right) / 2;
  return Math.min(right - width / 2, Math.max(left + width / 2, wanted));
}
