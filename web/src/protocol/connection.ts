import {
  type ClientMessage,
  type ErrorMessage,
  type Failure,
  type Hints,
  type JoinedMessage,
  readServerMessage,
  type TableInfo,
  type UpdateMessage,
} from "./messages";

// The part of a WebSocket the connection needs, so that a test can simulate the network.
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface ConnectionOptions {
  table: string;
  token?: string;
  seat?: number; // held by the account, if there is no token
  openSocket(): Socket;
  // Calls back after a delay; returns a function that cancels it.
  later(run: () => void, milliseconds: number): () => void;
  onJoined(message: JoinedMessage): void;
  onUpdate(message: UpdateMessage): void;
  onTable(table: TableInfo): void;
  onHints(message: Hints): void;
  onSaid(line: Said): void;
  // An error in reply to our own message, or a refused join.
  onError(message: ErrorMessage): void;
  // The player's move is stored and its update was delivered, or it was refused.
  onSettled(): void;
  onLink(link: Link): void;
}

export type Link = "connecting" | "online" | "lost" | "closed";

export interface Said {
  seat: number;
  text: string;
  sent: number; // seconds since 1970
}

// Requests to the table other than moves.
export type Wish =
  | { type: "say"; text: string }
  | { type: "mute"; seat: number; muted: boolean }
  | { type: "rematch" }
  | { type: "leave" }
  | { type: "kick"; seat: number };

// The reply to such a request; `invite` is the new invitation for the seat of a removed player.
export type Reply = { ok: true; invite?: string } | { ok: false; failure: Failure };

const kUnheard: Reply = { ok: false, failure: { code: "unheard" } };

type Request = { type: "move"; sequence: number; move: string } | { type: "undo"; sequence: number };

const kFirstPause = 400;
const kLongestPause = 8000;
// Errors that retrying cannot fix.
const kFinal = new Set(["not_found", "bad_token", "not_signed_in"]);

// Keeps one table open: joins, rejoins from the last sequence number when the network fails, and holds at most one
// unanswered message of its own. That message is sent once; it is resent only if the connection broke before a reply
// and the table has not moved on since. Its sequence number makes a duplicate harmless.
export class Connection {
  private socket: Socket | null = null;
  private sequence = 0;
  private nextId = 1;
  private joinId = 0;
  private isJoined = false;
  private outstanding: { id: number; request: Request; repeated: boolean; acceptedAt?: number } | null = null;
  private readonly wishes = new Map<number, (reply: Reply) => void>();
  private token: string | undefined;
  private held: number | undefined; // held by the account
  private pause = kFirstPause;
  private cancelRetry: (() => void) | null = null;
  private isClosed = false;

  constructor(private readonly options: ConnectionOptions) {
    this.token = options.token;
    this.held = options.seat;
  }

  open(): void {
    this.options.onLink("connecting");
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.cancelRetry?.();
    this.socket?.close();
    this.options.onLink("closed");
  }

  // Returns false while another message awaits its reply or the table is not open.
  send(request: Request): boolean {
    if (this.outstanding || !this.isJoined) return false;
    this.outstanding = { id: this.nextId++, request, repeated: false };
    this.write({ ...request, id: this.outstanding.id });
    return true;
  }

  // Asks for a hint; a move may be made in the meantime. Returns false if the table is not open.
  askHint(sequence: number): boolean {
    if (!this.isJoined) return false;
    this.write({ type: "hint", id: this.nextId++, sequence });
    return true;
  }

  // Lets the others go on without acting. Returns false if the table is not open.
  pass(sequence: number): boolean {
    if (!this.isJoined) return false;
    this.write({ type: "pass", id: this.nextId++, sequence });
    return true;
  }

