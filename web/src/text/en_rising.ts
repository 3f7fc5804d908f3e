import { counted, listed } from "./en_hex";

const many: Record<string, [one: string, more: string]> = {
  leader: ["Leader", "Leaders"],
  hologram: ["Hologram", "Holograms"],
  automaton: ["Automaton", "Automatons"],
  volunteer: ["volunteer", "volunteers"],
  follower: ["follower", "followers"],
};
const pieces = (n: number, kind: string) => many[kind]?.[n === 1 ? 0 : 1] ?? kind;
const amount = (n: number, resource: string) => `${n} ${resource}`;
const atlanteans = (n: number) => (n === 1 ? "1 Atlantean" : `${n} Atlanteans`);

// The words of rising in English.
export const rising = {
  board: "The island: six peninsulas round the Mystic Power Source",
  island: "Island",
  gate: "Gate",
  gateBoard: "The Cosmic Gate",
  decks: "Decks",
  centre: "Mystic Power Source",
  buildSpace: (n: string) => `Build space ${n}`,
  kinds: {
    leader: "Leader",
    hologram: "Hologram",
    automaton: "Automaton",
    volunteer: "Volunteer",
    follower: "Follower",
  } as Record<string, string>,
  resources: {
    ore: "ore",
    gold: "gold",
    crystal: "crystal",
    Atlantium: "Atlantium",
    energy: "energy",
    barriers: "barriers",
    volunteers: "volunteers",
  } as Record<string, string>,
  amount,
  amounts: (counts: Record<string, number>) =>
    listed(Object.entries(counts).map(([resource, n]) => amount(n, resource))) || "nothing",

  phases: {
    setup: "Setup",
    place: "Place Atlanteans",
    misfortunes: "Suffer Misfortunes",
    actions: "Take Actions",
    wrath: "Endure the Wrath",
    over: "The end",
  } as Record<string, string>,
  shortPhases: { place: "Place", misfortunes: "Misfortunes", actions: "Actions", wrath: "Wrath" } as Record<
    string,
    string
  >,
  round: (n: number) => `Round ${n}`,
  roundOf: (n: number, all: number) => `Round ${n} of ${all}`,
  level: (n: number, edition: string) => `Level ${n}, ${edition} edition`,

  // Names of places for those who cannot see them: "Forests 3, target 5, two spaces, your follower".
  tile: {
    target: (n: number) => `target ${n}`,
    targetNow: (printed: number, now: number) => `target ${now} instead of ${printed}`,
    rate: (n: number) => `${n} Atlantium per ore`,
    second: {
      discard: "keep 1 card, discard the other",
      bottom: "keep 1 card, the other goes under the deck",
      keep: "keep 2 cards",
    },
    secondShort: { discard: "1", bottom: "1", keep: "2" },
    spaces: (n: number) => (n === 1 ? "one space" : `${counted(n)} spaces`),
    double: "a double space for two",
    flooded: "flooded",
    held: "flooded, held open by the Seafarer",
    barrier: "barrier",
    forbidden: "no actions this round",
    any: "any number",
    fate: "floods next",
  },
  yours: (n: number, kind: string) =>
    n === 1 ? `your ${pieces(1, kind)}` : `${n} of your ${pieces(n, kind)}`,
  theirs: (n: number, name: string, kind: string) =>
    n === 1 ? `${name}'s ${pieces(1, kind)}` : `${n} ${pieces(n, kind)} of ${name}`,
  acted: (who: string) => `${who} (has acted)`,
  nobody: "nobody",
  go: (text: string) => `Go: ${text}`,
  mayAct: "can act",
  peninsula: (name: string, left: number) => `${name}: ${left} of 6 tiles left`,
  openPeninsula: (name: string, left: number, isGuarded: boolean) =>
    `${name}: ${left} of 6 tiles left${isGuarded ? ", barrier" : ""}. Barriers and unflooding`,
  chance: (n: number) => `${n} %`,

  wrath: {
    name: "Wrath",
    track: (space: number, floods: number) =>
      `Wrath track: space ${space}, ${floods === 1 ? "1 flood" : `${floods} floods`} at the end of the round`,
    fewer: (n: number) => `${n} fewer this round`,
    left: (n: number) => (n === 1 ? "1 flood to come" : `${n} floods to come`),
  },
  deck: {
    misfortunes: "Misfortunes",
    library: "Library",
    size: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
    open: (name: string, n: number) => `${name}: ${n} cards in the deck. Show what is known`,
    contents: "In the deck, in unknown order",
    top: "On top, next first",
    bottom: "Under it, next first",
    discards: "Discards",
    none: "none",
    supply: "Supply",
    effects: "Until the end of the round",
    quiet: "Nothing lasts this round.",
  },
  drawn: (n: number) => (n === 1 ? "1 still to be drawn" : `${n} still to be drawn`),

  component: {
    when: { space: "action space", once: "once, when built", lasting: "lasting", core: "wins the game" },
    built: "built",
    cost: (counts: string) => `costs ${counts}`,
    label: (name: string, state: string) => `${name}, ${state}`,
    space: (n: number) => (n === 1 ? "one action space" : `${counted(n)} action spaces`),
    double: "a double action space",
    progress: (built: number, all: number) => `${built} of ${all} components built`,
    builtNow: "has built",
    namedAt: (place: string) => `named at ${place}`,
    pick: "Pick a component to see what it does and to pledge for it.",
  },

  pledge: {
    title: "Buying together",
    none: "Nobody has pledged anything.",
    barrier: (name: string) => `Barrier for ${name}`,
    unflood: (name: string) => `Unflood ${name}`,
    build: (component: string, place: string) => `${component} at ${place}`,
    missing: (counts: string) => `missing ${counts}`,
    price: (counts: string) => `costs ${counts}`,
    one: (resource: string) => `Pledge 1 ${resource}`,
    square: (resource: string) => `2 energy for 1 ${resource} (Mason's Square)`,
    all: (counts: string) => `Pledge ${counts}`,
    buy: (counts: string) => `Buy: ${counts}`,
    takeBack: "Take back",
    by: (name: string, counts: string) => `${name}: ${counts}`,
    nothingToDo: "You cannot pledge for this now.",
    sending: (left: number) => `Pledging, ${left} to go…`,
    stopped: "stopped",
  },

  seat: {
    label: (name: string, councilor: string) => (councilor ? `${name}, ${councilor}` : name),
    open: (name: string) => `Show what ${name} has`,
    ready: "ready",
    notReady: "not ready",
    awaited: "awaited",
    start: "starting player",
    hand: (n: number, limit: number) => `${n} of ${limit} cards`,
    pool: (n: number) => `${atlanteans(n)} in the pool`,
    followers: (n: number) => (n === 1 ? "1 follower in the supply" : `${n} followers in the supply`),
    stock: "Stock",
    cards: "Cards",
    noCards: "No cards.",
    power: (councilor: string) => `Leader: ${councilor}`,
    hologram: (councilor: string) => `Hologram: ${councilor}`,
    pledged: (n: number) => `${n} pledged`,
    used: "used this round",
  },
  hand: "Your hand",
  handEmpty: "Library cards you keep come here.",
  pool: "Your pool",
  poolEmpty: "Everybody is out.",
  pick: (kind: string, n: number) => `${kind}, ${n} in your pool: pick to place`,
  inPool: (kind: string, n: number) => `${kind}, ${n} in your pool`,
  card: (name: string, text: string) => `${name}: ${text}`,
  artifact: "artifact",

  buttons: {
    ready: "Ready",
    draw: "Draw a misfortune",
    pass: "No",
    done: "Done",
    accept: "Yes",
    buy: "Barriers…",
    powers: "Powers…",
  },

  roll: {
    title: (place: string) => `Roll on ${place}`,
    die: (name: string, value: number | undefined, added: number) =>
      `${name}: ${value ?? "not rolled yet"}${added ? ` + ${added}` : ""}`,
    sum: (total: number, target: number) => `${total} of ${target}`,
    bonus: (n: number) => `+${n} bonus`,
    success: "success",
    short: (n: number) => `${n} short`,
  },
  prompt: {
    title: "To be decided",
    drawn: "Drawn",
    offered: "To choose from",
    misfortune: (name: string) => `Misfortune: ${name}`,
  },

  say: {
    setup: "The table is being laid.",
    ready: (ready: number, all: number) => `${ready} of ${all} ${all === 1 ? "seat is" : "seats are"} ready`,
    place: (left: number) => `you still have ${atlanteans(left)} to place`,
    placeLast: "say ready when you are done",
    placed: "all of yours are placed",
    where: (kind: string) => `Where shall your ${kind} go? Pick a lit place.`,
    whereBoard: (kind: string) => `Where shall the ${kind} go? Pick a lit place.`,
    act: (left: number) => `${left} of yours can act`,
    noAct: "none of yours can act",
    waiting: (names: string[]) => `waiting for ${listed(names)}`,
    youReady: "you are ready",
    drawOwn: (left: number) =>
      left === 1 ? "you draw the last one" : `you draw next, ${left} still to come`,
    drawOther: (name: string, left: number) =>
      left === 1 ? `${name} draws the last one` : `${name} draws next, ${left} still to come`,
    cards: "you may play a card first",
    phase: (phase: string, parts: string[]) => `${phase}: ${parts.join("; ")}.`,
    won: "The Cosmic Gate stands open. You have won together!",
    lostCentre: "The Mystic Power Source has gone under. Atlantis is lost.",
    lostRounds: "The last round is over and the gate is not built. Atlantis is lost.",
    overtaken: "Somebody was faster, and this is no longer possible. Look again and choose anew.",
  },

  result: {
    won: "The gate is open",
    lost: "Atlantis is lost",
    player: "Player",
    councilor: "Leader",
    followers: "Atlanteans",
    stock: "Left in stock",
    gate: (built: number, all: number) => `${built} of ${all} components stood.`,
    tiles: (left: number) => `${left} of 36 tiles were above water.`,
    rounds: (n: number) => (n === 1 ? "It took one round." : `It took ${n} rounds.`),
    look: "Look at the board",
    show: "Show the result",
  },
};
