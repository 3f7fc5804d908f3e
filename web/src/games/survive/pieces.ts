import { styleOf } from "../../boards/hex/colours";
import { type Person, type Piece, Places } from "../../boards/hex/pieces";
import { heights } from "../../boards/hex/terrain";
import { plan } from "./board";
import type { Shown } from "./playback";
import { creatures, explorerName, terrainAt } from "./types";

// Everything that stands, floats or swims on the board.
export function boardPieces(shown: Shown): Piece[] {
  const places = new Places();
  const aboard = new Map<string, Person>();
  for (const { colour, explorers } of shown.colours)
    for (const [index, { how, at, value }] of explorers.entries()) {
      if (at === undefined) continue;
      const name = explorerName(colour, index);
      const person = { key: name, source: name, style: styleOf(colour), value };
      if (how === "ship") aboard.set(name, person);
      else places.at(at)[how === "sea" ? "sea" : "land"].push(person);
    }
  for (const [index, { hex, crew }] of shown.ships.entries())
    places.at(hex).ships.push({
      id: shown.ids.ships[index],
      crew: crew.flatMap((name) => aboard.get(name) ?? []),
    });
  for (const kind of creatures)
    for (const [index, hex] of shown[`${kind}s`].entries())
      places.at(hex).beasts.push({ kind, id: shown.ids[`${kind}s`][index] });
  return places.pieces((place) => {
    const point = plan.pointOf(place);
    const rise = plan.isIsle(place) ? 6 : (heights[terrainAt(shown, place) ?? ""] ?? 0);
    return point && { x: point.x, y: point.y - rise };
  });
}
