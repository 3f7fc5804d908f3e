import { type Catalogue, en } from "./en";

export type Language = "en" | "de";
export type ChosenLanguage = Language | "system";
export const languages: ChosenLanguage[] = ["system", "en", "de"];

const kKey = "atlantica.language";

// English is always there; another language is loaded when it is wanted.
const others = new Map<string, () => Promise<Catalogue>>([["de", async () => (await import("./de")).de]]);

// The page's texts in the reader's language. They are chosen before anything is drawn and stay as long as the page does.
export let text: Catalogue = en;

export function chosenLanguage(): ChosenLanguage {
  const stored = localStorage.getItem(kKey) as ChosenLanguage;
  return languages.includes(stored) ? stored : "system";
}

export async function loadLanguage(): Promise<Language> {
  const chosen = chosenLanguage();
  const wanted = chosen === "system" ? navigator.language.slice(0, 2) : chosen;
  const load = others.get(wanted);
  if (load) text = await load();
  return load ? (wanted as Language) : "en";
}

// What is drawn holds words of the old language, so the page begins anew.
export function chooseLanguage(language: ChosenLanguage): void {
  localStorage.setItem(kKey, language);
  location.reload();
}

// The sentence for something that failed: the server's own words where it gave any and this language has them, else those
// for the code. A refusal has been put into words of the reader's language before.
export function errorText(failure: { code: string; message: string }): string {
  const known = text.errors[failure.code];
  const told = failure.message && text.told(failure.message);
  return told || known || failure.message || text.errors.other!;
}
