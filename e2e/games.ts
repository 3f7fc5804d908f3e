import { readdirSync } from "node:fs";

// Every game: each has a folder of its own.
export const games = readdirSync(new URL("../src/games/", import.meta.url)).sort();
