#include "terminal/survive_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "terminal/sea_table.h"
#include "terminal/survive_sea.h"

namespace atlantica::terminal {
namespace {

using survive::ColourView;
using survive::ExplorerView;
using survive::View;

class Drawing {
 public:
  Drawing(const View& view, const Players& players, const Style& style)
      : view_(view), players_(players), style_(style), labels_(colour_labels(view.colours, players, style)) {}

  std::string all() const {
    std::string text = wrapped(headline(), kScreen, 2) + "\n\n" + sea_of(view_, style_);
    text += "\n" + colour_lines() + "\n" + table_lines();
    if (is_over()) text += "\n" + result();
    return text;
  }

 private:
  bool is_over() const { return view_.phase == "over"; }
  bool is_setup() const { return view_.phase == "place" || view_.phase == "value" || view_.phase == "ship"; }

  // One player may have two colours (SUR-8.3).
  const std::string& label(std::size_t colour) const { return labels_.at(colour); }
  std::string label(const std::optional<std::string>& colour) const {
    for (std::size_t i = 0; i < view_.colours.size(); ++i)
      if (view_.colours[i].colour == colour) return label(i);
    return "nobody";
  }

  std::string headline() const {
    if (is_over()) return style_.paint(Ink::heading, "The game is over.");
    if (!view_.colour) return style_.paint(Ink::heading, "The table is being set up.");
    const std::string when = is_setup() ? "Setup: " : fmt::format("Turn {}: ", view_.turn);
    return style_.paint(Ink::heading, when) + label(view_.colour) + task();
  }

  std::string task() const {
    const std::string& phase = view_.phase;
    const std::string hex = view_.hex.value_or("the board");
    const std::string die = view_.die.value_or("nothing");
    if (phase == "place") return " places an explorer";
    if (phase == "value") return " decides in secret what the explorer is worth";
    if (phase == "ship") return " places a ship";
    if (phase == "hand") return ", step 1: may play a tile";
    if (phase == "to") return ", step 1: " + tile_played(hex);
    if (phase == "move")
      return ", step 2: " + counted(static_cast<std::size_t>(view_.points.value_or(0)), "point") + " left";
    if (phase == "sink") return ", step 3: removes a tile";
    if (phase == "back") return ", step 3: looks under the tile of " + hex;
    if (phase == "crew") return ", step 3: a ship came up on " + hex + "; chooses who goes aboard";
    if (phase == "die") return ", step 4: rolls the die";
    if (phase == "creature") return ", step 4: rolled " + die + " and may move one";
    return ", step 4: the " + die + " attacks on " + hex + "; " + label(view_.asked) + " may defend";
  }

  std::string tile_played(const std::string& hex) const {
    const std::string tile = view_.tile.value_or("a tile");
    if (view_.swimmer) return fmt::format("{} moves {} on {}", tile, *view_.swimmer, hex);
    return tile == "wind" ? "wind moves the ship on " + hex : fmt::format("{} from {}", tile, hex);
  }

  static std::string standing(const ColourView& colour) {
    const auto unplaced = std::ranges::count_if(
        colour.explorers, [](const ExplorerView& explorer) { return explorer.how == "unplaced"; });
    return standing_words({colour.explorers.size(), static_cast<std::size_t>(unplaced), colour.saved, colour.lost});
  }

  static std::string hand_of(const ColourView& colour) {
    if (colour.hand_size == 0) return "no tiles";
    return counted(static_cast<std::size_t>(colour.hand_size), "tile") + ": " +
           fmt::format("{}", fmt::join(named_counts(colour.hand_terrain), ", "));
  }

  // Where the viewer may know them (SUR-2.5).
  static std::vector<std::string> values_of(const ColourView& colour) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < colour.explorers.size(); ++i)
      if (const auto value = colour.explorers[i].value)
        items.push_back(fmt::format("{} {} is {}", colour.colour, i + 1, *value));
    return items;
  }

  // They neither board nor land nor swim again in this turn (SUR-4.4, SUR-4.5, SUR-4.8).
  std::vector<std::string> swam_of(std::size_t colour) const {
    std::vector<std::string> items;
    const auto& explorers = view_.colours[colour].explorers;
    for (std::size_t i = 0; i < explorers.size(); ++i)
      if (explorers[i].swam.value_or(false)) items.push_back(explorer_words(view_, colour, i, style_));
    return items;
  }

