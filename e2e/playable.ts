// What playing needs from a page. Both Playwright's page and that of e2e/engines provide it; selectors are CSS.
export interface Playable {
  goto(address: string): Promise<unknown>;
  // Waits until the first matching element exists and can be clicked, filled or selected from.
  click(selector: string): Promise<void>;
  fill(selector: string, words: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
  // Runs a function inside the page.
  evaluate<R>(inPage: (argument: string | null) => R, argument?: string | null): Promise<R>;
  // Resolves when the function returns something other than false, null or empty.
  waitForFunction<R>(
    inPage: (argument: string | null) => R,
    argument?: string | null,
  ): Promise<{ jsonValue(): Promise<unknown> }>;
}
