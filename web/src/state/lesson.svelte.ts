import type { Engine } from "../protocol/engine";
import { events, type Failure, moves, type TableInfo, view } from "../protocol/messages";
import { anything, list, open, whole } from "../protocol/shape";
import { say } from "../speech";
import { askedBy, type Chapter, finishChapter, kLearner, type LessonStep } from "./lesson";
import { Player } from "./player";
import { settings } from "./settings.svelte";
import {
  dismissed,
  emptyTable,
  failed,
  isPlaying,
  joined,
  type Playback,
  skipped,
  type TableState,
  updated,
} from "./table";
import { worded } from "./wording";

const opened = open({ match: whole });
const situation = open({
  sequence: whole,
  view,
  moves,
  actors: list(whole),
  events,
  earlier: list(anything),
});
const done = open({ sequence: whole });

// A chapter in progress: the match inside the page, and the step the learner is at.
export class LessonSession {
  state = $state.raw<TableState>(emptyTable());
  index = $state(0);
  hint = $state("");
  private readonly match: number;
  private readonly player = new Player({
    state: () => this.state,
    show: (next) => {
      this.state = next;
    },
    playback: () => this.playback,
    pace: () => settings.pace,
  });

  constructor(
    private readonly engine: Engine,
    readonly chapter: Chapter,
    private readonly playback: Playback,
  ) {
    const { game, position } = chapter;
    this.match = this.ask(opened, { call: "new", game, position }).match;
    this.show("joined");
    this.goOnUntilAsked();
  }

  close(): void {
    this.player.stop();
    this.engine.call(open({}), { call: "close", match: this.match });
  }

  get step(): LessonStep | undefined {
    return this.chapter.steps[this.index];
  }

  get isDone(): boolean {
    return this.step === undefined;
  }

  // The current note for the learner; empty during playback.
  get prompt(): string {
    if (isPlaying(this.state)) return "";
    return this.step?.note ?? (this.isDone ? say("common.page.lesson.done") : "");
  }

  // The reason for the refusal that a step demonstrates.
  get refusal(): (Failure & { rule: string }) | undefined {
    const refused = this.step?.refuse;
    if (refused === undefined) return undefined;
    const refusal = this.refusalOf(refused);
    return refusal && { ...refusal, rule: refusal.rule ?? "" };
  }

  readonly play = (chosen: string): void => {
    if (!this.step || askedBy(this.step) !== "do") return;
    if (chosen === this.step.play) this.doStep(chosen);
    else if (this.state.moves.some((one) => one.move === chosen)) this.hint = say("common.page.lesson.other");
    else {
      const refusal = this.refusalOf(chosen);
      if (refusal) this.state = failed(this.state, refusal);
    }
  };

  readonly showMe = (): void => {
    if (this.step?.play !== undefined) this.doStep(this.step.play);
  };

  readonly goOn = (): void => {
    if (this.step && askedBy(this.step) === "read") this.advance();
  };

  readonly skip = (): void => {
    this.player.stop();
    if (isPlaying(this.state)) this.state = skipped(this.state, this.playback);
  };

  readonly dismiss = (): void => {
    this.state = dismissed(this.state);
  };

  private own(call: string): Record<string, unknown> {
    return { call, match: this.match, seat: kLearner };
  }

  private ask<T>(shape: Parameters<typeof this.engine.call<T>>[0], request: Record<string, unknown>): T {
    const answer = this.engine.call(shape, request);
    if (!answer.ok) throw new Error(`${this.chapter.id}: ${answer.error.key}`);
    return answer.value;
  }

  private refusalOf(chosen: string) {
    const answer = this.engine.call(done, { ...this.own("play"), move: chosen });
    return answer.ok ? undefined : answer.error;
  }

  private doStep(chosen: string): void {
    this.hint = "";
    this.ask(done, { ...this.own("play"), move: chosen });
    this.advance();
  }

  private advance(): void {
    this.index++;
    this.goOnUntilAsked();
    this.show("update");
    if (this.isDone) finishChapter(localStorage, this.chapter.id);
  }

  // Chance and the other seats follow the chapter's script.
  private goOnUntilAsked(): void {
    for (; this.step && askedBy(this.step) === "nothing"; this.index++) {
      const { play, chance, seat } = this.step;
      const { match } = this;
      if (chance !== undefined) this.ask(done, { call: "chance", match, move: chance });
      else if (play !== undefined) this.ask(done, { call: "play", match, seat, move: play });
    }
  }

  private show(type: "joined" | "update"): void {
    const since = this.state.sequence;
    const { sequence, view, moves, actors, events, earlier } = this.ask(situation, {
      ...this.own("view"),
      since,
    });
    const message = { sequence, view, moves, actors, events, earlier, can_undo: false };
    const { game } = this.chapter;
    this.state =
      type === "joined"
        ? joined(
            { ...this.state, link: "online" },
            worded({ ...message, type, seat: kLearner, table: infoOf(game, seatsIn(view)), chat: [] }),
            this.playback,
          )
        : updated(this.state, worded({ ...message, type }), this.playback);
    this.player.start();
  }
}

// In every game, the view lists what each player has.
function seatsIn(view: unknown): number {
  const { players, colours, seats } = view as Record<string, unknown[] | undefined>;
  return (players ?? colours ?? seats ?? []).length;
}

const infoOf = (game: string, seats: number): TableInfo => ({
  table: "",
  game,
  rules_version: 1,
  options: {},
  commitment: "",
  seats: Array.from({ length: seats }, (_, seat) => ({
    kind: "human" as const,
    name: seat === kLearner ? "Ada" : "Grace",
    taken: true,
    online: true,
    account: false,
  })),
  sequence: 0,
  over: false,
  rated: false,
  listed: false,
});
