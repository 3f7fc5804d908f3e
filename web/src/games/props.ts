import type { TableState } from "../state/table";

// What the page gives to the component that draws a game's table.
export interface GameTableProps {
  table: TableState;
  actions: TableActions;
}

export interface TableActions {
  play(move: string): void;
  undo(): void;
  hint(): void;
  pass(): void;
  skip(): void;
  dismiss(): void;
  reconnect(): void;
}
