// Applies a difference from the engine to a document (docs/protocol.md): an object contains the fields that differ,
// null for one that was removed; for a list it contains indices. Unnamed parts keep their identity.
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
