import type { Failure } from "../protocol/messages";
import { word } from "../speech";
import { errorText } from "../speech/errors";

// The fields of the forms about accounts: their validation, by the rules of docs/protocol.md, and the server's errors.

export type FieldProblem = "name" | "short" | "long" | "same";
export type Field = "name" | "password" | "new_password";
// Sentences, each at the field to correct.
export type Problems = Partial<Record<Field | "form", string>>;

export function nameProblem(name: string): FieldProblem | undefined {
  const length = [...name.trim()].length;
  return length === 0 || length > 24 || /\p{Cc}/u.test(name) ? "name" : undefined;
}

export function passwordProblem(password: string): FieldProblem | undefined {
  const { length } = new TextEncoder().encode(password);
  return length < 8 ? "short" : length > 256 ? "long" : undefined;
}

export function newPasswordProblem(password: string, before: string): FieldProblem | undefined {
  return passwordProblem(password) ?? (password === before ? "same" : undefined);
}

export function problemsOf(found: Partial<Record<Field, FieldProblem | undefined>>): Problems {
  const problems: Problems = {};
  for (const [field, problem] of Object.entries(found))
    if (problem) problems[field as Field] = word("common.account_problem", problem);
  return problems;
}

const isField = (where: unknown): where is Field =>
  where === "name" || where === "password" || where === "new_password";

// The server's errors, at the fields they name.
export function placed(failure: Failure): Problems {
  const { where, problem } = (failure.args ?? {}) as { where?: unknown; problem?: Omit<Failure, "code"> };
  if (isField(where) && problem) return { [where]: errorText({ code: failure.code, ...problem }) };
  const sentence = errorText(failure);
  if (failure.code === "name_taken") return { name: sentence };
  return failure.code === "bad_password" ? { password: sentence } : { form: sentence };
}
