#include "terminal/escape_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "terminal/escape_sea.h"
#include "terminal/sea_table.h"

namespace atlantica::terminal {
namespace {

using escape::AtlanteanView;
using escape::ColourView;
using escape::View;

constexpr int kQuietRounds = 20;  // ESC-8.4

class Drawing {
 public:
  Drawing(const View& view, const Players& players, const Style& style)
      : view_(view), style_(style), labels_(colour_labels(view.colours, players, style)) {}

  std::string all() const {
    std::string text = wrapped(headline(), kScreen, 2) + "\n\n" + sea_of(view_, style_);
    text += "\n" + colour_lines() + "\n" + table_lines();
    if (is_over()) text += "\n" + result();
    return text;
  }

 private:
  bool is_over() const { return view_.phase == "over"; }

  std::string headline() const {
    if (is_over()) return style_.paint(Ink::heading, "The game is over.");
    if (!view_.seat) return style_.paint(Ink::heading, "The table is being set up.");
    const std::string when = view_.phase == "place" ? "Setup: " : fmt::format("Turn {}: ", view_.turn);
    return style_.paint(Ink::heading, when) + labels_.at(static_cast<std::size_t>(*view_.seat)) + task();
  }

  std::string task() const {
    const std::string& phase = view_.phase;
    const std::string hex = view_.hex.value_or("the board");
    if (phase == "place") return " places an Atlantean";
    if (phase == "move") return ", step 1: " + moves_left() + " left";
    if (phase == "sink") return ", step 2: sinks a piece of the " + sinking_ring();
    if (phase == "symbol") return ", step 2: looks under the piece of " + hex;
    if (phase == "dice") return ", step 3: rolls the dice";
    if (phase == "guard")
      return fmt::format(", step {}: whom does the dolphin on {} protect?", view_.step.value_or(1), hex) + in_hand();
    return ", step 3: " + creature_task(hex);
  }

  std::string moves_left() const { return counted(static_cast<std::size_t>(view_.points.value_or(0)), "move"); }

  // What is left to do after the choice of a swimmer.
  std::string in_hand() const { return view_.points ? fmt::format(" ({} left)", moves_left()) : ""; }

  // The rings that have pieces, from the outermost.
  std::vector<std::string> rings() const {
    std::vector<std::string> rings;
    for (const char* ring : {"rock", "land", "citadel"})
      if (const auto found = view_.island.find(ring); found != view_.island.end() && !found->second.empty())
        rings.emplace_back(ring);
    return rings;
  }

  // ESC-5.1
  std::string sinking_ring() const {
    const std::vector<std::string> standing = rings();
    return standing.empty() ? "island" : standing.front();
  }

  std::string creature_task(const std::string& hex) const {
    if (!view_.dice) return "a creature moves";
    const std::string creature = spoken_creature(view_.dice->creature);
    const std::string& movement = view_.dice->movement;
    if (view_.phase == "creature") return fmt::format("rolled {} and {}, and may move one", creature, movement);
    const std::string leaves = view_.leaves ? ", leaving " + *view_.leaves : "";
    if (view_.phase == "to") return fmt::format("the {} on {} dives{}", creature, hex, leaves);
    return fmt::format("the {} on {} may go on, {} {} left{}", creature, hex, movement,
                       movement == "1" ? "step" : "steps", leaves);
  }

  static std::string standing(const ColourView& colour) {
    const auto unplaced = std::ranges::count(colour.atlanteans, "unplaced", &AtlanteanView::how);
    return standing_words({colour.atlanteans.size(), static_cast<std::size_t>(unplaced), colour.saved, colour.lost});
  }

  // Swimmers that make no other move in this turn (ESC-3.4, ESC-3.5): "F4", "F5 ×2".
  static std::vector<std::string> spent_of(const ColourView& colour) {
    std::map<std::string, int> swimmers;
    for (const AtlanteanView& atlantean : colour.atlanteans)
      if (atlantean.spent.value_or(false)) ++swimmers[atlantean.at.value_or("")];
    std::vector<std::string> items;
    for (const auto& [hex, count] : swimmers) items.push_back(count == 1 ? hex : fmt::format("{} ×{}", hex, count));
    return items;
  }

  std::string colour_lines() const {
    std::size_t label_width = 0;
    for (const std::string& label : labels_) label_width = std::max(label_width, width(label));
    std::string text;
    for (std::size_t i = 0; i < view_.colours.size(); ++i) {
      const ColourView& colour = view_.colours[i];
      const std::string line =
          (view_.colour == colour.colour ? "> " : "  ") + padded(labels_[i], label_width) + "  " + standing(colour);
      text += wrapped(line, kScreen, label_width + 4) + "\n";
      if (const auto spent = spent_of(colour); !spent.empty() && !is_over())
        text += wrapped_list("    swimmers that have moved in this turn:", spent, kScreen, 6) + "\n";
    }
    return text;
  }

  std::string table_lines() const {
    std::string text;
    if (const auto standing = rings(); !standing.empty()) text = to_come_lines(view_.supply, view_.left, standing);
    if (view_.game == "short") text += "  Short game: it ends when the last piece of the citadel is gone.\n";
    if (view_.quiet_turns > 0 && !is_over())
      text += fmt::format("  Quiet turns: {} of {}, then the game ends.\n", view_.quiet_turns,
                          kQuietRounds * static_cast<int>(view_.colours.size()));
    return text;
  }

  std::string result() const {
    std::string lines = style_.paint(Ink::heading, "Result") + "\n";
    for (std::size_t i = 0; view_.result && i < view_.colours.size(); ++i) {
      const escape::ResultView& result = view_.result->at(i);
      lines += "  " + labels_[i] + ": " + style_.paint(Ink::strong, fmt::format("{} saved", result.score)) +
               (result.winner ? style_.paint(Ink::ruling, " wins") : "") + "\n";
    }
    return lines;
  }

  const View& view_;
  const Style& style_;
  std::vector<std::string> labels_;
};

}  // namespace

std::string draw(const View& view, const Players& players, const Style& style) {
  return Drawing(view, players, style).all();
}

}  // namespace atlantica::terminal
