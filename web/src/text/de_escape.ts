import { capital, coloured, the } from "./de_hex";
import type { escapeWords as english } from "./en_escape";

// The words of escape in German.
export const escapeWords: typeof english = {
  board: "Atlantis und das Meer um die Stadt herum",
  rings: { rock: "Fels", land: "Land", citadel: "Zitadelle" },
  acropolis: "die Akropolis",
  creatures: { dolphin: "Delfin", octopus: "Krake", monster: "Seeungeheuer", shark: "Hai" },
  many: {
    dolphin: "Delfine",
    octopus: "Kraken",
    monster: "Seeungeheuer",
    shark: "Haie",
    ship: "Schiffe",
  },
  isles: {
    NW: "die nordwestliche Koralleninsel",
    NE: "die nordöstliche Koralleninsel",
    SW: "die südwestliche Koralleninsel",
    SE: "die südöstliche Koralleninsel",
  },
  symbols: {
    dolphin: "Delfin",
    octopus: "Krake",
    monster: "Seeungeheuer",
    shark: "Hai",
    ship: "Schiff",
    whirlpool: "Strudel",
  },

  atlanteans: (n, colour) => coloured(n, colour, "Atlanter", "Atlanter"),
  guarded: (n, colour) =>
    `${coloured(n, colour, "Schwimmer", "Schwimmer")} mit ${n === 1 ? "einem Delfin" : "Delfinen"}`,

  pieces: {
    land: "der Atlanter",
    ship: "der Atlanter an Bord",
    sea: "der Schwimmer",
    guarded: "der Schwimmer mit dem Delfin",
    hull: "das Schiff",
    dolphin: "der Delfin",
    octopus: "der Krake",
    monster: "das Seeungeheuer",
    shark: "der Hai",
  },
  help: {
    rock: "Die Felsen versinken zuerst. Platz für drei.",
    land: "Das Land versinkt, wenn kein Fels mehr da ist. Platz für drei.",
    citadel: "Die Zitadelle versinkt zuletzt. Platz für drei.",
    acropolis: "Niemand darf hinein; sie wird nie versenkt, nur ein Strudel nimmt sie.",
    isle: "In Sicherheit. Landen kostet einen Zug vom Hafen aus.",
    ship: "Trägt drei. Wer die meisten an Bord hat, fährt es; ein leeres gehorcht jedem.",
    swimmer: "Ein Zug pro Runde. Beute von Haien und Seeungeheuern.",
    dolphin: "Schützt einen Schwimmer auf seinem Feld.",
    octopus: "Versenkt besetzte Schiffe; Schwimmer sind sicher.",
    monster: "Holt Schwimmer und Schiffe mit allen an Bord.",
    shark: "Holt Schwimmer; Schiffe sind sicher.",
  },
  ofColour: (piece, colour) => piece.replace(/^(der|das) /, `$1 ${colour}e `),
  creatureDie: "Der Tierwürfel",
  movementDie: "Der Bewegungswürfel",
  movement: (shown) => (shown === "dive" ? "Tauchen" : shown === "1" ? "1 Feld" : `${shown} Felder`),
  below: "Was darunter liegt",
  belowHint: "Zeichen, die noch niemand gesehen hat, auch die von ungesehen zerstörten Teilen",
  supply: "Noch zu erwarten",
  supplyOf: (n, name) => `${n} ${name}`,
  food: "Haie holen Schwimmer, Kraken versenken besetzte Schiffe, Seeungeheuer beides. Ein Delfin schützt einen Schwimmer.",

  buttons: {
    end: "Züge beenden",
    stay: "Kein Tier ziehen",
    stop: "Hier anhalten",
  },
  danger: {
    fatal: "Einer deiner Atlanter wäre verloren.",
    wreck: "Das Schiff wäre verloren.",
  },

  say: {
    setup: "Die Insel wird gelegt.",
    place: (left) => `Setze einen Atlanter auf einen leuchtenden Teil der Insel (noch ${left}).`,
    move: (points) => `Schritt 1: noch ${points} von 3 Zügen. Wähle einen Atlanter oder ein Schiff.`,
    movePicked: (points, piece) => `Schritt 1: noch ${points} von 3 Zügen. Wohin soll ${piece}?`,
    sink: "Schritt 2: Versenke einen leuchtenden Teil der Insel. Wer darauf steht, muss schwimmen.",
    creature: (creature, movement) =>
      `Schritt 3: Die Würfel zeigen ${creature} und ${movement}. Wähle ein Tier oder lass sie in Ruhe.`,
    creaturePicked: (creature, movement) =>
      `Schritt 3: Die Würfel zeigen ${creature} und ${movement}. Wohin soll das Tier?`,
    step: (creature, movement) =>
      `Schritt 3: ${capital(the(creature))} darf weiter, noch ${movement}. Wähle ein leuchtendes Feld oder halte an.`,
    to: (creature) => `Schritt 3: ${capital(the(creature))} taucht. Wo soll das Tier auftauchen?`,
    guard: (hex) => `Ein Delfin auf ${hex} kann einen weiteren Schwimmer schützen. Wen?`,
    other: {
      place: (name) => `${name} setzt einen Atlanter.`,
      move: (name) => `${name} zieht Atlanter und Schiffe.`,
      sink: (name) => `${name} versenkt einen Teil der Insel.`,
      creature: (name) => `${name} zieht ein Tier.`,
      step: (name) => `${name} zieht ein Tier weiter.`,
      to: (name) => `${name} lässt ein Tier tauchen.`,
      guard: (name) => `${name} wählt, wen ein Delfin schützt.`,
    },
  },

  result: {
    title: "Atlantis ist versunken",
    saved: "Gerettete Atlanter",
    left: "Zurück\u00adgelassen",
    score: "Gerettet",
    short: "Das war das kurze Spiel.",
    people: (n) => `${n} Atlanter`,
  },
};
