import type { TableState } from "../state/table";

// What the page gives to the component that draws a game's table.
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
  // Asks for good moves; left out where nobody can be asked.
  hint?(): void;
  // Lets the others go on; left out where nobody waits.
  pass?(): void;
  // Shows the board as it was after a log entry; left out where that is not possible.
  look?(sequence: number): void;
}
