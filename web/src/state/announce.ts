import type { GameEvent } from "../protocol/messages";
import { plainSentence } from "./seats";
import { isPlaying, type TableState } from "./table";

// What a screen reader is given to say: every line of the log, then what there is to do. Lines are only ever added,
// since one that is replaced before it was said is lost; the player's next move clears them: its key ends the speech.
export interface Announced {
  lines: { id: number; text: string }[];
  count: number; // of all lines so far
  logged?: number; // how much of the log they cover
  sentence: string; // if it was the last to be said, else empty
}

export const nothingAnnounced: Announced = { lines: [], count: 0, sentence: "" };

export const kKept = 40;
const kTold = 12; // lines told on joining a game in progress

// `sentence` is that of the action bar; events of the types in `unlogged` have no line in the log.
export function announce(
  before: Announced,
  table: TableState,
  sentence: string,
  unlogged: Set<string>,
): Announced {
  if (table.pending !== undefined) return { ...before, lines: [], sentence: "" };
  const events = (table.past ? [] : table.log.slice(before.logged ?? 0)).filter(
    (event) => event.text !== "" && !unlogged.has(event.type),
  );
  const told = before.logged === undefined ? sinceOwnMove(events, table.seat) : events;
  const texts = told.map((event) => plainSentence(event.text, table.info));
  // A lost connection is a notice of its own.
  const isStill = table.past !== undefined || (!isPlaying(table) && table.link !== "lost");
  const isNew = isStill && (texts.length > 0 || sentence !== before.sentence);
  if (isNew) texts.push(sentence);
  const added = texts.map((text, index) => ({ id: before.count + index, text }));
  return {
    lines: [...before.lines, ...added].slice(-kKept),
    count: before.count + added.length,
    logged: table.past ? before.logged : table.log.length,
    sentence: isNew ? sentence : texts.length > 0 ? "" : before.sentence,
  };
}

// From the last thing the player did, if that is not too far back. A spectator is told only how things stand.
function sinceOwnMove(events: GameEvent[], seat: number | undefined): GameEvent[] {
  if (seat === undefined) return [];
  return events
    .slice(
      Math.max(
        events.findLastIndex((event) => event.seat === seat),
        0,
      ),
    )
    .slice(-kTold);
}
