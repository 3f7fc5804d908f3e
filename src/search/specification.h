#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"

namespace atlantica {

// Which bot sits at a seat, from the text after "bot:".
//
//   random, greedy       any legal move; the best move by evaluation, one move ahead
//   1 … 5                a level for people: 1 plays as in a hurry, the others search with more and more simulations
//   sims=N, time=MS      tree search with a budget for every decision; joined by + the first limit reached ends it
//   …+plain              the same search without what it knows of the game: no priors, random playouts to the end
//   …+open               the same search, allowed to see everything; for studies only
struct BotSpecification {
  enum class Kind { random, greedy, hurried, search };
  enum class Knowledge { full, plain };
  enum class Sight { own, all };

  Kind kind = Kind::search;
  std::uint64_t sims = 0;  // 0: no limit
  std::int64_t time = 0;   // milliseconds; 0: no limit
  Knowledge knowledge = Knowledge::full;
  Sight sight = Sight::own;

  bool operator==(const BotSpecification&) const = default;
};

inline constexpr std::uint64_t kMostSims = 100'000'000;
inline constexpr std::int64_t kMostTime = 3'600'000;

// The bot a text asks for; or what is wrong with the text and what would be right.
std::expected<BotSpecification, Message> read_bot(std::string_view text);

}  // namespace atlantica
