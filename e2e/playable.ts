// What playing needs of a page. Playwright's has it, and so has that of e2e/engines; selectors are those of CSS.
export interface Playable {
  goto(address: string): Promise<unknown>;
  // Waits for the first element that is meant, and that it can be clicked, filled or chosen from.
  click(selector: string): Promise<void>;
  fill(selector: string, words: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
  // Runs a function inside the page.
  evaluate<R>(inPage: (argument: string | null) => R, argument?: string | null): Promise<R>;
  // Resolves when the function has something to say that is not false, null or empty.
  waitForFunction<R>(
    inPage: (argument: string | null) => R,
    argument?: string | null,
  ): Promise<{ jsonValue(): Promise<unknown> }>;
}
