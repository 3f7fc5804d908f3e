import { list, type Of, object, read, text, whole } from "../protocol/shape";

// What was typed at a place but not yet sent, kept so that it survives a reload. A place is a seat of a table.
const unsaid = object({ draft: text, own: list(object({ key: whole, text })) });
export type Unsaid = Of<typeof unsaid>;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (place: string): string => `atlantica.unsaid.${place}`;

export function readUnsaid(store: Store, place: string): Unsaid {
  let stored: unknown;
  try {
    stored = JSON.parse(store.getItem(keyOf(place)) ?? "null");
  } catch {
    stored = null;
  }
  const found = read(unsaid, stored);
  return found.ok ? found.value : { draft: "", own: [] };
}

export function keepUnsaid(store: Store, place: string, { draft, own }: Unsaid): void {
  if (draft === "" && own.length === 0) store.removeItem(keyOf(place));
  else
    store.setItem(keyOf(place), JSON.stringify({ draft, own: own.map(({ key, text }) => ({ key, text })) }));
}
