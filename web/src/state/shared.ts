type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

// Structural sharing: returns the new value, with every part that equals its old counterpart replaced by the old
// object, so that components can skip unchanged parts by identity. List items are matched by key if they have one,
// otherwise by index.
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (sharedList(before, now) as T) : now;
  if (!isPlain(now) || !isPlain(before)) return now;
  const names = Object.keys(now);
  const parts = names.map((name) => [name, shared(before[name], now[name])] as const);
  const isSame =
    names.length === Object.keys(before).length &&
    parts.every(([name, part]) => name in before && Object.is(part, before[name]));
  return (isSame ? before : Object.fromEntries(parts)) as T;
}

const keyOf = (value: unknown) => (isPlain(value) && typeof value.key === "string" ? value.key : undefined);

function sharedList(before: unknown[], now: unknown[]): unknown[] {
  const byKey = new Map(before.map((part) => [keyOf(part), part]));
  const parts = now.map((part, index) => {
    const key = keyOf(part);
    return shared(key === undefined ? before[index] : byKey.get(key), part);
  });
  const isSame = before.length === now.length && parts.every((part, index) => Object.is(part, before[index]));
  return isSame ? before : parts;
}

// For `$derived.by`: a recomputed value shares structure with the previous one.
export function steady<T>(work: () => T): () => T {
  let last: T | undefined;
  return () => {
    last = shared(last, work());
    return last;
  };
}
