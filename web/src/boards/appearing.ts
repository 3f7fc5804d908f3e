import { settings } from "../state/settings.svelte";

// Comes and goes by opacity alone. Unlike Svelte's own `fade` it does not ask for the style of what comes, which would
// make the browser work out the whole page in the middle of its change.
export function appearing(_: Element, { duration }: { duration: number }) {
  return { duration: duration * settings.pace, css: (part: number) => `opacity: ${part}` };
}
