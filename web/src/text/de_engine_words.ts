import type { GameEvent } from "../protocol/messages";
import { colours } from "./de_names";

// Words that the engine's sentences of several games need in German.

// The player as the engine names one: "@1", or "@1 (green)" where somebody leads two colours.
export const who = (event: GameEvent): string =>
  /^@\d+(?: \(\w+\))?/.exec(event.text)?.[0] ?? `@${event.seat}`;

export const undone = (event: GameEvent) => `${who(event)} nimmt einen Zug zurück.`;

export const colour = (name: string | undefined) => colours[name ?? ""] ?? name ?? "";
