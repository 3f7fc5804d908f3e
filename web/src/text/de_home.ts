import type { Catalogue } from "./en";

const optionValues: Record<string, string> = {
  hidden: "Verdeckt",
  shown: "Sichtbar",
  one: "Eine",
  two: "Zwei",
  off: "Nein",
  on: "Ja",
  full: "Voll",
  short: "Kurz",
  chosen: "Gewählt",
  dealt: "Ausgeteilt",
  house: "Hausausgabe",
};
// Values that need their option to be understood.
const valuesOf: Record<string, Record<string, string>> = {
  level: { "1": "1, für ein erstes Spiel", "5": "5, am schwersten" },
  artificer: { first: "Beginnt", any: "Wie ausgeteilt oder gewählt" },
  components: { "first-game": "Für ein erstes Spiel" },
};

// The home page: choosing a game, who plays, and its options, in German.
export const home: Catalogue["home"] = {
  games: "Die Spiele",
  quick: "Gegen Bots spielen",
  quickOf: (game) => `${game} gegen Bots spielen`,
  learn: "Spielend lernen",
  learnOf: (game) => `${game} spielend lernen`,
  rules: "Regeln",
  rulesOf: (game) => `Regeln von ${game}`,
  table: "Mit Freunden",
  tableOf: (game) => `Ein Tisch für ${game} mit Freunden oder anderen Optionen`,
  newGame: "Ein eigener Tisch",
  game: "Spiel",
  players: (n) => (n === 1 ? "1 Spieler, allein" : `${n} Spieler`),
  playersFrom: (least, most) => `${least} bis ${most} Spieler`,
  seats: "Spieler",
  kinds: { me: "Ich", here: "Hier", friend: "Freund", bot: "Bot" },
  nameOf: (n) => `Name auf Platz ${n}`,
  nameHere: "Name, spielt an diesem Gerät",
  kindOf: (n) => `Wer Platz ${n} spielt`,
  botOf: (n) => `Bot auf Platz ${n}`,
  yourName: "Dein Name",
  friendHint: "Du bekommst einen Link zum Verschicken",
  bots: {
    1: "Bot, Stufe 1 (Anfänger)",
    2: "Bot, Stufe 2",
    3: "Bot, Stufe 3",
    4: "Bot, Stufe 4",
    5: "Bot, Stufe 5 (am stärksten)",
    greedy: "Bot, gierig",
    random: "Bot, zufällig",
  },
  options: {
    first: "Wer beginnt",
    "own-values": "Eigene Werte",
    colours: "Farben pro Spieler",
    overpopulated: "Übervölkerte Insel",
    "to-the-last": "Bis zum letzten Entdecker",
    "all-equal": "Alle Entdecker gleich",
    submerged: "Bis alles versunken ist",
    game: "Länge des Spiels",
    level: "Schwierigkeit",
    components: "Bauteile",
    councilors: "Ratsmitglieder",
    artificer: "Der Kunsthandwerker",
    edition: "Ausgabe",
  },
  optionHelp: {
    first: "Wer anfängt, oder ob es ausgelost wird.",
    "own-values": "Die Spielregel verdeckt die Werte nach dem Aufbau auch vor ihrem Besitzer.",
    colours: "Zu zweit kann jeder zwei Farben führen.",
    overpopulated: "Beim Aufbau dürfen Plättchen im Inneren zwei Entdecker tragen.",
    "to-the-last": "Endet, wenn kein Entdecker mehr auf dem Brett ist; der Vulkan ist ein Strudel.",
    "all-equal": "Jeder gerettete Entdecker zählt 1.",
    submerged: "Endet mit dem letzten Plättchen; der Vulkan ist ein Strudel.",
    game: "Das kurze Spiel endet, wenn der letzte Teil der Zitadelle fort ist.",
    level: "Von 1 bis 5: Bauteile, ruhige See und Energie zu Beginn.",
    components: "Der Bauplan: auf Stufe 1 der für das erste Spiel, ausgelost oder vom Tisch gewählt.",
    councilors: "Anführer werden ausgeteilt oder von ihren Spielern gewählt.",
    artificer: "In einem ersten Spiel ist der Startspieler der Kunsthandwerker.",
    edition: "Die Zahlen auf Plättchen, Karten und Bauteilen.",
  },
  optionValue: (option, value) =>
    value === "random"
      ? "Ausgelost"
      : option === "first"
        ? `Platz ${Number(value) + 1}`
        : (valuesOf[option]?.[value] ?? optionValues[value] ?? value),
  variants: "Varianten",
  start: "Spiel beginnen",
  starting: "Beginnt …",
  loading: "Die Spiele werden geladen …",
  retry: "Noch einmal versuchen",
  mine: "Meine Tische",
  none: "Noch keine Tische. Beginne einen, oder öffne den Link eines Freundes.",
  playing: (seat) => `Du bist ${seat}`,
  watching: "Zuschauer",
  finished: "Beendet",
  forget: "Diesen Tisch vergessen",
  replay: "Eine Aufzeichnung ansehen",
  mottos: {
    atlantis: "Der bröckelnde Weg",
    survive: "Die sinkende Insel",
    escape: "Die Koralleninseln",
    rising: "Gemeinsam gegen das Meer",
  },
  stories: {
    atlantis:
      "Drei Figuren fliehen über Steine, die hinter ihnen versinken. Jede Lücke kostet: Bring sie hinüber und behalte das meiste.",
    survive:
      "Die Insel versinkt Plättchen für Plättchen. Bring deine Entdecker auf die Inseln, vorbei an Haien, Walen und Seeschlangen, bevor der Vulkan ausbricht.",
    escape:
      "Atlantis versinkt Ring um Ring bis zur Akropolis. Würfel wühlen das Meer auf; nur die Delfine halten zu dir. Rette die meisten Atlanter.",
    rising:
      "Alle gegen das Meer: Schickt eure Leute aus, haltet das Wasser zurück und baut gemeinsam das kosmische Tor, bevor die Quelle versinkt.",
  },
};
