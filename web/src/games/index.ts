import type { Component } from "svelte";
import type { Playback } from "../state/table";
import { playback as atlantis } from "./atlantis/playback";
import { playback as escapePlayback } from "./escape/playback";
import type { GameTableProps } from "./props";
import { playback as rising } from "./rising/playback";
import { playback as survive } from "./survive/playback";

// The games this page can draw. The list of games to play comes from the server; one that is not here is still
// playable from its list of moves and its log.
export interface GameEntry {
  playback: Playback;
  load(): Promise<{ default: Component<GameTableProps> }>;
}

const plain: Playback = {
  settle: (_, view) => view,
  duration: () => 0,
  traces: () => false,
};

const games: Record<string, GameEntry> = {
  atlantis: { playback: atlantis, load: () => import("./atlantis/AtlantisTable.svelte") },
  survive: { playback: survive, load: () => import("./survive/SurviveTable.svelte") },
  escape: { playback: escapePlayback, load: () => import("./escape/EscapeTable.svelte") },
  rising: { playback: rising, load: () => import("./rising/RisingTable.svelte") },
};

const undrawn: GameEntry = { playback: plain, load: () => import("./PlainTable.svelte") };

export const gameEntry = (id: string): GameEntry => games[id] ?? undrawn;
