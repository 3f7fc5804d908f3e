import { getContext, setContext } from "svelte";
import type { Reply, Said, Wish } from "../protocol/connection";
import type { ClockInfo, JoinedMessage } from "../protocol/messages";
import { say } from "../speech";
import {
  allRead,
  type ChatState,
  chatJoined,
  cleaned,
  dropped,
  emptyChat,
  excess,
  heard,
  hearing,
  muting,
  said,
  unheard,
} from "./chat";
import { callOut, clockAt, type TableClock, timeLeft } from "./clock";
import { span } from "./clock_terms";
import { findTable, rememberTable } from "./my_tables";
import { plainSentence } from "./seats";
import type { TableState } from "./table";
import { keepUnsaid, readUnsaid } from "./unsaid";

// What the company needs from its session.
export interface Surroundings {
  table: string;
  token: string | undefined;
  state(): TableState;
  ask(wish: Wish): Promise<Reply>;
  joinAgain(): boolean;
}

const kTick = 250;

const timeCalled = (seconds: number): string =>
  seconds > 0
    ? say("common.page.people.clock.left", { time: span(seconds) })
    : say("common.page.people.clock.yours_up");

// The people at an open table: their chat, their clocks, and requests about them other than moves.
export class Company {
  chat = $state.raw<ChatState>(emptyChat());
  clock = $state.raw<TableClock>();
  now = $state(0); // local time, for the clocks
  isShown = $state(false); // whether the list of people is open
  invites = $state.raw<{ seat: number; invite: string }[]>([]);
  callout = $state(""); // the player's time warning, for a live region
  news = $state(""); // the newest line by somebody else, for a live region
  private typed = $state("");
  private left = 0; // the player's time at the last check
  private readonly underWay = new Set<number>();
  private ticker: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly around: Surroundings) {
    const known = findTable(localStorage, around.table);
    const { draft, own } = readUnsaid(sessionStorage, this.place);
    this.chat = emptyChat(known?.muted, own);
    this.invites = known?.invites ?? [];
    this.typed = draft;
  }

  // People sharing a device must not see each other's drafts.
  private get place(): string {
    return `${this.around.table}.${this.around.token?.slice(0, 8) ?? ""}`;
  }
  get table(): TableState {
    return this.around.state();
  }
  get token(): string | undefined {
    return this.table.seat === undefined ? undefined : this.around.token;
  }

  get draft(): string {
    return this.typed;
  }
  set draft(typed: string) {
    this.typed = typed;
    this.keep();
  }

  joined({ chat = [], seat, table }: JoinedMessage): void {
    const readUntil = findTable(localStorage, this.around.table)?.read ?? 0;
    this.chat = chatJoined(this.chat, chat, seat, readUntil);
    this.keep();
    this.timed(table.time);
    // The server forgets mutes on every join.
    for (const muted of this.chat.muted) void this.around.ask({ type: "mute", seat: muted, muted: true });
    for (const { key, failure } of this.chat.own) if (!failure) void this.send(key);
  }

  heard(line: Said): void {
    const { seat, info } = this.table;
    this.chat = heard(this.chat, line, seat);
    this.keep();
    if (line.seat !== seat && !this.chat.muted.includes(line.seat))
      this.news = say("common.page.people.chat.said", {
        name: plainSentence(`@${line.seat}`, info),
        line: line.text,
      });
  }

  timed(info: ClockInfo | undefined): void {
    if (!info) return;
    this.now = performance.now();
    const running = this.table.result ? [] : info.running;
    this.clock = clockAt({ ...info, running }, this.now);
    this.call();
    if (running.length === 0) this.stop();
    else this.ticker ??= setInterval(() => this.tick(), kTick);
  }

  close(): void {
    this.stop();
  }

  // Sends the draft; returns false if it cannot be sent.
  readonly say = (): boolean => {
    const words = cleaned(this.typed);
    if (words === "" || excess(this.typed) > 0) return false;
    this.chat = said(this.chat, words);
    this.draft = "";
    void this.send(this.chat.own.at(-1)!.key);
    return true;
  };

  readonly sayAgain = (key: number): void => {
    this.chat = unheard(this.chat, key, undefined);
    void this.send(key);
  };

  readonly drop = (key: number): void => {
    this.chat = dropped(this.chat, key);
    this.keep();
  };

  // Marks all lines as read.
  readonly seen = (): void => {
    const next = allRead(this.chat);
    if (next === this.chat) return;
    this.chat = next;
    rememberTable(localStorage, { table: this.around.table, read: next.lines.at(-1)?.sent ?? 0 });
  };

  readonly mute = (seat: number): void => {
    this.chat = muting(this.chat, seat);
    this.rememberMuted();
    void this.around.ask({ type: "mute", seat, muted: true });
  };

  // Rejoining fetches the lines missed in the meantime.
  readonly hear = (seat: number): void => {
    this.chat = hearing(this.chat, seat);
    this.rememberMuted();
    this.around.joinAgain();
  };

  readonly takeSeatBack = (): void => {
    this.around.joinAgain();
  };

  readonly rematch = (): Promise<Reply> => this.around.ask({ type: "rematch" });
  readonly leave = (): Promise<Reply> => this.around.ask({ type: "leave" });

  readonly kick = async (seat: number): Promise<Reply> => {
    const reply = await this.around.ask({ type: "kick", seat });
    if (reply.ok && reply.invite) {
      this.invites = [...this.invites.filter((one) => one.seat !== seat), { seat, invite: reply.invite }];
      rememberTable(localStorage, { table: this.around.table, invites: this.invites });
    }
    return reply;
  };

  private async send(key: number): Promise<void> {
    const line = this.chat.own.find((one) => one.key === key);
    if (!line || this.underWay.has(key)) return;
    this.underWay.add(key);
    const reply = await this.around.ask({ type: "say", text: line.text });
    this.underWay.delete(key);
    // After a reconnect, an unanswered line is looked up in the chat, and resent if it is missing.
    if (!reply.ok && reply.failure.code !== "unheard") this.chat = unheard(this.chat, key, reply.failure);
    this.keep();
  }

  private keep(): void {
    keepUnsaid(sessionStorage, this.place, { draft: this.typed, own: this.chat.own });
  }

  private rememberMuted(): void {
    rememberTable(localStorage, { table: this.around.table, muted: this.chat.muted });
  }

  private tick(): void {
    this.now = performance.now();
    this.call();
  }

  // Warns when the player's time is running out; clears the warning when time is added.
  private call(): void {
    const { seat } = this.table;
    if (!this.clock || seat === undefined) return;
    const left = timeLeft(this.clock, seat, this.now);
    const call = callOut(this.left, left);
    if (call !== undefined) this.callout = timeCalled(call);
    else if (left > this.left) this.callout = "";
    this.left = left;
  }

  private stop(): void {
    clearInterval(this.ticker);
    this.ticker = undefined;
  }
}

const kCompany = Symbol("company");

// Provides a table's company to all components below; a lesson or a replay has none.
export const provideCompany = (find: () => Company | undefined): void => {
  setContext(kCompany, find);
};
export const companyHere = (): (() => Company | undefined) =>
  getContext<(() => Company | undefined) | undefined>(kCompany) ?? (() => undefined);
