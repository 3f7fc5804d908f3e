const optionValues: Record<string, string> = {
  hidden: "Hidden",
  shown: "Shown",
  one: "One",
  two: "Two",
  off: "No",
  on: "Yes",
  full: "Full",
  short: "Short",
  chosen: "Chosen",
  dealt: "Dealt at random",
  house: "House edition",
};
// Values that need their option to be understood.
const valuesOf: Record<string, Record<string, string>> = {
  level: { "1": "1, for a first game", "5": "5, the hardest" },
  artificer: { first: "Starts", any: "As dealt or chosen" },
  components: { "first-game": "For a first game" },
};

// The home page: choosing a game, who plays, and its options.
export const home = {
  games: "The games",
  quick: "Play against bots",
  quickOf: (game: string) => `Play ${game} against bots`,
  learn: "Learn it by playing",
  learnOf: (game: string) => `Learn ${game} by playing`,
  rules: "Rules",
  rulesOf: (game: string) => `Rules of ${game}`,
  table: "With friends",
  tableOf: (game: string) => `A table of ${game} with friends or other options`,
  newGame: "A table of your own",
  game: "Game",
  players: (n: number) => (n === 1 ? "1 player, solo" : `${n} players`),
  playersFrom: (least: number, most: number) => `${least} to ${most} players`,
  seats: "Players",
  kinds: { me: "Me", here: "Here", friend: "Friend", bot: "Bot" },
  nameOf: (n: number) => `Name at seat ${n}`,
  nameHere: "Name, plays at this device",
  kindOf: (n: number) => `Who plays seat ${n}`,
  botOf: (n: number) => `Bot at seat ${n}`,
  yourName: "Your name",
  friendHint: "You get a link to send",
  bots: {
    1: "Bot, level 1 (beginner)",
    2: "Bot, level 2",
    3: "Bot, level 3",
    4: "Bot, level 4",
    5: "Bot, level 5 (strongest)",
    greedy: "Bot, greedy",
    random: "Bot, at random",
  } as Record<string, string>,
  options: {
    first: "Who starts",
    "own-values": "Own values",
    colours: "Colours per player",
    overpopulated: "Overpopulated island",
    "to-the-last": "To the last explorer",
    "all-equal": "All explorers equal",
    submerged: "Until all is submerged",
    game: "Length of the game",
    level: "Difficulty",
    components: "Components",
    councilors: "Councilors",
    artificer: "The Artificer",
    edition: "Edition",
  } as Record<string, string>,
  optionHelp: {
    first: "The first player, or one drawn at random.",
    "own-values": "The rulebook hides the values from their owner too once the setup is over.",
    colours: "Two players may lead two colours each.",
    overpopulated: "Inland tiles may hold two explorers at the setup.",
    "to-the-last": "Ends when no explorer is left on the board; the volcano is a whirlpool.",
    "all-equal": "Each saved explorer counts 1.",
    submerged: "Ends with the last tile; the volcano is a whirlpool.",
    game: "The short game ends when the last piece of the citadel is gone.",
    level: "From 1 to 5: components, calm seas and energy to begin with.",
    components:
      "The blueprint: the one for a first game at level 1, drawn at random, or chosen by the table.",
    councilors: "Leaders are dealt at random or chosen by their players.",
    artificer: "In a first game the starting player is the Artificer.",
    edition: "The numbers on tiles, cards and components.",
  } as Record<string, string>,
  optionValue: (option: string, value: string) =>
    value === "random"
      ? "At random"
      : option === "first"
        ? `Seat ${Number(value) + 1}`
        : (valuesOf[option]?.[value] ?? optionValues[value] ?? value),
  variants: "Variants",
  start: "Start the game",
  starting: "Starting…",
  loading: "Loading the games…",
  retry: "Try again",
  mine: "My tables",
  none: "No tables yet. Start one, or open a link that a friend sent you.",
  playing: (seat: string) => `You are ${seat}`,
  watching: "Watching",
  finished: "Finished",
  forget: "Forget this table",
  replay: "Replay a record file",
  mottos: {
    atlantis: "The crumbling path",
    survive: "The sinking island",
    escape: "The coral islands",
    rising: "Hold back the sea together",
  } as Record<string, string>,
  stories: {
    atlantis:
      "Three figures flee over stones that sink behind them. Every gap must be paid: bring them across and keep the most.",
    survive:
      "The island goes under tile by tile. Bring your explorers to the isles, past sharks, whales and serpents, before the volcano.",
    escape:
      "Atlantis sinks ring by ring to the Acropolis. Dice stir up the sea; only dolphins are on your side. Save the most Atlanteans.",
    rising:
      "All against the sea: send your people out, hold back the water, and build the Cosmic Gate together before the source goes under.",
  } as Record<string, string>,
};
