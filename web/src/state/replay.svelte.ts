import type { GameEvent } from "../protocol/messages";
import { nextStop, type Past, pastTable, pastTableFrom, stopFor } from "./past";
import { Player } from "./player";
import { settings } from "./settings.svelte";
import type { Story } from "./story";
import { emptyTable, isPlaying, type Playback, skipped, type TableState } from "./table";

const kPause = 450; // between two moves in playback

// A replay in progress: the moment on the screen, and the timer that advances it.
export class ReplaySession {
  state = $state.raw<TableState>(emptyTable());
  at = $state(0);
  viewer = $state<number | undefined>();
  isRunning = $state(false);
  failure = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next move
  private readonly player = new Player({
    state: () => this.state,
    show: (next) => {
      this.state = next;
    },
    playback: () => this.playback,
    pace: () => settings.pace,
    ended: () => this.wait(),
  });
  private asked = 0; // counts requests, so that stale replies can be ignored
  private events: GameEvent[] = [];

  constructor(
    readonly story: Story,
    private readonly playback: Playback,
  ) {}

  async open(at: number, viewer: number | undefined): Promise<void> {
    this.viewer = viewer;
    this.events = await this.story.events(viewer);
    await this.show(at, "at once");
  }

  close(): void {
    this.pause();
    this.asked++;
  }

  readonly jump = (sequence: number): void => {
    this.pause();
    void this.show(stopFor(this.story.stops, sequence), "at once");
  };

  readonly step = (step: 1 | -1): void => {
    this.pause();
    void this.show(nextStop(this.story.stops, this.at, step), step > 0 ? "played" : "at once");
  };

  readonly look = (viewer: number | undefined): void => {
    this.pause();
    void this.open(this.at, viewer);
  };

  readonly run = (): void => {
    if (this.at === this.story.length) return;
    this.isRunning = true;
    this.goOn();
  };

  readonly pause = (): void => {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.player.stop();
    if (isPlaying(this.state)) this.state = skipped(this.state, this.playback);
  };

  private async show(at: number, how: "at once" | "played"): Promise<void> {
    const asked = ++this.asked;
    this.at = at;
    try {
      const moment = await this.story.moment(at, this.viewer, this.state.sequence);
      if (asked !== this.asked) return;
      const past: Past = { info: this.story.info, viewer: this.viewer, events: this.events };
      const table = how === "played" ? pastTableFrom : pastTable;
      this.failure = "";
      this.state = table(past, moment, this.state, this.playback);
      if (isPlaying(this.state)) this.player.start();
      else this.wait();
    } catch (error) {
      if (asked !== this.asked) return;
      this.isRunning = false;
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  private wait(): void {
    if (!this.isRunning) return;
    if (this.at === this.story.length) this.isRunning = false;
    else this.timer = setTimeout(() => this.goOn(), kPause * Math.max(settings.pace, 0.4));
  }

  private goOn(): void {
    void this.show(nextStop(this.story.stops, this.at, 1), "played");
  }
}
