import { stopFor } from "./past";
import { ReplaySession } from "./replay.svelte";
import type { Story } from "./story";
import type { Playback } from "./table";

// Looking back at earlier moments of a table, which continues meanwhile.
export class LookingBack {
  session = $state.raw<ReplaySession>(); // while looking back

  // Called when looking back begins; undefined if there is nothing to look back at yet.
  constructor(private readonly begin: () => { story: Story; playback: Playback } | undefined) {}

  readonly look = (sequence: number): void => {
    if (this.session) this.session.jump(sequence);
    else this.open(sequence);
  };

  readonly stop = (): void => {
    this.session?.close();
    this.session = undefined;
  };

  private open(sequence: number): void {
    const begun = this.begin();
    if (!begun) return;
    this.session = new ReplaySession(begun.story, begun.playback);
    void this.session.open(stopFor(begun.story.stops, sequence), undefined);
  }
}
