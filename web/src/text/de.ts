import { atlantisEngine } from "./de_engine_atlantis";
import { escapeEngine } from "./de_engine_escape";
import { risingEngine, said } from "./de_engine_rising";
import { surviveEngine } from "./de_engine_survive";
import { anyRefusal } from "./de_refusals";
import type { EngineLanguage } from "./engine";

// What the engine and the server say in English, in German.
export const de: EngineLanguage = {
  told: anyRefusal,
  said,
  engine: { atlantis: atlantisEngine, survive: surviveEngine, escape: escapeEngine, rising: risingEngine },
};
