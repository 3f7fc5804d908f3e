import { Connection, type Socket } from "../protocol/connection";
import { loadSpeech } from "../speech";
import { Company } from "./company.svelte";
import { Player } from "./player";
import { settings } from "./settings.svelte";
import {
  afterOvertaking,
  caughtUp,
  dismissed,
  emptyTable,
  failed,
  hintAsked,
  hinted,
  isPlaying,
  joined,
  linked,
  mayAskHint,
  mayUndo,
  type Overtaken,
  overtaken,
  type Playback,
  passed,
  sent,
  settled,
  skipped,
  type TableState,
  tableChanged,
  updated,
} from "./table";
import { worded } from "./wording";

// An open table: the connection, the state it feeds, and the timer that plays the events.
export class TableSession {
  state = $state.raw<TableState>(emptyTable());
  readonly company: Company;
  private readonly connection: Connection;
  private readonly player = new Player({
    state: () => this.state,
    show: (next) => {
      this.state = next;
    },
    playback: () => this.playback(),
    pace: () => settings.pace,
  });
  private last: Overtaken | undefined;
  private done: Promise<unknown> = Promise.resolve();

  // The seat is held by the token or, without one, by the account; a spectator has neither.
  constructor(
    table: string,
    token: string | undefined,
    seat: number | undefined,
    private readonly playbackOf: (game: string) => Playback,
  ) {
    this.connection = new Connection({
      table,
      token,
      seat,
      openSocket: () => new WebSocket(socketAddress()) as unknown as Socket,
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      onJoined: this.inOrder(async (message) => {
        const { game } = message.table;
        await loadSpeech(game);
        this.change(joined(this.state, worded(message), this.playback(game)));
        this.company.joined(message);
        if (this.state.overtaken) this.catchUp();
      }),
      onUpdate: this.inOrder((message) => {
        this.change(updated(this.state, worded(message), this.playback()));
        this.company.timed(message.time);
        if (this.state.overtaken) this.catchUp();
      }),
      onTable: this.inOrder((info) => {
        this.change(tableChanged(this.state, info));
        this.company.timed(info.time);
      }),
      onSaid: this.inOrder((line) => this.company.heard(line)),
      onHints: this.inOrder((message) => this.change(hinted(this.state, message))),
      onError: this.inOrder((message) => {
        if (message.code === "stale" && this.last) {
          this.change(overtaken(this.state, this.last));
          this.catchUp();
        } else if (message.code === "bad_token" && message.id === undefined)
          this.change(failed(this.state, { code: "sent_away" }));
        else this.change(failed(this.state, message));
      }),
      onSettled: this.inOrder<void>(() => this.change(settled(this.state))),
      onLink: (link) => this.change(linked(this.state, link)),
    });
    this.company = new Company({
      table,
      token,
      state: () => this.state,
      ask: (wish) => this.connection.ask(wish),
      joinAgain: () => this.connection.joinAgain(),
    });
  }

  // Messages of the game must be loaded before text can be formatted; server messages that arrive meanwhile are queued.
  private inOrder<M>(what: (message: M) => unknown): (message: M) => void {
    return (message) => {
      this.done = this.done.then(() => what(message)).catch(reportError);
    };
  }

  open(): void {
    addEventListener("online", this.reconnect);
    this.connection.open();
  }

  close(): void {
    removeEventListener("online", this.reconnect);
    this.player.stop();
    this.company.close();
    this.connection.close();
  }

  readonly play = (move: string): void => {
    const { sequence } = this.state;
    if (this.connection.send({ type: "move", sequence, move })) {
      this.last = { move, sequence, moment: this.playback().moment?.(this.state.view) };
      this.change(sent(this.state, move));
    } else this.change(failed(this.state, { code: this.state.link === "online" ? "waiting" : "offline" }));
  };

  readonly undo = (): void => {
    if (!mayUndo(this.state)) return;
    if (this.connection.send({ type: "undo", sequence: this.state.sequence })) {
      this.last = undefined;
      this.change(sent(this.state, "undo"));
    }
  };

  readonly hint = (): void => {
    if (mayAskHint(this.state) && this.connection.askHint(this.state.sequence))
      this.change(hintAsked(this.state));
  };

  readonly pass = (): void => {
    if (this.connection.pass(this.state.sequence)) this.change(passed(this.state));
  };

  readonly skip = (): void => {
    if (isPlaying(this.state)) this.change(skipped(this.state, this.playback()));
  };

  readonly dismiss = (): void => this.change(dismissed(this.state));
  readonly reconnect = (): void => this.connection.retryNow();

  private playback(game = this.state.info?.game ?? ""): Playback {
    return this.playbackOf(game);
  }

  // Another player's move came first: the player's own is resent if it is still valid.
  private catchUp(): void {
    const late = this.state.overtaken;
    const what = afterOvertaking(this.state, this.playback());
    if (what === "wait" || !late) return;
    this.change(caughtUp(this.state));
    if (what === "again") this.play(late.move);
    else this.change(failed(this.state, { code: late.moment ? "overtaken" : "stale" }));
  }

  private change(next: TableState): void {
    this.state = next;
    this.player.start();
  }
}

const socketAddress = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
