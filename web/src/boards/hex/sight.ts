import { getContext, setContext } from "svelte";

// The part of the sea that is in the window, in the measures of the sea.
export interface Sight {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const kSight = Symbol("sight");

export const provideSight = (sight: () => Sight): void => void setContext(kSight, sight);
export const sightHere = (): (() => Sight) => getContext(kSight);

// Where a box of this width has its middle: over the place if it can be, but in sight.
export function middleIn({ left, right }: Sight, width: number, wanted: number): number {
  if (right - left < width) return (left + right) / 2;
  return Math.min(right - width / 2, Math.max(left + width / 2, wanted));
}
