#pragma once

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "match/json.h"
#include "match/match.h"
#include "said.h"

namespace atlantica {

// Seeded luck, for tests that need no secrecy.
class NumberedStream final : public ChanceStream {
 public:
  explicit NumberedStream(std::uint64_t key) : key_(key) {}
  Rng::Seed seed(std::uint64_t n) const override {
    Rng rng(key_ * 1'000'003 + n);
    return {rng.next(), rng.next(), rng.next(), rng.next()};
  }

 private:
  std::uint64_t key_;
};

// A position before the gap on space 2: seat 0 may bridge it or buy a card; the crown leads past a figure.
inline constexpr std::string_view kPosition = R"({
  "path": "ring4 ~ flag5 crown2 olive1 ~48",
  "players": [
    {"hand": {"crown": 1, "olive": 1, "flag": 3}, "tiles": [4], "figures": [0, 1, 54]},
    {"hand": {"ring": 2}, "tiles": [], "figures": [0, 0, 4]}]})";

inline std::unique_ptr<Match> from_text(std::string_view position) {
  auto match = find_game("atlantis")->from_position(*parse_json(position), 1);
  EXPECT_TRUE(match) << match.error();
  return std::move(*match);
}

// A whole game between two bots.
inline std::unique_ptr<Match> played_game(std::uint64_t seed) {
  auto match = *find_game("atlantis")->new_match(2, {}, 1, {});
  const NumberedStream stream(seed);
  Rng rng(seed);
  match->play_chance(stream);
  while (!match->actors().empty()) {
    const Seat seat = match->actors().lowest();
    const auto bot = match->new_bot(seat, seat == 0 ? "greedy" : "random", {});
    (*bot)->observe();
    EXPECT_FALSE(match->play(seat, (*bot)->choose(rng)));
    match->play_chance(stream);
  }
  return match;
}

// Seat 0 holds no cards and none are left to draw; seat 1 was stuck before.
inline std::unique_ptr<Match> ended_by_standstill() {
  auto match = from_text(R"({
    "path": "ring4 flag5 ~51", "idle_turns": 1, "players": [
      {"hand": {}, "tiles": [], "figures": [0, 0, 0]},
      {"hand": {"flag": 15, "olive": 15, "helmet": 15, "amphora": 15, "ring": 15, "statue": 15, "crown": 15},
       "tiles": [], "figures": [0, 0, 0]}]})");
  EXPECT_FALSE(match->play(0, "show"));
  EXPECT_TRUE(match->outcome()) << "ATL-7.7";
  return match;
}

}  // namespace atlantica
