import type { SeatInfo, TableInfo } from "../protocol/messages";
import { capital, say, word } from "../speech";

// Seats are distinguished by colour and sign (the Okabe–Ito palette is safe for common colour blindness).
export const seatStyles = [
  { colour: "vermilion", sign: "triangle" },
  { colour: "blue", sign: "circle" },
  { colour: "yellow", sign: "square" },
  { colour: "green", sign: "diamond" },
  { colour: "purple", sign: "star" },
  { colour: "sky", sign: "hexagon" },
  { colour: "black", sign: "cross" },
] as const;

export const seatStyle = (seat: number) => seatStyles[seat % seatStyles.length]!;

export const seatColour = (seat: number): string => `var(--seat-${seatStyle(seat).colour})`;

// The part of a table's description needed to name its seats.
type Seated = { seats: Pick<SeatInfo, "kind" | "name">[] };

export function seatName(info: Seated | undefined, seat: number): string {
  const { kind, name } = info?.seats[seat] ?? {};
  if (kind === "bot" && name && /^\d$/.test(name)) return say("common.page.table.level", { level: name });
  const { colour } = seatStyle(seat);
  // A player without a name is named after the colour; the server does so in English.
  return !name || name.toLowerCase() === colour ? capital(word("common.colour", colour)) : name;
}

// What the sign beside a name tells, in words: which of several seats with this name.
export function seatMark(info: Seated | undefined, seat: number): string {
  const name = seatName(info, seat);
  const isShared = (info?.seats ?? []).some((_, other) => other !== seat && seatName(info, other) === name);
  return isShared ? ` (${word("common.colour", seatStyle(seat).colour)})` : "";
}

// The name for use without a sign.
export const seatTitle = (info: Seated | undefined, seat: number): string =>
  seatName(info, seat) + seatMark(info, seat);

// What a seat's panel is called; a player without a name is called by the colour.
export function panelLabel(name: string, colour: string): string {
  const sign = word("common.colour", colour);
  return name.toLowerCase() === sign.toLowerCase() ? name : `${name}, ${sign}`;
}

// A sentence in parts: "@1" stands for the name of seat 1, "@1:green" for that name with the sign of green (see `told`
// in speech). `style` is the seat whose colour and sign are used.
export type Piece = { text: string } | { seat: number; style: number };

const sides = ["red", "blue", "yellow", "green"];

export const sentencePieces = (sentence: string): Piece[] =>
  sentence
    .split(/(@\d+(?::[a-z]+)?)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const [, seat, side] = /^@(\d+)(?::([a-z]+))?$/.exec(piece) ?? [];
      if (seat === undefined) return { text: piece };
      return { seat: Number(seat), style: side ? sides.indexOf(side) : Number(seat) };
    });

export const plainSentence = (sentence: string, info: TableInfo | undefined): string =>
  sentencePieces(sentence)
    .map((piece) => ("seat" in piece ? seatTitle(info, piece.seat) : piece.text))
    .join("");

// A short status of a seat.
export function seatStatus(info: SeatInfo | undefined, isOwn: boolean): string {
  if (info?.kind === "bot") return say("common.page.table.bot");
  if (info?.substitute) return say("common.page.people.seat.substitute");
  if (isOwn) return say("common.page.table.you");
  if (!info?.taken) return say("common.page.table.absent");
  return info.online ? "" : say("common.page.table.away");
}
