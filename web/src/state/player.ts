import { isPlaying, type Playback, playedOn, type TableState } from "./table";

interface Screen {
  state(): TableState;
  show(next: TableState): void;
  playback(): Playback;
  pace(): number;
  ended?(): void; // the queue is empty
}

// The timer that plays a table's queued events, live or past, each for its own duration.
export class Player {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly screen: Screen) {}

  // Starts playing if events are queued and none is on the screen.
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
