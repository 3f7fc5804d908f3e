#include "terminal/survive_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "speech/speaker.h"
#include "terminal/sea_table.h"
#include "terminal/survive_sea.h"

namespace atlantica::terminal {
namespace {

using speech::say;
using survive::ColourView;
using survive::ExplorerView;
using survive::View;

std::string tile_word(const std::string& tile) { return say({"survive.terminal.tile", {{"tile", tile}}}); }

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

  // A player may have two colours (SUR-8.3).
  const std::string& label(std::size_t colour) const { return labels_.at(colour); }
  std::string label(const std::optional<std::string>& colour) const {
    for (std::size_t i = 0; i < view_.colours.size(); ++i)
      if (view_.colours[i].colour == colour) return label(i);
    return say("common.terminal.nobody");
  }

  std::string headline() const {
    if (is_over()) return style_.paint(Ink::heading, say("common.terminal.over"));
    if (!view_.colour) return style_.paint(Ink::heading, say("common.terminal.set_up"));
    const Message when = is_setup() ? "common.terminal.setup" : Message{"common.terminal.turn", {{"turn", view_.turn}}};
    return style_.paint(Ink::heading, say(when)) + " " + say(task());
  }

  Message task() const {
    const std::string& phase = view_.phase;
    const std::string who = label(view_.colour);
    const std::string hex = view_.hex.value_or("");
    const std::string die = view_.die.value_or("");
    if (phase == "place") return {"survive.terminal.place", {{"who", who}}};
    if (phase == "value") return {"survive.terminal.value", {{"who", who}}};
    if (phase == "ship") return {"survive.terminal.ship", {{"who", who}}};
    if (phase == "hand") return {"survive.terminal.hand", {{"who", who}}};
    if (phase == "to") return tile_played(who, hex);
    if (phase == "move") return {"survive.terminal.move", {{"who", who}, {"count", view_.points.value_or(0)}}};
    if (phase == "sink") return {"survive.terminal.sink", {{"who", who}}};
    if (phase == "back") return {"survive.terminal.back", {{"who", who}, {"hex", hex}}};
    if (phase == "crew") return {"survive.terminal.crew", {{"who", who}, {"hex", hex}}};
    if (phase == "die") return {"survive.terminal.die", {{"who", who}}};
    if (phase == "creature") return {"survive.terminal.rolled", {{"who", who}, {"creature", die}}};
    return {"survive.terminal.attack", {{"who", who}, {"creature", die}, {"hex", hex}, {"who2", label(view_.asked)}}};
  }

  Message tile_played(const std::string& who, const std::string& hex) const {
    const std::string tile = view_.tile.value_or("");
    if (view_.swimmer)
      return {"survive.terminal.tile_swimmer",
              {{"who", who}, {"tile", tile}, {"explorer", *view_.swimmer}, {"hex", hex}}};
    if (tile == "wind") return {"survive.terminal.tile_ship", {{"who", who}, {"hex", hex}}};
    return {"survive.terminal.tile_creature", {{"who", who}, {"tile", tile}, {"hex", hex}}};
  }

  static std::string standing(const ColourView& colour) {
    const auto unplaced = std::ranges::count_if(
        colour.explorers, [](const ExplorerView& explorer) { return explorer.how == "unplaced"; });
    return standing_words({colour.explorers.size(), static_cast<std::size_t>(unplaced), colour.saved, colour.lost});
  }

  static std::string hand_of(const ColourView& colour) {
    if (colour.hand_size == 0) return say("common.terminal.no_tiles");
    return say({"survive.terminal.tiles",
                {{"count", colour.hand_size},
                 {"text", fmt::format("{}", fmt::join(named_counts(colour.hand_terrain, terrain_word), ", "))}}});
  }

  static std::vector<std::string> tiles_of(const ColourView& colour) {
    std::vector<std::string> tiles;
    for (const std::string& tile : *colour.hand) tiles.push_back(tile_word(tile));
    return tiles;
  }

