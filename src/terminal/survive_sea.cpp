#include "terminal/survive_sea.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <vector>

#include "games/survive/state.h"
#include "terminal/hex_board.h"

namespace atlantica::terminal {
namespace {

using survive::ExplorerView;
using survive::Names;
using survive::Sea;
using survive::View;

constexpr std::size_t kScreen = 80;
constexpr std::size_t kNameColumns = 3;

struct Explorer {
  std::size_t colour = 0;
  std::size_t index = 0;
};
using Explorers = std::vector<Explorer>;

struct HexContent {
  std::string terrain;  // none is sea
  bool ship = false;
  Names creatures;
  Explorers walkers;
  Explorers crew;
  Explorers swimmers;
};

// How much a hex says of its explorers.
enum class Detail { numbers, signs, count };
constexpr std::array kDetails{Detail::numbers, Detail::signs, Detail::count};

struct Surface {
  std::string_view sign;
  Ink ink;
};

Surface surface_of(std::string_view terrain) {
  if (terrain == "beach") return {":", Ink::beach};
  if (terrain == "forest") return {"♣", Ink::forest};
  if (terrain == "mountain") return {"^", Ink::mountain};
  return {"~", Ink::water};
}

std::string repeated(std::string_view sign, std::size_t times) {
  std::string text;
  for (; times > 0; --times) text += sign;
  return text;
}

std::string creature_sign(std::string_view creature) {
  if (creature == "serpent") return "Se";
  return creature == "shark" ? "Sh" : "Wh";
}

std::string isle_reached_from(std::size_t isle) {
  std::string hexes;
  for (const Axial landing : survive::kLandings[isle])
    hexes += (hexes.empty() ? "" : ", ") + Sea::name(Sea::hex_at(landing));
  return hexes;
}

class SeaDrawing {
 public:
  SeaDrawing(const View& view, const Style& style) : view_(view), style_(style) {
    for (const auto& [terrain, hexes] : view.terrain)
      for (const std::string& hex : hexes) hexes_[hex].terrain = terrain;
    for (const survive::ShipView& ship : view.ships) hexes_[ship.hex].ship = true;
    for (const std::string& hex : view.serpents) hexes_[hex].creatures.emplace_back("serpent");
    for (const std::string& hex : view.sharks) hexes_[hex].creatures.emplace_back("shark");
    for (const std::string& hex : view.whales) hexes_[hex].creatures.emplace_back("whale");
    for (std::size_t colour = 0; colour < view.colours.size(); ++colour)
      for (std::size_t i = 0; i < view.colours[colour].explorers.size(); ++i)
        put({colour, i}, view.colours[colour].explorers[i]);
  }

  std::string rows() const {
    HexRows cells(Sea::kRows);
    for (int hex = 0; hex < Sea::kHexes; ++hex)
      cells[static_cast<std::size_t>(Sea::row(hex))].push_back(cell(Sea::name(hex)));
    return hex_rows(cells, {isle(0), isle(1), isle(2), isle(3)});
  }

  std::string notes() const {
    std::string text;
    for (const auto& [name, explorers] : isles_) text += note("Isle " + name, "saved " + words(explorers));
    for (int hex = 0; hex < Sea::kHexes; ++hex) {
      const HexContent& here = content(Sea::name(hex));
      if (!says_all(here)) text += note(Sea::name(hex), described(here));
    }
    return text;
  }

 private:
  void put(const Explorer& explorer, const ExplorerView& view) {
    if (!view.at) return;
    if (view.how == "isle") isles_[*view.at].push_back(explorer);
    if (view.how == "land") hexes_[*view.at].walkers.push_back(explorer);
    if (view.how == "ship") hexes_[*view.at].crew.push_back(explorer);
    if (view.how == "sea") hexes_[*view.at].swimmers.push_back(explorer);
  }

  const HexContent& content(const std::string& hex) const {
    static const HexContent kEmptySea;
    const auto found = hexes_.find(hex);
    return found == hexes_.end() ? kEmptySea : found->second;
  }

  std::string signs(const Explorers& explorers, Detail detail) const {
    if (detail == Detail::count) return explorers.size() > 9 ? "+" : std::to_string(explorers.size());
    std::string text;
    for (const auto& [colour, index] : explorers) {
      const auto seat = static_cast<Seat>(colour);
      std::string sign(seat_sign(seat));
      if (detail == Detail::numbers) sign += std::to_string(index + 1);
      text += style_.paint(seat_ink(seat), sign);
    }
    return text;
  }

  // Everything but creatures.
  std::string pieces(const HexContent& here, Detail detail) const {
    std::string text;
    if (!here.walkers.empty()) text += (detail == Detail::count ? "×" : "") + signs(here.walkers, detail);
    if (here.ship)
      text += style_.paint(Ink::bridge, "[") + (here.crew.empty() ? " " : signs(here.crew, detail)) +
              style_.paint(Ink::bridge, "]");
    if (!here.swimmers.empty()) text += style_.paint(Ink::water, "~") + signs(here.swimmers, detail);
    return text;
  }

