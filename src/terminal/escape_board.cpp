#include "terminal/escape_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "speech/speaker.h"
#include "terminal/escape_sea.h"
#include "terminal/sea_table.h"

namespace atlantica::terminal {
namespace {

using escape::AtlanteanView;
using escape::ColourView;
using escape::View;
using speech::say;

constexpr int kQuietRounds = 20;  // ESC-8.4

std::string symbol_word(const std::string& symbol) {
  return say({"escape.terminal.symbol_word", {{"symbol", symbol}}});
}

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
    if (is_over()) return style_.paint(Ink::heading, say("common.terminal.over"));
    if (!view_.seat) return style_.paint(Ink::heading, say("common.terminal.set_up"));
    const Message when =
        view_.phase == "place" ? "common.terminal.setup" : Message{"common.terminal.turn", {{"turn", view_.turn}}};
    return style_.paint(Ink::heading, say(when)) + " " + say(task());
  }

  Message task() const {
    const std::string& phase = view_.phase;
    const std::string who = labels_.at(static_cast<std::size_t>(*view_.seat));
    const std::string hex = view_.hex.value_or("");
    const int points = view_.points.value_or(0);
    if (phase == "place") return {"escape.terminal.place", {{"who", who}}};
    if (phase == "move") return {"escape.terminal.move", {{"who", who}, {"count", points}}};
    if (phase == "sink") return {"escape.terminal.sink", {{"who", who}, {"ring", sinking_ring()}}};
    if (phase == "symbol") return {"escape.terminal.symbol", {{"who", who}, {"hex", hex}}};
    if (phase == "dice") return {"escape.terminal.dice", {{"who", who}}};
    if (phase != "guard") return creature_task(who, hex);
    const int step = view_.step.value_or(1);
    // What remains after choosing a swimmer.
    if (view_.points)
      return {"escape.terminal.guard_left", {{"who", who}, {"step", step}, {"hex", hex}, {"count", points}}};
    return {"escape.terminal.guard", {{"who", who}, {"step", step}, {"hex", hex}}};
  }

  // The rings that have pieces, outermost first.
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
    return standing.empty() ? "" : standing.front();
  }

  Message creature_task(const std::string& who, const std::string& hex) const {
    if (!view_.dice) return {"escape.terminal.creature_moves", {{"who", who}}};
    const Argument creature{"creature", view_.dice->creature};
    const Argument movement{"movement", view_.dice->movement};
    if (view_.phase == "creature") return {"escape.terminal.rolled", {{"who", who}, creature, movement}};
    const Argument leaves{"leaves", view_.leaves.value_or("")};
    if (view_.phase == "to") return {"escape.terminal.dives", {{"who", who}, creature, {"hex", hex}, leaves}};
    return {"escape.terminal.goes_on", {{"who", who}, creature, {"hex", hex}, movement, leaves}};
  }

  static std::string standing(const ColourView& colour) {
    const auto unplaced = std::ranges::count(colour.atlanteans, "unplaced", &AtlanteanView::how);
    return standing_words({colour.atlanteans.size(), static_cast<std::size_t>(unplaced), colour.saved, colour.lost});
  }

  // Swimmers that cannot move again this turn (ESC-3.4, ESC-3.5): "F4", "F5 ×2".
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
        text += wrapped_list("    " + say("escape.terminal.spent"), spent, kScreen, 6) + "\n";
    }
    return text;
  }

  std::string table_lines() const {
    std::string text;
    if (const auto standing = rings(); !standing.empty())
      text = to_come_lines(view_.supply, view_.left, standing, symbol_word, ring_word);
    if (view_.game == "short") text += "  " + say("escape.terminal.short_game") + "\n";
    if (view_.quiet_turns > 0 && !is_over())
      text += "  " +
              say({"escape.terminal.quiet",
                   {{"count", view_.quiet_turns}, {"all", kQuietRounds * static_cast<int>(view_.colours.size())}}}) +
              "\n";
    return text;
  }

  std::string result() const {
    std::string lines = style_.paint(Ink::heading, say("common.terminal.result")) + "\n";
    for (std::size_t i = 0; view_.result && i < view_.colours.size(); ++i) {
      const escape::ResultView& result = view_.result->at(i);
      lines += "  " + labels_[i] + ": " +
               style_.paint(Ink::strong, say({"escape.terminal.saved", {{"count", result.score}}})) +
               (result.winner ? style_.paint(Ink::ruling, " " + say("common.terminal.wins")) : "") + "\n";
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
