import type { GameEvent, Move } from "../protocol/messages";
import { told } from "../speech";

// Moves and events with their text in the reader's language.

type Told = { say: string };
const withText = ({ say, ...fields }: Told) => ({ ...fields, text: told({ say, ...fields }) });

export const wordedEvents = (events: Told[]): GameEvent[] => events.map(withText) as GameEvent[];

export const worded = <M extends { moves: Told[]; events: Told[] }>(message: M) => ({
  ...message,
  moves: message.moves.map(withText) as Move[],
  events: wordedEvents(message.events),
});
