import { atSea, onLand, type Spot, shipPlaces } from "./arrange";
import type { Point } from "./sea";

// Everything that stands, floats or swims on the board, with its position in the drawing; a piece keeps its key.
export interface Piece extends Spot {
  key: string;
  kind: string; // person, swimmer, far and near (the sides of a ship), or a creature
  place: string; // hex or isle
  source: string; // its name as a source of moves
  z: number;
  style?: number;
  value?: number;
  isGuarded?: boolean;
}

export interface Person {
  key: string;
  source: string;
  style: number;
  value?: number;
  isGuarded?: boolean; // a dolphin protects this swimmer
}

// What is on a hex or isle.
export interface Contents {
  land: Person[];
  sea: Person[];
  ships: { id: number | undefined; crew: Person[] }[];
  beasts: { kind: string; id: number | undefined }[];
}

export class Places {
  private readonly byName = new Map<string, Contents>();

  at(place: string): Contents {
    const known = this.byName.get(place) ?? { land: [], sea: [], ships: [], beasts: [] };
    this.byName.set(place, known);
    return known;
  }

  // All pieces, those in front last. `middleOf` returns the centre of a place as drawn.
  pieces(middleOf: (place: string) => Point | undefined): Piece[] {
    return [...this.byName]
      .flatMap(([place, here]) => {
        const middle = middleOf(place);
        return middle ? [...landPieces(place, here.land, middle), ...afloatPieces(place, here, middle)] : [];
      })
      .sort((a, b) => a.z - b.z);
  }
}

const personPiece = (person: Person, kind: string, place: string, spot: Spot, z: number): Piece => ({
  ...person,
  kind,
  place,
  z,
  ...spot,
});

const from = (middle: Point, spot: Spot): Spot => ({
  x: middle.x + spot.x,
  y: middle.y + spot.y,
  scale: spot.scale,
});

function landPieces(place: string, people: Person[], middle: Point): Piece[] {
  const spots = onLand(people.length);
  return people.map((person, index) => {
    const spot = from(middle, spots[index]!);
    return personPiece(person, "person", place, spot, spot.y);
  });
}

function afloatPieces(hex: string, here: Contents, middle: Point): Piece[] {
  const { ships, sea } = here;
  const guards = sea.filter((person) => person.isGuarded).length;
  const dolphins = here.beasts.filter(({ kind }) => kind === "dolphin").slice(0, guards);
  const beasts = here.beasts.filter((beast) => !dolphins.includes(beast));
  const spots = atSea(ships.length + beasts.length, sea.length);
  const beast = (kind: string, id: number | undefined, spot: Spot): Piece => ({
    key: `${kind} ${id}`,
    source: `${kind} ${hex}`,
    kind,
    place: hex,
    z: spot.y,
    ...spot,
  });
  const pieces = ships.flatMap(({ id, crew }, i) => shipPieces(id, crew, hex, from(middle, spots.large[i]!)));
  for (const [i, { kind, id }] of beasts.entries())
    pieces.push(beast(kind, id, from(middle, spots.large[ships.length + i]!)));
  for (const [i, person] of sea.entries()) {
    const spot = from(middle, spots.swimmers[i]!);
    pieces.push(personPiece(person, "swimmer", hex, spot, spot.y));
    const guard = person.isGuarded ? dolphins.shift() : undefined;
    if (guard) pieces.push({ ...beast("dolphin", guard.id, leaping(spot)), z: spot.y + 0.05 });
  }
  return pieces;
}

// A dolphin leaps over the swimmer it protects.
const leaping = ({ x, y, scale }: Spot): Spot => ({
  x: x + 5 * scale,
  y: y - 31 * scale,
  scale: scale * 0.92,
});

function shipPieces(id: number | undefined, crew: Person[], hex: string, spot: Spot): Piece[] {
  const hull = { place: hex, source: `ship ${hex}`, ...spot };
  const people = crew.map((person, index) => {
    const at = shipPlaces[index % shipPlaces.length]!;
    const seat = {
      x: spot.x + at.x * spot.scale,
      y: spot.y + at.y * spot.scale,
      scale: at.scale * spot.scale,
    };
    return personPiece(person, "person", hex, seat, spot.y + 0.01 * (index + 1));
  });
  return [
    { ...hull, key: `far ${id}`, kind: "far", z: spot.y },
    ...people,
    { ...hull, key: `near ${id}`, kind: "near", z: spot.y + 0.1 },
  ];
}
