import type { Component } from "svelte";
import type { GameTableProps } from "../boards/props";
import { loadSpeech } from "../speech";
import type { Playback } from "../state/table";
import { playback as atlantis } from "./atlantis/playback";
import { playback as escapePlayback } from "./escape/playback";
import { playback as rising } from "./rising/playback";
import { playback as survive } from "./survive/playback";

// The games this page can draw. The list of games to play comes from the server; one missing here is still playable
// from its list of moves and its log.
export interface GameEntry {
  playback: Playback;
  load(): Promise<{ default: Component<GameTableProps> }>;
}

const plain: Playback = {
  settle: (_, view) => view,
  duration: () => 0,
  traces: () => false,
};

// A game's messages are loaded with its components.
async function spoken<T>(game: string, drawing: Promise<T>): Promise<T> {
  await loadSpeech(game);
  return drawing;
}

const games: Record<string, GameEntry> = {
  atlantis: { playback: atlantis, load: () => spoken("atlantis", import("./atlantis/AtlantisTable.svelte")) },
  survive: { playback: survive, load: () => spoken("survive", import("./survive/SurviveTable.svelte")) },
  escape: { playback: escapePlayback, load: () => spoken("escape", import("./escape/EscapeTable.svelte")) },
  rising: { playback: rising, load: () => spoken("rising", import("./rising/RisingTable.svelte")) },
};

const undrawn: GameEntry = { playback: plain, load: () => import("./PlainTable.svelte") };

export const gameEntry = (id: string): GameEntry => games[id] ?? undrawn;
