#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "speech/speaker.h"
#include "terminal/players.h"
#include "terminal/style.h"

// The text next to the sea, for all games played on one.
namespace atlantica::terminal {

using NamedCounts = std::map<std::string, int>;
// The name of something.
using Word = std::string (*)(const std::string& id);

// "▲ Ada (red)" for each of a view's colours; a player may have several.
template <class ColourView>
std::vector<std::string> colour_labels(const std::vector<ColourView>& colours, const Players& players,
                                       const Style& style) {
  std::vector<std::string> labels;
  for (const ColourView& colour : colours) {
    const auto sign = static_cast<Seat>(labels.size());
    const std::string& name = players.at(static_cast<std::size_t>(colour.seat)).name;
    labels.push_back(style.paint(seat_ink(sign), std::string(seat_sign(sign)) + " " +
                                                     speech::say({"common.terminal.colour_label",
                                                                  {{"name", name}, {"colour", colour.colour}}})));
  }
  return labels;
}

// " 8 left, 2 saved, 0 lost" for a team, and how many are yet to be placed.
struct Standing {
  std::size_t team = 0;
  std::size_t unplaced = 0;
  int saved = 0;
  int lost = 0;
};
std::string standing_words(const Standing& standing);

// "4 ship", …
std::vector<std::string> named_counts(const NamedCounts& counts, Word word);
// What may still come: the supply, and what lies hidden under the terrain, in this order.
std::string to_come_lines(const NamedCounts& supply, const std::map<std::string, NamedCounts>& unseen,
                          const std::vector<std::string>& grounds, Word thing, Word ground_word);

}  // namespace atlantica::terminal
