import type { Component } from "svelte";
import Atlantis from "./Atlantis.svelte";
import Escape from "./Escape.svelte";
import Rising from "./Rising.svelte";
import Sea from "./Sea.svelte";
import Survive from "./Survive.svelte";

const pictures: Record<string, Component> = {
  atlantis: Atlantis,
  survive: Survive,
  escape: Escape,
  rising: Rising,
};

// The picture of a game on the home page.
export const pictureOf = (game: string): Component => pictures[game] ?? Sea;
