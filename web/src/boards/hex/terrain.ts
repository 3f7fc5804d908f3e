// How far the top of a tile of this terrain stands out of the water.
export const heights: Record<string, number> = { beach: 6, forest: 11, mountain: 17 };
