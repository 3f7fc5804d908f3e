import { briefly } from "./briefly";

const minutes = (seconds: number): string =>
  seconds < 3600
    ? `${seconds / 60} minutes`
    : seconds === 3600
      ? "1 hour"
      : `${Math.round(seconds / 3600)} hours`;

const brief = briefly("min", "s");

// Tables of strangers, accounts, ratings, and the terms of a table.
export const people = {
  lobby: {
    title: "Lobby",
    people: "Play with others",
    open: "Open tables",
    openNone: "Nobody is waiting for players just now. Open a table, and whoever comes finds it here.",
    running: "Games to watch",
    runningNone: "No listed game is running.",
    loading: "Looking for tables…",
    all: "All games",
    filter: "Show tables of",
    now: "just now",
    rated: "Rated",
    friendly: "Friendly",
    noClock: "No clock",
    free: (n: number) => (n === 1 ? "1 free seat" : `${n} free seats`),
    freeSeat: "free",
    join: "Join",
    joinOf: (game: string, names: string) => `Join ${game} with ${names}`,
    joining: "Joining…",
    watch: "Watch",
    watchOf: (game: string, names: string) => `Watch ${game} of ${names}`,
    back: "Go on",
    backOf: (game: string, names: string) => `Go on with ${game} of ${names}`,
    create: "Open a table",
    more: (n: number) =>
      n === 0 ? "To the lobby" : n === 1 ? "1 more in the lobby" : `${n} more in the lobby`,
    name: "Your name at the table",
    playAs: (name: string) => `You play as ${name}.`,
    stale: "The list could not be refreshed; trying again.",
    nobody: "nobody yet",
    taken: "Somebody was faster: the seat is taken. Choose another table, or watch.",
  },

  account: {
    signIn: "Sign in",
    signUp: "Make an account",
    signOut: "Sign out",
    signedIn: (name: string) => `Signed in as ${name}: to your account`,
    title: "Your account",
    why: "Nobody needs an account. One keeps your tables, results and ratings on every device, and lets you play rated games.",
    whyRated: "Rated games need an account, so that results belong to somebody.",
    name: "Name",
    password: "Password",
    passwordHint: "At least 8 characters. Keep it well: there is no e-mail to send a new one to.",
    show: "Show the password",
    haveOne: "I have an account",
    haveNone: "I have no account yet",
    working: "One moment…",
    problems: {
      name: "A name has 1 to 24 characters.",
      short: "A password has at least 8 characters.",
      long: "This password is too long: at most 256 bytes.",
    },
    ratings: "Your ratings",
    noRatings: "No rated game finished yet.",
    ratingOf: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
    games: (n: number) => (n === 1 ? "1 game" : `${n} games`),
    results: "Finished games",
    noResults: "No finished games yet. Those you play while you are signed in are listed here.",
    date: "Finished",
    game: "Game",
    place: "Place",
    placeOf: (place: number, players: number) => `${place} of ${players}`,
    score: "Score",
    change: "Rating",
    changed: (by: number, now: number) => `${by < 0 ? "−" : "+"}${Math.abs(by)} → ${now}`,
    unrated: "friendly",
    replay: "Watch it again",
    replayOf: (game: string, date: string) => `Watch ${game} of ${date} again`,
    best: "The best players",
  },

  ratings: {
    title: (game: string) => `The best of ${game}`,
    short: "Ratings",
    games: "Ratings of the games",
    rank: "Rank",
    player: "Player",
    rating: "Rating",
    deviation: "Uncertainty",
    played: "Games",
    bot: "bot",
    you: "you",
    none: "Nobody has finished a rated game of this yet. The first one could be yours.",
    how: "A rating grows with every rated game that goes better than expected; it begins low and uncertain and settles as games are played. Bots are rated by the same games.",
  },

  terms: {
    found: "Who may join",
    foundBy: { link: "Only who gets the link", lobby: "Anybody: shown in the lobby" },
    counts: "The game counts as",
    countsAs: { friendly: "Friendly", rated: "Rated" },
    problems: {
      account: "Rated games need an account. You are asked to sign in when you start.",
      one_seat: "At a rated table everybody has one seat: choose Friend or Bot instead of Here.",
    },
    freeSeat: "Open to whoever comes",
    more: "Clock and absence",
    clock: "Clock",
    clocks: { none: "No clock", game: "Time for the game", turn: "Days for each turn" },
    base: "For the game",
    increment: "More for each turn",
    days: "For each turn",
    absence: "Who is gone or out of time",
    absences: { wait: "is waited for", bot: "is replaced by a bot until back", end: "ends the game" },
    grace: "After",
    bot: "The bot",
    delay: "Spectators see it",
    delays: (moves: number) => (moves === 0 ? "At once" : `${moves} moves later`),
    waits: "A clock that runs out changes nothing at a table that waits.",
    time: (seconds: number) =>
      seconds === 0
        ? "At once"
        : seconds < 60
          ? `${seconds} seconds`
          : seconds === 60
            ? "1 minute"
            : seconds === 86400
              ? "1 day"
              : minutes(seconds),
    none: "Nothing",
    dayCount: (n: number) => (n === 1 ? "1 day" : `${n} days`),
    summary: {
      none: "no clock",
      game: (base: number, increment: number) =>
        increment > 0 ? `${brief(base)} + ${brief(increment)}` : brief(base),
      turn: (days: number) => (days === 1 ? "1 day a turn" : `${days} days a turn`),
    },
  },

  playOn: {
    here: "Play on from here",
    hint: "Makes a table where the game goes on from this moment",
    starting: "Making the table…",
    refused: (why: string) => `This game cannot be played on. ${why}`,
  },
};

export type People = typeof people;
