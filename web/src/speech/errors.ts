import type { Failure } from "../protocol/messages";
import { findWord, toldMessage, word } from ".";
import type { Arguments } from "./format";

// The text of a failure: the message from the engine or the server, or else that of its code.
export function errorText({ code, key, args }: Failure): string {
  const exact = key === undefined ? undefined : toldMessage({ key, args: args as Arguments | undefined });
  return exact ?? findWord("common.error", code) ?? word("common.error", "other");
}
