#include "terminal/hex_board.h"

#include <algorithm>

#include "terminal/style.h"

namespace atlantica::terminal {
namespace {

constexpr std::size_t kPitch = kHexColumns + 1;

std::string hex_line(const std::vector<HexCell>& row, std::string HexCell::* half, std::size_t margin,
                     const HexCell& left, const HexCell& right) {
  std::string line = padded(left.*half, margin);
  for (const HexCell& cell : row) line += padded(cell.*half, kPitch);
  const std::size_t taken = width(right.*half);
  if (taken > 0) line += padded("", margin - std::min(margin, taken)) + right.*half;
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

}  // namespace

std::string hex_rows(const HexRows& rows, const HexCorners& corners) {
  const HexCell nothing;
  std::size_t widest = 0;
  for (const auto& row : rows) widest = std::max(widest, row.size());
  std::string text;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool first = i == 0;
    const bool last = i + 1 == rows.size();
    const HexCell& left = first ? corners.top_left : last ? corners.bottom_left : nothing;
    const HexCell& right = first ? corners.top_right : last ? corners.bottom_right : nothing;
    const std::size_t margin = (widest - rows[i].size()) * kPitch / 2;
    text += hex_line(rows[i], &HexCell::upper, margin, left, right);
    text += hex_line(rows[i], &HexCell::lower, margin, left, right);
  }
  return text;
}

}  // namespace atlantica::terminal
