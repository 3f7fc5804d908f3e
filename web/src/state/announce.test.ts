import { expect, test } from "vitest";
import type { GameEvent, TableInfo } from "../protocol/messages";
import { type Announced, announce, kKept, nothingAnnounced } from "./announce";
import { emptyTable, type TableState } from "./table";

const unlogged = new Set(["deal"]);
const info = {
  seats: [
    { kind: "human", name: "Ada" },
    { kind: "bot", name: "3" },
  ],
} as TableInfo;
const event = (seat: number, text: string, type = "play") => ({ seq: 1, type, seat, text }) as GameEvent;
const table = (log: GameEvent[], more: Partial<TableState> = {}): TableState => ({
  ...emptyTable(),
  link: "online",
  info,
  seat: 0,
  log,
  ...more,
});
const texts = ({ lines }: Announced) => lines.map((line) => line.text);

const own = event(0, "@0 plays.");
const others = [
  event(1, "@1 plays."),
  event(1, "@1 plays."),
  event(1, "", "play"),
  event(1, "@1 deals.", "deal"),
];
const atTable = () => announce(nothingAnnounced, table([own]), "Level 3 is thinking.", unlogged);

test("every line of the log is announced in order, however many come at once, and then what there is to do", () => {
  const said = announce(atTable(), table([own, ...others]), "Your turn.", unlogged);
  expect(texts(said)).toEqual([
    "Ada plays.",
    "Level 3 is thinking.",
    "Level 3 plays.",
    "Level 3 plays.",
    "Your turn.",
  ]);
  expect(new Set(said.lines.map((line) => line.id)).size).toBe(said.lines.length);
});

test("nothing is announced twice, but the same thing to do again after something has happened", () => {
  const once = announce(atTable(), table([own]), "Level 3 is thinking.", unlogged);
  expect(once).toEqual(atTable());
  const log = [own, ...others];
  const playing = announce(once, table(log, { playing: others[0] }), "Level 3 plays.", unlogged);
  expect(texts(playing).at(-1)).toBe("Level 3 plays.");
  expect(texts(announce(playing, table(log), "Level 3 is thinking.", unlogged)).at(-1)).toBe(
    "Level 3 is thinking.",
  );
});

test("a move on its way to the server clears what was announced before", () => {
  const sending = announce(atTable(), table([own], { pending: "end" }), "Sending your move…", unlogged);
  expect(texts(sending)).toEqual([]);
  const refused = announce(sending, table([own]), "Level 3 is thinking.", unlogged);
  expect(texts(refused)).toEqual(["Level 3 is thinking."]);
});

test("who joins hears what happened since their last move, who watches only how things stand", () => {
  const log = [...others, own, ...others];
  const joined = announce(nothingAnnounced, table(log), "Your turn.", unlogged);
  expect(texts(joined)).toEqual(["Ada plays.", "Level 3 plays.", "Level 3 plays.", "Your turn."]);
  const watching = announce(nothingAnnounced, table(log, { seat: undefined }), "Ada is thinking.", unlogged);
  expect(texts(watching)).toEqual(["Ada is thinking."]);
});

test("looking back announces the moment that is shown, and coming back what was missed", () => {
  const past = announce(atTable(), table([own, ...others], { past: "yes" }), "Ada plays.", unlogged);
  expect(texts(past).at(-1)).toBe("Ada plays.");
  const back = announce(past, table([own, ...others]), "Your turn.", unlogged);
  expect(texts(back).slice(-3)).toEqual(["Level 3 plays.", "Level 3 plays.", "Your turn."]);
});

test("a lost connection is left to its notice", () => {
  const lost = announce(atTable(), table([own], { link: "lost" }), "Offline.", unlogged);
  expect(lost).toEqual(atTable());
});

test("of very many lines, the last are kept", () => {
  const log = Array.from({ length: 2 * kKept }, (_, index) => event(1, `Line ${index}.`));
  const said = announce(atTable(), table([own, ...log]), "Your turn.", unlogged);
  expect(said.lines.length).toBe(kKept);
  expect(texts(said).at(-2)).toBe(`Line ${2 * kKept - 1}.`);
});
