const kAfter = 34; // milliseconds: two frames

// A value that follows its source a moment later, so that what hangs on it is drawn in a frame of its own and not in
// the one in which the board changes.
export class Later<T> {
  #value = $state.raw<T>() as T;

  // To be made while a component is set up.
  constructor(source: () => T) {
    this.#value = source();
    $effect(() => {
      const next = source();
      const timer = setTimeout(() => (this.#value = next), kAfter);
      return () => clearTimeout(timer);
    });
  }

  get value(): T {
    return this.#value;
  }
}
