// The colours of the games on the hex sea, in the order of the page's seats: red has the style of seat 0 and so on.
export const colours = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof colours)[number];

// The seat whose sign and colour in the page a colour of the game has.
export const styleOf = (name: Colour): number => colours.indexOf(name);
