#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"

namespace atlantica {

// The bot for a seat, from the text after "bot:".
//
//   random, greedy       a random legal move; the best move by evaluation, one ply ahead
//   1 … 5                a level for people: 1 plays the rollout policy, the others search with ever more simulations
//   sims=N, time=MS      tree search with a budget per decision; joined by + whichever limit is reached first
//   …+plain              the same search without game knowledge: no priors, random rollouts to the end
//   …+open               the same search with full information; for studies only
struct BotSpecification {
  enum class Kind { random, greedy, hurried, search };
  enum class Knowledge { full, plain };
  enum class Sight { own, all };

  Kind kind = Kind::search;
  std::uint64_t sims = 0;  // 0: unlimited
  std::int64_t time = 0;   // milliseconds; 0: unlimited
  Knowledge knowledge = Knowledge::full;
  Sight sight = Sight::own;

  bool operator==(const BotSpecification&) const = default;
};

inline constexpr std::uint64_t kMostSims = 100'000'000;
inline constexpr std::int64_t kMostTime = 3'600'000;

// The bot a text specifies; or what is wrong with the text and what would be right.
std::expected<BotSpecification, Message> read_bot(std::string_view text);

}  // namespace atlantica
