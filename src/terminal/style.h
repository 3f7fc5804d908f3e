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

// What is coloured, not how: Style knows the colours.
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

// Colours text with escape sequences, or leaves it alone without colour support.
class Style {
 public:
  explicit Style(Colors colors) : colors_(colors) {}

  std::string paint(Ink ink, std::string_view text) const;

 private:
  Colors colors_;
};

// Every seat has a sign and a colour, the same as on the page: vermilion ▲, blue ●, yellow ■, green ◆ …
std::string_view seat_sign(Seat seat);
Ink seat_ink(Seat seat);

// The columns of a text on the screen: combining marks and escape sequences take none, wide characters two.
std::size_t width(std::string_view text);
// The text padded with spaces to `columns`.
std::string padded(std::string_view text, std::size_t columns);
// The text wrapped at spaces into lines of at most `columns`, with a hanging indent.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);
// Head and comma-separated items, wrapped only before an item.
std::string wrapped_list(std::string_view head, const std::vector<std::string>& items, std::size_t columns,
                         std::size_t indent);

}  // namespace atlantica::terminal
