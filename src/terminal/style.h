#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace atlantica::terminal {

// Columns of a terminal.
inline constexpr std::size_t kScreen = 80;

// How many colours a terminal shows.
enum class Colors { none, basic, extended };

// What is painted, not how: Style knows the colours.
enum class Ink {
  heading,
  faint,
  strong,
  warning,
  ruling,
  code,
  water,
  bridge,
  price,
  red,
  blue,
  yellow,
  green,
  purple,
  sky,
  black,
  clay,
  gold,
  marble,
  beach,
  forest,
  mountain,
  creature,
};

// Paints text with escape sequences, or leaves it alone where there are no colours.
class Style {
 public:
  explicit Style(Colors colors) : colors_(colors) {}

  std::string paint(Ink ink, std::string_view text) const;

 private:
  Colors colors_;
};

// Every seat has a sign and a colour, the same as in the page: vermilion ▲, blue ●, yellow ■, green ◆ …
std::string_view seat_sign(Seat seat);
Ink seat_ink(Seat seat);

// Columns that a text takes on the screen; escape sequences take none.
std::size_t width(std::string_view text);
// The text with spaces up to `columns`.
std::string padded(std::string_view text, std::size_t columns);
// The text broken at spaces into lines of at most `columns`, the second and later ones indented.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);
// Head and items, with commas between these, broken only before an item.
std::string wrapped_list(std::string_view head, const std::vector<std::string>& items, std::size_t columns,
                         std::size_t indent);

}  // namespace atlantica::terminal
