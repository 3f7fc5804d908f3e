import type { TableInfo } from "../protocol/messages";
import { say } from "../speech";
import { seatTitle } from "../state/seats";

// The messages for a game that ended because a player had left.
export const ended = (info: TableInfo | undefined): { title: string; sentence: string } => ({
  title: say("common.page.people.ended.title"),
  sentence: say("common.page.people.ended.sentence", {
    names: (info?.ended ?? []).map((seat) => seatTitle(info, seat)),
  }),
});
