import type { Move } from "../protocol/messages";

export interface KeyActions {
  moves: Move[];
  play(move: Move): void;
  undo(): void;
  skip(): void;
  letGo(): void;
  listMoves(): void;
  chat(): void;
}

// Keyboard shortcuts for the whole table: digits play the numbered move, U undoes, M (or an arrow) goes to the list of
// moves, C to the chat, Space skips the playback, Escape drops the pick.
export function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  const focus = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || focus.matches("input, select, textarea")) return;
  if (document.querySelector("[aria-modal=true]")) return;
  const isIdle = focus.matches("body, [role=log], [data-rest]");
  if (/^[1-9]$/.test(event.key)) {
    const move = actions.moves[Number(event.key) - 1];
    if (move) actions.play(move);
  } else if (event.key === "u" || event.key === "U") actions.undo();
  else if (event.key === "m" || event.key === "M") actions.listMoves();
  else if (event.key === "c" || event.key === "C") actions.chat();
  else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && isIdle) actions.listMoves();
  else if (event.key === " " && isIdle) actions.skip();
  else if (event.key === "Escape") actions.letGo();
  else return;
  if (event.key !== "Escape") event.preventDefault();
}
