import type { ClockFace } from "../state/clock";
import type { TablePeople } from "./en_table_people";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function duration({ days, hours, minutes, seconds }: ClockFace): string {
  if (days > 0)
    return [count(days, "Tag", "Tage"), ...(hours > 0 ? [count(hours, "Stunde", "Stunden")] : [])].join(" ");
  const parts = [
    ...(hours > 0 ? [count(hours, "Stunde", "Stunden")] : []),
    ...(minutes > 0 ? [count(minutes, "Minute", "Minuten")] : []),
    ...(seconds > 0 ? [count(seconds, "Sekunde", "Sekunden")] : []),
  ];
  return parts.join(" ");
}

const all = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;

export const tablePeople: TablePeople = {
  chat: {
    title: "Chat",
    unread: (n) => (n === 1 ? "1 ungelesene Zeile" : `${n} ungelesene Zeilen`),
    none: "Noch hat niemand etwas gesagt.",
    label: "Etwas zum Tisch sagen",
    placeholder: "Etwas sagen",
    send: "Senden",
    readOnly: "Wer zuschaut, liest mit. Schreiben können nur Mitspieler.",
    tooLong: (n) => `${n} Zeichen zu viel: Eine Zeile hat höchstens 500. Kürze sie.`,
    waiting: "Wartet auf die Verbindung …",
    sending: "Wird gesendet …",
    failed: (why) => `Nicht gehört: ${why}`,
    again: "Noch einmal senden",
    drop: "Verwerfen",
    you: "Du",
    said: (name, words) => `${name} sagt: ${words}`,
    muted: (names) => `Du hörst ${all(names)} nicht.`,
  },
  clock: {
    days: (days, hours) => (hours > 0 ? `${days} T ${hours} h` : `${days} T`),
    left: (name, face) => `Zeit von ${name}: ${duration(face) || "aufgebraucht"}`,
    running: "läuft",
    up: "Zeit ist um",
    called: (face) => (duration(face) ? `Du hast noch ${duration(face)}.` : "Deine Zeit ist um."),
  },
  seat: {
    substitute: "Bot vertritt",
  },
  back: {
    sentence: "Ein Bot spielt für dich.",
    button: "Selbst weiterspielen",
  },
  delay: (moves) => `Du siehst das Spiel ${count(moves, "Zug", "Züge")} später als die Mitspieler.`,
  ended: {
    title: "Das Spiel wurde beendet",
    sentence: (names) =>
      names.length > 0
        ? `${all(names)} ${names.length === 1 ? "war" : "waren"} gegangen, darum endete das Spiel vorzeitig. Niemand hat gewonnen.`
        : "Jemand war gegangen, darum endete das Spiel vorzeitig. Niemand hat gewonnen.",
    rated:
      "In der Wertung teilen sich den ersten Platz, die geblieben sind, und den letzten, die gegangen waren.",
  },
  rematch: {
    ask: "Noch einmal spielen",
    asking: "Der Tisch wird vorbereitet …",
    ready: "Das nächste Spiel ist vorbereitet, mit denselben Leuten und Plätzen.",
    go: "Zum nächsten Spiel",
    watch: "Beim nächsten Spiel zuschauen",
  },
  dialog: {
    title: "Leute am Tisch",
    open: "Leute am Tisch",
    host: "Gastgeber",
    online: "am Tisch",
    mute: "Stummschalten",
    muteOf: (name) => `${name} stummschalten`,
    hear: "Wieder hören",
    hearOf: (name) => `${name} wieder hören`,
    kick: "Wegschicken",
    kickOf: (name) => `${name} wegschicken`,
    renew: "Neue Einladung",
    renewOf: (name) => `Neue Einladung für ${name}`,
    kickAsk: (name) =>
      `${name} wegschicken? Auf dem Platz spielt ein Bot weiter, und du bekommst eine neue Einladung dafür. Der alte Link gilt dann nicht mehr.`,
    renewAsk: (name) =>
      `Eine neue Einladung für ${name}? Auf dem Platz spielt ein Bot, bis jemand mit ihr kommt. Der alte Link gilt dann nicht mehr.`,
    kickYes: "Wegschicken",
    renewYes: "Erstellen",
    no: "Nein",
    fresh: (name) => `Neue Einladung für den Platz von ${name}`,
    leave: "Den Tisch verlassen",
    leaveAsk:
      "Den Tisch verlassen? Auf deinem Platz spielt ein Bot weiter. Du nimmst den Platz wieder ein, indem du den Tisch wieder öffnest: unter „Meine Tische“ oder mit deinem eigenen Link.",
    leaveYes: "Verlassen",
    stay: "Bleiben",
    clock: (base, increment) =>
      increment
        ? `Alle haben ${base} Bedenkzeit und für jeden Zug ${increment} mehr.`
        : `Alle haben ${base} Bedenkzeit.`,
    slow: (days) => `Alle haben für jeden Zug ${count(days, "Tag", "Tage")} Zeit.`,
    noClock: "Niemand muss sich beeilen: Es gibt keine Uhren.",
    duration,
    absence: {
      wait: "Der Tisch wartet auf alle, die nicht da sind.",
      bot: (grace) =>
        grace
          ? `Wer fort ist oder keine Zeit mehr hat, hat noch ${grace} Frist; dann spielt ein Bot weiter.`
          : "Für alle, die fort sind oder keine Zeit mehr haben, spielt sofort ein Bot weiter.",
      end: (grace) =>
        grace
          ? `Wer fort ist oder keine Zeit mehr hat, hat noch ${grace} Frist; dann endet das Spiel.`
          : "Das Spiel endet sofort, wenn jemand fort ist oder keine Zeit mehr hat.",
    },
    delay: (moves) => `Wer zuschaut, sieht das Spiel ${count(moves, "Zug", "Züge")} später.`,
  },
};