  std::string colour_line(std::size_t index, std::size_t label_width) const {
    const ColourView& colour = view_.colours[index];
    const std::string line = (view_.colour == colour.colour ? "> " : "  ") + padded(label(index), label_width) + "  " +
                             standing(colour) + "; " + hand_of(colour);
    std::string text = wrapped(line, kScreen, label_width + 4) + "\n";
    if (colour.hand && !colour.hand->empty()) text += wrapped_list("    hand:", *colour.hand, kScreen, 10) + "\n";
    if (const auto values = values_of(colour); !values.empty() && !is_over())
      text += wrapped_list("    values:", values, kScreen, 12) + "\n";
    if (const auto swam = swam_of(index); !swam.empty() && !is_over())
      text += wrapped_list("    swam in this turn:", swam, kScreen, 6) + "\n";
    return text;
  }

  std::string colour_lines() const {
    std::size_t label_width = 0;
    for (std::size_t i = 0; i < view_.colours.size(); ++i) label_width = std::max(label_width, width(label(i)));
    std::string lines;
    for (std::size_t i = 0; i < view_.colours.size(); ++i) lines += colour_line(i, label_width);
    return lines;
  }

  std::string table_lines() const {
    std::string text = to_come_lines(view_.supply, view_.left, {"beach", "forest", "mountain"});
    if (!view_.variants.empty()) text += wrapped_list("  Variants:", view_.variants, kScreen, 4) + "\n";
    return text;
  }

  // "red 3 (5)" of those meant.
  std::vector<std::string> with_values(std::size_t colour, bool (*is_meant)(const ExplorerView&)) const {
    std::vector<std::string> items;
    const auto& explorers = view_.colours[colour].explorers;
    for (std::size_t i = 0; i < explorers.size(); ++i)
      if (is_meant(explorers[i]))
        items.push_back(explorer_words(view_, colour, i, style_) +
                        fmt::format(" ({})", explorers[i].value.value_or(0)));
    if (items.empty()) items.emplace_back("nobody");
    return items;
  }

  std::string points(int score) const {
    return style_.paint(Ink::strong, fmt::format("{} {}", score, score == 1 ? "point" : "points"));
  }

  std::string colour_result(std::size_t index) const {
    const ColourView& colour = view_.colours[index];
    const auto is_saved = [](const ExplorerView& explorer) { return explorer.how == "isle"; };
    const auto is_lost = [](const ExplorerView& explorer) { return explorer.how != "isle"; };
    return "  " + label(index) + ": " + points(colour.score.value_or(0)) +
           (wins_alone(colour) ? style_.paint(Ink::ruling, " wins") : "") + "\n" +
           wrapped_list("    saved", with_values(index, is_saved), kScreen, 10) + "\n" +
           wrapped_list("    lost ", with_values(index, is_lost), kScreen, 10) + "\n";
  }

  bool has_two_colours_each() const { return view_.result && view_.result->size() < view_.colours.size(); }

  bool wins_alone(const ColourView& colour) const {
    return view_.result && !has_two_colours_each() && view_.result->at(static_cast<std::size_t>(colour.seat)).winner;
  }

  std::string result() const {
    std::string lines = style_.paint(Ink::heading, "Result") + "\n";
    for (std::size_t i = 0; i < view_.colours.size(); ++i) lines += colour_result(i);
    if (!has_two_colours_each()) return lines;
    for (std::size_t seat = 0; seat < view_.result->size(); ++seat) {
      const survive::ResultView& result = (*view_.result)[seat];
      lines += "  " + seat_label(players_, static_cast<Seat>(seat), style_) +
               " with both colours: " + points(result.score) +
               (result.winner ? style_.paint(Ink::ruling, " wins") : "") + "\n";
    }
    return lines;
  }

  const View& view_;
  const Players& players_;
  const Style& style_;
  std::vector<std::string> labels_;
};

}  // namespace

std::string draw(const View& view, const Players& players, const Style& style) {
  return Drawing(view, players, style).all();
}

}  // namespace atlantica::terminal
