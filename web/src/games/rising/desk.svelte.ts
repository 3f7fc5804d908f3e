import { Choosing } from "../../boards/hex/choosing.svelte";
import type { TableActions } from "../../boards/props";
import { seatTitle } from "../../state/seats";
import { steady } from "../../state/shared";
import { isPlaying, offered, offeredAtOnce, type TableState } from "../../state/table";
import type { Names } from "./labels";
import { asks, movesTo, picking, placeOf, targetName } from "./picks";
import { moment } from "./playback";
import { nextOf, offers } from "./pledging";
import type { RisingMove, View } from "./types";

// A player's side of a table of rising: the view, the moves, the pick, and pledges being sent.
export class Desk {
  readonly #given: () => { table: TableState; actions: TableActions };
  #queue = $state.raw<string[]>([]);
  readonly choosing: Choosing<RisingMove>;

  constructor(given: () => { table: TableState; actions: TableActions }) {
    this.#given = given;
    this.choosing = new Choosing<RisingMove>(() => ({
      moves: this.moves,
      picking,
      asks,
      play: this.play,
    }));
  }

  readonly table = $derived.by(() => this.#given().table);
  readonly view = $derived.by(() => this.table.shown as View);
  // During the open moment on the screen, the player need not wait for the others' moves in it to be played back.
  readonly moves = $derived.by(() => {
    const now = moment(this.table.view as View);
    const isOnScreen = now !== undefined && now === moment(this.table.shown as View);
    return (isOnScreen ? offeredAtOnce(this.table) : offered(this.table)) as RisingMove[];
  });
  readonly seat = $derived.by(() => this.table.seat);
  readonly info = $derived.by(() => this.table.info);
  readonly offers = $derived.by(steady(() => offers(this.view, this.seat, this.moves)));
  readonly names = $derived.by(
    (): Names => ({ own: this.seat, nameOf: (seat) => seatTitle(this.info, seat) }),
  );

  // How many pledges are still to be sent.
  get waiting(): number {
    return this.#queue.length;
  }

  readonly play = (move: string): void => {
    if (isPlaying(this.table)) this.#given().actions.skip();
    this.#given().actions.play(move);
  };

  // A place was clicked: the picked piece goes there, something there is picked or acts, or the bar asks who should go.
  readonly choosePlace = (place: string, isTouch: boolean): void => {
    const { choosing } = this;
    const target = targetName(new Set(choosing.lit.map((one) => one.place)), place);
    const here = [...choosing.movable].filter((source) => placeOf(source) === place);
    const toHere = movesTo(this.moves, place);
    const isLit = choosing.lit.some((one) => one.place === target);
    if (!isLit && here.length === 0 && toHere.length > 0) choosing.ask(toHere, isTouch);
    else choosing.choosePlace(target, here, isTouch);
  };

  // A piece from the pool was dropped on a place.
  readonly drop = (piece: string, place: string): void => {
    const move = movesTo(this.moves, place).find((one) => one.kind === "place" && one.piece === piece);
    if (move) this.choosing.consider(move, false);
  };

  // Sends these moves one by one, as long as each is still legal when its turn comes.
  readonly sendAll = (moves: string[]): void => {
    this.#queue = moves;
  };

  // Whether the next of them can be sent.
  readonly isDue = $derived.by(
    () => this.#queue.length > 0 && this.table.pending === undefined && this.table.link === "online",
  );

  // Sends the next of them. An effect must call this in a separate task, since it changes the table.
  readonly goOn = (): void => {
    if (!this.isDue) return;
    const { move, rest } = nextOf(this.#queue, this.table.moves as RisingMove[]);
    this.#queue = rest;
    if (move !== undefined) this.play(move);
  };

  readonly letGo = (): void => {
    this.#queue = [];
    this.choosing.letGo();
  };
}