  bool says_all(const HexContent& here) const {
    return here.creatures.size() <= 1 && width(pieces(here, Detail::numbers)) <= kHexColumns;
  }

  std::string pieces_that_fit(const HexContent& here) const {
    std::string text;
    for (const Detail detail : kDetails) {
      text = pieces(here, detail);
      if (width(text) <= kHexColumns) break;
    }
    return text;
  }

  HexCell cell(const std::string& name) const {
    const HexContent& here = content(name);
    const auto [sign, ink] = surface_of(here.terrain);
    const bool land = !here.terrain.empty();
    HexCell cell{style_.paint(land ? Ink::strong : Ink::faint, name), pieces_that_fit(here)};
    cell.upper = padded(cell.upper, kNameColumns);
    if (here.creatures.size() == 1) cell.upper += style_.paint(Ink::creature, creature_sign(here.creatures[0]));
    if (here.creatures.size() > 1) cell.upper += style_.paint(Ink::creature, fmt::format("×{}", here.creatures.size()));
    if (land) {
      cell.upper += style_.paint(ink, repeated(sign, kHexColumns - kNameColumns));
      if (!cell.lower.empty()) cell.lower = padded(cell.lower, kNameColumns);
      cell.lower += style_.paint(ink, repeated(sign, kHexColumns - width(cell.lower)));
    } else if (cell.lower.empty()) {
      cell.lower = style_.paint(ink, sign);
    }
    return cell;
  }

  // Its name with the hexes it is reached from (SUR-1.4), and how many of each colour are saved there.
  HexCell isle(std::size_t index) const {
    static constexpr std::array kNames{"NW", "NE", "SW", "SE"};
    HexCell cell{style_.paint(Ink::strong, kNames[index]) +
                     style_.paint(Ink::faint, fmt::format(" ({})", isle_reached_from(index))),
                 ""};
    const auto found = isles_.find(kNames[index]);
    for (std::size_t colour = 0; found != isles_.end() && colour < view_.colours.size(); ++colour) {
      const auto seat = static_cast<Seat>(colour);
      const auto saved =
          std::ranges::count_if(found->second, [&](const Explorer& explorer) { return explorer.colour == colour; });
      if (saved == 0) continue;
      cell.lower +=
          (cell.lower.empty() ? "" : " ") + style_.paint(seat_ink(seat), fmt::format("{}{}", saved, seat_sign(seat)));
    }
    if (cell.lower.empty()) cell.lower = style_.paint(Ink::faint, "nobody");
    return cell;
  }

  std::string words(const Explorers& explorers) const {
    std::vector<std::string> names;
    for (const auto& [colour, index] : explorers) names.push_back(explorer_words(view_, colour, index, style_));
    return fmt::format("{}", fmt::join(names, ", "));
  }

  std::string described(const HexContent& here) const {
    std::vector<std::string> parts;
    if (!here.creatures.empty()) parts.push_back(fmt::format("{}", fmt::join(here.creatures, ", ")));
    if (!here.walkers.empty()) parts.push_back("on the " + here.terrain + " " + words(here.walkers));
    if (here.ship) parts.push_back(here.crew.empty() ? "an empty ship" : "a ship with " + words(here.crew));
    if (!here.swimmers.empty()) parts.push_back("swimming " + words(here.swimmers));
    return fmt::format("{}", fmt::join(parts, "; "));
  }

  std::string note(const std::string& place, const std::string& text) const {
    return wrapped("  " + style_.paint(Ink::strong, place) + ": " + text, kScreen, 4) + "\n";
  }

  const View& view_;
  const Style& style_;
  std::map<std::string, HexContent> hexes_;
  std::map<std::string, Explorers> isles_;
};

}  // namespace

std::string sea_rows(const View& view, const Style& style) { return SeaDrawing(view, style).rows(); }

std::string sea_notes(const View& view, const Style& style) { return SeaDrawing(view, style).notes(); }

std::string sea_key(const Style& style) {
  const std::string red3 = style.paint(seat_ink(0), fmt::format("{}3", seat_sign(0)));
  std::string text = "  ";
  for (const char* terrain : {"beach", "forest", "mountain", "sea"}) {
    const auto [sign, ink] = surface_of(terrain);
    text += style.paint(ink, sign) + " " + terrain + "  ";
  }
  text += red3 + " explorer  " + style.paint(Ink::water, "~") + red3 + " swimmer  " + style.paint(Ink::bridge, "[") +
          red3 + style.paint(Ink::bridge, "]") + " ship\n  ";
  for (const char* creature : {"serpent", "shark", "whale"})
    text += style.paint(Ink::creature, creature_sign(creature)) + " " + creature + "  ";
  return text + style.paint(Ink::creature, "×2") + " several  more than fits is listed below\n";
}

std::string explorer_words(const View& view, std::size_t colour, std::size_t explorer, const Style& style) {
  return style.paint(seat_ink(static_cast<Seat>(colour)),
                     fmt::format("{} {}", view.colours.at(colour).colour, explorer + 1));
}

}  // namespace atlantica::terminal
