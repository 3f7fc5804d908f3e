import type { Kind } from "speech-keys";
import { word } from "../speech";

// The German names of things that the engine's sentences need; they are read from the catalogues when they are said.
const names = (kind: Kind, ids: string): Record<string, string> =>
  Object.defineProperties(
    {},
    Object.fromEntries(ids.split(" ").map((id) => [id, { enumerable: true, get: () => word(kind, id) }])),
  );

const isles = "NW NE SW SE";
export const colours = names("common.colour", "red blue yellow green");
export const items = names("atlantis.item", "flag olive helmet amphora ring statue crown");
export const survive = {
  terrain: names("survive.terrain", "beach forest mountain"),
  creatures: names("survive.creature", "serpent shark whale"),
  isles: names("survive.isle", isles),
  tiles: names(
    "survive.tile",
    "shark whale ship whirlpool volcano dolphin wind move-serpent move-shark move-whale shark-defence whale-defence",
  ),
};
export const escapeWords = {
  rings: names("escape.ring", "rock land citadel"),
  creatures: names("escape.creature", "dolphin octopus monster shark"),
  isles: names("escape.isle", isles),
  symbols: names("escape.symbol", "dolphin octopus monster shark ship whirlpool"),
  movement: (shown: string) => word("escape.movement", shown),
};

export const listed = (said: string[]): string =>
  said.length < 2 ? (said[0] ?? "") : `${said.slice(0, -1).join(", ")} und ${said.at(-1)}`;
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

const feminine = new Set(["Seeschlange"]);
const neuter = new Set(["Seeungeheuer", "Schiff"]);
export const the = (name: string): string =>
  `${feminine.has(name) ? "die" : neuter.has(name) ? "das" : "der"} ${name}`;
export const whom = (name: string): string =>
  feminine.has(name) || neuter.has(name) ? the(name) : `den ${name === "Krake" ? "Kraken" : name}`;
