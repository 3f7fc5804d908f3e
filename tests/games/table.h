#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "core/seat.h"
#include "kit/words.h"
#include "speech/speaker.h"

// Positions and tables to play on, so that tests read like the rulebook: what those of several games have in common.
namespace atlantica {

// "F5 ship, NW" by commas, without the spaces that follow them.
inline Names words(std::string_view text, char between = ' ') {
  Names names;
  while (!text.empty()) {
    const std::size_t end = text.find(between);
    if (end != 0) names.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? "" : text.substr(end + 1);
    if (text.starts_with(' ')) text.remove_prefix(1);
  }
  return names;
}

// The state of a position, which must be right.
template <class Rules>
typename Rules::State state_of(const typename Rules::Position& position) {
  const auto state = Rules::from_position(position);
  EXPECT_TRUE(state) << speech::in_english(state.error());
  return state.value_or(typename Rules::State{});
}

// What is wrong with a position; empty if nothing is.
template <class Rules>
std::string problem_with(const typename Rules::Position& position) {
  const auto state = Rules::from_position(position);
  return state ? "" : speech::in_english(state.error());
}

// Plays by notation, checking that every move is legal. `Table` is the game's own class, which derives from it.
template <class Rules, class Table>
class TableOf {
 public:
  using State = typename Rules::State;

  explicit TableOf(const State& start) : state(start) {}

  Table& play(std::string_view text) {
    const auto move = Rules::parse(text);
    EXPECT_TRUE(move) << text;
    if (!move) return self();
    const SeatSet actors = Rules::actors(state);
    EXPECT_FALSE(actors.empty()) << text << ": the game is over";
    if (actors.empty()) return self();
    const auto refusal = Rules::refusal(state, actors.lowest(), *move);
    EXPECT_FALSE(refusal) << text << ": " << refusal->rule << " " << speech::in_english(refusal->message);
    if (!refusal) Rules::play(state, actors.lowest(), *move);
    return self();
  }

  // The rule that forbids the actor this move; empty if it is legal.
  std::string refusal(std::string_view text) const {
    const SeatSet actors = Rules::actors(state);
    return refusal(actors.empty() ? 0 : actors.lowest(), text);
  }
  std::string refusal(Seat seat, std::string_view text) const {
    const auto move = Rules::parse(text);
    if (!move) return "notation";
    const auto found = Rules::refusal(state, seat, *move);
    return found ? found->rule : "";
  }

  std::set<std::string> legal() const {
    typename Rules::Moves moves;
    Rules::legal_moves(state, Rules::actors(state).lowest(), moves);
    std::set<std::string> texts;
    for (const auto& move : moves) texts.insert(Rules::text(move));
    EXPECT_EQ(texts.size(), moves.size()) << "no move is listed twice";
    return texts;
  }
  bool offers(std::string_view text) const { return legal().contains(std::string(text)); }

  typename Rules::View view(Seat seat = 0) const { return Rules::view(state, Viewer::of(seat)); }

  // Lets chance decide, from a seed, until a player is to act.
  Table& luck(std::uint64_t seed = 1) {
    Rng rng(seed);
    while (Rules::actors(state).has(kChance)) Rules::play(state, kChance, Rules::sample_chance(state, rng));
    return self();
  }

  State state;

 private:
  Table& self() { return static_cast<Table&>(*this); }
};

}  // namespace atlantica
