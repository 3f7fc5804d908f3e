#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/rng.h"

namespace atlantica::simulation {

// What happens is drawn from one seed.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : rng_(seed) {}

  std::uint64_t number() { return rng_.next(); }
  // Uniform in [least, most].
  std::int64_t between(std::int64_t least, std::int64_t most) {
    const auto span = static_cast<std::uint64_t>(most - least) + 1;
    return least + static_cast<std::int64_t>(rng_.next() % span);
  }
  bool percent(int chance) { return between(0, 99) < chance; }
  std::size_t index(std::size_t size) { return static_cast<std::size_t>(rng_.next() % size); }
  template <class T>
  const T& pick(const std::vector<T>& list) {
    return list[index(list.size())];
  }
  // A generator of its own, which does not depend on how often others roll.
  Dice split() { return Dice(rng_.next()); }

 private:
  Rng rng_;
};

}  // namespace atlantica::simulation
