import { atlantis } from "./de_atlantis";
import { atlantisEngine } from "./de_engine_atlantis";
import { escapeEngine } from "./de_engine_escape";
import { risingEngine } from "./de_engine_rising";
import { surviveEngine } from "./de_engine_survive";
import { escapeWords } from "./de_escape";
import { hex } from "./de_hex";
import { home } from "./de_home";
import { lessons } from "./de_lessons";
import { people } from "./de_lobby";
import { anyRefusal } from "./de_refusals";
import { rising } from "./de_rising";
import { survive } from "./de_survive";
import { tablePeople } from "./de_table_people";
import type { Catalogue } from "./en";

// Every sentence and word of the page in German.
export const de: Catalogue = {
  title: "Atlantica",
  tagline: "Brettspiele von der sinkenden Insel",

  colours: {
    vermilion: "Zinnober",
    blue: "Blau",
    yellow: "Gelb",
    green: "Grün",
    purple: "Purpur",
    sky: "Hellblau",
    black: "Schwarz",
  },

  home,

  rules: {
    title: (game) => `Die Regeln von ${game}`,
    games: { atlantis: "Atlantis", survive: "Survive", escape: "Escape", rising: "Rising" },
    others: "Regeln der anderen Spiele",
    search: "Suchen",
    example: "shark, 4.5, ship full …",
    onlyRulings: "Nur unsere Festlegungen",
    found: (n) => (n === 1 ? "1 Regel" : `${n} Regeln`),
    language: "Die Regeln liegen auf Englisch vor.",
  },

  replay: {
    title: "Ein Spiel noch einmal ansehen",
    choose:
      "Wähle die Aufzeichnung eines Spiels, oder lege sie hier ab, um sie anzusehen oder weiterzuspielen. Sie bleibt auf diesem Rechner, bis du weiterspielst.",
    file: "Aufzeichnung wählen",
    viewer: "Gesehen von",
    everybody: "allen",
    download: "Aufzeichnung herunterladen",
    controls: "Durch das Spiel",
    first: "Zum Anfang",
    back: "Einen Zug zurück",
    play: "Abspielen",
    pause: "Anhalten",
    on: "Einen Zug weiter",
    last: "Zum Ende",
    scrubber: "Stelle im Spiel",
    at: (index, all) => `Zug ${index} von ${all}`,
    turn: "Zu einer Runde gehen",
    turnOf: (turn) => `Runde ${turn}`,
    setup: "Aufbau",
    beginning: "Der Anfang.",
    notOver: "Dieses Spiel ist noch nicht zu Ende. Danach gibt es die Aufzeichnung.",
    watch: "Jetzt zusehen",
    unreadable: (why) => `Diese Aufzeichnung lässt sich nicht abspielen: ${why}.`,
    noEngine:
      "Die Spielregeln konnten nicht geladen werden, deshalb lässt sich nichts abspielen. Lade die Seite neu.",
  },

  proof: {
    fair: "Glück nachgewiesen fair",
    unproved: "Glück nicht nachgewiesen",
    proved: (draws) =>
      `Jeder Zug war erlaubt, und alle ${draws} Zufälle folgen aus dem Schlüssel, dessen Prüfsumme vor dem ersten Zug veröffentlicht wurde.`,
    missing: {
      commitment:
        "Diese Aufzeichnung enthält kein Versprechen von vor dem Spiel; ihr Glück lässt sich nicht prüfen.",
      key: "Diese Aufzeichnung enthält keinen Schlüssel; ihr Glück lässt sich nicht prüfen.",
    },
    wrong: (why) => `Diese Aufzeichnung stimmt nicht: ${why}.`,
    commitment: "Prüfsumme des Schlüssels, veröffentlicht vor dem ersten Zug",
    key: "Der Schlüssel, veröffentlicht nach dem letzten Zug",
    how: "Dein Browser hat das allein aus der Aufzeichnung berechnet, mit denselben Spielregeln wie der Server.",
  },

  lesson: {
    title: (game) => `${game} spielend lernen`,
    chapters: "Kapitel",
    chapter: (n, title, isFinished) => `Kapitel ${n}: ${title}${isFinished ? ", geschafft" : ""}`,
    teacher: "Was als Nächstes zu tun ist",
    loading: "Die Lektion wird geöffnet …",
    none: "Für dieses Spiel gibt es noch keine Lektion.",
    show: "Zeig es mir",
    on: "Weiter",
    next: "Nächstes Kapitel",
    again: "Noch einmal",
    home: "Richtig spielen",
    done: "Gut gemacht. Das war dieses Kapitel.",
    other:
      "Das ist auch erlaubt, aber in diesem Kapitel geht es um etwas anderes. Tu, was verlangt ist, oder lass es dir zeigen.",
    quoted: (sentence) => `„${sentence}“`,
  },
  lessons,

  chart: {
    title: "Der Verlauf des Spiels",
    line: (name, value) => `${name} ${value}`,
  },

  claim: {
    title: "Ein Platz wartet auf dich",
    name: "Dein Name",
    take: "Platz nehmen",
    taking: "Platz wird genommen …",
    watch: "Nur zusehen",
  },

  handOver: {
    title: (name) => `${name} ist dran`,
    hint: "Gib das Gerät weiter. Sonst sollte jetzt niemand hinsehen.",
    ready: (name) => `Ich bin ${name}`,
  },

  table: {
    loading: "Der Tisch wird geöffnet …",
    home: "Startseite",
    spectator: "Du siehst zu.",
    share: "Teilen",
    log: "Verlauf",
    moves: "Züge",
    movesHint: "Tasten 1–9 spielen einen Zug; Pfeile und Enter wählen einen",
    noMoves: "Gerade nichts zu tun.",
    undo: "Zurück",
    level: (number) => `Stufe ${number}`,
    hint: "Tipp",
    thinking: "Denkt nach …",
    hints: "Die besten Züge und die Aussicht auf den Sieg",
    chance: (share) => `${Math.round(100 * share)} %`,
    skip: "Überspringen",
    close: "Schließen",
    record: "Aufzeichnung des Spiels",
    replay: "Noch einmal ansehen",
    lookBack: "Das Brett von damals zeigen",
    backToNow: "Zurück zum Spiel",
    looking: "Du blickst zurück. Das Spiel geht inzwischen weiter.",
    newGame: "Neues Spiel",
    settings: "Einstellungen",
    speed: "Tempo",
    speeds: { calm: "Ruhig", normal: "Normal", fast: "Schnell", off: "Aus" },
    theme: "Aussehen",
    themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
    sound: "Töne",
    sounds: { off: "Aus", on: "An" },
    language: "Sprache",
    languages: { system: "Wie das System", en: "English", de: "Deutsch" },
    typeMove: "Zug eintippen",
    typeMoveExamples: {
      atlantis: "play ring 12",
      survive: "walk 3 F5",
      escape: "walk D4 D5",
      rising: "place leader Forests 3",
    },
    send: "Spielen",
    offline: "Die Verbindung ist unterbrochen. Neuer Versuch läuft …",
    reconnect: "Jetzt versuchen",
    connecting: "Verbinden …",
    closed: "Die Verbindung ist beendet.",
    absent: "noch nicht da",
    away: "abwesend",
    bot: "Bot",
    you: "du",
    undrawn:
      "Diese Seite kann dieses Spiel noch nicht zeichnen. Du kannst es aus der Liste der Züge spielen.",
    unknownPage: "Diese Seite gibt es nicht.",
    keys: "Tasten: 1–9 spielen einen Zug, M führt zu den Zügen, C zum Chat, U nimmt zurück, Leertaste überspringt, Esc lässt los.",
  },

  share: {
    title: "Lade deine Freunde ein",
    friend: (seat) => `Link für ${seat}`,
    taken: (name) => `${name} hat Platz genommen`,
    spectator: "Link für Zuschauer",
    own: "Dein eigener Link (halte ihn geheim; mit ihm spielst du anderswo weiter)",
    copy: "Kopieren",
    copied: "Kopiert",
    hint: "Jeder Link gilt für einen Platz. Das Spiel hat begonnen; Freunde können jederzeit dazukommen.",
  },

  errors: {
    unreachable: "Der Server ist nicht zu erreichen. Prüfe, ob er läuft, und versuche es noch einmal.",
    bad_answer: "Die Antwort des Servers war nicht zu lesen. Lade die Seite neu.",
    offline: "Es gibt keine Verbindung, der Zug wurde nicht gesendet. Gleich geht es wieder.",
    waiting: "Der letzte Zug wartet noch auf seine Antwort. Versuche es gleich noch einmal.",
    overtaken: rising.say.overtaken,
    stale: "Das Spiel war schon weiter, als dein Zug ankam; es ist nichts geschehen. Sieh hin und wähle neu.",
    not_found: "Diesen Tisch gibt es nicht. Prüfe den Link.",
    bad_token: "Dieser Link gilt nicht für den Tisch, oder die Einladung ist verbraucht. Bitte um eine neue.",
    bad_json: "Der Server hat diese Nachricht nicht verstanden. Lade die Seite neu.",
    bad_message: "Der Server hat diese Nachricht nicht verstanden. Lade die Seite neu.",
    unknown_type: "Der Server kennt diese Nachricht nicht. Lade die Seite neu.",
    bad_option: "Das gibt es in diesem Spiel nicht. Wähle andere Einstellungen.",
    too_large: "Die Nachricht ist zu lang. Kürze sie.",
    too_frequent: "Das war zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.",
    bad_method: "Diese Adresse kennt das nicht. Lade die Seite neu.",
    bad_origin: "Eine fremde Seite darf hier nicht spielen. Öffne die Seite dieses Servers.",
    not_joined: "Du sitzt noch nicht am Tisch. Lade die Seite neu.",
    not_seated: "Wer zusieht, kann nicht ziehen.",
    not_over: "Die Aufzeichnung gibt es, sobald das Spiel zu Ende ist.",
    store_failed: "Der Zug ließ sich nicht speichern und gilt nicht. Versuche es noch einmal.",
    unheard:
      "Die Verbindung brach ab, bevor der Server geantwortet hat. Versuch es noch einmal, wenn sie wieder steht.",
    sent_away: "Der Gastgeber hat deinen Platz weitergegeben; du kannst zuschauen.",
    not_signed_in: "Dafür braucht es ein Konto. Melde dich erst an.",
    bad_password: "Ein Konto mit diesem Namen und Passwort gibt es nicht.",
    name_taken: "Ein Konto mit diesem Namen gibt es schon. Wähle einen anderen.",
    missing_part: "Ein Teil dieser Seite ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.",
    other: "Etwas ist schiefgegangen.",
  },
  rule: (id) => `Regel ${id}`,

  ...people,

  hex,
  survive,
  escape: escapeWords,
  rising,
  atlantis,
  people: tablePeople,
  told: anyRefusal,
  engine: { atlantis: atlantisEngine, survive: surviveEngine, escape: escapeEngine, rising: risingEngine },
};
