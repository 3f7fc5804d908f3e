import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { signPaths } from "../boards/signs";
import { seatStyles } from "../state/seats";

// The seats' colours as seen with the common kinds of colour blindness (using the matrices of Machado, Oliveira and
// Fernandes, 2009, at full severity, on linear light), compared in OKLab, where 0.02 is a just noticeable difference.

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

const sights: Record<string, Matrix> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const oklab = (light: Triple): Triple => times(toLab, times(toCones, light).map(Math.cbrt) as Triple);

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const colours = seatStyles.map(({ colour }) => {
  const hex = new RegExp(`--seat-${colour}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`tokens.css has no --seat-${colour}`);
  return { colour, light: linear(hex) };
});

const kApart = 0.06; // three such differences

test.each(Object.keys(sights))("the seats' colours can be told apart: %s", (sight) => {
  const seen = colours.map(({ colour, light }) => ({ colour, lab: oklab(times(sights[sight]!, light)) }));
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1))
      expect(
        Math.hypot(...one.lab.map((value, at) => value - other.lab[at]!)),
        `${one.colour}, ${other.colour}`,
      ).toBeGreaterThan(kApart);
});

test("every seat has a unique sign, so that colour is never needed", () => {
  const signs = seatStyles.map(({ sign }) => signPaths[sign]);
  expect(signs.every(Boolean)).toBe(true);
  expect(new Set(signs).size).toBe(seatStyles.length);
});
