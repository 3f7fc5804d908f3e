#include "terminal/rising_island.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/algorithm/string/trim.hpp>

#include "speech/speaker.h"

namespace atlantica::terminal {
namespace {

using rising::AtlanteanView;
using rising::Crowd;
using rising::PeninsulaView;
using rising::TileView;
using rising::View;
using speech::say;

constexpr std::size_t kCell = 11;

std::string letter_of(const std::string& piece) { return say({"rising.terminal.letter", {{"letter", piece}}}); }

// The print on the tile: a target, the fate of the second card, Atlantium per ore.
std::string printed(const TileView& tile) {
  if (tile.second) return say({"rising.terminal.second", {{"second", *tile.second}}});
  if (tile.rate) return fmt::format("×{}", *tile.rate);
  return fmt::format("{}", tile.now.value_or(tile.target.value_or(0)));
}

std::string cell(const TileView& tile, const Style& style) {
  const std::string crowd = crowd_text(tile.atlanteans, style);
  if (tile.flooded && !tile.held) return style.paint(Ink::water, "~~~~") + (crowd.empty() ? "" : " " + crowd);
  const int taken = static_cast<int>(tile.atlanteans.size());
  std::string free;
  for (int i = taken; i < tile.spaces; ++i) free += "·";
  const Ink ink = tile.held ? Ink::water : tile.now ? Ink::warning : Ink::strong;
  return style.paint(ink, printed(tile)) + " " + crowd + style.paint(Ink::faint, free);
}

Ink ground(std::size_t peninsula) {
  constexpr Ink kInks[] = {Ink::forest, Ink::gold, Ink::mountain, Ink::marble, Ink::purple, Ink::clay};
  return kInks[std::min<std::size_t>(peninsula, 5)];
}

std::string name_of(const PeninsulaView& peninsula) {
  return say({"rising.terminal.peninsula", {{"peninsula", peninsula.name}}});
}

// Width of the first column: room for the longest name and a sign after it.
std::size_t name_width(const View& view) {
  std::size_t widest = 0;
  for (const PeninsulaView& one : view.peninsulas) widest = std::max(widest, width("  " + name_of(one) + " #"));
  return widest + 1;
}

std::string row(const PeninsulaView& peninsula, std::size_t index, std::size_t first, const Style& style) {
  std::string name = style.paint(ground(index), name_of(peninsula));
  if (peninsula.barrier) name += style.paint(Ink::bridge, " #");
  if (peninsula.forbidden) name += style.paint(Ink::warning, " !");
  std::string line = padded("  " + name, first);
  for (const TileView& tile : peninsula.tiles) line += padded(cell(tile, style), kCell);
  return boost::trim_right_copy(line) + "\n";
}

}  // namespace

std::string crowd_text(const Crowd& crowd, const Style& style) {
  std::string text;
  for (const AtlanteanView& one : crowd) {
    const std::string sign = std::string(seat_sign(one.seat)) + letter_of(one.piece);
    text += style.paint(one.acted ? Ink::faint : seat_ink(one.seat), sign) + (one.acted ? "’" : "");
  }
  return text;
}

std::string island_of(const View& view, const Style& style) {
  const std::size_t first = name_width(view);
  std::string text = std::string(first, ' ');
  for (int number = 1; number <= 6; ++number) text += padded(style.paint(Ink::faint, std::to_string(number)), kCell);
  text = boost::trim_right_copy(text) + "\n";
  for (std::size_t i = 0; i < view.peninsulas.size(); ++i) text += row(view.peninsulas[i], i, first, style);
  return text + style.paint(Ink::faint, "  " + say("rising.terminal.key")) + "\n" +
         style.paint(Ink::faint, "  " + say("rising.terminal.key_signs")) + "\n";
}

}  // namespace atlantica::terminal
