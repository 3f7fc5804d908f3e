import type { SurviveEvent, SurviveMove } from "../games/survive/types";
import { colour, undone, who } from "./de_engine_words";
import { capital, listed, survive, the, whom } from "./de_names";
import { surviveRefusal } from "./de_refusals";
import type { EngineWords } from "./engine";

// What the engine says of the moves, events and refusals of survive, in German.

// "red 3" is "Rot 3".
const explorer = (name: string | undefined) => {
  const [of, number] = (name ?? "").split(" ");
  return `${capital(colour(of))} ${number}`;
};
const isle = (name: string | undefined) => survive.isles[name ?? ""] ?? name;
const beast = (name: string | undefined) => survive.creatures[name ?? ""] ?? "";
const sunkTile = (terrain: string | undefined) =>
  ({ beach: "den Strand", forest: "den Wald", mountain: "das Gebirge" })[terrain ?? ""] ?? "das Plättchen";

function surviveMove(move: SurviveMove): string | undefined {
  const danger = `${move.fatal ? ", tödlich" : ""}${move.wrecks ? ", das Schiff ist verloren" : ""}`;
  const plain = surviveMoveAlone(move);
  return plain && plain + danger;
}

function surviveMoveAlone(move: SurviveMove): string | undefined {
  const person = explorer(move.explorer);
  const piece = move.explorer ? person : move.creature ? the(beast(move.creature)) : "das Schiff";
  switch (move.kind) {
    case "place":
      return `Einen Entdecker auf ${move.to} setzen`;
    case "value":
      return `Er ist ${move.value} wert`;
    case "ship":
      return `Ein Schiff auf ${move.to} setzen`;
    case "play":
      return `${survive.tiles[move.tile ?? ""]}: ${piece} auf ${move.from} zieht`;
    case "to":
      return `${capital(piece)} zieht nach ${move.to}`;
    case "pass":
      return "Kein Plättchen spielen";
    case "walk":
      return `${person} geht nach ${move.to}`;
    case "board":
      return `${person} geht auf ${move.to} an Bord`;
    case "swim":
      return move.from === move.to
        ? `${person} geht auf ${move.to} über Bord`
        : `${person} schwimmt nach ${move.to}`;
    case "land":
      return `${person} landet: ${isle(move.to)}`;
    case "sail":
      return `Das Schiff auf ${move.from} fährt nach ${move.to}`;
    case "end":
      return "Züge beenden";
    case "sink":
      return `Das Plättchen auf ${move.to} entfernen`;
    case "take":
      return `${person} geht an Bord`;
    case "creature": {
      const struck = move.strikes ? `, trifft ${listed(move.strikes.map(explorer))}` : "";
      return `${beast(move.creature)} von ${move.from} nach ${move.to}${struck}`;
    }
    case "stay":
      return "Kein Tier ziehen";
    case "defend":
      return `${survive.tiles[move.tile ?? ""]}: das Tier wird entfernt`;
    case "decline":
      return "Nicht abwehren";
  }
}

// What lies open as soon as its tile is removed; all else is kept, and shown to its holder only.
const shownBacks = new Set(["shark", "whale", "ship", "whirlpool", "volcano"]);

function surviveEvent(event: SurviveEvent): string | undefined {
  const name = who(event);
  const person = explorer(event.explorer);
  const piece = event.explorer ? person : event.creature ? whom(beast(event.creature)) : "ein Schiff";
  switch (event.type) {
    case "first":
      return `${name} beginnt.`;
    case "terrain":
      return `${survive.terrain[event.terrain ?? ""]} wird auf ${event.to} gelegt.`;
    case "place":
      return `${name} setzt einen Entdecker auf ${event.to}.`;
    case "value":
      return `${name} wählt heimlich den Wert.`;
    case "ship":
      return `${name} setzt ein Schiff auf ${event.to}.`;
    case "play":
      return `${name} spielt ${survive.tiles[event.tile ?? ""]} für ${piece} auf ${event.from}.`;
    case "to":
    case "sail":
    case "creature":
      return `${name} zieht ${piece} von ${event.from} nach ${event.to}.`;
    case "pass":
      return `${name} spielt kein Plättchen.`;
    case "walk":
      return `${name} geht mit ${person} nach ${event.to}.`;
    case "board":
      return `${name} bringt ${person} auf ${event.to} an Bord.`;
    case "swim":
      return `${name} schwimmt mit ${person} nach ${event.to}.`;
    case "land":
      return `${name} rettet ${person} auf ${isle(event.to)}.`;
    case "end":
      return `${name} beendet die Züge.`;
    case "sink":
      return `${name} entfernt ${sunkTile(event.terrain)} auf ${event.to}.`;
    case "back":
      if (!shownBacks.has(event.tile ?? ""))
        return `${name} behält das Plättchen${event.tile ? `: ${survive.tiles[event.tile]}` : ""}.`;
      return `${survive.tiles[event.tile ?? ""]} auf ${event.to}!`;
    case "take":
      return `${name} lässt ${person} an Bord.`;
    case "die":
      return `${name} würfelt ${beast(event.creature)}.`;
    case "stay":
      return `${name} zieht kein Tier.`;
    case "defend":
      return `${name} spielt ${survive.tiles[event.tile ?? ""]}: ${the(beast(event.creature))} wird entfernt.`;
    case "decline":
      return `${name} wehrt nicht ab.`;
    case "wreck":
      return `Das Schiff auf ${event.from} ist verloren.`;
    case "lost": {
      const names = (event.explorers ?? []).map(explorer);
      return `${listed(names)} ${names.length === 1 ? "ist" : "sind"} verloren.`;
    }
    case "over":
      return "Das Spiel ist aus.";
    case "undo":
      return undone(event);
  }
}

export const surviveEngine: EngineWords = {
  move: (move) => surviveMove(move as SurviveMove),
  event: (event) => surviveEvent(event as SurviveEvent),
  refusal: surviveRefusal,
};
