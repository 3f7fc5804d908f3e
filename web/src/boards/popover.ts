// Closes an open popover on Escape, which returns focus to its button, and on a click elsewhere.
export function popover(details: HTMLDetailsElement): { destroy(): void } {
  const elsewhere = (event: Event) => {
    if (!details.contains(event.target as Node)) details.open = false;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
    event.stopPropagation();
  };
  document.addEventListener("pointerdown", elsewhere);
  details.addEventListener("keydown", key);
  return { destroy: () => document.removeEventListener("pointerdown", elsewhere) };
}
