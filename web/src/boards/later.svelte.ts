import { flushSync, onDestroy, untrack } from "svelte";
import { settings } from "../state/settings.svelte";

const kSlice = 2; // milliseconds of script in a frame before the rest waits for the next one

// Updates that follow a change on the board, first in, first out: a few per frame, so that no frame draws much, and
// none in the frame that draws the change itself.
const waiting: (() => void)[] = [];
let isFresh = false;
let isStepping = false;

// A hidden page gets no animation frames.
export const onFrame = (run: () => void) => {
  if (document.hidden) setTimeout(run, 0);
  else requestAnimationFrame(run);
};

function step(): void {
  const began = performance.now();
  try {
    while (!isFresh && waiting.length > 0 && performance.now() - began < kSlice) flushSync(waiting.shift());
  } finally {
    isFresh = false;
    isStepping = waiting.length > 0;
    if (isStepping) onFrame(step);
  }
}

function follow(job: () => void): void {
  waiting.push(job);
  isFresh = true;
  if (isStepping) return;
  isStepping = true;
  onFrame(step);
}

// A value that follows its source a few frames later, or at once if animation is off.
export class Later<T> {
  readonly #source: () => T;
  #last = $state.raw<T>() as T;
  #isWaiting = false;
  #isGone = false;

  // Call during component initialisation.
  constructor(source: () => T) {
    this.#source = source;
    this.#last = untrack(source);
    onDestroy(() => {
      this.#isGone = true;
    });
    $effect(() => {
      const next = source();
      if (settings.pace === 0) this.#last = next;
      else if (!this.#isWaiting) {
        this.#isWaiting = true;
        follow(this.#catchUp);
      }
    });
  }

  readonly #catchUp = (): void => {
    this.#isWaiting = false;
    if (!this.#isGone) this.#last = this.#source();
  };

  get value(): T {
    return settings.pace > 0 ? this.#last : this.#source();
  }
}
