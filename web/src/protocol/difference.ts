// A document after a difference of the engine (docs/protocol.md): an object holds the names that differ, null for one
// that is gone; for a list it holds positions. What is not named stays the same object.
export function merged(document: unknown, difference: unknown): unknown {
  if (!isObject(difference)) return difference;
  if (Array.isArray(document))
    return document.map((item, index) =>
      index in difference ? merged(item, difference[index as unknown as string]) : item,
    );
  const next: Record<string, unknown> = isObject(document) ? { ...document } : {};
  for (const [name, change] of Object.entries(difference))
    if (change === null) delete next[name];
    else next[name] = merged(next[name], change);
  return next;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
