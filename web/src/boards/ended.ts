import type { TableInfo } from "../protocol/messages";
import { seatTitle } from "../state/seats";
import { text } from "../text";

// The words for a game that ended because somebody had gone.
export const ended = (info: TableInfo | undefined): { title: string; sentence: string } => ({
  title: text.people.ended.title,
  sentence: text.people.ended.sentence((info?.ended ?? []).map((seat) => seatTitle(info, seat))),
});
