import type { EscapeEvent, EscapeMove } from "../games/escape/types";
import { colour, undone, who } from "./de_engine_words";
import { capital, escapeWords, listed, the, whom } from "./de_names";
import { escapeRefusal } from "./de_refusals";
import type { EngineWords } from "./engine";

// What the engine says of the moves, events and refusals of escape, in German.

const animal = (name: string | undefined) => escapeWords.creatures[name ?? ""] ?? "";
const coral = (name: string | undefined) => escapeWords.isles[name ?? ""] ?? name;

// "2 blau und 1 rot" of a list with a colour once for each.
const casualties = (colours: string[]): string =>
  listed(
    [...new Set(colours)].map((one) => `${colours.filter((other) => other === one).length} ${colour(one)}`),
  );

function escapeMove(move: EscapeMove): string | undefined {
  const lost = move.strikes?.length ? `, verloren: ${casualties(move.strikes)}` : "";
  const wreck = move.wrecks ? ", das Schiff ist verloren" : "";
  const dolphin =
    move.how === "guarded" ? ", ohne den Delfin" : move.how === "together" ? " mit dem Delfin" : "";
  const plain = escapeMoveAlone(move);
  return plain && plain + dolphin + lost + wreck;
}

function escapeMoveAlone(move: EscapeMove): string | undefined {
  const creature = capital(the(animal(move.creature)));
  const leaves = move.leaves ? ` und verlässt ${capital(colour(move.leaves))}` : "";
  switch (move.kind) {
    case "place":
      return `Einen Atlanter auf ${move.to} setzen`;
    case "walk":
      return `Von ${move.from} nach ${move.to} gehen`;
    case "dive":
      return `Von ${move.from} nach ${move.to} ins Wasser springen`;
    case "board":
      return move.from === move.to
        ? `Auf ${move.to} an Bord gehen`
        : `Von ${move.from} auf ${move.to} an Bord gehen`;
    case "swim":
      return `Von ${move.from} nach ${move.to} schwimmen`;
    case "land":
      return `${move.how === "ship" ? "Vom Schiff" : "Aus dem Meer"} an Land: ${coral(move.to)}`;
    case "sail":
      return `Das Schiff auf ${move.from} fährt nach ${move.to}`;
    case "end":
      return "Züge beenden";
    case "sink":
      return `Den Teil auf ${move.to} versenken`;
    case "creature":
    case "leave":
      return move.to === undefined
        ? `${creature} auf ${move.from} taucht${leaves}`
        : `${creature} auf ${move.from} zieht nach ${move.to}${leaves}`;
    case "pass":
      return `Der Delfin auf ${move.from} schützt ${capital(colour(move.guards))} statt ${capital(colour(move.leaves))}`;
    case "step":
      return `${creature} zieht weiter nach ${move.to}`;
    case "to":
      return `${creature} taucht nach ${move.to}`;
    case "stay":
      return "Kein Tier ziehen";
    case "stop":
      return "Das Tier bleibt hier";
    case "guard":
      return `Der Delfin schützt ${capital(colour(move.guards))}${
        / has moved$/.test(move.text)
          ? ", schon gezogen"
          : / not moved$/.test(move.text)
            ? ", noch nicht gezogen"
            : ""
      }`;
  }
}

function escapeEvent(event: EscapeEvent): string | undefined {
  const name = who(event);
  const creature = whom(animal(event.creature));
  switch (event.type) {
    case "first":
      return `${name} beginnt.`;
    case "place":
      return `${name} setzt einen Atlanter auf ${event.to}.`;
    case "walk":
      return `${name} geht von ${event.from} nach ${event.to}.`;
    case "dive":
      return `${name} springt von ${event.from} nach ${event.to} ins Wasser.`;
    case "board":
      return `${name} geht auf ${event.to} an Bord.`;
    case "swim":
      return `${name} schwimmt von ${event.from} nach ${event.to}${event.how === "together" ? " mit einem Delfin" : ""}.`;
    case "land":
      return `${name} rettet einen auf ${coral(event.to)}.`;
    case "sail":
      return `${name} fährt ein Schiff von ${event.from} nach ${event.to}.`;
    case "end":
      return `${name} beendet die Züge.`;
    case "sink":
      return `${name} versenkt ${event.ring === "citadel" ? "die Zitadelle" : event.ring === "land" ? "das Land" : "den Fels"} auf ${event.to}.`;
    case "symbol":
      return `${escapeWords.symbols[event.symbol ?? ""]} auf ${event.to}!`;
    case "dice":
      return `${name} würfelt ${animal(event.creature)} und ${escapeWords.movement(event.movement ?? "")}.`;
    case "creature":
    case "leave":
    case "step":
      return event.to === undefined
        ? `${name} lässt ${creature} auf ${event.from} tauchen.`
        : `${name} zieht ${creature} von ${event.from} nach ${event.to}.`;
    case "to":
      return `${name} lässt ${creature} auf ${event.to} auftauchen.`;
    case "pass":
      return `${name} lässt den Delfin auf ${event.from} ${capital(colour(event.guards))} statt ${capital(colour(event.leaves))} schützen.`;
    case "stay":
      return `${name} zieht kein Tier.`;
    case "stop":
      return `${name} beendet den Weg des Tiers.`;
    case "guard":
      return event.seat === undefined
        ? `Ein Delfin schützt ${capital(colour(event.guards))} auf ${event.to}.`
        : `${name} lässt den Delfin auf ${event.to} ${capital(colour(event.guards))} schützen.`;
    case "destroyed":
      return event.pieces?.length === 1
        ? "Der Strudel zerstört einen Teil der Insel."
        : `Der Strudel zerstört ${event.pieces?.length} Teile der Insel.`;
    case "wreck":
      return `Das Schiff auf ${event.from} ist verloren.`;
    case "lost":
      return `Verloren: ${casualties(event.atlanteans ?? [])}.`;
    case "over":
      return "Das Spiel ist aus.";
    case "undo":
      return undone(event);
  }
}

export const escapeEngine: EngineWords = {
  move: (move) => escapeMove(move as EscapeMove),
  event: (event) => escapeEvent(event as EscapeEvent),
  refusal: escapeRefusal,
};
