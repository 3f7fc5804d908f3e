import { counted } from "./en_hex";

// The words of escape in English.
export const escapeWords = {
  board: "Atlantis and the sea around it",
  rings: { rock: "rock", land: "land", citadel: "citadel" } as Record<string, string>,
  acropolis: "the Acropolis",
  creatures: { dolphin: "dolphin", octopus: "octopus", monster: "sea monster", shark: "shark" },
  many: {
    dolphin: "dolphins",
    octopus: "octopuses",
    monster: "sea monsters",
    shark: "sharks",
    ship: "ships",
  } as Record<string, string>,
  isles: {
    NW: "the north-west coral island",
    NE: "the north-east coral island",
    SW: "the south-west coral island",
    SE: "the south-east coral island",
  } as Record<string, string>,
  symbols: {
    dolphin: "Dolphin",
    octopus: "Octopus",
    monster: "Sea monster",
    shark: "Shark",
    ship: "Ship",
    whirlpool: "Whirlpool",
  } as Record<string, string>,

  // Names of hexes for those who cannot see them: "G6, rock, two red Atlanteans".
  atlanteans: (n: number, colour: string) =>
    `${counted(n)} ${colour} ${n === 1 ? "Atlantean" : "Atlanteans"}`,
  guarded: (n: number, colour: string) =>
    `${counted(n)} ${colour} ${n === 1 ? "swimmer" : "swimmers"} with ${n === 1 ? "a dolphin" : "dolphins"}`,

  // Pieces that can be picked, as they are named on a button and in a sentence.
  pieces: {
    land: "the Atlantean",
    ship: "the Atlantean aboard",
    sea: "the swimmer",
    guarded: "the swimmer with the dolphin",
    hull: "the ship",
    dolphin: "the dolphin",
    octopus: "the octopus",
    monster: "the sea monster",
    shark: "the shark",
  } as Record<string, string>,
  // What is said about a place that is looked at.
  help: {
    rock: "The rocks sink first. Holds three.",
    land: "The land sinks when no rock is left. Holds three.",
    citadel: "The citadel sinks last. Holds three.",
    acropolis: "Nobody may enter it; it is never sunk, only a whirlpool takes it.",
    isle: "Safe. Landing takes one move from its harbour.",
    ship: "Carries three. Who has most aboard sails it; an empty one obeys anybody.",
    swimmer: "One move a turn. Prey of sharks and sea monsters.",
    dolphin: "Protects one swimmer on its hex.",
    octopus: "Sinks manned ships; swimmers are safe.",
    monster: "Takes swimmers and ships with all aboard.",
    shark: "Takes swimmers; ships are safe.",
  },
  ofColour: (piece: string, colour: string) => piece.replace("the ", `the ${colour} `),
  creatureDie: "The creature die",
  movementDie: "The movement die",
  movement: (shown: string) => (shown === "dive" ? "a dive" : shown === "1" ? "1 hex" : `${shown} hexes`),
  below: "What lies below",
  belowHint: "Symbols nobody has seen yet, those of pieces destroyed unseen among them",
  supply: "Still to come",
  supplyOf: (n: number, name: string) => `${n} ${name}`,
  food: "Sharks take swimmers, octopuses sink manned ships, sea monsters take both. A dolphin protects one swimmer.",

  buttons: {
    end: "End the moves",
    stay: "Move no creature",
    stop: "Stop here",
  },
  danger: {
    fatal: "An Atlantean of yours would be lost.",
    wreck: "The ship would be lost.",
  },

  say: {
    setup: "The island is being laid.",
    place: (left: number) => `Place an Atlantean on a lit piece of the island (${left} left).`,
    move: (points: number) => `Step 1: ${points} of 3 moves left. Pick an Atlantean or a ship.`,
    movePicked: (points: number, piece: string) =>
      `Step 1: ${points} of 3 moves left. Where shall ${piece} go?`,
    sink: "Step 2: sink a lit piece of the island. Who stands on it will swim.",
    creature: (creature: string, movement: string) =>
      `Step 3: the dice show ${creature} and ${movement}. Pick one to move, or let them be.`,
    creaturePicked: (creature: string, movement: string) =>
      `Step 3: the dice show ${creature} and ${movement}. Where shall it go?`,
    step: (creature: string, movement: string) =>
      `Step 3: the ${creature} may go on, ${movement} left. Pick a lit hex, or stop.`,
    to: (creature: string) => `Step 3: the ${creature} dives. Where shall it come up?`,
    guard: (hex: string) => `A dolphin on ${hex} can protect one more swimmer. Whom?`,
    other: {
      place: (name: string) => `${name} places an Atlantean.`,
      move: (name: string) => `${name} moves Atlanteans and ships.`,
      sink: (name: string) => `${name} sinks a piece of the island.`,
      creature: (name: string) => `${name} moves a creature.`,
      step: (name: string) => `${name} moves a creature on.`,
      to: (name: string) => `${name} lets a creature dive.`,
      guard: (name: string) => `${name} chooses whom a dolphin protects.`,
    } as Record<string, (name: string) => string>,
  },

  result: {
    title: "Atlantis is gone",
    saved: "Saved Atlanteans",
    left: "Left behind",
    score: "Saved",
    short: "This was the short game.",
    people: (n: number) => (n === 1 ? "1 Atlantean" : `${n} Atlanteans`),
  },
};
