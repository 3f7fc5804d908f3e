import type { TableState } from "../state/table";

// The props of a game's table component.
export interface GameTableProps {
  table: TableState;
  actions: TableActions;
}

export interface TableActions {
  play(move: string): void;
  undo(): void;
  skip(): void;
  dismiss(): void;
  reconnect(): void;
  // Asks for hints; omitted if unavailable.
  hint?(): void;
  // Lets the others go on; omitted if nobody is waiting.
  pass?(): void;
  // Shows the board as it was after a log entry; omitted if not possible.
  look?(sequence: number): void;
}
