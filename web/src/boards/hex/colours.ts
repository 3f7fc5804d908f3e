// The colours of the hex games, in the order of the page's seats: red has the style of seat 0 and so on.
export const colours = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof colours)[number];

// The seat whose sign and colour represent a colour of the game.
export const styleOf = (name: Colour): number => colours.indexOf(name);
