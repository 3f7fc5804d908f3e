import {
  type ClientMessage,
  type ErrorMessage,
  type Hints,
  type Joined,
  readServerMessage,
  type TableInfo,
  type Update,
} from "./messages";

// The part of a WebSocket the connection needs, so that a test can stand in for the network.
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
  seat?: number; // of the account, where there is no token
  openSocket(): Socket;
  // Calls back after a while; gives a function that cancels it.
  later(run: () => void, milliseconds: number): () => void;
  onJoined(message: Joined): void;
  onUpdate(message: Update): void;
  onTable(table: TableInfo): void;
  onHints(message: Hints): void;
  // An answer to the own message, or a refusal of the join itself.
  onError(message: ErrorMessage): void;
  // The own move is stored and its update was told, or it was refused.
  onSettled(): void;
  onLink(link: Link): void;
}

export type Link = "connecting" | "online" | "lost" | "closed";

type Request = { type: "move"; sequence: number; move: string } | { type: "undo"; sequence: number };

const kFirstPause = 400;
const kLongestPause = 8000;
// Errors that another attempt cannot repair.
const kFinal = new Set(["not_found", "bad_token", "not_signed_in"]);

// Keeps one table open: joins, joins again from the last sequence number when the network fails, and holds at most
// one own message that has not been answered. That message is sent once; only when the connection broke before an
// answer and the table has not gone on since, it is sent again, and its sequence number makes a double harmless.
export class Connection {
  private socket: Socket | null = null;
  private sequence = 0;
  private nextId = 1;
  private joinId = 0;
  private isJoined = false;
  private outstanding: { id: number; request: Request; repeated: boolean; acceptedAt?: number } | null = null;
  private pause = kFirstPause;
  private cancelRetry: (() => void) | null = null;
  private isClosed = false;

  constructor(private readonly options: ConnectionOptions) {}

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

  // False when another message still waits for its answer or the table is not open.
  send(request: Request): boolean {
    if (this.outstanding || !this.isJoined) return false;
    this.outstanding = { id: this.nextId++, request, repeated: false };
    this.write({ ...request, id: this.outstanding.id });
    return true;
  }

  // Asks for a hint; a move may be made meanwhile. False when the table is not open.
  askHint(sequence: number): boolean {
    if (!this.isJoined) return false;
    this.write({ type: "hint", id: this.nextId++, sequence });
    return true;
  }

  // Lets the others go on without a word of one's own. False when the table is not open.
  pass(sequence: number): boolean {
    if (!this.isJoined) return false;
    this.write({ type: "pass", id: this.nextId++, sequence });
    return true;
  }

  // Tries at once instead of waiting for the next attempt.
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
    const { table, token, seat } = this.options;
    const held = token ? { token } : seat === undefined ? {} : { seat };
    // Since 0 brings the whole story, for the log.
    this.write({ type: "join", id: this.joinId, table, ...held, since: this.sequence });
  }

  private lost(): void {
    this.socket = null;
    this.isJoined = false;
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
        if (message.value.sequence <= this.sequence) break;
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
      case "accepted":
        this.accept(message.value.id, message.value.sequence);
        break;
      case "error":
        this.onError(message.value);
        break;
    }
  }

  private onJoined(message: Joined): void {
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
    if (message.id === this.joinId) {
      if (kFinal.has(message.code)) this.close();
      else this.socket?.close();
    }
    const repeated = this.outstanding?.id === message.id && this.outstanding?.repeated;
    this.settle(message.id);
    // The first copy of a repeated message arrived after all.
    if (repeated && message.code === "stale") return;
    this.options.onError(message);
  }

  // The old moves stay out of reach until the situation after the own move is here too.
  private accept(id: number | undefined, sequence: number): void {
    if (this.outstanding?.id !== id) return;
    if (this.sequence >= sequence) this.settle(id);
    else if (this.outstanding) this.outstanding.acceptedAt = sequence;
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
