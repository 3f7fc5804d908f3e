import { type Catalogue, en } from "./en";

const catalogues: Record<string, Catalogue> = { en };

const wanted = typeof navigator === "undefined" ? "en" : navigator.language.slice(0, 2);

// The page's texts in the reader's language, English where there is no other.
export const text: Catalogue = catalogues[wanted] ?? en;

// The sentence for something that failed: the server's own words where it gave any.
export const errorText = (failure: { code: string; message: string }): string =>
  failure.message || text.errors[failure.code] || text.errors.other!;
