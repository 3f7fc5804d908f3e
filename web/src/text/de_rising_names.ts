import type { Kind } from "speech-keys";
import { findWord } from "../speech";

// The names of rising in German: peninsulas, components, councilors, cards, and places ("Forests 3", "gate 1", "centre").
const kinds: Kind[] = ["rising.peninsula", "rising.component", "rising.councilor", "rising.card"];

export function named(name: string): string {
  if (name === "centre") return "Kraftquelle";
  for (const kind of kinds) {
    const found = findWord(kind, name);
    if (found !== undefined && !/ \d$/.test(name)) return found;
  }
  return findWord("rising.place", name) ?? name;
}

// Longest first, so that a pattern made of them finds the whole name.
export const englishNames = [
  "Forests",
  "Hills",
  "Mountains",
  "Cities",
  "Libraries",
  "Forges",
  "Focusing Lens",
  "Tide Pylon",
  "Scribe Engine",
  "Rallying Horn",
  "Bedrock Piston",
  "Mystic Siphon",
  "Matter Converter",
  "Prediction Module",
  "Resonance Coil",
  "Fortune Gyre",
  "Numinous Beacon",
  "Entropy Drive",
  "Amplification Harbor",
  "Phase Loom",
  "Star Orrery",
  "Spirit Seal",
  "Soul Terraformer",
  "Abyssal Dredge",
  "Chrono Lattice",
  "Leviathan Aegis",
  "Power Core",
  "Artificer",
  "Explorer",
  "Priest",
  "Emissary",
  "Seafarer",
  "Scholar",
  "Astrologer",
  "Warden",
  "Alchemist",
  "Forgemaster",
  "Cipher of Expertise",
  "Enigma of Alacrity",
  "Cipher of Renewal",
  "Cipher of Warding",
  "Cipher of Radiance",
  "Enigma of Foresight",
  "Cipher of Bounty",
  "Enigma of Transmutation",
  "Cipher of Fellowship",
  "Enigma of Exchange",
  "Codex of Return",
  "Enigma of Defiance",
  "Ancient Atlas",
  "Orichalcum Tongs",
  "Coral Diadem",
  "Tide Glass",
  "Everfull Phial",
  "Doubling Mask",
  "Ley Crystal",
  "Lantern of the Drowned",
  "Assayer's Scales",
  "Mason's Square",
  "Keeper's Seal",
  "Calm Seas",
  "Controlled Flood",
  "Earthquake",
  "Panic in the Streets",
  "Quenched Furnaces",
  "Sealed Archives",
  "Blinding Fog",
  "Storm Surge",
  "Fading Light",
  "Crisis of Faith",
  "Riptide",
  "Looters",
  "Divine Ire",
].sort((one, other) => other.length - one.length);
