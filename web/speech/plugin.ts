import { join } from "node:path";
import type { Plugin } from "vite";
import { compiled, defaultFolder, languagesIn, readCatalogue } from "./messages.mjs";

// Provides a module for every language and file of speech/, and "virtual:speech", which lists them. Messages used only
// by the program are left out; those used only by a lesson get a module of their own. Tests set ATLANTICA_SPEECH to use
// another folder.
const folder = process.env.ATLANTICA_SPEECH ?? defaultFolder;
const unsaid = new Set(["cli", "terminal", "log", "store"]);
const kList = "virtual:speech";

const groupOf = (key: string): string => key.split(".")[0] ?? "";
const partOf = (file: string, key: string): string => (groupOf(key) === "lesson" ? `${file}_lesson` : file);

function partsOf(language: string): Map<string, Record<string, unknown>> {
  const parts = new Map<string, Record<string, unknown>>();
  for (const [file, messages] of Object.entries(readCatalogue(folder, language)))
    for (const [key, message] of Object.entries(messages)) {
      if (unsaid.has(groupOf(key))) continue;
      const part = partOf(file, key);
      if (!parts.has(part)) parts.set(part, {});
      parts.get(part)![key] = compiled(message);
    }
  return parts;
}

function list(): string {
  const languages = languagesIn(folder).map((language) => {
    const name = readCatalogue(folder, language).common?.["language.name"] ?? language;
    const parts = [...partsOf(language).keys()].map(
      (part) => `${JSON.stringify(part)}: () => import("${kList}/${language}/${part}")`,
    );
    return `${JSON.stringify(language)}: { name: ${JSON.stringify(name)}, parts: { ${parts.join(", ")} } }`;
  });
  return `export const languages = { ${languages.join(", ")} };`;
}

export function speech(): Plugin {
  return {
    name: "speech",
    resolveId: (id) => (id === kList || id.startsWith(`${kList}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${kList}`)) return undefined;
      if (id === `\0${kList}`) return list();
      const [, language = "", part = ""] = id.split("/");
      this.addWatchFile(join(folder, language, `${part.replace(/_lesson$/, "")}.json`));
      return `export default ${JSON.stringify(partsOf(language).get(part))};`;
    },
  };
}
