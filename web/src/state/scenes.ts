import { merged } from "../protocol/difference";
import type { GameEvent } from "../protocol/messages";

// An event as it is shown on the screen.
export interface Scene {
  event: GameEvent;
  view: unknown; // after the log entry that the event belongs to
  isLast: boolean; // of its entry
}

// A section of a game as sent by the engine: its events, and the views in between as differences.
export interface Stretch {
  sequence: number;
  view: unknown; // at its end
  earlier: unknown[]; // differences of the views before it, newest first
  events: GameEvent[];
}

// Its events one by one, each with the view it leads to. Events without a view are left out.
export function scenesOf({ sequence, view, earlier, events }: Stretch): Scene[] {
  const views = [view];
  for (const difference of earlier) views.push(merged(views.at(-1), difference));
  return events.flatMap((event, index) => {
    const back = sequence - event.seq;
    const isLast = events[index + 1]?.seq !== event.seq;
    return back < views.length ? [{ event, view: views[back], isLast }] : [];
  });
}
