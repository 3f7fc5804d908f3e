import type { AtlantisEvent, AtlantisMove } from "../games/atlantis/types";
import { undone, who } from "./de_engine_words";
import { atlantisRefusal } from "./de_refusals";
import type { EngineWords } from "./engine";

// What the engine says of the moves, events and refusals of atlantis, in German.

const items: Record<string, string> = {
  flag: "Flagge",
  olive: "Olive",
  helmet: "Helm",
  amphora: "Amphore",
  ring: "Ring",
  statue: "Statue",
  crown: "Krone",
};
const item = (name: string | undefined) => items[name ?? ""] ?? name ?? "";
const tile = ({ item: name, value }: { item?: string; value?: number }) => `${item(name)} ${value}`;

const kMainland = 54;
const to = (place: number | undefined) => (place === kMainland ? "aufs Festland" : `auf Feld ${place}`);
const from = (place: number | undefined) => (place === 0 ? "aus Atlantis" : `von Feld ${place}`);
const gap = (first: number | undefined, last: number | undefined) =>
  first === last ? `die Lücke auf Feld ${first}` : `die Lücke auf den Feldern ${first} bis ${last}`;

function atlantisMove(move: AtlantisMove): string | undefined {
  switch (move.kind) {
    case "buy":
      return `Ein Plättchen ${move.value} für ${move.draws === 1 ? "1 Karte" : `${move.draws} Karten`} verkaufen`;
    case "bridge":
      return `Eine Brücke über ${gap(move.from, move.to)} legen (kostet jetzt ${move.price})`;
    case "play": {
      const start = `${item(move.item)}: ${to(move.to)}`;
      if (move.go_on) return `${start}, besetzt, weiterspielen`;
      const price = move.price ? `, ${move.price} zahlen` : "";
      return `${start}${price}${move.takes === undefined ? "" : `, Feld ${move.takes} nehmen`}`;
    }
    case "pay_tile":
      return `Ein Plättchen ${move.value} zahlen`;
    case "pay_card":
      return `Eine Karte zahlen: ${item(move.item)}`;
    case "show":
      return "Kein Zug ist möglich: die Hand zeigen und 2 Karten ziehen";
  }
}

function atlantisEvent(event: AtlantisEvent): string | undefined {
  switch (event.type) {
    case "first":
      return `${who(event)} beginnt.`;
    case "lay":
      return `${tile(event)} wird auf Feld ${event.space} gelegt.`;
    case "reveal":
      return `${tile(event)} kommt auf Feld ${event.space} zum Vorschein.`;
    case "deal":
    case "draw":
      return event.item ? `${who(event)} zieht ${item(event.item)}.` : `${who(event)} zieht eine Karte.`;
    case "buy":
      return `${who(event)} verkauft ein Plättchen im Wert von ${event.value} für Karten.`;
    case "bridge":
      return `${who(event)} legt eine Brücke über ${gap(event.from, event.to)}.`;
    case "play":
      return `${who(event)} spielt ${item(event.item)}: ${from(event.from)} ${to(event.to)}.`;
    case "pay":
      return event.item
        ? `${who(event)} zahlt eine Karte, ${item(event.item)}.`
        : `${who(event)} zahlt ein Plättchen im Wert von ${event.value}.`;
    case "take":
      return `${who(event)} nimmt ${tile(event)} von Feld ${event.space}.`;
    case "show":
      return `${who(event)} kann nicht ziehen und zeigt die Hand.`;
    case "reshuffle":
      return "Der Stapel ist leer; die Ablage wird zum neuen Stapel.";
    case "over":
      return "Das Spiel ist aus.";
    case "undo":
      return undone(event);
  }
}

export const atlantisEngine: EngineWords = {
  move: (move) => atlantisMove(move as AtlantisMove),
  event: (event) => atlantisEvent(event as AtlantisEvent),
  refusal: atlantisRefusal,
};
