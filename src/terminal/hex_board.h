#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace atlantica::terminal {

inline constexpr std::size_t kHexColumns = 5;

// A hex as two short texts, one above the other, of at most kHexColumns each.
struct HexCell {
  std::string upper;
  std::string lower;

  bool operator==(const HexCell&) const = default;
};

using HexRows = std::vector<std::vector<HexCell>>;  // from the top, each from the left

// Shown next to the first and last rows, at the corners of the board.
struct HexCorners {
  HexCell top_left;
  HexCell top_right;
  HexCell bottom_left;
  HexCell bottom_right;
};

// Pointy-top hexes in centred rows of two lines; a hex stands between the two below it that it touches.
std::string hex_rows(const HexRows& rows, const HexCorners& corners);

}  // namespace atlantica::terminal
