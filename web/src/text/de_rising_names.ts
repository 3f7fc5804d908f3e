// The names of rising in German: peninsulas, components, councilors, library cards and misfortunes.
const names: Record<string, string> = {
  Forests: "Wälder",
  Hills: "Hügel",
  Mountains: "Gebirge",
  Cities: "Städte",
  Libraries: "Bibliotheken",
  Forges: "Schmieden",

  "Focusing Lens": "Fokuslinse",
  "Tide Pylon": "Gezeitenpfeiler",
  "Scribe Engine": "Schreiberwerk",
  "Rallying Horn": "Sammelhorn",
  "Bedrock Piston": "Felskolben",
  "Mystic Siphon": "Mystischer Heber",
  "Matter Converter": "Materiewandler",
  "Prediction Module": "Vorhersagemodul",
  "Resonance Coil": "Resonanzspule",
  "Fortune Gyre": "Glückskreisel",
  "Numinous Beacon": "Numinoses Leuchtfeuer",
  "Entropy Drive": "Entropieantrieb",
  "Amplification Harbor": "Verstärkungshafen",
  "Phase Loom": "Phasenwebstuhl",
  "Star Orrery": "Sternenuhr",
  "Spirit Seal": "Geistersiegel",
  "Soul Terraformer": "Seelenformer",
  "Abyssal Dredge": "Tiefseebagger",
  "Chrono Lattice": "Chronogitter",
  "Leviathan Aegis": "Leviathanschild",
  "Power Core": "Kraftkern",

  Artificer: "Baumeister",
  Explorer: "Entdecker",
  Priest: "Priester",
  Emissary: "Gesandter",
  Seafarer: "Seefahrer",
  Scholar: "Gelehrter",
  Astrologer: "Astrologe",
  Warden: "Wächter",
  Alchemist: "Alchemist",
  Forgemaster: "Schmiedemeister",

  "Cipher of Expertise": "Chiffre der Meisterschaft",
  "Enigma of Alacrity": "Rätsel der Eile",
  "Cipher of Renewal": "Chiffre der Erneuerung",
  "Cipher of Warding": "Chiffre der Abwehr",
  "Cipher of Radiance": "Chiffre des Glanzes",
  "Enigma of Foresight": "Rätsel der Voraussicht",
  "Cipher of Bounty": "Chiffre der Fülle",
  "Enigma of Transmutation": "Rätsel der Verwandlung",
  "Cipher of Fellowship": "Chiffre der Gefährten",
  "Enigma of Exchange": "Rätsel des Tauschs",
  "Codex of Return": "Kodex der Wiederkehr",
  "Enigma of Defiance": "Rätsel des Trotzes",
  "Ancient Atlas": "Alter Atlas",
  "Orichalcum Tongs": "Oreichalkos-Zange",
  "Coral Diadem": "Korallendiadem",
  "Tide Glass": "Gezeitenglas",
  "Everfull Phial": "Nie leere Phiole",
  "Doubling Mask": "Doppelmaske",
  "Ley Crystal": "Ley-Kristall",
  "Lantern of the Drowned": "Laterne der Ertrunkenen",
  "Assayer's Scales": "Waage des Prüfers",
  "Mason's Square": "Winkel des Maurers",
  "Keeper's Seal": "Siegel des Hüters",

  "Calm Seas": "Ruhige See",
  "Controlled Flood": "Gelenkte Flut",
  Earthquake: "Erdbeben",
  "Panic in the Streets": "Panik in den Straßen",
  "Quenched Furnaces": "Erloschene Öfen",
  "Sealed Archives": "Versiegelte Archive",
  "Blinding Fog": "Blendender Nebel",
  "Storm Surge": "Sturmflut",
  "Fading Light": "Schwindendes Licht",
  "Crisis of Faith": "Glaubenskrise",
  Riptide: "Reißende Strömung",
  Looters: "Plünderer",
  "Divine Ire": "Göttlicher Zorn",
};

// A place by its name, too: "Forests 3", "gate 1", "centre".
export function named(name: string): string {
  const [, of, number] = /^(.+) (\d)$/.exec(name) ?? [];
  if (of === "gate") return `Bauplatz ${number}`;
  if (name === "centre") return "Kraftquelle";
  return of === undefined ? (names[name] ?? name) : `${names[of] ?? of} ${number}`;
}

// Longest first, so that a pattern made of them finds the whole name.
export const englishNames = Object.keys(names).sort((one, other) => other.length - one.length);
