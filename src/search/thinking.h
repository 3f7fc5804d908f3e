#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "search/specification.h"

namespace atlantica {

// What bots may use to think. Search reads no clock and starts no thread: whoever has them passes them in.
struct Thinking {
  // A clock that never goes back. Without one a bot cannot keep a time budget and is not made.
  std::function<std::int64_t()> microseconds{};
  // Runs task(0) to task(count - 1), possibly at the same time, and returns when all of them have ended.
  std::function<void(int count, const std::function<void(int)>& task)> in_parallel{};
  // How many trees a time budget is spent on at the same time. Simulations are always counted on one.
  int threads = 1;
  // Whether a bot may be asked for that sees what is hidden, to measure what the hidden costs.
  enum class Peeking { forbidden, allowed } peeking = Peeking::forbidden;
};

// Why this bot cannot think with what there is, if so.
std::optional<Message> bot_problem(const BotSpecification& bot, const Thinking& thinking);

}  // namespace atlantica
