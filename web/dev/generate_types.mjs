// Turns the output of `atlantica schema` into TypeScript: messages and bodies as types and as shapes for parsing, each
// game's views, moves and events as types only. See scripts/generate_types.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The subset of JSON Schema that the program uses.
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string} [const]
 * @property {string[]} [enum]
 * @property {string} [type]
 * @property {Schema} [items]
 * @property {Schema} [additionalProperties]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema[]} [anyOf]
 */

/** @type {Record<string, Schema>} */
const definitions = JSON.parse(readFileSync(0, "utf8")).$defs;
const kHead =
  "// Written by scripts/generate_types from what `atlantica schema` prints; not to be changed by hand.\n";

/** @param {string} name */
const gameOf = (name) => (/^[a-z]/.test(name) ? name.slice(0, name.indexOf(".")) : undefined);
/**
 * "survive.View" becomes View in its game's file, "Record.Result" becomes RecordResult.
 * @param {string} name
 */
const typeName = (name) => (gameOf(name) ? name.slice(name.indexOf(".") + 1) : name).replaceAll(".", "");
/** @param {string} name */
const shapeName = (name) => typeName(name).replace(/^./, (letter) => letter.toLowerCase());
/** @param {Schema} schema */
const referred = (schema) => (schema.$ref ?? "").replace("#/$defs/", "");
/** @param {string} name */
function defined(name) {
  const schema = definitions[name];
  if (!schema) throw new Error(`the schema does not define ${name}`);
  return schema;
}
/** @param {Schema} schema */
const fieldsOf = (schema) => schema.properties ?? {};
/** @param {Schema} schema */
const membersOf = (schema) => (schema.anyOf ?? []).map(referred);
/** @param {string} name */
const messageType = (name) => fieldsOf(defined(name)).type?.const;
/** @param {Schema} schema */
const isUnionOfMessages = (schema) =>
  schema.anyOf !== undefined && membersOf(schema).every((name) => messageType(name) !== undefined);

/**
 * The common part of a union of objects: the fields they all share. Enum values may differ.
 * @param {Schema} schema
 * @returns {Schema}
 */
function common(schema) {
  const all = membersOf(schema).map(defined);
  /** @param {Schema} [field] */
  const plain = (field) => JSON.stringify({ ...field, enum: undefined });
  const shared = Object.entries(fieldsOf(all[0] ?? {})).filter(([name, field]) =>
    all.every((one) => name in fieldsOf(one) && plain(fieldsOf(one)[name]) === plain(field)),
  );
  return {
    properties: Object.fromEntries(shared.map(([name, field]) => [name, JSON.parse(plain(field))])),
    required: shared.map(([name]) => name).filter((name) => all.every((one) => one.required?.includes(name))),
  };
}

/**
 * @param {Schema} [schema]
 * @returns {string}
 */
function typeOf(schema = {}) {
  if (schema.$ref) return typeName(referred(schema));
  if (schema.const) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" | ");
  switch (schema.type) {
    case "boolean":
    case "string":
    case "number":
      return schema.type;
    case "integer":
      return "number";
    case "array": {
      const item = typeOf(schema.items);
      return item.includes(" ") ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return `Record<string, ${typeOf(schema.additionalProperties)}>`;
    default:
      return "unknown";
  }
}

/**
 * @param {Schema} [schema]
 * @param {string} [type]
 * @returns {string}
 */
function shapeOf(schema = {}, type = "") {
  if (schema.$ref) return shapeName(referred(schema));
  if (schema.const) return `literal(${JSON.stringify(schema.const)})`;
  if (schema.enum) return `word<${type}>()`;
  switch (schema.type) {
    case "boolean":
      return "flag";
    case "string":
      return "text";
    case "number":
      return "real";
    case "integer":
      return "whole";
    case "array":
      return `list(${shapeOf(schema.items, `${type}[number]`)})`;
    case "object":
      return `map(${shapeOf(schema.additionalProperties, `${type}[string]`)})`;
    default:
      return "anything";
  }
}

/**
 * @param {Schema} schema
 * @param {string} name
 */
const isRequired = (schema, name) => schema.required?.includes(name) ?? false;

