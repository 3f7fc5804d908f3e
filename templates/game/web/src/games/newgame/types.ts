import type { Worded } from "../../protocol/messages";
import type { MoveInfo } from "./generated";

// The view and moves of newgame (docs/protocol.md), under the names used in this folder.
export type { PlayerView as Player, ScoreView as Score, View } from "./generated";
export type RaceMove = Worded<MoveInfo>;
