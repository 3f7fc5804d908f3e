import { loadSpeech, useLanguage } from ".";

// Unit tests use English, with the messages of every game.
await useLanguage("en");
await Promise.all(
  ["atlantis", "survive", "escape", "rising"].flatMap((game) => [game, `${game}_lesson`]).map(loadSpeech),
);
