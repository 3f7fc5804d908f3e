#include "terminal/atlantis_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/algorithm/string/trim.hpp>
#include <numeric>

#include "speech/speaker.h"

namespace atlantica::terminal {
namespace {

using atlantis::GapView;
using atlantis::ItemCounts;
using atlantis::PlayerView;
using atlantis::ScoreView;
using atlantis::SpaceView;
using atlantis::View;
using speech::say;

constexpr int kAtlantisPlace = 0;
constexpr int kMainlandPlace = 54;
constexpr std::size_t kCell = 10;
constexpr std::size_t kCellsPerRow = 8;

Ink item_ink(std::string_view item) {
  if (item == "flag") return Ink::red;
  if (item == "olive") return Ink::green;
  if (item == "helmet") return Ink::sky;
  if (item == "amphora") return Ink::clay;
  if (item == "ring") return Ink::gold;
  if (item == "statue") return Ink::marble;
  return Ink::purple;
}

class Drawing {
 public:
  Drawing(const View& view, const Players& players, const Style& style)
      : view_(view), players_(players), style_(style), names_(seat_labels(players, style)) {}

  std::string all() {
    std::string text = headline() + "\n\n" + shore("atlantis.terminal.atlantis", kAtlantisPlace) + "\n\n";
    for (std::size_t row = 0; row < view_.path.size(); row += kCellsPerRow) text += path_row(row);
    text += shore("atlantis.terminal.mainland", kMainlandPlace) + "\n\n" + player_lines() + "\n" + table_line();
    if (is_over()) text += "\n" + result();
    return text;
  }

 private:
  bool is_over() const { return view_.phase == "over"; }

  std::string label(Seat seat) const { return seat_label(players_, seat, style_); }

  std::string headline() const {
    if (is_over()) return style_.paint(Ink::heading, say("common.terminal.over"));
    if (!view_.seat || view_.phase == "first" || view_.phase == "lay" || view_.phase == "deal")
      return style_.paint(Ink::heading, say("common.terminal.set_up"));
    return style_.paint(Ink::heading, say({"common.terminal.turn", {{"turn", view_.turn}}})) + " " +
           say(task(), names_);
  }

  Message task() const {
    if (view_.phase == "go_on" && view_.moving)
      return {"atlantis.terminal.go_on", {{"seat", *view_.seat}, {"place", at()}}};
    if (view_.phase == "pay" && view_.moving)
      return {"atlantis.terminal.pay",
              {{"seat", *view_.seat}, {"place", at()}, {"price", view_.moving->price}, {"paid", view_.moving->paid}}};
    if (view_.phase == "reveal") return {"atlantis.terminal.reveal", {{"seat", *view_.seat}}};
    if (view_.phase == "draw") return {"atlantis.terminal.draw", {{"seat", *view_.seat}}};
    return {"atlantis.terminal.move", {{"seat", *view_.seat}}};
  }

  std::string at() const {
    return view_.moving->at == kMainlandPlace ? "mainland" : fmt::format("space {}", view_.moving->at);
  }

  // The signs of all figures at a place.
  std::string figures_at(int place) const {
    std::string signs;
    for (std::size_t seat = 0; seat < view_.players.size(); ++seat)
      for (const int figure : view_.players[seat].figures)
        if (figure == place)
          signs += style_.paint(seat_ink(static_cast<Seat>(seat)), seat_sign(static_cast<Seat>(seat)));
    return signs;
  }

  std::string shore(const Message& name, int place) const {
    const std::string figures = figures_at(place);
    return fmt::format("{:>2} {}  {}", place, style_.paint(Ink::strong, say(name)),
                       figures.empty() ? style_.paint(Ink::faint, say("common.terminal.nobody")) : figures);
  }

  const GapView* gap_at(int space) const {
    const auto found =
        std::ranges::find_if(view_.gaps, [&](const GapView& gap) { return gap.from <= space && space <= gap.to; });
    return found == view_.gaps.end() ? nullptr : &*found;
  }

  // A gap's price is shown on its first water space.
  std::string water(const SpaceView& space, int place) const {
    const char wave = space.bridge ? '=' : '~';
    const Ink ink = space.bridge ? Ink::bridge : Ink::water;
    const GapView* gap = gap_at(place);
    if (gap == nullptr || gap->from != place) return style_.paint(ink, std::string(9, wave));
    if (gap->bridged)
      return style_.paint(Ink::bridge, fmt::format("{0}{0} {1} {0}", wave, say("atlantis.terminal.free")));
    const std::string price = gap->price ? std::to_string(*gap->price) : "?";
    return style_.paint(Ink::price,
                        fmt::format("{0} {1} {0}", wave, say({"atlantis.terminal.price", {{"price", price}}})));
  }

