import { say } from "../../speech";
import type { Colour } from "./colours";

// Parts of a hex's accessible name: "2 red swimmers", "1 shark".

export interface Team {
  colour: Colour;
  people: { how: string; at?: string }[];
}

export type Counted = { count: number; colour: Colour };

export function peopleAt(
  teams: Team[],
  at: string,
  how: string,
  said: (counted: Counted) => string,
): string[] {
  return teams.flatMap(({ colour, people }) => {
    const count = people.filter((one) => one.at === at && one.how === how).length;
    return count > 0 ? [said({ count, colour })] : [];
  });
}

export const swimmers = (counted: Counted): string => say("common.page.hex.swimmers", counted);

export const shipLabel = (crew: string[]): string =>
  crew.length > 0 ? say("common.page.hex.manned_ship", { crew }) : say("common.page.hex.empty_ship");

// Wraps a sentence into lines of at most this many characters.
export function wrapped(sentence: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
