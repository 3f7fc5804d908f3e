#include "apps/think.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

namespace atlantica::apps {

namespace {

std::int64_t microseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

void in_parallel(int count, const std::function<void(int)>& task) {
  std::vector<std::jthread> threads;
  for (int i = 1; i < count; ++i) threads.emplace_back([&task, i] { task(i); });
  task(0);
}

}  // namespace

Thinking playing() {
  const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1U, 64U);
  return {.microseconds = microseconds, .in_parallel = in_parallel, .threads = static_cast<int>(cores)};
}

Thinking studying() { return {.microseconds = microseconds, .peeking = Thinking::Peeking::allowed}; }

}  // namespace atlantica::apps
