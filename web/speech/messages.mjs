// @ts-check
// Reads and parses speech/<language>/<file>.json. Used by the build, the type generator and scripts/check_speech; the
// page itself only gets compiled messages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */
/** @typedef {import("../src/speech/format").Part} Part */
/** @typedef {import("../src/speech/format").Compiled} Compiled */
/** @typedef {Record<string, Record<string, string>>} Catalogue file -> key -> message */
/** @typedef {"any" | "number" | "list" | "id"} Use how a message uses an argument */

export const defaultFolder = fileURLToPath(new URL("../../speech", import.meta.url));

// Groups of keys that contain messages; every other group is a kind of word: <kind>.<id> and <kind>.<id>.<form>.
const messageGroups = new Set(
  "refusal move event position edition page terminal lesson json record scenario protocol error server store log cli bot language setup arena player detail does task".split(
    " ",
  ),
);

/** @param {string} folder */
export const languagesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * @param {string} folder
 * @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(folder, language) {
  const path = join(folder, language);
  if (!existsSync(path)) throw new Error(`There is no folder ${path}.`);
  const files = readdirSync(path).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.sort().map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(path, name), "utf8"))]),
  );
}

/** @param {string} key */
export const isWord = (key) => !messageGroups.has(key.split(".")[0] ?? "");

/** The word a key belongs to, without its form: "creature.shark.acc" belongs to "creature.shark".
 * @param {string} key */
export const wordOf = (key) => key.split(".").slice(0, 2).join(".");

/** The forms of each kind of word in a file.
 * @param {Record<string, string>} messages
 * @returns {Map<string, Set<string>>} */
export function formsIn(messages) {
  const forms = new Map();
  for (const key of Object.keys(messages).filter(isWord)) {
    const [kind, , form] = key.split(".");
    if (!forms.has(kind)) forms.set(kind, new Set());
    if (form) forms.get(kind).add(form);
  }
  return forms;
}

/** @param {string} message */
export const parsed = (message) => parse(message, { shouldParseSkeletons: true, requiresOtherClause: true });

/** Every element of a message, including those nested in plurals and selects.
 * @param {Element[]} elements
 * @returns {Element[]} */
export const allElements = (elements) =>
  elements.flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select
      ? [element, ...Object.values(element.options).flatMap((option) => allElements(option.value))]
      : [element],
  );

/** The arguments of a message by name, without form and capitalisation, and how each is used.
 * @param {string} message
 * @param {(kind: string) => Set<string>} formsOf
 * @returns {Map<string, Use>} */
export function argumentsOf(message, formsOf) {
  /** @type {Map<string, Use>} */
  const uses = new Map();
  for (const element of allElements(parsed(message))) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const { name, use } = argumentOf(element, formsOf);
    if (!uses.has(name) || uses.get(name) === "any") uses.set(name, use);
  }
  return uses;
}

/**
 * @param {Element & { value: string }} element
 * @param {(kind: string) => Set<string>} formsOf
 * @returns {{ name: string, use: Use }}
 */
function argumentOf(element, formsOf) {
  const written = element.value.charAt(0).toLowerCase() + element.value.slice(1);
  const at = written.lastIndexOf("_");
  const [base, form] = at < 0 ? [written, ""] : [written.slice(0, at), written.slice(at + 1)];
  if (form === "id") return { name: base, use: isSeat(base) ? "number" : "id" };
  if (form === "count") return { name: base, use: "list" };
  if (form && formsOf(base.replace(/\d+$/, "")).has(form)) return { name: base, use: "any" };
  const isCounted = element.type === TYPE.plural || element.type === TYPE.number;
  return { name: written, use: isCounted || isSeat(written) ? "number" : "any" };
}

/** @param {string} name */
const isSeat = (name) => name === "seat" || name.endsWith("_seat");

/** @param {string} message
 * @returns {Compiled} */
export function compiled(message) {
  const elements = parsed(message);
  if (elements.length === 0) return "";
  const [first] = elements;
  return elements.length === 1 && first?.type === TYPE.literal ? first.value : elements.map(compiledPart);
}

/** @param {Element} element
 * @returns {Part} */
function compiledPart(element) {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      return [element.value, "number", numberOptions(element.style)];
    case TYPE.plural:
      if (element.offset) throw new Error("offset is not supported");
      return [element.value, element.pluralType === "ordinal" ? "ordinal" : "cardinal", options(element)];
    case TYPE.select:
      return [element.value, "select", options(element)];
    default:
      throw new Error(
        `Only plural, selectordinal, select and number are supported, not type ${element.type}.`,
      );
  }
}

/** @param {{ options: Record<string, { value: Element[] }> }} element */
const options = (element) =>
  Object.fromEntries(
    Object.entries(element.options).map(([name, option]) => [name, option.value.map(compiledPart)]),
  );

/** @param {import("@formatjs/icu-messageformat-parser").NumberElement["style"]} style
 * @returns {Intl.NumberFormatOptions} */
function numberOptions(style) {
  if (!style) return {};
  if (typeof style !== "string") return /** @type {Intl.NumberFormatOptions} */ (style.parsedOptions);
  if (style === "percent") return { style: "percent" };
  if (style === "integer") return { maximumFractionDigits: 0 };
  throw new Error(`There is no style of numbers "${style}".`);
}
