#include "terminal/newgame_board.h"

#include <fmt/format.h>

#include "speech/speaker.h"

namespace atlantica::terminal {
namespace {

using newgame::PlayerView;
using newgame::ScoreView;
using newgame::View;
using speech::say;

class Drawing {
 public:
  Drawing(const View& view, const Players& players, const Style& style)
      : view_(view), players_(players), style_(style), names_(seat_labels(players, style)) {}

  std::string all() const {
    std::string text = headline() + "\n\n" + path() + "\n";
    for (std::size_t seat = 0; seat < view_.players.size(); ++seat) text += player_line(static_cast<Seat>(seat));
    if (view_.phase == "over") text += "\n" + result();
    return text;
  }

 private:
  std::string headline() const {
    if (view_.phase == "over") return style_.paint(Ink::heading, say("common.terminal.over"));
    if (!view_.seat) return style_.paint(Ink::heading, say("common.terminal.set_up"));
    const Message task = view_.die ? Message{"newgame.terminal.move", {{"seat", *view_.seat}, {"value", *view_.die}}}
                                   : Message{"newgame.terminal.roll", {{"seat", *view_.seat}}};
    return style_.paint(Ink::heading, say({"common.terminal.turn", {{"turn", view_.turn}}})) + " " + say(task, names_);
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

  std::string path() const {
    std::string lines;
    for (int place = 0; place <= view_.goal; ++place) {
      const std::string name = place == 0            ? say("newgame.terminal.start")
                               : place == view_.goal ? say("newgame.terminal.goal")
                                                     : "";
      const std::string figures = figures_at(place);
      if (name.empty() && figures.empty()) continue;
      lines += fmt::format("{:>2} {}{}\n", place, name.empty() ? "" : style_.paint(Ink::strong, name) + " ", figures);
    }
    return lines;
  }

  std::string card_of(const PlayerView& player) const {
    if (player.card) return say({"newgame.terminal.card", {{"value", *player.card}}});
    return player.has_card ? say("newgame.terminal.secret") : say("newgame.terminal.no_card");
  }

  std::string player_line(Seat seat) const {
    const bool in_turn = view_.seat == seat;
    return (in_turn ? "> " : "  ") + seat_label(players_, seat, style_) + ": " +
           card_of(view_.players[static_cast<std::size_t>(seat)]) + "\n";
  }

  std::string result_line(Seat seat, const ScoreView& score) const {
    return "  " + seat_label(players_, seat, style_) + ": " +
           say({"newgame.terminal.score", {{"spaces", score.spaces}, {"card", score.card}}}) + " = " +
           style_.paint(Ink::strong, say({"common.terminal.points", {{"count", score.score}}})) +
           (score.winner ? style_.paint(Ink::ruling, " " + say("common.terminal.wins")) : "") + "\n";
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

// Dealing to others adds nothing.
bool is_news_in_newgame(const boost::json::object& event) {
  return event.at("type").as_string() != "deal" || event.contains("value");
}

}  // namespace atlantica::terminal
