import { isPlaying, type Playback, playedOn, type TableState } from "./table";

interface Screen {
  state(): TableState;
  show(next: TableState): void;
  playback(): Playback;
  pace(): number;
  ended?(): void; // nothing waits any more
}

// The clock that plays what waits at a table, a running or a past one: every event stays as long as it takes.
export class Player {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly screen: Screen) {}

  // Plays on if something waits and nothing is on the screen.
  start(): void {
    if (!isPlaying(this.screen.state())) this.stop();
    else if (this.timer === undefined) this.step();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private step(): void {
    this.timer = undefined;
    const { next, pause } = playedOn(this.screen.state(), this.screen.playback(), this.screen.pace());
    if (pause > 0) this.timer = setTimeout(() => this.step(), pause);
    this.screen.show(next);
    if (pause === 0) this.screen.ended?.();
  }
}
