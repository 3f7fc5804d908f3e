// @ts-check
// Checks the catalogues in speech/, and that they match the keys used in the code; run by scripts/check_speech.
// Usage: node check.mjs [ROOT]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import {
  allElements,
  argumentsOf,
  compiled,
  formsIn,
  isWord,
  languagesIn,
  parsed,
  readCatalogue,
  wordOf,
} from "./messages.mjs";

/** @typedef {import("./messages.mjs").Catalogue} Catalogue */

const root = process.argv[2] ?? fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "speech");
/** @type {string[]} */
const problems = [];

const english = readCatalogue(folder, "en");

/** @param {string} language @param {Catalogue} catalogue */
function checkLanguage(language, catalogue) {
  const categories = new Map(
    /** @type {const} */ (["cardinal", "ordinal"]).map((type) => [
      type,
      new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories,
    ]),
  );
  for (const file of new Set([...Object.keys(english), ...Object.keys(catalogue)])) {
    const messages = catalogue[file] ?? {};
    compareKeys(`${language}/${file}`, messages, english[file] ?? {});
    for (const [key, message] of Object.entries(messages)) {
      const where = `${language}/${file}.json, ${key}`;
      try {
        compiled(message);
        checkPlurals(where, message, categories);
        compareArguments(where, file, key, message, catalogue);
      } catch (wrong) {
        problems.push(`${where}: ${wrong instanceof Error ? wrong.message : wrong}`);
      }
    }
  }
}

/** Each language has its own word forms.
 * @param {string} key */
const compared = (key) => (isWord(key) ? wordOf(key) : key);

/** @param {string} where @param {Record<string, string>} messages @param {Record<string, string>} wanted */
function compareKeys(where, messages, wanted) {
  const here = new Set(Object.keys(messages).map(compared));
  const there = new Set(Object.keys(wanted).map(compared));
  for (const key of there) if (!here.has(key)) problems.push(`${where}.json lacks ${key}`);
  for (const key of here) if (!there.has(key)) problems.push(`${where}.json has ${key}, English has not`);
  for (const key of Object.keys(messages).filter(isWord))
    if (messages[wordOf(key)] === undefined) problems.push(`${where}.json has ${key} but no ${wordOf(key)}`);
}

/** @param {string} where @param {string} message @param {Map<string, string[]>} categories */
function checkPlurals(where, message, categories) {
  for (const element of allElements(parsed(message))) {
    if (element.type !== TYPE.plural) continue;
    const wanted = categories.get(element.pluralType ?? "cardinal") ?? [];
    const exact = Object.keys(element.options).filter((name) => name.startsWith("="));
    for (const category of wanted)
      if (!element.options[category])
        problems.push(`${where}: the plural of ${element.value} lacks "${category}"`);
    for (const category of Object.keys(element.options))
      if (!wanted.includes(category) && !exact.includes(category))
        problems.push(
          `${where}: the plural of ${element.value} has "${category}", which the language has not`,
        );
  }
}

/** @param {string} where @param {string} file @param {string} key @param {string} message @param {Catalogue} catalogue */
function compareArguments(where, file, key, message, catalogue) {
  const model = english[file]?.[key] ?? english[file]?.[compared(key)];
  if (model === undefined) return;
  const here = namesIn(message, file, catalogue);
  const there = namesIn(model, file, english);
  for (const name of there) if (!here.has(name)) problems.push(`${where}: the argument ${name} is not used`);
  for (const name of here) if (!there.has(name)) problems.push(`${where}: there is no argument ${name}`);
}

/** @param {string} message @param {string} file @param {Catalogue} catalogue */
function namesIn(message, file, catalogue) {
  const own = formsIn(catalogue[file] ?? {});
  const common = formsIn(catalogue.common ?? {});
  const formsOf = (/** @type {string} */ kind) =>
    new Set([...(own.get(kind) ?? []), ...(common.get(kind) ?? [])]);
  return new Set(argumentsOf(message, formsOf).keys());
}

// A key counts as used if a source contains its full id. Words are looked up by name, errors by code.
function checkUse() {
  const files = Object.keys(english);
  const ids = new RegExp(`\\b(?:${files.join("|")})\\.[\\w.=-]+\\w`, "g");
  const used = new Set(sources().flatMap((text) => text.match(ids) ?? []));
  const known = new Set(
    files.flatMap((file) => Object.keys(english[file] ?? {}).map((key) => `${file}.${key}`)),
  );
  for (const id of known) {
    if (isMessage(id) && !used.has(id)) problems.push(`${id} is said nowhere`);
  }
  for (const id of used)
    if (isMessage(id) && !known.has(id)) problems.push(`${id} is said but is in no catalogue`);
}

// Words and errors may be referred to by prefix alone.
/** @param {string} id */
const isMessage = (id) => {
  const key = id.slice(id.indexOf(".") + 1);
  return key.includes(".") && !isWord(key) && !/^(error|language)\./.test(key);
};

function sources() {
  const wanted = [
    { under: "web/src", ending: /(?<!\.test)\.(ts|svelte)$/ },
    { under: "src", ending: /\.(cpp|h)$/ },
    { under: "lessons", ending: /\.json$/ },
  ];
  return wanted.flatMap(({ under, ending }) =>
    readdirSync(join(root, under), { recursive: true, encoding: "utf8" })
      .filter((name) => ending.test(name))
      .map((name) => readFileSync(join(root, under, name), "utf8")),
  );
}

for (const language of languagesIn(folder)) checkLanguage(language, readCatalogue(folder, language));
checkUse();

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
