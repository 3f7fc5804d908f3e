#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace atlantica {

// The time as the system's clock tells it, but without its jumps: it never goes back, and where the two disagree it
// follows slowly, so that players' clocks do not notice when somebody sets the system's clock.
// Both clocks and the result are in milliseconds; `steady` never jumps. May be called from any thread.
inline std::function<std::int64_t()> without_jumps(std::function<std::int64_t()> system,
                                                   std::function<std::int64_t()> steady) {
  struct State {
    std::mutex mutex;
    std::int64_t told;    // the latest result, in microseconds: corrections may be less than a millisecond
    std::int64_t steady;  // when that was
  };
  constexpr std::int64_t kMicroseconds = 1000;
  constexpr std::int64_t kSlowness = 100;  // one part in so many is corrected
  auto state = std::make_shared<State>();
  state->told = system() * kMicroseconds;
  state->steady = steady();
  return [state, system = std::move(system), steady = std::move(steady)] {
    const std::lock_guard lock(state->mutex);
    const std::int64_t passed = std::max<std::int64_t>(0, steady() - state->steady) * kMicroseconds;
    const std::int64_t wrong = system() * kMicroseconds - (state->told + passed);
    state->steady += passed / kMicroseconds;
    state->told += passed + std::clamp(wrong, -passed / kSlowness, passed / kSlowness);
    return state->told / kMicroseconds;
  };
}

}  // namespace atlantica