  // If the viewer may know them (SUR-2.5).
  static std::vector<std::string> values_of(const ColourView& colour) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < colour.explorers.size(); ++i)
      if (const auto value = colour.explorers[i].value)
        items.push_back(say(
            {"survive.terminal.worth", {{"explorer", fmt::format("{} {}", colour.colour, i + 1)}, {"value", *value}}}));
    return items;
  }

  // They cannot board, land or swim again this turn (SUR-4.4, SUR-4.5, SUR-4.8).
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
    if (colour.hand && !colour.hand->empty())
      text += wrapped_list("    " + say("survive.terminal.hand_tiles"), tiles_of(colour), kScreen, 10) + "\n";
    if (const auto values = values_of(colour); !values.empty() && !is_over())
      text += wrapped_list("    " + say("survive.terminal.values"), values, kScreen, 12) + "\n";
    if (const auto swam = swam_of(index); !swam.empty() && !is_over())
      text += wrapped_list("    " + say("survive.terminal.swam"), swam, kScreen, 6) + "\n";
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
    std::string text =
        to_come_lines(view_.supply, view_.left, {"beach", "forest", "mountain"}, tile_word, terrain_word);
    if (!view_.variants.empty())
      text += wrapped_list("  " + say("survive.terminal.variants"), view_.variants, kScreen, 4) + "\n";
    return text;
  }

  // "red 3 (5)" for those concerned.
  std::vector<std::string> with_values(std::size_t colour, bool (*is_meant)(const ExplorerView&)) const {
    std::vector<std::string> items;
    const auto& explorers = view_.colours[colour].explorers;
    for (std::size_t i = 0; i < explorers.size(); ++i)
      if (is_meant(explorers[i]))
        items.push_back(explorer_words(view_, colour, i, style_) +
                        fmt::format(" ({})", explorers[i].value.value_or(0)));
    if (items.empty()) items.push_back(say("common.terminal.nobody"));
    return items;
  }

  std::string points(int score) const {
    return style_.paint(Ink::strong, say({"common.terminal.points", {{"count", score}}}));
  }

  std::string colour_result(std::size_t index) const {
    const ColourView& colour = view_.colours[index];
    const auto is_saved = [](const ExplorerView& explorer) { return explorer.how == "isle"; };
    const auto is_lost = [](const ExplorerView& explorer) { return explorer.how != "isle"; };
    return "  " + label(index) + ": " + points(colour.score.value_or(0)) +
           (wins_alone(colour) ? style_.paint(Ink::ruling, " " + say("common.terminal.wins")) : "") + "\n" +
           wrapped_list("    " + say("survive.terminal.saved"), with_values(index, is_saved), kScreen, 10) + "\n" +
           wrapped_list("    " + say("survive.terminal.lost"), with_values(index, is_lost), kScreen, 10) + "\n";
  }

  bool has_two_colours_each() const { return view_.result && view_.result->size() < view_.colours.size(); }

  bool wins_alone(const ColourView& colour) const {
    return view_.result && !has_two_colours_each() && view_.result->at(static_cast<std::size_t>(colour.seat)).winner;
  }

  std::string result() const {
    std::string lines = style_.paint(Ink::heading, say("common.terminal.result")) + "\n";
    for (std::size_t i = 0; i < view_.colours.size(); ++i) lines += colour_result(i);
    if (!has_two_colours_each()) return lines;
    for (std::size_t seat = 0; seat < view_.result->size(); ++seat) {
      const survive::ResultView& result = (*view_.result)[seat];
      const std::string label = seat_label(players_, static_cast<Seat>(seat), style_);
      lines += "  " + say({"survive.terminal.both_colours", {{"who", label}, {"text", points(result.score)}}}) +
               (result.winner ? style_.paint(Ink::ruling, " " + say("common.terminal.wins")) : "") + "\n";
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
