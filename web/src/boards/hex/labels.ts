import { text } from "../../text";
import type { Colour } from "./colours";

// Parts of what a hex is called by those who cannot see it: "two red swimmers", "a shark".

export interface Team {
  colour: Colour;
  people: { how: string; at?: string }[];
}

export function peopleAt(
  teams: Team[],
  at: string,
  how: string,
  said: (n: number, colour: string) => string,
): string[] {
  return teams.flatMap(({ colour, people }) => {
    const count = people.filter((one) => one.at === at && one.how === how).length;
    return count > 0 ? [said(count, text.hex.colours[colour])] : [];
  });
}

export function creaturesAt(
  hex: string,
  kinds: { name: string; many?: string; hexes: string[] }[],
): string[] {
  return kinds.flatMap(({ name, many, hexes }) => {
    const count = hexes.filter((at) => at === hex).length;
    return count > 0 ? [text.hex.creature(count, name, many)] : [];
  });
}

export const shipLabel = (crew: string[]): string =>
  crew.length > 0 ? text.hex.mannedShip(crew) : text.hex.emptyShip;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

// A sentence in lines of at most so many letters.
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