  std::string tile(const SpaceView& space, int place) const {
    if (!space.item) return water(space, place);
    return style_.paint(item_ink(*space.item), say({"atlantis.terminal.item", {{"item", *space.item}}})) +
           style_.paint(Ink::strong, std::to_string(*space.value)) + (space.below > 0 ? "+" : "");
  }

  // Two lines and a blank one: numbers and figures above the tiles.
  std::string path_row(std::size_t first) const {
    std::string numbers;
    std::string tiles;
    for (std::size_t i = first; i < std::min(first + kCellsPerRow, view_.path.size()); ++i) {
      const int place = static_cast<int>(i) + 1;
      numbers += padded(style_.paint(Ink::faint, fmt::format("{:>2}", place)) + " " + figures_at(place), kCell);
      tiles += padded(tile(view_.path[i], place), kCell);
    }
    return boost::trim_right_copy(numbers) + "\n" + boost::trim_right_copy(tiles) + "\n\n";
  }

  std::string counts(const ItemCounts& items) const {
    std::string text;
    for (const auto& [item, count] : items) {
      if (!text.empty()) text += ", ";
      const std::string word = style_.paint(item_ink(item), say({"atlantis.terminal.item", {{"item", item}}}));
      text += say({"common.terminal.tally", {{"count", count}, {"text", word}}});
    }
    return text.empty() ? say("common.terminal.none") : text;
  }

  std::string tiles_of(const PlayerView& player) const {
    if (player.tiles.empty()) return say("common.terminal.no_tiles");
    const int sum = std::accumulate(player.tiles.begin(), player.tiles.end(), 0);
    return say({"atlantis.terminal.tiles", {{"text", fmt::format("{}", fmt::join(player.tiles, " "))}, {"sum", sum}}});
  }

  std::string player_line(Seat seat, std::size_t name_width) const {
    const PlayerView& player = view_.players[static_cast<std::size_t>(seat)];
    const bool in_turn = view_.seat == seat && !is_over();
    std::string line = in_turn ? "> " : "  ";
    line += padded(label(seat), name_width) + "  " +
            padded(say({"atlantis.terminal.cards", {{"count", player.hand_size}}}), 10) +
            padded(player.bridge ? style_.paint(Ink::bridge, say("atlantis.terminal.bridge")) : "", 8) +
            tiles_of(player);
    if (!player.shown.empty()) line += say({"atlantis.terminal.shown", {{"text", counts(player.shown)}}});
    line = wrapped(line, kScreen, name_width + 4) + "\n";
    if (player.hand)
      line += wrapped("    " + say({"common.terminal.hand", {{"text", counts(*player.hand)}}}), kScreen, 10) + "\n";
    return line;
  }

  std::string player_lines() const {
    std::size_t name_width = 0;
    const auto seats = static_cast<Seat>(view_.players.size());
    for (Seat seat = 0; seat < seats; ++seat) name_width = std::max(name_width, width(label(seat)));
    std::string lines;
    for (Seat seat = 0; seat < seats; ++seat) lines += player_line(seat, name_width);
    return lines;
  }

  std::string table_line() const {
    return wrapped("  " + say({"atlantis.terminal.deck", {{"count", view_.deck}, {"text", counts(view_.discards)}}}),
                   kScreen, 4) +
           "\n";
  }

  std::string result_line(Seat seat, const ScoreView& score) const {
    std::string line =
        "  " + label(seat) + ": " + say({"atlantis.terminal.score", {{"tiles", score.tiles}, {"cards", score.cards}}});
    if (score.crossing > 0)
      line += say({"atlantis.terminal.crossing", {{"price", score.crossing}, {"paid", score.paid}}});
    line += " = " + style_.paint(Ink::strong, say({"common.terminal.points", {{"count", score.score}}}));
    return wrapped(line + (score.winner ? style_.paint(Ink::ruling, " " + say("common.terminal.wins")) : ""), kScreen,
                   4) +
           "\n";
  }

  std::string result() const {
    std::string lines = style_.paint(Ink::heading, say("common.terminal.result")) + "\n";
    for (std::size_t seat = 0; seat < view_.players.size(); ++seat)
      if (const auto& score = view_.players[seat].score) lines += result_line(static_cast<Seat>(seat), *score);
    return lines;
  }

  const View& view_;
  const Players& players_;
  const Style& style_;
  std::vector<std::string> names_;
};

}  // namespace

std::string draw(const View& view, const Players& players, const Style& style) {
  return Drawing(view, players, style).all();
}

}  // namespace atlantica::terminal
