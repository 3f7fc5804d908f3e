#include "terminal/escape_sea.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/escape/state.h"
#include "speech/speaker.h"
#include "terminal/sea_board.h"

namespace atlantica::terminal {
namespace {

using escape::AtlanteanView;
using escape::Sea;
using escape::View;
using speech::say;

const SeaSigns& signs() {
  static const SeaSigns kSigns{
      {{"rock", "^", Ink::mountain},
       {"land", "♣", Ink::forest},
       {"citadel", "#", Ink::clay},
       {"acropolis", "Π", Ink::gold}},
      {"dolphin", "octopus", "monster", "shark"},
      ring_word,
      creature_word,
      [](const std::string& creature) { return say({"escape.terminal.sign", {{"sign", creature}}}); }};
  return kSigns;
}

// Atlanteans of a colour are interchangeable: adds to their count, or starts it.
void join(SeaCrowd& crowd, Seat sign, std::string_view colour, const Style& style) {
  auto found = std::ranges::find(crowd, sign, &SeaPeople::sign);
  if (found == crowd.end()) found = crowd.insert(found, {sign, "", 0, ""});
  ++found->count;
  if (found->count > 1) found->mark = std::to_string(found->count);
  found->words = style.paint(seat_ink(sign),
                             say({"escape.terminal.people", {{"lost", fmt::format("{} {}", colour, found->count)}}}));
}

SeaCrowd* crowd_of(const AtlanteanView& atlantean, SeaBoard& board) {
  if (!atlantean.at) return nullptr;
  if (atlantean.how == "isle") {
    const auto isle = std::ranges::find(board.isles, *atlantean.at, &SeaIsle::name);
    return isle == board.isles.end() ? nullptr : &isle->saved;
  }
  SeaHex& hex = board.hexes[*atlantean.at];
  if (atlantean.how == "land") return &hex.walkers;
  if (atlantean.how == "ship") return &hex.crew;
  return atlantean.guarded.value_or(false) ? &hex.guarded : &hex.swimmers;
}

void put_creatures(const Names& hexes, const std::string& creature, SeaBoard& board) {
  for (const std::string& hex : hexes) board.hexes[hex].creatures.push_back(creature);
}

SeaBoard board_of(const View& view, const Style& style) {
  SeaBoard board{hex_names_of<Sea>(), {}, {{{"NW", "", {}}, {"NE", "", {}}, {"SW", "", {}}, {"SE", "", {}}}}};
  for (std::size_t isle = 0; isle < board.isles.size(); ++isle)
    board.isles[isle].reached_from = Sea::name(escape::kHarbours[isle]);
  for (const auto& [ring, hexes] : view.island)
    for (const std::string& hex : hexes) board.hexes[hex].ground = ring;
  if (view.acropolis) board.hexes[Sea::name(escape::kAcropolis)].ground = "acropolis";
  for (const escape::ShipView& ship : view.ships) board.hexes[ship.hex].ship = true;
  put_creatures(view.dolphins, "dolphin", board);
  put_creatures(view.octopuses, "octopus", board);
  put_creatures(view.monsters, "monster", board);
  put_creatures(view.sharks, "shark", board);
  for (std::size_t colour = 0; colour < view.colours.size(); ++colour)
    for (const AtlanteanView& atlantean : view.colours[colour].atlanteans)
      if (SeaCrowd* crowd = crowd_of(atlantean, board))
        join(*crowd, static_cast<Seat>(colour), view.colours[colour].colour, style);
  return board;
}

std::vector<std::string> people_key(const Style& style) {
  const std::string red = signed_mark(0, "", style);
  return {signed_mark(0, "3", style) + " " + say("escape.terminal.three"),
          style.paint(Ink::water, "~") + red + " " + say("common.terminal.swimmer"),
          style.paint(Ink::creature, "*") + red + " " + say("escape.terminal.protected"),
          style.paint(Ink::bridge, "[") + red + style.paint(Ink::bridge, "]") + " " + say("common.terminal.ship")};
}

}  // namespace

std::string sea_of(const View& view, const Style& style) {
  const SeaBoard board = board_of(view, style);
  const std::string notes = sea_notes(board, signs(), style);
  return sea_rows(board, signs(), style) + "\n" + sea_key(signs(), people_key(style), style) +
         (notes.empty() ? "" : "\n" + notes);
}

std::string creature_word(const std::string& creature) {
  return say({"escape.terminal.creature", {{"creature", creature}}});
}

std::string ring_word(const std::string& ring) { return say({"escape.terminal.ring", {{"ring", ring}}}); }

}  // namespace atlantica::terminal
