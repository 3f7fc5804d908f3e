#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/sea_board.h"
#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"

// Positions drawn as text and a table to play on, so that tests read like the rulebook.
namespace atlantica::survive {

inline int hex(std::string_view name) { return Sea::parse(name).value(); }

// A position piece by piece. The island is complete, laid out like this, or has just the named mountains:
//        D        b  b  b  b
//       E       b  b  b  b  b
//      F    b  b  b  b  b  b  b  f
//     G       f  f  f  .  f  f  f
//      H    f  f  f  f  f  f  f  f
//       I       f  m  m  m  m
//        J        m  m  m  m
class Board : public sea::BoardOf<Rules, Board> {
 public:
  explicit Board(int colours = 2) : BoardOf(colours) {
    position_.terrain = {{"beach", words("D4 D5 D6 D7 E4 E5 E6 E7 E8 F3 F4 F5 F6 F7 F8 F9")},
                         {"forest", words("F10 G3 G4 G5 G7 G8 G9 H3 H4 H5 H6 H7 H8 H9 H10 I4")},
                         {"mountain", words("I5 I6 I7 I8 J4 J5 J6 J7")}};
  }
  // Beaches and forests are gone and these mountains are left.
  Board& mountains(std::string_view hexes) {
    position_.terrain = {{"mountain", words(hexes)}};
    return *this;
  }
  Board& terrain(const std::string& name, std::string_view hexes) {
    position_.terrain[name] = words(hexes);
    return *this;
  }
  Board& without(std::string_view hexes) {
    for (const std::string& gone : words(hexes))
      for (auto& [name, tiles] : position_.terrain) std::erase(tiles, gone);
    return *this;
  }
  // "F5, F4 ship, G1 sea, NW": in order of placement; the others are lost.
  Board& explorers(int colour, std::string_view places) {
    position_.colours[at(colour)].explorers = words(places, ',');
    return *this;
  }
  Board& red(std::string_view places) { return explorers(0, places); }
  Board& blue(std::string_view places) { return explorers(1, places); }
  Board& values(int colour, std::vector<int> values) {
    position_.colours[at(colour)].values = std::move(values);
    return *this;
  }
  Board& hand(int colour, const std::string& terrain, std::string_view tiles) {
    auto& hand = position_.colours[at(colour)].hand;
    if (!hand) hand.emplace();
    for (const std::string& tile : words(tiles)) ++(*hand)[terrain][tile];
    return *this;
  }
  Board& serpents(std::string_view hexes) { return position_.serpents = words(hexes), *this; }
  Board& whales(std::string_view hexes) { return position_.whales = words(hexes), *this; }
  Board& die(std::string creature) { return position_.die = std::move(creature), phase("creature"); }
  Board& two_players() { return position_.seats = 2, *this; }
  Board& variants(std::string_view names) { return position_.variants = words(names), *this; }
};

class Table : public sea::SeaTableOf<Rules, Table> {
 public:
  using SeaTableOf::SeaTableOf;
  explicit Table(const Board& board) : SeaTableOf(board.state()) {}

  // Where an explorer is, as in a position file: "F5", "F4 ship", "F4 sea", "NW", "lost".
  std::string where(std::string_view name) const {
    const int who = parse_explorer(name).value();
    return position().colours[at(colour_of(who))].explorers[at(number_of(who))];
  }
  Names whales() const { return position().whales.value(); }
  Names serpents() const { return position().serpents.value(); }

  // Random legal moves, from a seed, up to a phase.
  Table& until(Phase phase, std::uint64_t seed = 1) {
    Rng rng(seed);
    while (state.phase != phase && !Rules::actors(state).empty()) {
      const Seat seat = Rules::actors(state).lowest();
      Moves moves;
      Rules::legal_moves(state, seat, moves);
      Rules::play(state, seat,
                  seat == kChance ? Rules::sample_chance(state, rng)
                                  : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return *this;
  }
};

inline Table new_game(int seats, const Options& options = {{"first", "0"}}) {
  return sea::new_game<Rules, Table>(seats, options);
}

}  // namespace atlantica::survive
