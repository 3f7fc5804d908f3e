#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "games/sea_board.h"
#include "games/told_of.h"
#include "match/json.h"

// Positions drawn as text and a table to play on, so that tests read like the rulebook.
namespace atlantica::escape {

inline int hex(std::string_view name) { return Sea::parse(name).value(); }

inline Hexes hexes(std::string_view names) {
  Hexes found;
  for (const std::string& name : words(names)) found.add(hex(name));
  return found;
}

// A position piece by piece. The island is complete, rocks, land and citadel around the Acropolis, or has just the
// named pieces:
//      D        r  r  r  r             from D4 to D7
//     E       r  l  l  l  r            from E4 to E8
//    F      r  l  c  c  l  r           from F4 to F9
//   G     r  l  c  A  c  l  r          from G3 to G9
//    H      r  l  c  c  l  r           from H4 to H9
//     I       r  l  l  l  r            from I4 to I8
//      J        r  r  r  r             from J4 to J7
// Rows A to C and K to M are sea; C4 is adjacent to C3, C5, B4, B5, D4 and D5. The harbours are B1, B10, L1 and L10.
class Board : public sea::BoardOf<Rules, Board> {
 public:
  explicit Board(int colours = 2) : BoardOf(colours) {
    kIsland.each([&](int piece) { position_.island.push_back(Sea::name(piece)); });
  }
  Board& island(std::string_view hexes) { return position_.island = words(hexes), *this; }
  Board& no_acropolis() { return position_.acropolis = false, *this; }
  // "F5, F4 ship, G1 sea, C4 guarded, NW": in order of placement; the others are lost.
  Board& atlanteans(int colour, std::string_view places) {
    position_.colours[at(colour)].atlanteans = words(places, ',');
    return *this;
  }
  Board& red(std::string_view places) { return atlanteans(0, places); }
  Board& blue(std::string_view places) { return atlanteans(1, places); }
  Board& yellow(std::string_view places) { return atlanteans(2, places); }
  Board& dolphins(std::string_view hexes) { return position_.dolphins = words(hexes), *this; }
  Board& octopuses(std::string_view hexes) { return position_.octopuses = words(hexes), *this; }
  Board& monsters(std::string_view hexes) { return position_.monsters = words(hexes), *this; }
  Board& dice(std::string creature, std::string steps) {
    position_.die = std::move(creature);
    position_.steps = std::move(steps);
    return phase("creature");
  }
  Board& short_game() { return position_.game = "short", *this; }
};

class Table : public sea::SeaTableOf<Rules, Table> {
 public:
  using SeaTableOf::SeaTableOf;
  explicit Table(const Board& board) : SeaTableOf(board.state()) {}

  // Where the Atlanteans of a colour are, as in a position file, without those lost.
  Names places(int colour) const {
    Names found;
    const Position position = Table::position();
    for (const std::string& place : position.colours[at(colour)].atlanteans)
      if (place != "lost") found.push_back(place);
    return found;
  }
  Names red() const { return places(0); }
  Names blue() const { return places(1); }
  Names yellow() const { return places(2); }
  Names dolphins() const { return position().dolphins.value(); }
  Names octopuses() const { return position().octopuses.value(); }
  Names monsters() const { return position().monsters.value(); }
  // What a move would do, in English.
  Names events(std::string_view text) const {
    const speech::Speaker english("en");
    Names texts;
    for (const Event& event : told_of<Rules>(state, text)) texts.push_back(english.say(to_json(event).as_object()));
    return texts;
  }
};

inline Table new_game(int seats, const Options& options = {{"first", "0"}}) {
  return sea::new_game<Rules, Table>(seats, options);
}

}  // namespace atlantica::escape