  // Sends a request that no sequence number guards, so it is never resent: the failure "unheard" means that the
  // connection broke before a reply.
  ask(wish: Wish): Promise<Reply> {
    if (!this.isJoined) return Promise.resolve(kUnheard);
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.wishes.set(id, resolve);
      this.write({ ...wish, id });
    });
  }

  // Takes the player's seat back from a bot, and reloads the chat. Returns false if the table is not open.
  joinAgain(): boolean {
    if (this.isJoined) this.join();
    return this.isJoined;
  }

  // Retries at once instead of waiting for the next attempt.
  retryNow(): void {
    if (!this.cancelRetry) return;
    this.cancelRetry();
    this.cancelRetry = null;
    this.connect();
  }

  private connect(): void {
    const socket = this.options.openSocket();
    this.socket = socket;
    socket.onopen = () => this.join();
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private join(): void {
    this.joinId = this.nextId++;
    const { table } = this.options;
    const held = this.token ? { token: this.token } : this.held === undefined ? {} : { seat: this.held };
    // `since: 0` requests the whole history, for the log.
    this.write({ type: "join", id: this.joinId, table, ...held, since: this.sequence });
  }

  private lost(): void {
    this.socket = null;
    this.isJoined = false;
    for (const id of [...this.wishes.keys()]) this.reply(id, kUnheard);
    if (this.isClosed) return;
    this.options.onLink("lost");
    this.cancelRetry = this.options.later(() => {
      this.cancelRetry = null;
      this.connect();
    }, this.pause);
    this.pause = Math.min(this.pause * 2, kLongestPause);
  }

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(data: unknown): void {
    const message = readServerMessage(parse(data));
    if (!message.ok) {
      console.error(`The server sent something unexpected: ${message.error}`);
      return;
    }
    switch (message.value.type) {
      case "joined":
        this.onJoined(message.value);
        break;
      case "update":
        if (!this.isNews(message.value)) break;
        this.sequence = message.value.sequence;
        this.options.onUpdate(message.value);
        if (this.outstanding?.acceptedAt !== undefined)
          this.accept(this.outstanding.id, this.outstanding.acceptedAt);
        break;
      case "table":
        this.options.onTable(message.value.table);
        break;
      case "hints":
        this.options.onHints(message.value);
        break;
      case "said":
        this.options.onSaid(message.value);
        break;
      case "kicked":
        this.reply(message.value.id, { ok: true, invite: message.value.invite });
        break;
      case "accepted":
        if (!this.reply(message.value.id, { ok: true }))
          this.accept(message.value.id, message.value.sequence);
        break;
      case "error":
        this.onError(message.value);
        break;
    }
  }

  // A game that ends because a player is absent ends without another log entry.
  private isNews(message: UpdateMessage): boolean {
    return (
      message.sequence > this.sequence || (message.sequence === this.sequence && message.result !== undefined)
    );
  }

  private onJoined(message: JoinedMessage): void {
    this.pause = kFirstPause;
    this.isJoined = true;
    this.sequence = message.sequence;
    this.options.onLink("online");
    this.options.onJoined(message);
    if (!this.outstanding) return;
    if (message.sequence > this.outstanding.request.sequence) this.settle(this.outstanding.id);
    else {
      this.outstanding.repeated = true;
      this.write({ ...this.outstanding.request, id: this.outstanding.id });
    }
  }

  private onError(message: ErrorMessage): void {
    if (this.reply(message.id, { ok: false, failure: message })) return;
    // The seat was given away: its former holder is now a spectator.
    if (message.id === undefined && message.code === "bad_token") {
      this.token = undefined;
      this.held = undefined;
    }
    if (message.id === this.joinId) {
      if (kFinal.has(message.code)) this.close();
      else this.socket?.close();
    }
    const repeated = this.outstanding?.id === message.id && this.outstanding?.repeated;
    this.settle(message.id);
    // The first copy of a resent message arrived after all.
    if (repeated && message.code === "stale") return;
    this.options.onError(message);
  }

  // The old moves stay disabled until the position after the player's own move has arrived too.
  private accept(id: number | undefined, sequence: number): void {
    if (this.outstanding?.id !== id) return;
    if (this.sequence >= sequence) this.settle(id);
    else if (this.outstanding) this.outstanding.acceptedAt = sequence;
  }

  private reply(id: number | undefined, reply: Reply): boolean {
    const wish = id === undefined ? undefined : this.wishes.get(id);
    if (id === undefined || !wish) return false;
    this.wishes.delete(id);
    wish(reply);
    return true;
  }

  private settle(id: number | undefined): void {
    if (!this.outstanding || this.outstanding.id !== id) return;
    this.outstanding = null;
    this.options.onSettled();
  }
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
