#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "search/specification.h"

namespace atlantica {

// Resources that bots think with. Search reads no clock and starts no threads: the caller supplies them.
struct Thinking {
  // A monotonic clock. Without one there are no bots with a time budget.
  std::function<std::int64_t()> microseconds{};
  // Runs task(0) to task(count - 1), possibly in parallel, and returns when all have finished.
  std::function<void(int count, const std::function<void(int)>& task)> in_parallel{};
  // How many trees share a time budget (root parallelism). A simulation budget always uses one.
  int threads = 1;
  // The most nodes that a tree may have, which bounds a bot's memory: about 60 bytes each. Once it is full, simulations
  // go on as rollouts from its leaves.
  std::uint32_t most_nodes = 500'000;
  // Whether bots that see hidden information are allowed, to measure what hiding costs.
  enum class Peeking { forbidden, allowed } peeking = Peeking::forbidden;
};

// Why this bot cannot think with these resources, if so.
std::optional<Message> bot_problem(const BotSpecification& bot, const Thinking& thinking);

}  // namespace atlantica
