import { atSea, onLand, type Spot, shipPlaces } from "../../boards/hex/arrange";
import type { Point } from "../../boards/hex/sea";
import { heights } from "../../boards/hex/terrain";
import { isles, pointOf, sea } from "./board";
import type { Shown } from "./playback";
import { type Creature, creatures, explorerName, styleOf, terrainAt } from "./types";

// Everything that stands, floats or swims on the board, with its place in the drawing; a key stays with its piece.
export interface Piece extends Spot {
  key: string;
  kind: "person" | "swimmer" | "far" | "near" | Creature;
  place: string; // hex or isle
  source: string; // what it is called when it is picked
  z: number;
  style?: number;
  value?: number;
}

interface Person {
  name: string;
  style: number;
  value?: number;
}

export function boardPieces(shown: Shown): Piece[] {
  const people = byPlace(shown);
  const afloat = new Set([
    ...shown.ships.map((ship) => ship.hex),
    ...creatures.flatMap((kind) => shown[`${kind}s`]),
    ...[...people].flatMap(([place, here]) => (here.sea.length > 0 ? [place] : [])),
  ]);
  const pieces = [...afloat].flatMap((hex) => afloatPieces(shown, hex, people.get(hex)));
  for (const [place, here] of people) pieces.push(...landPieces(shown, place, here.land));
  return pieces.sort((a, b) => a.z - b.z);
}

interface Here {
  land: Person[];
  sea: Person[];
  ship: Person[];
}

function byPlace(shown: Shown): Map<string, Here> {
  const places = new Map<string, Here>();
  for (const { colour, explorers } of shown.colours)
    for (const [index, { how, at, value }] of explorers.entries()) {
      if (at === undefined) continue;
      const here = places.get(at) ?? { land: [], sea: [], ship: [] };
      places.set(at, here);
      const person = { name: explorerName(colour, index), style: styleOf(colour), value };
      here[how === "sea" || how === "ship" ? how : "land"].push(person);
    }
  return places;
}

const personPiece = (
  { name, style, value }: Person,
  kind: Piece["kind"],
  place: string,
  spot: Spot,
  z: number,
): Piece => ({ key: name, source: name, kind, place, style, value, z, ...spot });

const from = (middle: Point, spot: Spot, scale = 1): Spot => ({
  x: middle.x + spot.x,
  y: middle.y + spot.y,
  scale: spot.scale * scale,
});

function landPieces(shown: Shown, place: string, people: Person[]): Piece[] {
  const middle = pointOf(place);
  if (!middle) return [];
  const isIsle = isles.some((isle) => isle.name === place);
  const rise = isIsle ? 6 : (heights[terrainAt(shown, place) ?? ""] ?? 0);
  const spots = onLand(people.length);
  return people.map((person, index) => {
    const spot = from({ x: middle.x, y: middle.y - rise }, spots[index]!);
    return personPiece(person, "person", place, spot, middle.y + spots[index]!.y);
  });
}

function afloatPieces(shown: Shown, hex: string, here: Here | undefined): Piece[] {
  const middle = sea.at(hex);
  if (!middle) return [];
  const ships = shown.ships.flatMap((ship, index) => (ship.hex === hex ? [index] : []));
  const beasts = creatures.flatMap((kind) =>
    shown[`${kind}s`].flatMap((at, index) =>
      at === hex ? [{ kind, id: shown.ids[`${kind}s`][index] }] : [],
    ),
  );
  const spots = atSea(ships.length + beasts.length, here?.sea.length ?? 0);
  const pieces = ships.flatMap((index, i) =>
    shipPieces(shown, index, hex, from(middle, spots.large[i]!), here?.ship ?? []),
  );
  for (const [i, { kind, id }] of beasts.entries()) {
    const spot = from(middle, spots.large[ships.length + i]!);
    pieces.push({ key: `${kind} ${id}`, source: `${kind} ${hex}`, kind, place: hex, z: spot.y, ...spot });
  }
  for (const [i, person] of (here?.sea ?? []).entries()) {
    const spot = from(middle, spots.swimmers[i]!);
    pieces.push(personPiece(person, "swimmer", hex, spot, spot.y));
  }
  return pieces;
}

function shipPieces(shown: Shown, index: number, hex: string, spot: Spot, crew: Person[]): Piece[] {
  const id = shown.ids.ships[index];
  const hull = { place: hex, source: `ship ${hex}`, ...spot };
  const aboard = (shown.ships[index]?.crew ?? []).flatMap(
    (name) => crew.find((one) => one.name === name) ?? [],
  );
  const people = aboard.map((person, place) => {
    const at = shipPlaces[place]!;
    const seat = {
      x: spot.x + at.x * spot.scale,
      y: spot.y + at.y * spot.scale,
      scale: at.scale * spot.scale,
    };
    return personPiece(person, "person", hex, seat, spot.y + 0.01 * (place + 1));
  });
  return [
    { ...hull, key: `far ${id}`, kind: "far", z: spot.y },
    ...people,
    { ...hull, key: `near ${id}`, kind: "near", z: spot.y + 0.1 },
  ];
}
