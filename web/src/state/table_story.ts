import { loadMoment } from "../protocol/api";
import type { GameEvent, TableInfo } from "../protocol/messages";
import { errorText } from "../speech/errors";
import { stopsOfLog } from "./past";
import type { Moment, Story } from "./story";
import type { TableState } from "./table";

// The history of a running table as a spectator could see it: a player's own view of the time may contain what the
// rules let players forget. The server sends each moment on request.
export class TableStory implements Story {
  readonly info: TableInfo;
  readonly length: number;
  readonly stops: number[];
  readonly turns = [];
  private readonly log: GameEvent[];
  private readonly seen = new Map<number, Moment>();

  constructor(table: TableState) {
    this.info = table.info!;
    this.log = table.log;
    this.stops = stopsOfLog(table.log);
    this.length = this.stops.at(-1) ?? 0;
  }

  async moment(at: number): Promise<Moment> {
    const known = this.seen.get(at);
    if (known) return known;
    const answer = await loadMoment(this.info.table, at);
    if (!answer.ok) throw new Error(errorText(answer.failure));
    const moment = { ...answer.value, earlier: [] };
    this.seen.set(at, moment);
    return moment;
  }

  async events(): Promise<GameEvent[]> {
    return this.log;
  }
}
