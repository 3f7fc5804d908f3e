import type { Move } from "../../protocol/messages";
import { type Picking, sources, targets, validPick } from "./picking";

// What a table provides for choosing a move.
export interface Offer<M extends Move> {
  moves: M[];
  picking: Picking<M>;
  asks(move: M, isTouch: boolean): boolean; // whether the move needs confirmation
  play(move: string): void;
}

// How a player chooses a move on the board: pick a piece, then a highlighted place. If several pieces or moves match,
// or the move is dangerous, the action bar asks.
export class Choosing<M extends Move> {
  readonly #offer: () => Offer<M>;
  #pick = $state<string>();
  #armed = $state("");
  #pieces = $state.raw<string[]>([]);
  #options = $state.raw<string[]>([]);
  #looked = $state.raw<M>();

  constructor(offer: () => Offer<M>) {
    this.#offer = offer;
  }

  readonly moves = $derived.by(() => this.#offer().moves);
  readonly picked = $derived.by(() => validPick(this.#offer().picking, this.moves, this.#pick));
  readonly movable = $derived.by(() => sources(this.#offer().picking, this.moves));
  readonly lit = $derived.by(() => targets(this.#offer().picking, this.moves, this.picked));
  readonly armed = $derived.by(() => this.moves.find((move) => move.move === this.#armed));
  // The move previewed in the list, if still legal: a list that has been removed cannot clear its preview.
  readonly preview = $derived.by(() => this.moves.find((move) => move === this.#looked));
  readonly askedPieces = $derived.by(() => this.#pieces.filter((source) => this.movable.has(source)));
  readonly askedMoves = $derived.by(() => this.moves.filter((move) => this.#options.includes(move.move)));
  readonly isPicked = $derived.by(() => this.#pick !== undefined && this.picked === this.#pick);

  placeOf(move: M): string | undefined {
    return this.#offer().picking.targetOf(move);
  }

  letGo = (): void => {
    this.#pick = undefined;
    this.#armed = "";
    this.#pieces = [];
    this.#options = [];
  };

  look = (move: Move | undefined): void => {
    this.#looked = move as M | undefined;
  };

  play = (move: Move): void => {
    this.letGo();
    this.#looked = undefined;
    this.#offer().play(move.move);
  };

  consider(move: M, isTouch: boolean): void {
    this.#options = [];
    if (this.#offer().asks(move, isTouch) && this.#armed !== move.move) this.#armed = move.move;
    else this.play(move);
  }

  pick = (source: string): void => {
    const isSame = this.picked === source;
    this.letGo();
    this.#pick = isSame ? undefined : source;
  };

  // Several moves match: the action bar asks which.
  ask(moves: M[], isTouch: boolean): void {
    this.letGo();
    if (moves.length === 1) this.consider(moves[0]!, isTouch);
    else this.#options = moves.map((move) => move.move);
  }

  // A place was chosen: the picked piece goes there, or a piece there is picked.
  choosePlace(place: string, here: string[], isTouch: boolean): void {
    const target = this.lit.find((one) => one.place === place);
    if (target?.moves.length === 1) this.consider(target.moves[0]!, isTouch);
    else if (target) {
      this.#armed = "";
      this.#options = target.moves.map((move) => move.move);
    } else if (here.length === 1) this.pick(here[0]!);
    else {
      this.letGo();
      this.#pieces = here;
    }
  }
}
