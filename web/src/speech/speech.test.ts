import { afterEach, expect, test } from "vitest";
import {
  bestLanguage,
  capital,
  inParts,
  inSentences,
  languageNames,
  listed,
  loadSpeech,
  say,
  useLanguage,
  word,
} from ".";
import { durationText } from "./duration";

afterEach(() => useLanguage("en"));

test("the languages are the folders of speech/, each by its own name", () => {
  expect([...languageNames]).toEqual([
    ["de", "Deutsch"],
    ["en", "English"],
  ]);
});

test("the first available of the reader's languages, otherwise English", () => {
  expect(bestLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(bestLanguage(["en-GB", "de"])).toBe("en");
  expect(bestLanguage(["fr", "it"])).toBe("en");
});

test("the same message in two languages, each with its own word forms", async () => {
  await loadSpeech("survive");
  expect(say("survive.page.explorers", { count: 2, colour: "red" })).toBe("2 red explorers");
  expect(say("survive.page.say.creature_picked", { creature: "shark" })).toBe(
    "Step 4: where should the shark go?",
  );
  await useLanguage("de");
  await loadSpeech("survive");
  expect(say("survive.page.explorers", { count: 1, colour: "red" })).toBe("1 roter Entdecker");
  expect(say("survive.page.explorers", { count: 2, colour: "red" })).toBe("2 rote Entdecker");
  expect(say("survive.page.say.creature_picked", { creature: "serpent" })).toBe(
    "Schritt 4: Wohin soll die Seeschlange ziehen?",
  );
  expect(word("common.colour", "green")).toBe("grün");
  expect([capital("grün"), listed(["Ada", "Grace", "Edith"])]).toEqual(["Grün", "Ada, Grace und Edith"]);
});

test("lists without an and, separated as the language does it", () => {
  expect(inParts(["G6", "beach", "2 red explorers"])).toBe("G6, beach, 2 red explorers");
  expect(inSentences(["Ada moves", "Grace waits"])).toBe("Ada moves; Grace waits");
  expect([inParts(["G6"]), inParts([])]).toEqual(["G6", ""]);
});

test("durations in words", async () => {
  const face = { days: 0, hours: 1, minutes: 30, seconds: 0 };
  expect([durationText(face), durationText(face, "short")]).toEqual(["1 hour 30 minutes", "1 hr 30 min"]);
  await useLanguage("de");
  expect(durationText(face)).toBe("1 Stunde, 30 Minuten");
});
