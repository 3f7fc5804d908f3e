import type { ClockFace } from "../state/clock";

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function duration({ days, hours, minutes, seconds }: ClockFace): string {
  if (days > 0)
    return [count(days, "day", "days"), ...(hours > 0 ? [count(hours, "hour", "hours")] : [])].join(" ");
  const parts = [
    ...(hours > 0 ? [count(hours, "hour", "hours")] : []),
    ...(minutes > 0 ? [count(minutes, "minute", "minutes")] : []),
    ...(seconds > 0 ? [count(seconds, "second", "seconds")] : []),
  ];
  return parts.join(" ");
}

// Names as one would list them.
const all = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

// The people at a table: what they say, their time, who is away, who goes and who plays again.
export const tablePeople = {
  chat: {
    title: "Chat",
    unread: (n: number) => count(n, "unread line", "unread lines"),
    none: "Nothing has been said yet.",
    label: "Say something to the table",
    placeholder: "Say something",
    send: "Send",
    readOnly: "Who watches reads along. Only players write.",
    tooLong: (n: number) =>
      `${count(n, "character", "characters")} too many: a line has at most 500. Shorten it.`,
    waiting: "Waits for the connection…",
    sending: "Is being sent…",
    failed: (why: string) => `Not heard: ${why}`,
    again: "Send again",
    drop: "Discard",
    you: "You",
    said: (name: string, words: string) => `${name} says: ${words}`,
    muted: (names: string[]) => `You do not hear ${all(names)}.`,
  },
  clock: {
    days: (days: number, hours: number) => (hours > 0 ? `${days} d ${hours} h` : `${days} d`),
    left: (name: string, face: ClockFace) => `Time of ${name}: ${duration(face) || "used up"}`,
    running: "running",
    up: "Time is up",
    called: (face: ClockFace) => (duration(face) ? `You have ${duration(face)} left.` : "Your time is up."),
  },
  seat: {
    substitute: "bot plays on",
  },
  back: {
    sentence: "A bot plays for you.",
    button: "Play on yourself",
  },
  delay: (moves: number) => `You see the game ${count(moves, "move", "moves")} later than the players do.`,
  ended: {
    title: "The game was ended",
    sentence: (names: string[]) =>
      names.length > 0
        ? `${all(names)} had gone, so the game ended early. Nobody has won.`
        : "Somebody had gone, so the game ended early. Nobody has won.",
    rated: "For the rating those who stayed share the first place and those who had gone the last.",
  },
  rematch: {
    ask: "Play again",
    asking: "Setting up the table…",
    ready: "The next game is set up with the same people and seats.",
    go: "To the next game",
    watch: "Watch the next game",
  },
  dialog: {
    title: "People at the table",
    open: "People at the table",
    host: "host",
    online: "at the table",
    mute: "Mute",
    muteOf: (name: string) => `Mute ${name}`,
    hear: "Hear again",
    hearOf: (name: string) => `Hear ${name} again`,
    kick: "Send away",
    kickOf: (name: string) => `Send ${name} away`,
    renew: "New invitation",
    renewOf: (name: string) => `New invitation for ${name}`,
    kickAsk: (name: string) =>
      `Send ${name} away? A bot plays on at the seat, and you get a new invitation for it. The old link is no longer good.`,
    renewAsk: (name: string) =>
      `Make a new invitation for ${name}? A bot plays on at the seat until somebody comes with it. The old link is no longer good.`,
    kickYes: "Send away",
    renewYes: "Make it",
    no: "No",
    fresh: (name: string) => `New invitation for the seat of ${name}`,
    leave: "Leave the table",
    leaveAsk:
      "Leave the table? A bot plays on at your seat. You take the seat back by opening the table again, from “My tables” or with your own link.",
    leaveYes: "Leave",
    stay: "Stay",
    clock: (base: string, increment: string) =>
      increment
        ? `Everybody has ${base} to think, and ${increment} more for each turn.`
        : `Everybody has ${base} to think.`,
    slow: (days: number) => `Everybody has ${count(days, "day", "days")} for each turn.`,
    noClock: "Nobody has to hurry: there are no clocks.",
    duration,
    absence: {
      wait: "The table waits for who is away.",
      bot: (grace: string) =>
        grace
          ? `A bot plays on for who is gone or out of time for more than ${grace}.`
          : "A bot plays on at once for who is gone or out of time.",
      end: (grace: string) =>
        grace
          ? `The game ends when somebody is gone or out of time for more than ${grace}.`
          : "The game ends at once when somebody is gone or out of time.",
    },
    delay: (moves: number) => `Spectators see the game ${count(moves, "move", "moves")} later.`,
  },
};

export type TablePeople = typeof tablePeople;
