import { findWord, language, loadSpeech, word } from "../speech";
import type { EngineLanguage } from "./engine";

// What the engine and the server say themselves, in English; German says it in its own words.
const english: EngineLanguage = {
  told: (sentence) => (language() === "en" ? sentence : undefined),
  said: (sentence) => sentence,
  engine: {},
};

export let engineWords = english;

export async function loadEngineWords(): Promise<void> {
  if (language() !== "de") return;
  // Its sentences hold names of things of every game.
  await Promise.all(["atlantis", "survive", "escape", "rising"].map(loadSpeech));
  engineWords = (await import("./de")).de;
}

// The sentence for something that failed: the server's own words where it gave any and this language has them, else those
// for the code. A refusal has been put into words of the reader's language before.
export function errorText(failure: { code: string; message: string }): string {
  const told = failure.message && engineWords.told(failure.message);
  return told || findWord("common.error", failure.code) || failure.message || word("common.error", "other");
}
