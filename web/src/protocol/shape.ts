// Shapes describe what a JSON value must look like. Reading a value returns it typed, or an error message with its
// location. Fields and enum values unknown to this page are accepted, as a newer server may send them. The shapes of
// messages are generated.

export type Shape<T> = (value: unknown, where: string) => T;
export type Of<S> = S extends Shape<infer T> ? T : never;
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

// A string from a set; values unknown to this page are accepted.
/* @__NO_SIDE_EFFECTS__ */
export const word = <T extends string>(): Shape<T> => text as Shape<T>;

/* @__NO_SIDE_EFFECTS__ */
export function literal<const T extends string>(...allowed: T[]): Shape<T> {
  return (value, where) =>
    allowed.includes(value as T)
      ? (value as T)
      : mismatch(where, allowed.map((one) => `"${one}"`).join(" or "), value);
}

/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Shape<T>): Shape<T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) return mismatch(where, "a list", value);
    return value.map((one, index) => item(one, `${where}[${index}]`));
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function map<T>(item: Shape<T>): Shape<Record<string, T>> {
  return (value, where) =>
    Object.fromEntries(
      Object.entries(asObject(value, where)).map(([name, one]) => [name, item(one, inside(where, name))]),
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

function readFields(fields: Fields, optional: Fields, value: Record<string, unknown>, where: string) {
  const result: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) result[name] = shape(value[name], inside(where, name));
  for (const [name, shape] of Object.entries(optional))
    if (value[name] !== undefined) result[name] = shape(value[name], inside(where, name));
  return result;
}

/* @__NO_SIDE_EFFECTS__ */
export function object<F extends Fields, G extends Fields = Record<never, never>>(
  fields: F,
  optional: G = {} as G,
): Shape<Required<F> & Optional<G>> {
  return (value, where) =>
    readFields(fields, optional, asObject(value, where), where) as Required<F> & Optional<G>;
}

// An object with more fields than the shape lists, added by a game. They are passed on unchanged.
/* @__NO_SIDE_EFFECTS__ */
export function open<F extends Fields, G extends Fields = Record<never, never>>(
  fields: F,
  optional: G = {} as G,
): Shape<Required<F> & Optional<G>> {
  return (value, where) => {
    const given = asObject(value, where);
    return { ...given, ...readFields(fields, optional, given, where) } as Required<F> & Optional<G>;
  };
}

export function read<T>(shape: Shape<T>, value: unknown): Reading<T> {
  try {
    return { ok: true, value: shape(value, "") };
  } catch (error) {
    if (error instanceof Mismatch) return { ok: false, error: error.message };
    throw error;
  }
}
