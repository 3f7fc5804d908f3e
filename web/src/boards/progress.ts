import type { GameEvent } from "../protocol/messages";

// How each score developed, for the chart of a finished game.
export interface Line {
  style: number; // whose colour and sign it has
  name: string;
  points: { at: number; value: number }[]; // after which log entry the score reached this value
}

// `gain` returns by how much an event changes which line's score.
export function linesOf(
  events: GameEvent[],
  lines: { style: number; name: string }[],
  gain: (event: GameEvent) => { line: number; by: number } | undefined,
): Line[] {
  const grown: Line[] = lines.map((line) => ({ ...line, points: [] }));
  for (const event of events) {
    const { line = -1, by = 0 } = gain(event) ?? {};
    const points = grown[line]?.points;
    if (points && by !== 0) points.push({ at: event.seq, value: (points.at(-1)?.value ?? 0) + by });
  }
  return grown;
}

// The lines extended to the final scores, which may exceed what was gained during play.
export const endingAt = (lines: Line[], at: number, values: (number | undefined)[]): Line[] =>
  lines.map((line, index) => {
    const value = values[index];
    return value === undefined ? line : { ...line, points: [...line.points, { at, value }] };
  });

// A step line as path data in a box of this size, with times from `from` to `to` and values up to `most`.
export function stairs(
  points: Line["points"],
  box: { width: number; height: number; from: number; to: number; most: number },
): string {
  const x = (at: number) => ((at - box.from) / Math.max(1, box.to - box.from)) * box.width;
  const y = (value: number) => box.height - (value / Math.max(1, box.most)) * box.height;
  const steps = points.map(({ at, value }) => `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`);
  return `M0 ${y(0).toFixed(1)}${steps.join("")}H${box.width}`;
}
