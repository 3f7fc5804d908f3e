#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace atlantica {

// A random number generator, owned by its user: xoshiro256**. The same seed gives the same numbers on every machine.
// Anything that must be unpredictable is seeded from a keyed stream.
class Rng {
 public:
  using Seed = std::array<std::uint64_t, 4>;

  explicit Rng(std::uint64_t seed) {
    for (auto& word : state_) word = split_mix(seed);
  }
  explicit Rng(const Seed& seed) : state_(seed) {
    if (seed == Seed{}) *this = Rng(0);
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in [0, bound); bound must not be 0. (Lemire's method, unbiased.)
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = -bound % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  static std::uint64_t split_mix(std::uint64_t& seed) {
    std::uint64_t z = (seed += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::array<std::uint64_t, 4> state_;
};

}  // namespace atlantica
