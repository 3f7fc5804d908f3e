import type { Layout } from "./layout";
import { kAtlantis, kMainland, type View } from "./types";

// A figure on the board; its key stays the same while it walks.
export interface FigurePiece {
  key: string;
  seat: number;
  place: number;
  dx: number; // offset from the point of its place
  dy: number;
  scale: number;
}

// Figures in Atlantis and on the mainland stand in one column per seat; a stone holds one, briefly two, in the corner
// that leaves sign and value readable.
export function figurePieces(view: View, layout: Layout): FigurePiece[] {
  const here = new Map<string, number>();
  const before = (key: string): number => {
    const count = here.get(key) ?? 0;
    here.set(key, count + 1);
    return count;
  };
  return view.players.flatMap((player, seat) =>
    player.figures.map((place, index) => {
      const piece = { key: `${seat}.${index}`, seat, place };
      if (place === kAtlantis || place === kMainland)
        return { ...piece, ...ashore(layout, view.players.length, seat, before(`${place} ${seat}`)) };
      const side = before(`${place}`) === 0 ? 1 : -1;
      return { ...piece, dx: layout.stone * 0.3 * side, dy: -layout.stone * 0.02, scale: layout.stone / 82 };
    }),
  );
}

// A player's own figures at one place are a single choice, represented by the one in front.
export function inFront(pieces: FigurePiece[], seat: number | undefined): Set<string> {
  const front = new Map<number, FigurePiece>();
  for (const piece of pieces)
    if (piece.seat === seat && piece.dy >= (front.get(piece.place)?.dy ?? Number.NEGATIVE_INFINITY))
      front.set(piece.place, piece);
  return new Set([...front.values()].map((piece) => piece.key));
}

function ashore(layout: Layout, seats: number, seat: number, row: number) {
  const unit = layout.shore / 84;
  return { dx: (seat - (seats - 1) / 2) * 27 * unit, dy: (14 + row * 15) * unit, scale: 0.72 * unit };
}
