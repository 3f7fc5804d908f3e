// Shapes say what a JSON value must look like. Reading one gives a typed value or a sentence that says where it
// went wrong; the TypeScript type follows from the shape, so there is one description of every message.

export type Shape<T> = (value: unknown, where: string, mode: Mode) => T;
export type Of<S> = S extends Shape<infer T> ? T : never;
// Strict reading refuses names the shape does not have; tests use it, the page tolerates a newer server.
export type Mode = "strict" | "tolerant";
export type Reading<T> = { ok: true; value: T } | { ok: false; error: string };

class Mismatch extends Error {}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "string":
      return "a text";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "undefined":
      return "nothing";
    default:
      return "an object";
  }
}

function mismatch(where: string, wanted: string, value: unknown): never {
  throw new Mismatch(`${where || "the top level"}: expected ${wanted}, got ${kindOf(value)}`);
}

const inside = (where: string, name: string) => (where ? `${where}.${name}` : name);

export const text: Shape<string> = (value, where) =>
  typeof value === "string" ? value : mismatch(where, "a text", value);

export const whole: Shape<number> = (value, where) =>
  Number.isInteger(value) ? (value as number) : mismatch(where, "a whole number", value);

export const real: Shape<number> = (value, where) =>
  typeof value === "number" ? value : mismatch(where, "a number", value);

export const flag: Shape<boolean> = (value, where) =>
  typeof value === "boolean" ? value : mismatch(where, "true or false", value);

export const anything: Shape<unknown> = (value) => value;

export function literal<const T extends string>(...allowed: T[]): Shape<T> {
  return (value, where) =>
    allowed.includes(value as T)
      ? (value as T)
      : mismatch(where, allowed.map((one) => `"${one}"`).join(" or "), value);
}

export function list<T>(item: Shape<T>): Shape<T[]> {
  return (value, where, mode) => {
    if (!Array.isArray(value)) return mismatch(where, "a list", value);
    return value.map((one, index) => item(one, `${where}[${index}]`, mode));
  };
}

export function map<T>(item: Shape<T>): Shape<Record<string, T>> {
  return (value, where, mode) =>
    Object.fromEntries(
      Object.entries(asObject(value, where)).map(([name, one]) => [
        name,
        item(one, inside(where, name), mode),
      ]),
    );
}

function asObject(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return mismatch(where, "an object", value);
  return value as Record<string, unknown>;
}

type Fields = Record<string, Shape<unknown>>;
type Required<F extends Fields> = { [K in keyof F]: Of<F[K]> };
type Optional<F extends Fields> = { [K in keyof F]?: Of<F[K]> };

function readFields(
  fields: Fields,
  optional: Fields,
  value: Record<string, unknown>,
  where: string,
  mode: Mode,
) {
  const result: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields))
    result[name] = shape(value[name], inside(where, name), mode);
  for (const [name, shape] of Object.entries(optional))
    if (value[name] !== undefined) result[name] = shape(value[name], inside(where, name), mode);
  return result;
}

export function object<F extends Fields, G extends Fields = Record<never, never>>(
  fields: F,
  optional: G = {} as G,
): Shape<Required<F> & Optional<G>> {
  return (value, where, mode) => {
    const given = asObject(value, where);
    const unknown = Object.keys(given).find((name) => !(name in fields) && !(name in optional));
    if (mode === "strict" && unknown !== undefined)
      throw new Mismatch(`${inside(where, unknown)}: unknown name`);
    return readFields(fields, optional, given, where, mode) as Required<F> & Optional<G>;
  };
}

// An object with more names than the shape lists: a game adds its own. They are passed on as they are.
export function open<F extends Fields, G extends Fields = Record<never, never>>(
  fields: F,
  optional: G = {} as G,
): Shape<Required<F> & Optional<G>> {
  return (value, where, mode) => {
    const given = asObject(value, where);
    return { ...given, ...readFields(fields, optional, given, where, mode) } as Required<F> & Optional<G>;
  };
}

export function read<T>(shape: Shape<T>, value: unknown, mode: Mode = "tolerant"): Reading<T> {
  try {
    return { ok: true, value: shape(value, "", mode) };
  } catch (error) {
    if (error instanceof Mismatch) return { ok: false, error: error.message };
    throw error;
  }
}
