#include "terminal/survive_sea.h"

#include <fmt/format.h>

#include "games/survive/state.h"
#include "speech/speaker.h"
#include "terminal/sea_board.h"

namespace atlantica::terminal {
namespace {

using speech::say;
using survive::ExplorerView;
using survive::Sea;
using survive::View;

const SeaSigns& signs() {
  static const SeaSigns kSigns{
      {{"beach", ":", Ink::beach}, {"forest", "♣", Ink::forest}, {"mountain", "^", Ink::mountain}},
      {"serpent", "shark", "whale"},
      terrain_word,
      [](const std::string& creature) { return say({"survive.terminal.creature", {{"creature", creature}}}); },
      [](const std::string& creature) { return say({"survive.terminal.sign", {{"sign", creature}}}); }};
  return kSigns;
}

// SUR-1.4
std::string isle_reached_from(std::size_t isle) {
  std::string hexes;
  for (const Axial landing : survive::kLandings[isle])
    hexes += (hexes.empty() ? "" : ", ") + Sea::name(Sea::hex_at(landing));
  return hexes;
}

void put(const ExplorerView& explorer, const SeaPeople& person, SeaBoard& board) {
  if (!explorer.at) return;
  if (explorer.how == "isle") {
    for (SeaIsle& isle : board.isles)
      if (isle.name == *explorer.at) isle.saved.push_back(person);
    return;
  }
  SeaHex& hex = board.hexes[*explorer.at];
  (explorer.how == "land" ? hex.walkers : explorer.how == "ship" ? hex.crew : hex.swimmers).push_back(person);
}

SeaBoard board_of(const View& view, const Style& style) {
  SeaBoard board{hex_names_of<Sea>(), {}, {{{"NW", "", {}}, {"NE", "", {}}, {"SW", "", {}}, {"SE", "", {}}}}};
  for (std::size_t isle = 0; isle < board.isles.size(); ++isle)
    board.isles[isle].reached_from = isle_reached_from(isle);
  for (const auto& [terrain, hexes] : view.terrain)
    for (const std::string& hex : hexes) board.hexes[hex].ground = terrain;
  for (const survive::ShipView& ship : view.ships) board.hexes[ship.hex].ship = true;
  for (const std::string& hex : view.serpents) board.hexes[hex].creatures.emplace_back("serpent");
  for (const std::string& hex : view.sharks) board.hexes[hex].creatures.emplace_back("shark");
  for (const std::string& hex : view.whales) board.hexes[hex].creatures.emplace_back("whale");
  for (std::size_t colour = 0; colour < view.colours.size(); ++colour)
    for (std::size_t i = 0; i < view.colours[colour].explorers.size(); ++i)
      put(view.colours[colour].explorers[i],
          {static_cast<Seat>(colour), std::to_string(i + 1), 1, explorer_words(view, colour, i, style)}, board);
  return board;
}

std::vector<std::string> people_key(const Style& style) {
  const std::string red3 = signed_mark(0, "3", style);
  return {red3 + " " + say("survive.terminal.explorer_key"),
          style.paint(Ink::water, "~") + red3 + " " + say("common.terminal.swimmer"),
          style.paint(Ink::bridge, "[") + red3 + style.paint(Ink::bridge, "]") + " " + say("common.terminal.ship")};
}

}  // namespace

std::string sea_of(const View& view, const Style& style) {
  const SeaBoard board = board_of(view, style);
  std::string notes;
  for (const SeaIsle& isle : board.isles)
    if (!isle.saved.empty())
      notes += sea_note(say({"survive.terminal.isle", {{"text", isle.name}}}),
                        say({"survive.terminal.saved_there", {{"text", crowd_words(isle.saved)}}}), style);
  notes += sea_notes(board, signs(), style);
  return sea_rows(board, signs(), style) + "\n" + sea_key(signs(), people_key(style), style) +
         (notes.empty() ? "" : "\n" + notes);
}

std::string explorer_words(const View& view, std::size_t colour, std::size_t explorer, const Style& style) {
  return style.paint(seat_ink(static_cast<Seat>(colour)),
                     say({"survive.terminal.explorer",
                          {{"explorer", fmt::format("{} {}", view.colours.at(colour).colour, explorer + 1)}}}));
}

std::string terrain_word(const std::string& terrain) {
  return say({"survive.terminal.terrain", {{"terrain", terrain}}});
}

}  // namespace atlantica::terminal
