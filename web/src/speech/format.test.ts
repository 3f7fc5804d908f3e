import { expect, test } from "vitest";
import { compiled } from "../../speech/messages.mjs";
import { Speaker } from "./format";

function speaker(language: string, files: Record<string, Record<string, string>>): Speaker {
  const made = new Speaker(language);
  for (const [file, messages] of Object.entries(files))
    made.add(file, Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compiled(text)])));
  return made;
}

const english = speaker("en", {
  common: {
    "colour.red": "red",
    "page.cards": "{count, plural, =0 {no cards} one {# card} other {# cards}}",
    "page.place": "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "page.share": "{share, number, percent}",
    "page.change": "{change, number, ::sign-always group-off}",
    "page.gone": "{names_count, plural, =0 {Somebody} one {{names}} other {{names}}} left.",
    "page.turn": "{seat_id, select, you {You place} other {{seat} places}} a ship.",
    "page.from": "{from_seat} plays.",
    "page.wrapped": "({inner})",
    "page.named": "{price_tag}, {price_tag_id}",
  },
  survive: {
    "creature.shark": "shark",
    "creature.shark.a": "a shark",
    "explorer.red": "Red {n}",
    "event.meets": "{Creature_a} meets {creature2} on {hex}.",
    "event.colour": "{Colour}.",
    "event.lost": "{explorer} lost, {explorer_count} in all.",
    "event.choice": "{creature_id, select, shark {teeth} other {fins}}",
  },
});

test("plurals follow the language, with exact numbers first", () => {
  expect([0, 1, 2, 1234].map((count) => english.say("common.page.cards", { count }))).toEqual([
    "no cards",
    "1 card",
    "2 cards",
    "1,234 cards",
  ]);
  expect([1, 2, 3, 4].map((place) => english.say("common.page.place", { place }))).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
  ]);
  const polish = speaker("pl", {
    common: { "page.cards": "{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}" },
  });
  expect([1, 3, 5].map((count) => polish.say("common.page.cards", { count }))).toEqual([
    "1 karta",
    "3 karty",
    "5 kart",
  ]);
});

test("numbers are formatted for the language", () => {
  const german = speaker("de", { common: { "page.share": "{share, number, percent}", "page.n": "{n}" } });
  expect(english.say("common.page.share", { share: 0.634 })).toBe("63%");
  expect(german.say("common.page.share", { share: 0.634 })).toBe("63\u00a0%");
  expect(german.say("common.page.n", { n: 1234.5 })).toBe("1.234,5");
  expect(english.say("common.page.change", { change: 1200 })).toBe("+1200");
});

test("a string is looked up as a word of its argument's kind, in a form, capitalised if written so", () => {
  const meeting = { creature: "shark", creature2: "shark", hex: "F5" };
  expect(english.say("survive.event.meets", meeting)).toBe("A shark meets shark on F5.");
  expect(english.say("survive.event.colour", { colour: "red" })).toBe("Red.");
  expect(english.say("survive.event.choice", { creature: "shark" })).toBe("teeth");
});

test("a word without the form falls back to the plain word, and an unknown word to itself", () => {
  expect(english.word("survive.creature", "shark", "acc")).toBe("shark");
  expect(english.word("survive.creature", "kraken")).toBeUndefined();
  expect(english.say("survive.event.meets", { creature: "kraken", creature2: "shark", hex: "F5" })).toBe(
    "Kraken meets shark on F5.",
  );
});

test("a suffix of a name is the argument n of its word", () => {
  expect(english.word("survive.explorer", "red 3")).toBe("Red 3");
});

test("a list is joined as in the language, with its words looked up, and can be counted", () => {
  const explorers = ["red 1", "red 2", "red 3"];
  expect(english.say("survive.event.lost", { explorer: explorers })).toBe(
    "Red 1, Red 2, and Red 3 lost, 3 in all.",
  );
  expect(english.say("common.page.gone", { names: [] })).toBe("Somebody left.");
  expect(english.say("common.page.gone", { names: ["Ada", "Grace"] })).toBe("Ada and Grace left.");
});

test("a seat is a player at the table, or the reader", () => {
  const seats = { nameOf: (seat: number) => ["Ada", "Grace"][seat]!, own: 0 };
  expect(english.say("common.page.turn", { seat: 0 }, seats)).toBe("You place a ship.");
  expect(english.say("common.page.turn", { seat: 1 }, seats)).toBe("Grace places a ship.");
  expect(english.say("common.page.from", { from_seat: 1 }, seats)).toBe("Grace plays.");
});

test("an argument's name may contain underscores", () => {
  expect(english.say("common.page.named", { price: "wrong", price_tag: "right" })).toBe("right, right");
});

test("a message may contain another", () => {
  const inner = { key: "common.page.cards", args: { count: 1 } };
  expect(english.say("common.page.wrapped", { inner })).toBe("(1 card)");
});

test("a missing message yields its id, and a missing argument nothing", () => {
  expect(english.say("common.page.none")).toBe("common.page.none");
  expect(english.say("common.page.wrapped")).toBe("()");
});
