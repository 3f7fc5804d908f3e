import type { Layout } from "./layout";
import { kAtlantis, kMainland, type View } from "./types";

// A figure on the board; its key stays the same while it walks.
export interface FigurePiece {
  key: string;
  seat: number;
  place: number;
  dx: number; // from the point of its place
  dy: number;
}

// Figures in Atlantis and on the mainland stand in rows by seat; on a stone one stands, for a moment two.
export function figurePieces(view: View, layout: Layout): FigurePiece[] {
  const taken = new Map<number, number>();
  return view.players.flatMap((player, seat) =>
    player.figures.map((place, index) => {
      const piece = { key: `${seat}.${index}`, seat, place };
      if (place === kAtlantis || place === kMainland) return { ...piece, ...ashore(layout, view.players.length, seat, index) };
      const others = taken.get(place) ?? 0;
      taken.set(place, others + 1);
      return { ...piece, dx: layout.stone * (0.2 - others * 0.42), dy: layout.stone * 0.06 };
    }),
  );
}

function ashore(layout: Layout, seats: number, seat: number, index: number): { dx: number; dy: number } {
  const unit = layout.shore / 84;
  const column = index - 1;
  return {
    dx: (column * 27 + (seat % 2) * 9 - 4) * unit,
    dy: (44 + (seat - (seats - 1)) * 13) * unit,
  };
}

export const figureScale = (layout: Layout): number => layout.stone / 82;
