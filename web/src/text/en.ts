import { escapeWords } from "./en_escape";
import { hex } from "./en_hex";
import { rising } from "./en_rising";
import { survive } from "./en_survive";

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
};

// Every sentence and word of the page in English. Another language is another object of the same shape.
export const en = {
  title: "Atlantica",
  tagline: "Board games of the sinking island",

  colours: {
    vermilion: "Vermilion",
    blue: "Blue",
    yellow: "Yellow",
    green: "Green",
    purple: "Purple",
    sky: "Sky",
    black: "Black",
  },

  home: {
    newGame: "New game",
    game: "Game",
    players: (n: number) => (n === 1 ? "1 player, solo" : `${n} players`),
    playersFrom: (least: number, most: number) => `${least} to ${most} players`,
    seats: "Players",
    kinds: { me: "Me", friend: "Friend", bot: "Bot" },
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
      components: "From level 2 on the blueprint is drawn at random or chosen by the table.",
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
    stories: {
      atlantis:
        "The path from Atlantis to the mainland is crumbling. Every step takes a stone from behind you; every gap must be paid. Bring three figures across and keep the most.",
      survive:
        "The island is going under, tile by tile, and the sea is not empty. Bring your explorers to the isles in the corners, by ship or swimming, before the volcano ends it all.",
      escape:
        "Atlantis goes under ring by ring, from the rocks to the citadel. Two dice stir up what lives in the sea; only dolphins are on your side. Bring the most Atlanteans to the coral islands.",
      rising:
        "Six peninsulas sink towards the source of all power. Send your people out for crystal, gold and ore, hold back the water, and build the Cosmic Gate together before the source goes under. You win or lose as one.",
    } as Record<string, string>,
  },

  claim: {
    title: "A seat is waiting for you",
    name: "Your name",
    take: "Take the seat",
    taking: "Taking the seat…",
    watch: "Only watch",
  },

  table: {
    loading: "Opening the table…",
    home: "Home",
    spectator: "You are watching.",
    share: "Share",
    log: "Log",
    moves: "Moves",
    movesHint: "Keys 1–9 play a move; arrows and Enter choose one",
    noMoves: "Nothing to do just now.",
    undo: "Undo",
    level: (number: string) => `Level ${number}`,
    hint: "Hint",
    thinking: "Thinking…",
    hints: "Best moves, with the chance to win",
    chance: (share: number) => `${Math.round(100 * share)} %`,
    skip: "Skip",
    close: "Close",
    record: "Record of the game",
    newGame: "New game",
    settings: "Settings",
    speed: "Speed",
    speeds: { calm: "Calm", normal: "Normal", fast: "Fast", off: "Off" },
    theme: "Theme",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    typeMove: "Type a move",
    typeMoveExamples: {
      atlantis: "play ring 12",
      survive: "walk 3 F5",
      escape: "walk D4 D5",
      rising: "place leader Forests 3",
    } as Record<string, string>,
    send: "Play",
    offline: "The connection is lost. Trying again…",
    reconnect: "Try now",
    connecting: "Connecting…",
    closed: "The connection is closed.",
    absent: "not here yet",
    away: "away",
    bot: "bot",
    you: "you",
    undrawn: "This page cannot draw this game yet. You can play it from the list of moves.",
    unknownPage: "There is no such page.",
    keys: "Keys: 1–9 play a move, M goes to the moves, U takes back, Space skips, Esc lets go.",
  },

  share: {
    title: "Invite your friends",
    friend: (seat: string) => `Link for ${seat}`,
    taken: (name: string) => `${name} has taken the seat`,
    spectator: "Link for spectators",
    own: "Your own link (keep it secret; it lets you go on elsewhere)",
    copy: "Copy",
    copied: "Copied",
    hint: "Each link is good for one seat. The game has begun; a friend may come at any time.",
  },

  // Sentences for what the server did not word itself; its own message wins.
  errors: {
    unreachable: "The server cannot be reached. Check that it runs, then try again.",
    bad_answer: "The server's answer could not be read. Reload the page.",
    offline: "There is no connection, so the move was not sent. It will be possible again in a moment.",
    waiting: "The last move still waits for its answer. Try again in a moment.",
    overtaken: rising.say.overtaken,
    stale: "The table had gone on before your move arrived, so nothing happened. Look again and choose anew.",
    not_found: "There is no such table. Check the link.",
    bad_token: "This link is not valid for the table, or the invitation was used already. Ask for a new one.",
    other: "Something went wrong.",
  } as Record<string, string>,
  rule: (id: string) => `Rule ${id}`,

  hex,
  survive,
  escape: escapeWords,
  rising,

  atlantis: {
    items: {
      flag: "flag",
      olive: "olive",
      helmet: "helmet",
      amphora: "amphora",
      ring: "ring",
      statue: "statue",
      crown: "crown",
    },
    atlantis: "Atlantis",
    mainland: "Mainland",
    board: "The path from Atlantis to the mainland",
    place: (place: number) => (place <= 0 ? "Atlantis" : place >= 54 ? "the mainland" : `space ${place}`),
    standing: (place: number) =>
      place <= 0 ? "in Atlantis" : place >= 54 ? "on the mainland" : `on space ${place}`,
    stone: (space: number, item: string, value: number, below: number) =>
      `Space ${space}: ${item} ${value}${below ? ", one more stone below" : ""}`,
    water: (space: number) => `Space ${space}: water`,
    figure: (name: string, place: string) => `${name}'s figure: ${place}`,
    pickFigure: (place: string) => `Your figure: ${place}. Pick it to see where it can go`,
    target: (text: string) => `Go: ${text}`,
    price: (n: number) => `The gap costs ${n}`,
    bridged: "Bridged: free for all",
    hand: "Your hand",
    card: (item: string, n: number) => `${n} × ${item} card`,
    tiles: "Your tiles",
    tile: (value: number) => `Tile of ${value}`,
    noTiles: "No tiles yet",
    noCards: "No cards",
    deck: "Deck",
    discards: "Discards",
    cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
    points: (n: number) => (n === 1 ? "1 point" : `${n} points`),
    bridgeLeft: "Bridge still in hand",
    bridgeUsed: "Bridge placed",
    saved: (n: number) => `${n} of 3 saved`,
    known: "Known cards",
    placeBridge: "Place the bridge",
    keepBridge: "Keep the bridge",
    payCard: (item: string) => `Pay with ${item}`,
    show: "Show the hand, draw 2",
    doIt: "Do it",
    playsOn: "play on",

    say: {
      setup: "The path is being laid.",
      pick: "Your turn: pick a figure or a card.",
      pickExtras: (extras: string[]) =>
        `Your turn: pick a figure or a card. You may first ${extras.join(" or ")}.`,
      extraSell: "sell a tile",
      extraBridge: "place your bridge",
      targets: (standing: string) => `Where shall the figure ${standing} go? Pick a lit place.`,
      cardTargets: (item: string) => `Where shall the ${item} card lead? Pick a lit place.`,
      placing: "Pick the gap that your bridge shall cross, free for all from then on.",
      goOn: (standing: string) => `Your figure ${standing} is not alone. Play another card for it.`,
      pay: (price: number, left: number) =>
        `The crossing costs ${price}: ${left} left to pay. Pick tiles or cards.`,
      show: "No figure can complete a move. Show your hand and draw 2 cards.",
      showExtras: (extras: string[]) =>
        `No figure can complete a move. You may ${extras.join(" or ")}, or show your hand.`,
      armed: (text: string) => `${text}. Click again to do it.`,
      other: (name: string) => `${name} is thinking.`,
      otherGoesOn: (name: string) => `${name} plays another card.`,
      otherPays: (name: string, left: number) => `${name} has ${left} left to pay.`,
      absent: (name: string) => `Waiting for ${name} to take the seat.`,
      pending: "Sending your move…",
      won: (name: string, score: number) => `The game is over: ${name} wins with ${score}.`,
      shared: (names: string[], score: number) =>
        `The game is over: ${names.join(" and ")} share the victory with ${score}.`,
    },

    result: {
      title: "The crossing is over",
      player: "Player",
      tiles: "Tiles",
      cards: "Cards",
      crossing: "Still to cross",
      paid: "Paid for it",
      score: "Score",
      winner: "Winner",
      look: "Look at the board",
      show: "Show the result",
    },
  },
};

export type Catalogue = typeof en;
