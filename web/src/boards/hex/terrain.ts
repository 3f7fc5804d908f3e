// How far the top of a tile of each terrain rises above the water.
export const heights: Record<string, number> = {
  beach: 6,
  forest: 11,
  mountain: 17,
  rock: 7,
  land: 14,
  citadel: 22,
  acropolis: 31,
};
