import { briefly } from "./briefly";
import type { People } from "./en_lobby";

const minutes = (seconds: number): string =>
  seconds < 3600
    ? `${seconds / 60} Minuten`
    : seconds === 3600
      ? "1 Stunde"
      : `${Math.round(seconds / 3600)} Stunden`;

const brief = briefly("Min.", "s");

// Tables of strangers, accounts, ratings, and the terms of a table, in German.
export const people: People = {
  lobby: {
    title: "Lobby",
    people: "Mit anderen spielen",
    open: "Offene Tische",
    openNone: "Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch, und wer kommt, findet ihn hier.",
    running: "Spiele zum Zusehen",
    runningNone: "Gerade läuft kein öffentliches Spiel.",
    loading: "Tische werden gesucht …",
    all: "Alle Spiele",
    filter: "Tische zeigen von",
    now: "gerade eben",
    rated: "Gewertet",
    friendly: "Freundschaftlich",
    noClock: "Ohne Uhr",
    free: (n) => (n === 1 ? "1 freier Platz" : `${n} freie Plätze`),
    freeSeat: "frei",
    join: "Mitspielen",
    joinOf: (game, names) => `Bei ${game} mitspielen mit ${names}`,
    joining: "Platz wird genommen …",
    watch: "Zusehen",
    watchOf: (game, names) => `Bei ${game} zusehen, mit ${names}`,
    back: "Weiterspielen",
    backOf: (game, names) => `${game} weiterspielen mit ${names}`,
    create: "Einen Tisch eröffnen",
    more: (n) => (n === 0 ? "Zur Lobby" : n === 1 ? "1 weiterer in der Lobby" : `${n} weitere in der Lobby`),
    name: "Dein Name am Tisch",
    playAs: (name) => `Du spielst als ${name}.`,
    stale: "Die Liste ließ sich nicht auffrischen; neuer Versuch läuft.",
    nobody: "noch niemand",
    taken: "Jemand war schneller: Der Platz ist vergeben. Wähle einen anderen Tisch, oder sieh zu.",
  },

  account: {
    signIn: "Anmelden",
    signUp: "Konto anlegen",
    signOut: "Abmelden",
    signedIn: (name) => `Angemeldet als ${name}: zu deinem Konto`,
    title: "Dein Konto",
    why: "Niemand braucht ein Konto. Eines behält deine Tische, Ergebnisse und Wertungen auf jedem Gerät, und mit ihm kannst du gewertete Spiele spielen.",
    whyRated: "Gewertete Spiele brauchen ein Konto, damit Ergebnisse jemandem gehören.",
    name: "Name",
    password: "Passwort",
    passwordHint:
      "Mindestens 8 Zeichen. Bewahre es gut auf: Es gibt keine E-Mail, an die ein neues gehen könnte.",
    show: "Passwort zeigen",
    haveOne: "Ich habe ein Konto",
    haveNone: "Ich habe noch kein Konto",
    working: "Einen Augenblick …",
    problems: {
      name: "Ein Name hat 1 bis 24 Zeichen.",
      short: "Ein Passwort hat mindestens 8 Zeichen.",
      long: "Dieses Passwort ist zu lang: höchstens 256 Bytes.",
    },
    ratings: "Deine Wertungen",
    noRatings: "Noch kein gewertetes Spiel beendet.",
    ratingOf: (rating, deviation) => `${rating} ± ${deviation}`,
    games: (n) => (n === 1 ? "1 Spiel" : `${n} Spiele`),
    results: "Beendete Spiele",
    noResults: "Noch keine beendeten Spiele. Was du angemeldet spielst, steht dann hier.",
    date: "Beendet",
    game: "Spiel",
    place: "Platz",
    placeOf: (place, players) => `${place} von ${players}`,
    score: "Punkte",
    change: "Wertung",
    changed: (by, now) => `${by < 0 ? "−" : "+"}${Math.abs(by)} → ${now}`,
    unrated: "freundschaftlich",
    replay: "Noch einmal ansehen",
    replayOf: (game, date) => `${game} vom ${date} noch einmal ansehen`,
    best: "Die besten Spieler",
  },

  ratings: {
    title: (game) => `Die Besten in ${game}`,
    short: "Wertungen",
    games: "Wertungen der Spiele",
    rank: "Rang",
    player: "Spieler",
    rating: "Wertung",
    deviation: "Unsicherheit",
    played: "Spiele",
    bot: "Bot",
    you: "du",
    none: "Noch niemand hat hier ein gewertetes Spiel beendet. Das erste könnte deines sein.",
    how: "Eine Wertung wächst mit jedem gewerteten Spiel, das besser ausgeht als erwartet; sie beginnt niedrig und unsicher und setzt sich mit den Spielen. Bots werden nach denselben Spielen gewertet.",
  },

  terms: {
    found: "Wer mitspielen darf",
    foundBy: { link: "Nur wer den Link bekommt", lobby: "Alle: in der Lobby zu sehen" },
    counts: "Das Spiel gilt als",
    countsAs: { friendly: "Freundschaftlich", rated: "Gewertet" },
    problems: {
      account: "Gewertete Spiele brauchen ein Konto. Beim Beginnen wirst du gebeten, dich anzumelden.",
      one_seat: "An einem gewerteten Tisch hat jeder einen Platz: Wähle Freund oder Bot statt Hier.",
    },
    freeSeat: "Frei für alle, die kommen",
    more: "Uhr und Abwesenheit",
    clock: "Uhr",
    clocks: { none: "Keine Uhr", game: "Zeit für das Spiel", turn: "Tage pro Spielzug" },
    base: "Für das Spiel",
    increment: "Mehr für jeden Spielzug",
    days: "Für jeden Spielzug",
    absence: "Wer fort ist oder keine Zeit mehr hat,",
    absences: {
      wait: "auf den wird gewartet",
      bot: "den vertritt ein Bot, bis er zurück ist",
      end: "mit dem endet das Spiel",
    },
    grace: "Nach",
    bot: "Der Bot",
    delay: "Zuschauer sehen es",
    delays: (moves) => (moves === 0 ? "Sofort" : `${moves} Züge später`),
    waits: "An einem Tisch, der wartet, ändert eine abgelaufene Uhr nichts.",
    time: (seconds) =>
      seconds === 0
        ? "Sofort"
        : seconds < 60
          ? `${seconds} Sekunden`
          : seconds === 60
            ? "1 Minute"
            : seconds === 86400
              ? "1 Tag"
              : minutes(seconds),
    none: "Nichts",
    dayCount: (n) => (n === 1 ? "1 Tag" : `${n} Tage`),
    summary: {
      none: "keine Uhr",
      game: (base, increment) => (increment > 0 ? `${brief(base)} + ${brief(increment)}` : brief(base)),
      turn: (days) => (days === 1 ? "1 Tag pro Spielzug" : `${days} Tage pro Spielzug`),
    },
  },

  playOn: {
    here: "Von hier weiterspielen",
    hint: "Macht einen Tisch, an dem das Spiel von diesem Augenblick an weitergeht",
    starting: "Der Tisch wird gedeckt …",
    refused: (why) => `Dieses Spiel lässt sich nicht weiterspielen. ${why}`,
  },
};
