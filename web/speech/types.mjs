// @ts-check
// Generates types for the message keys and their arguments from the English catalogue. Run by `npm run check`, which
// then fails on an unknown key or a missing argument.
import { mkdirSync, writeFileSync } from "node:fs";
import { argumentsOf, defaultFolder, formsIn, isWord, readCatalogue } from "./messages.mjs";

const english = readCatalogue(defaultFolder, "en");
const types = { any: "Value", number: "number", list: "readonly string[]", id: "string" };
const common = formsIn(english.common ?? {});

/** @param {string} file */
function linesOf(file) {
  const messages = english[file] ?? {};
  const own = formsIn(messages);
  const formsOf = (/** @type {string} */ kind) => own.get(kind) ?? common.get(kind) ?? new Set();
  return Object.entries(messages).map(([key, message]) => {
    const uses = [...argumentsOf(message, formsOf)].map(([name, use]) => `${name}: ${types[use]}`);
    return `    ${JSON.stringify(`${file}.${key}`)}: { ${uses.join("; ")} };`;
  });
}

const kinds = Object.entries(english).flatMap(([file, messages]) => [
  ...new Set(
    Object.keys(messages)
      .filter((key) => isWord(key) || key.startsWith("error."))
      .map((key) => `${file}.${key.split(".")[0]}`),
  ),
]);

const folder = new URL("../../build/speech/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL("keys.d.ts", folder),
  `// Made by web/speech/types.mjs from speech/en.
declare module "speech-keys" {
  type Value = import("../../web/src/speech/format").Value;
  export interface Messages {
${Object.keys(english).flatMap(linesOf).join("\n")}
  }
  export type Kind = ${kinds.map((kind) => JSON.stringify(kind)).join(" | ")};
}
`,
);
