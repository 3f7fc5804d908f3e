import { Plan } from "../../boards/hex/plan";
import { HexSea, kAcross } from "../../boards/hex/sea";

// The printed board: the sea, the island of three rings around the Acropolis, and the coral islands at their harbours.
const sea = new HexSea([7, 10, 9, 10, 11, 12, 11, 12, 11, 10, 9, 10, 7]);

export const acropolis = "G6";

const middle = sea.at(acropolis)!;
const kRings = 3;

// The island is a hexagon: all hexes within this many steps of the centre.
function within(steps: number): Set<string> {
  let reached = new Set([acropolis]);
  for (let step = 0; step < steps; ++step)
    reached = new Set([...reached].flatMap((name) => sea.around(name)));
  return reached;
}

// A coral island lies beyond its harbour, away from the centre.
function isle(name: string, harbour: string) {
  const { x, y } = sea.at(harbour)!;
  const [across, down] = [Math.sign(x - middle.x), Math.sign(y - middle.y)];
  return { name, harbour, x: x + across * kAcross * 0.85, y: y + down * kAcross * 0.88 };
}

export const plan = new Plan(sea, within(kRings), [
  isle("NW", "B1"),
  isle("NE", "B10"),
  isle("SW", "L1"),
  isle("SE", "L10"),
]);
