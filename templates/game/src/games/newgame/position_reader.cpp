#include "games/newgame/position_reader.h"

#include <algorithm>
#include <numeric>

#include "games/newgame/notation.h"
#include "games/newgame/race.h"
#include "kit/options.h"

namespace atlantica::newgame {

bool PositionReader::read() { return read_turn() && read_players() && check_phase() && check_cards(); }

bool PositionReader::read_turn() {
  const auto seats = static_cast<int>(position_.players.size());
  if (seats < 2 || seats > kSeatsMax) return fail("players", wrong_seats("newgame", 2, kSeatsMax, seats));
  state_.seats = static_cast<std::uint8_t>(seats);
  const std::string& name = position_.phase ? *position_.phase : "roll";
  if (!phase(name, phase_names(), state_.phase) ||
      !turn(position_.turn, state_.phase >= Phase::roll, name, state_.turn) ||
      !in_phase(state_.phase == Phase::turn, position_.die.has_value(), "die", name))
    return false;
  if (const int goal = position_.goal.value_or(kShortPath); goal != kShortPath && goal != kLongPath)
    return fail("goal", {"newgame.position.goal", {{"least", kShortPath}, {"most", kLongPath}, {"number", goal}}});
  return number(position_.goal, "goal", kShortPath, kLongPath, state_.goal) &&
         number(position_.seat, "seat", 0, seats - 1, state_.seat) &&
         number(position_.first, "first", 0, seats - 1, state_.first) &&
         number(position_.die, "die", 1, kDie, state_.die);
}

bool PositionReader::read_players() {
  state_.deck.fill(kCardsPerValue);
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    if (!read_figures(seat)) return false;
    const auto& card = position_.players[at(seat)].card;
    if (!card) continue;
    if (!take_card(*card, item_of("players", seat) + ".card")) return false;
    state_.card[at(seat)] = static_cast<std::uint8_t>(*card);
  }
  for (const int value : position_.played.value_or(std::vector<int>{})) {
    if (!take_card(value, "played")) return false;
    ++state_.played[at(value - 1)];
  }
  return true;
}

bool PositionReader::read_figures(Seat seat) {
  const std::vector<int>& places = position_.players[at(seat)].figures;
  const std::string where = item_of("players", seat) + ".figures";
  if (places.size() != kFigures) return fail(where, {"newgame.position.figures", {{"count", kFigures}}});
  for (int i = 0; i < kFigures; ++i)
    if (!number(places[at(i)], where, kStart, state_.goal, state_.figures[at(seat)][at(i)])) return false;
  std::ranges::sort(state_.figures[at(seat)]);
  return true;
}

bool PositionReader::take_card(int value, std::string_view where) {
  std::uint8_t read = 0;
  if (!number(value, where, 1, kTopCard, read)) return false;
  if (state_.deck[at(value - 1)] == 0)
    return fail(where, {"newgame.position.cards_of_value", {{"count", kCardsPerValue}, {"value", value}}});
  --state_.deck[at(value - 1)];
  return true;
}

bool PositionReader::check_phase() {
  bool arrived = false;
  int spaces = 0;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    arrived = arrived || has_arrived(state_, seat);
    spaces += spaces_of(state_, seat);
  }
  if (state_.phase < Phase::roll && spaces > 0) return fail("players", "newgame.position.before_first_turn");
  if (arrived != (state_.phase == Phase::over)) return fail("phase", "newgame.position.over");
  return true;
}

// NEW-2.2, NEW-3.3: who has been dealt a card has it or has played it.
bool PositionReader::check_cards() {
  const auto played = std::accumulate(state_.played.begin(), state_.played.end(), 0);
  const bool dealt = state_.phase >= Phase::roll;
  int without = 0;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    const bool has = state_.card[at(seat)] > 0;
    const bool had = state_.phase == Phase::deal && order_of(state_, seat) < order_of(state_, state_.seat);
    if (!dealt && has != had) return fail(item_of("players", seat) + ".card", "newgame.position.dealt_in_turn");
    without += dealt && !has ? 1 : 0;
  }
  if (played == without) return true;
  return fail("played", {"newgame.position.played", {{"count", without}, {"number", played}}});
}

}  // namespace atlantica::newgame
