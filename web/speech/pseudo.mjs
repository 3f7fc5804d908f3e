// @ts-check
// A pseudo-locale made from English: accented letters in brackets. Text shown without brackets bypasses the catalogues.
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { parsed } from "./messages.mjs";

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

export const pseudoLanguage = "en-XA";
export const opening = "[~~";
export const closing = "~~]";

const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const accented = [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"];

/** @param {string} text */
const strange = (text) => text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** @param {Element[]} elements */
function accent(elements) {
  for (const element of elements) {
    if (element.type === TYPE.literal) element.value = strange(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) accent(option.value);
  }
}

/** @param {string} message */
export function pseudo(message) {
  const elements = parsed(message);
  accent(elements);
  return `${opening} ${printAST(elements)} ${closing}`;
}

/** The text outside all brackets.
 * @param {string} said */
export function unsaid(said) {
  let depth = 0;
  return said
    .split(/(\[~~|~~\])/)
    .filter((part) => {
      if (part === opening) depth++;
      else if (part === closing) depth--;
      else return depth === 0;
      return false;
    })
    .join("");
}
