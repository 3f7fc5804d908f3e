import type { Failure, ListedTable } from "../protocol/messages";
import { listTables } from "../protocol/people";

const kPause = 4000; // milliseconds between two polls

// The tables of the lobby, polled while the page is visible.
export class Lobby {
  tables = $state.raw<ListedTable[]>();
  failure = $state.raw<Failure>();
  now = $state(Date.now() / 1000);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;

  open(): void {
    this.isOpen = true;
    document.addEventListener("visibilitychange", this.look);
    void this.look();
  }

  close(): void {
    this.isOpen = false;
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.timer);
  }

  readonly look = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (document.visibilityState !== "visible") return;
    const answer = await listTables();
    if (!this.isOpen) return;
    this.failure = answer.ok ? undefined : answer.failure;
    this.now = Date.now() / 1000;
    if (answer.ok) this.tables = answer.value;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.look, kPause);
  };
}
