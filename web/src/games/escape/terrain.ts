import { acropolis } from "./board";
import { ringAt, type View } from "./types";

export const terrainAt = (view: View, hex: string): string | undefined =>
  ringAt(view, hex) ?? (hex === acropolis && view.acropolis ? "acropolis" : undefined);
