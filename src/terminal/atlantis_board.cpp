#include "terminal/atlantis_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace atlantica::terminal {
namespace {

using atlantis::GapView;
using atlantis::ItemCounts;
using atlantis::PlayerView;
using atlantis::ScoreView;
using atlantis::SpaceView;
using atlantis::View;

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
      : view_(view), players_(players), style_(style) {}

  std::string all() {
    std::string text = headline() + "\n\n" + shore("Atlantis", kAtlantisPlace) + "\n\n";
    for (std::size_t row = 0; row < view_.path.size(); row += kCellsPerRow) text += path_row(row);
    text += shore("Mainland", kMainlandPlace) + "\n\n" + player_lines() + "\n" + table_line();
    if (is_over()) text += "\n" + result();
    return text;
  }

 private:
  bool is_over() const { return view_.phase == "over"; }

  std::string label(Seat seat) const { return seat_label(players_, seat, style_); }

  std::string headline() const {
    if (is_over()) return style_.paint(Ink::heading, "The game is over.");
    if (!view_.seat || view_.phase == "first" || view_.phase == "lay" || view_.phase == "deal")
      return style_.paint(Ink::heading, "The table is being set up.");
    return style_.paint(Ink::heading, fmt::format("Turn {}: ", view_.turn)) + label(*view_.seat) + task();
  }

  std::string task() const {
    if (view_.phase == "go_on") return fmt::format(" stands on an occupied tile at {} and must play on", at());
    if (view_.phase == "pay" && view_.moving)
      return fmt::format(" came to {} and pays {} ({} paid)", at(), view_.moving->price, view_.moving->paid);
    if (view_.phase == "reveal") return " uncovers a tile";
    if (view_.phase == "draw") return " draws";
    return " moves";
  }

  std::string at() const {
    if (!view_.moving) return "its place";
    return view_.moving->at == kMainlandPlace ? "the mainland" : fmt::format("space {}", view_.moving->at);
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

  std::string shore(std::string_view name, int place) const {
    const std::string figures = figures_at(place);
    return fmt::format("{:>2} {}  {}", place, style_.paint(Ink::strong, name),
                       figures.empty() ? style_.paint(Ink::faint, "nobody") : figures);
  }

  const GapView* gap_at(int space) const {
    const auto found =
        std::ranges::find_if(view_.gaps, [&](const GapView& gap) { return gap.from <= space && space <= gap.to; });
    return found == view_.gaps.end() ? nullptr : &*found;
  }

  // The price of a gap stands on its first water space.
  std::string water(const SpaceView& space, int place) const {
    const char wave = space.bridge ? '=' : '~';
    const Ink ink = space.bridge ? Ink::bridge : Ink::water;
    const GapView* gap = gap_at(place);
    if (gap == nullptr || gap->from != place) return style_.paint(ink, std::string(9, wave));
    if (gap->bridged) return style_.paint(Ink::bridge, fmt::format("{0}{0} free {0}", wave));
    const std::string price = gap->price ? std::to_string(*gap->price) : "?";
    return style_.paint(Ink::price, fmt::format("{0} pay {1} {0}", wave, price));
  }

  std::string tile(const SpaceView& space, int place) const {
    if (!space.item) return water(space, place);
    return style_.paint(item_ink(*space.item), *space.item) + style_.paint(Ink::strong, std::to_string(*space.value)) +
           (space.below > 0 ? "+" : "");
  }

  // Two lines and an empty one: numbers with figures above the tiles.
  std::string path_row(std::size_t first) const {
    std::string numbers;
    std::string tiles;
    for (std::size_t i = first; i < std::min(first + kCellsPerRow, view_.path.size()); ++i) {
      const int place = static_cast<int>(i) + 1;
      numbers += padded(style_.paint(Ink::faint, fmt::format("{:>2}", place)) + " " + figures_at(place), kCell);
      tiles += padded(tile(view_.path[i], place), kCell);
    }
    return trimmed(numbers) + "\n" + trimmed(tiles) + "\n\n";
  }

  static std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }

  std::string counts(const ItemCounts& items) const {
    std::string text;
    for (const auto& [item, count] : items) {
      if (!text.empty()) text += ", ";
      text += fmt::format("{} {}", count, style_.paint(item_ink(item), item));
    }
    return text.empty() ? "none" : text;
  }

  std::string tiles_of(const PlayerView& player) const {
    if (player.tiles.empty()) return "no tiles";
    const int sum = std::accumulate(player.tiles.begin(), player.tiles.end(), 0);
    return fmt::format("tiles {} (sum {})", fmt::join(player.tiles, " "), sum);
  }

  std::string player_line(Seat seat, std::size_t name_width) const {
    const PlayerView& player = view_.players[static_cast<std::size_t>(seat)];
    const bool in_turn = view_.seat == seat && !is_over();
    std::string line = in_turn ? "> " : "  ";
    line += padded(label(seat), name_width) + fmt::format("  {:>2} cards  ", player.hand_size) +
            (player.bridge ? style_.paint(Ink::bridge, "bridge  ") : "        ") + tiles_of(player);
    if (!player.shown.empty()) line += ", shown: " + counts(player.shown);
    line = wrapped(line, kScreen, name_width + 4) + "\n";
    if (player.hand) line += wrapped("    hand: " + counts(*player.hand), kScreen, 10) + "\n";
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
    return wrapped(fmt::format("  Deck: {} cards. Discards: {}.", view_.deck, counts(view_.discards)), kScreen, 4) +
           "\n";
  }

  std::string result_line(Seat seat, const ScoreView& score) const {
    std::string line = "  " + label(seat) + fmt::format(": tiles {} + cards {}", score.tiles, score.cards);
    if (score.crossing > 0) line += fmt::format(", {} to pay for the way home, {} paid", score.crossing, score.paid);
    line += " = " + style_.paint(Ink::strong, fmt::format("{} {}", score.score, score.score == 1 ? "point" : "points"));
    return wrapped(line + (score.winner ? style_.paint(Ink::ruling, " wins") : ""), kScreen, 4) + "\n";
  }

  std::string result() const {
    std::string lines = style_.paint(Ink::heading, "Result") + "\n";
    for (std::size_t seat = 0; seat < view_.players.size(); ++seat)
      if (const auto& score = view_.players[seat].score) lines += result_line(static_cast<Seat>(seat), *score);
    return lines;
  }

  const View& view_;
  const Players& players_;
  const Style& style_;
};

}  // namespace

std::string draw(const View& view, const Players& players, const Style& style) {
  return Drawing(view, players, style).all();
}

}  // namespace atlantica::terminal
