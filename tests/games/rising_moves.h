#pragma once

#include "games/rising_board.h"

// Moves and tiles used in many tests of rising.
namespace atlantica::rising {

inline constexpr int kForest1 = tile_at(kForests, 1);  // target 6, three spaces
inline constexpr int kForest4 = tile_at(kForests, 4);  // target 4, two spaces
inline constexpr int kCity6 = tile_at(kCities, 6);     // target 7
inline constexpr int kForge3 = tile_at(kForges, 3);    // two Atlantium, two spaces

constexpr int space_of(Component component) { return kFirstSpace + static_cast<int>(component); }  // its action space

inline Move acts(Kind kind, int place) { return Move::of(Move::Kind::act, static_cast<int>(kind), place); }

// Everybody may act.
inline Board acting(int seats) {
  Board board(seats);
  board.phase(Phase::actions);
  return board;
}

// The next drawer draws this misfortune.
inline Board& draw(Board& board, Misfortune misfortune) {
  board.phase(Phase::misfortunes);
  const Seat seat = next_drawer(board.state);
  return board.play(seat, Move::Kind::draw).misfortune(misfortune);
}

}  // namespace atlantica::rising
