import { atlantis } from "./en_atlantis";
import { escapeWords } from "./en_escape";
import { hex } from "./en_hex";
import { home } from "./en_home";
import { people } from "./en_lobby";
import { rising } from "./en_rising";
import { survive } from "./en_survive";
import { tablePeople } from "./en_table_people";
import type { EngineWords } from "./engine";

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

  home,

  rules: {
    title: (game: string) => `The rules of ${game}`,
    games: { atlantis: "Atlantis", survive: "Survive", escape: "Escape", rising: "Rising" } as Record<
      string,
      string
    >,
    others: "Rules of the other games",
    search: "Search",
    example: "shark, 4.5, ship full…",
    onlyRulings: "Only our rulings",
    found: (n: number) => (n === 1 ? "1 rule" : `${n} rules`),
    language: "",
  },

  replay: {
    title: "Watch a game again",
    choose:
      "Choose the record of a game, or drop it here, to watch it again or play it on. It stays on this machine until you play on.",
    file: "Choose a record file",
    viewer: "Seen by",
    everybody: "everybody",
    download: "Download the record",
    controls: "Through the game",
    first: "To the beginning",
    back: "One move back",
    play: "Play",
    pause: "Pause",
    on: "One move on",
    last: "To the end",
    scrubber: "Moment of the game",
    at: (index: number, all: number) => `Move ${index} of ${all}`,
    turn: "Go to a turn",
    turnOf: (turn: number) => `Turn ${turn}`,
    setup: "Setup",
    beginning: "The beginning.",
    notOver: "This game is not over yet. Its record is given out when it is.",
    watch: "Watch it now",
    unreadable: (why: string) => `This record cannot be replayed: ${why}.`,
    noEngine:
      "The rules engine could not be loaded, so nothing can be replayed. Reload the page to try again.",
  },

  proof: {
    fair: "Luck proved fair",
    unproved: "Luck not proved",
    proved: (draws: number) =>
      `Every move was legal, and all ${draws} outcomes of chance follow from the key whose hash was published before the first move.`,
    missing: {
      commitment: "This record holds no promise made before the game, so its luck cannot be checked.",
      key: "This record holds no key, so its luck cannot be checked.",
    },
    wrong: (why: string) => `This record does not hold: ${why}.`,
    commitment: "Hash of the key, published before the first move",
    key: "The key, published after the last move",
    how: "Your browser has worked this out from the record alone, with the same rules engine that the server runs.",
  },

  lesson: {
    title: (game: string) => `${game}, learnt by playing`,
    chapters: "Chapters",
    chapter: (n: number, title: string, isFinished: boolean) =>
      `Chapter ${n}: ${title}${isFinished ? ", finished" : ""}`,
    teacher: "What to do next",
    loading: "Opening the lesson…",
    none: "There is no lesson for this game yet.",
    show: "Show me",
    on: "Go on",
    next: "Next chapter",
    again: "Once more",
    home: "Play it for real",
    done: "Well done. That was this chapter.",
    other:
      "That is allowed too, but this chapter is about something else. Do what is asked, or let it be shown.",
    quoted: (sentence: string) => `“${sentence}”`,
  },
  // The lessons are written in English; another language has its title and its notes in order.
  lessons: {} as Record<string, { title: string; notes: string[] }>,

  chart: {
    title: "The course of the game",
    line: (name: string, value: number) => `${name} ${value}`,
  },

  claim: {
    title: "A seat is waiting for you",
    name: "Your name",
    take: "Take the seat",
    taking: "Taking the seat…",
    watch: "Only watch",
  },

  handOver: {
    title: (name: string) => `${name} is next`,
    hint: "Hand the device over. Nobody else should look now.",
    ready: (name: string) => `I am ${name}`,
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
    replay: "Watch it again",
    lookBack: "Show the board as it was then",
    backToNow: "Back to the game",
    looking: "You are looking back. The game goes on without this picture.",
    newGame: "New game",
    settings: "Settings",
    speed: "Speed",
    speeds: { calm: "Calm", normal: "Normal", fast: "Fast", off: "Off" },
    theme: "Theme",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    sound: "Sounds",
    sounds: { off: "Off", on: "On" },
    language: "Language",
    languages: { system: "As the system", en: "English", de: "Deutsch" },
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
    keys: "Keys: 1–9 play a move, M goes to the moves, C to the chat, U takes back, Space skips, Esc lets go.",
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

  // Sentences by the code of an error (docs/protocol.md). The server's own, which may say more, wins in English.
  errors: {
    unreachable: "The server cannot be reached. Check that it runs, then try again.",
    bad_answer: "The server's answer could not be read. Reload the page.",
    offline: "There is no connection, so the move was not sent. It will be possible again in a moment.",
    waiting: "The last move still waits for its answer. Try again in a moment.",
    overtaken: rising.say.overtaken,
    stale: "The table had gone on before your move arrived, so nothing happened. Look again and choose anew.",
    not_found: "There is no such table. Check the link.",
    bad_token: "This link is not valid for the table, or the invitation was used already. Ask for a new one.",
    bad_json: "The server did not understand this message. Reload the page.",
    bad_message: "The server did not understand this message. Reload the page.",
    unknown_type: "The server does not know this message. Reload the page.",
    bad_option: "The game does not have this. Choose other settings.",
    too_large: "The message is too long. Shorten it.",
    too_frequent: "That was too much at once. Wait a moment and try again.",
    bad_method: "This address does not know that. Reload the page.",
    bad_origin: "The page of another site may not play here. Open the page of this server.",
    not_joined: "You do not sit at the table yet. Reload the page.",
    not_seated: "Who watches cannot move.",
    not_over: "The record is given out when the game is over.",
    store_failed: "The move could not be stored and was not made. Try again.",
    unheard: "The connection was lost before the server answered. Try again when it is back.",
    sent_away: "The host gave your seat away; you may watch.",
    not_signed_in: "This needs an account. Sign in first.",
    bad_password: "There is no account with this name and password.",
    name_taken: "There is an account of this name already. Choose another.",
    missing_part: "A part of this page could not be loaded. Check the connection and reload the page.",
    other: "Something went wrong.",
  } as Record<string, string>,
  rule: (id: string) => `Rule ${id}`,

  ...people,

  hex,
  survive,
  escape: escapeWords,
  rising,

  atlantis,
  people: tablePeople,
  // What the server itself says about an error, in the reader's language; nothing where there are no words for it.
  told: (sentence: string): string | undefined => sentence,
  // The engine words its moves, events and refusals in English itself.
  engine: {} as Record<string, EngineWords>,
};

export type Catalogue = typeof en;
