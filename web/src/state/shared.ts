type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

// The new value, in which every part that equals its old one is the old one: what has not changed stays the same
// object, so that whoever draws it sees at a glance that there is nothing to do. Things in lists that have a key are
// known by it, others by their position.
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

// For `$derived.by`: what is worked out anew shares with what it was.
export function steady<T>(work: () => T): () => T {
  let last: T | undefined;
  return () => {
    last = shared(last, work());
    return last;
  };
}
