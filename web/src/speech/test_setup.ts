import { languages } from "virtual:speech";
import { loadSpeech, useLanguage } from ".";

// Unit tests use English, with the messages of every game.
await useLanguage("en");
await Promise.all(Object.keys(languages.en?.parts ?? {}).map(loadSpeech));
