import { list, type Of, object, read, text, whole } from "../protocol/shape";

// What was typed at a table and not heard yet, so that it outlives a page that is loaded anew.
const unsaid = object({ draft: text, own: list(object({ key: whole, text })) });
export type Unsaid = Of<typeof unsaid>;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (table: string): string => `atlantica.unsaid.${table}`;

export function readUnsaid(store: Store, table: string): Unsaid {
  let stored: unknown;
  try {
    stored = JSON.parse(store.getItem(keyOf(table)) ?? "null");
  } catch {
    stored = null;
  }
  const found = read(unsaid, stored);
  return found.ok ? found.value : { draft: "", own: [] };
}

export function keepUnsaid(store: Store, table: string, { draft, own }: Unsaid): void {
  if (draft === "" && own.length === 0) store.removeItem(keyOf(table));
  else
    store.setItem(keyOf(table), JSON.stringify({ draft, own: own.map(({ key, text }) => ({ key, text })) }));
}
