import { settings } from "../state/settings.svelte";

const kAfter = 34; // milliseconds: two frames

// A value that follows its source a moment later, so that what hangs on it is drawn in a frame of its own and not in
// the one in which the board changes; at once where nothing is animated.
export class Later<T> {
  readonly #source: () => T;
  #last = $state.raw<T>() as T;

  // To be made while a component is set up.
  constructor(source: () => T) {
    this.#source = source;
    this.#last = source();
    $effect(() => {
      const next = source();
      const timer = setTimeout(() => (this.#last = next), kAfter);
      return () => clearTimeout(timer);
    });
  }

  get value(): T {
    return settings.pace > 0 ? this.#last : this.#source();
  }
}