/**
 * @param {string} name
 * @param {Schema} schema
 */
function interfaceText(name, schema) {
  const fields = Object.entries(fieldsOf(schema)).map(
    ([field, inner]) => `  ${field}${isRequired(schema, field) ? "" : "?"}: ${typeOf(inner)};\n`,
  );
  return fields.length
    ? `export interface ${typeName(name)} {\n${fields.join("")}}\n`
    : `export type ${typeName(name)} = Record<never, never>;\n`;
}

/**
 * @param {"object" | "open"} maker
 * @param {string} name
 * @param {Schema} schema
 */
function objectShape(maker, name, schema) {
  /** @param {boolean} required */
  const fields = (required) =>
    Object.entries(fieldsOf(schema))
      .filter(([field]) => isRequired(schema, field) === required)
      .map(([field, inner]) => `${field}: ${shapeOf(inner, `${typeName(name)}["${field}"]`)}`)
      .join(", ");
  const optional = fields(false);
  return `${maker}({ ${fields(true)} }${optional && `, { ${optional} }`})`.replaceAll("{  }", "{}");
}

/** @param {string} name */
function typeText(name) {
  const schema = defined(name);
  if (isUnionOfMessages(schema)) {
    const all = membersOf(schema).map((one) => `\n  | ${typeName(one)}`);
    return `export type ${typeName(name)} =${all.join("")};\n`;
  }
  if (schema.anyOf) return interfaceText(name, common(schema));
  return schema.type === "array"
    ? `export type ${typeName(name)} = ${typeOf(schema)};\n`
    : interfaceText(name, schema);
}

/** @param {string} name */
function shapeText(name) {
  const schema = defined(name);
  const begin = `export const ${shapeName(name)}`;
  if (isUnionOfMessages(schema)) {
    const rows = membersOf(schema).map((one) => `  ${messageType(one)}: ${shapeName(one)},\n`);
    return `${begin}s = {\n${rows.join("")}};\n`;
  }
  const typed = `${begin}: Shape<${typeName(name)}> =`;
  if (schema.anyOf) return `${typed} ${objectShape("open", name, common(schema))};\n`;
  if (schema.type === "array") return `${typed} ${shapeOf(schema)};\n`;
  return `${typed} ${objectShape("object", name, schema)};\n`;
}

/**
 * Sorted by dependency: a type comes after those it uses.
 * @param {string[]} names
 */
function inOrder(names) {
  /** @type {Set<string>} */
  const ordered = new Set();
  /** @param {string} name */
  const add = (name) => {
    if (ordered.has(name) || !names.includes(name)) return;
    for (const [, inner] of JSON.stringify(definitions[name]).matchAll(/"#\/\$defs\/([^"]+)"/g))
      add(inner ?? "");
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered];
}

function files() {
  /** @param {string} [game] */
  const of = (game) => Object.keys(definitions).filter((name) => gameOf(name) === game);
  const shared = inOrder(of());
  const shapes = shared.map(shapeText).join("");
  const makers = [
    "anything",
    "flag",
    "list",
    "literal",
    "map",
    "object",
    "open",
    "real",
    "text",
    "whole",
    "word",
  ];
  const used = makers.filter((maker) => new RegExp(`\\b${maker}\\b(?!:)`).test(shapes));
  const protocol = `${kHead}\nimport { ${used.join(", ")}, type Shape } from "./shape";\n\n`;
  /** @type {Record<string, string>} */
  const written = { "protocol/generated.ts": `${protocol}${shared.map(typeText).join("\n")}\n${shapes}` };
  for (const game of new Set(Object.keys(definitions).map(gameOf).filter(Boolean)))
    written[`games/${game}/generated.ts`] = `${kHead}\n${of(game).map(typeText).join("\n")}`;
  return written;
}

let stale = 0;
for (const [path, content] of Object.entries(files())) {
  const file = fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  if (existsSync(file) && readFileSync(file, "utf8") === content) continue;
  stale += 1;
  if (process.argv.includes("--check")) console.error(`web/src/${path} is stale; run scripts/generate_types`);
  else writeFileSync(file, content);
}
process.exitCode = process.argv.includes("--check") && stale > 0 ? 1 : 0;
