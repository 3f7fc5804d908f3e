// The seats' signs as path data in a box from -12 to 12.
export const signPaths: Record<string, string> = {
  triangle: "M0 -10.5 10.5 8.5H-10.5Z",
  circle: "M0 -9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0 -9.5Z",
  square: "M-8.5 -8.5H8.5V8.5H-8.5Z",
  diamond: "M0 -11.5 9.5 0 0 11.5 -9.5 0Z",
  star: "M0 -11 3.2 -3.6 11 -3.3 4.9 1.7 7 9.3 0 5 -7 9.3 -4.9 1.7 -11 -3.3 -3.2 -3.6Z",
  hexagon: "M-5.5 -9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z",
  cross: "M-3.5 -10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z",
};
