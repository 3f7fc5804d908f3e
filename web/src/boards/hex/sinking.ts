import { cubicIn } from "svelte/easing";
import { settings } from "../../state/settings.svelte";

// Transition of a sinking tile: it tilts, drops and disappears.
export function sinking(_: Element) {
  const duration = settings.reducedMotion ? 200 * settings.pace : settings.motion(800);
  return {
    duration,
    easing: cubicIn,
    css: (part: number, gone: number) =>
      settings.reducedMotion
        ? `opacity: ${part}`
        : `opacity: ${Math.min(1, part * 1.6)}; transform: rotate(${gone * 13}deg) translateY(${gone * 20}px) scale(${1 - gone * 0.16}, ${1 - gone * 0.34})`,
  };
}
