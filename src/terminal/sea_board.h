#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "terminal/style.h"

// The sea of hexes with an island in the middle and isles in the corners, for all games played on one.
namespace atlantica::terminal {

// People of one colour on a hex who need not be told apart.
struct SeaPeople {
  Seat sign = 0;
  std::string mark;  // written after the sign: a number or a count; may be empty
  std::size_t count = 1;
  std::string words;  // in their colour

  bool operator==(const SeaPeople&) const = default;
};
using SeaCrowd = std::vector<SeaPeople>;

struct SeaHex {
  std::string ground;  // empty for sea
  bool ship = false;
  std::vector<std::string> creatures;
  SeaCrowd walkers;
  SeaCrowd crew;
  SeaCrowd swimmers;
  SeaCrowd guarded;  // swimmers that nothing can harm
};

struct SeaIsle {
  std::string name;
  std::string reached_from;
  SeaCrowd saved;
};

// Terrain is shown by its sign, a creature by two letters of its name.
struct Ground {
  std::string name;
  std::string_view sign;
  Ink ink;
};
struct SeaSigns {
  std::vector<Ground> grounds;
  std::vector<std::string> creatures;
  std::string (*ground_word)(const std::string& ground);
  std::string (*creature_word)(const std::string& creature);
  std::string (*creature_sign)(const std::string& creature);
};

struct SeaBoard {
  std::vector<std::vector<std::string>> names;  // of the hexes, from the top, each row from the left
  std::map<std::string, SeaHex> hexes;          // missing ones are empty sea
  std::array<SeaIsle, 4> isles;                 // NW, NE, SW, SE
};

// Names of all hexes of a HexSea, row by row.
template <class Sea>
std::vector<std::vector<std::string>> hex_names_of() {
  std::vector<std::vector<std::string>> names(Sea::kRows);
  for (int hex = 0; hex < Sea::kHexes; ++hex) names[static_cast<std::size_t>(Sea::row(hex))].push_back(Sea::name(hex));
  return names;
}

// The rows of hexes with everything on them and the isles in the corners. Every hex shows its name; people whose marks
// do not fit are shown by signs, or counted.
std::string sea_rows(const SeaBoard& board, const SeaSigns& signs, const Style& style);
// In words, what is on the hexes too full to show it; may be empty.
std::string sea_notes(const SeaBoard& board, const SeaSigns& signs, const Style& style);
// "  Isle NW: …" at 80 columns.
std::string sea_note(std::string_view place, std::string_view text, const Style& style);
// The legend for the hexes; the people's signs are given.
std::string sea_key(const SeaSigns& signs, const std::vector<std::string>& people, const Style& style);

// "red 1, blue 4"
std::string crowd_words(const SeaCrowd& crowd);
// "▲3" in the colour of a seat.
std::string signed_mark(Seat sign, std::string_view mark, const Style& style);

}  // namespace atlantica::terminal
