import { styleOf } from "../../boards/hex/colours";
import { type Piece, Places } from "../../boards/hex/pieces";
import { heights } from "../../boards/hex/terrain";
import { plan } from "./board";
import type { Shown } from "./playback";
import { terrainAt } from "./terrain";
import { creatures, listOf, sourceOf } from "./types";

// Everything that stands, floats or swims on the board.
export function boardPieces(shown: Shown): Piece[] {
  const places = new Places();
  for (const [index, { hex }] of shown.ships.entries())
    places.at(hex).ships.push({ id: shown.ids.ships[index], crew: [] });
  for (const { colour, atlanteans } of shown.colours)
    for (const [index, one] of atlanteans.entries()) {
      if (one.at === undefined) continue;
      const here = places.at(one.at);
      const person = {
        key: `${colour} ${index}`,
        source: sourceOf(colour, one),
        style: styleOf(colour),
        isGuarded: one.guarded,
      };
      if (one.how === "ship") here.ships[0]?.crew.push(person);
      else here[one.how === "sea" ? "sea" : "land"].push(person);
    }
  for (const kind of creatures)
    for (const [index, hex] of shown[listOf[kind]].entries())
      places.at(hex).beasts.push({ kind, id: shown.ids[listOf[kind]][index] });
  return places.pieces((place) => {
    const point = plan.pointOf(place);
    const rise = plan.isIsle(place) ? 6 : (heights[terrainAt(shown, place) ?? ""] ?? 0);
    return point && { x: point.x, y: point.y - rise };
  });
}
