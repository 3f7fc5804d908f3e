import { settings } from "../state/settings.svelte";

// Fades by opacity alone. Unlike Svelte's `fade`, it does not read the computed style, which would force a synchronous
// style recalculation.
export function appearing(_: Element, { duration }: { duration: number }) {
  return { duration: duration * settings.pace, css: (part: number) => `opacity: ${part}` };
}
