const counts = ["no", "one", "two", "three", "four", "five", "six"];
export const counted = (n: number): string => counts[n] ?? `${n}`;
export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

// The words that the games on the hex sea share in English.
export const hex = {
  closer: "Closer",
  farther: "Farther",
  whole: "The whole board",
  colours: { red: "red", blue: "blue", yellow: "yellow", green: "green" },

  // Names of hexes for those who cannot see them.
  sea: "sea",
  sunk: "sea where land was",
  swimmers: (n: number, colour: string) => `${counted(n)} ${colour} ${n === 1 ? "swimmer" : "swimmers"}`,
  emptyShip: "an empty ship",
  mannedShip: (crew: string[]) => `a ship with ${listed(crew)}`,
  creature: (n: number, name: string, many = `${name}s`) =>
    n > 1 ? `${counted(n)} ${many}` : `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`,
  pickable: "can be picked",
  go: (text: string) => `Go: ${text}`,

  saved: (n: number) => `${n} saved`,
  lost: (n: number) => `${n} lost`,
  onBoard: (n: number) => `${n} on the board`,
  noneLeft: "none",
  letGo: "Let go",
  doIt: "Do it",

  say: {
    step: (colour: string, sentence: string) => `You (${colour}) · ${sentence}`,
    which: "Which one?",
    whichMove: "What shall happen there?",
    armed: (text: string) => `${text}. Sure?`,
    armedDanger: (text: string, danger: string) => `⚠ ${text}. ${danger} Sure?`,
    pending: "Sending your move…",
    absent: (name: string) => `Waiting for ${name} to take the seat.`,
    won: (name: string, score: number) => `The game is over: ${name} wins with ${score}.`,
    shared: (names: string[], score: number) =>
      `The game is over: ${listed(names)} share the victory with ${score}.`,
  },

  result: {
    player: "Player",
    lost: "Lost",
    winner: "Winner",
    nobody: "nobody",
    look: "Look at the board",
    show: "Show the result",
  },
};
