#pragma once

#include <bit>
#include <cstdint>

namespace atlantica {

// Sets of up to 64 small integers, as the bits of a word.
using Bits = std::uint64_t;

constexpr Bits bit(int index) { return Bits{1} << index; }
constexpr bool has(Bits bits, int index) { return ((bits >> index) & 1) != 0; }
constexpr int lowest(Bits bits) { return std::countr_zero(bits); }
constexpr int highest(Bits bits) { return 63 - std::countl_zero(bits); }
constexpr int count(Bits bits) { return std::popcount(bits); }
// Bits above / below index, exclusive; index in 0..63.
constexpr Bits above(int index) { return ~Bits{1} << index; }
constexpr Bits below(int index) { return bit(index) - 1; }

// Removes and returns the lowest member. Precondition: not empty.
constexpr int pop_lowest(Bits& bits) {
  const int index = lowest(bits);
  bits &= bits - 1;
  return index;
}

// The n-th lowest member, counting from 0. Precondition: n < count(bits).
constexpr int nth(Bits bits, int n) {
  for (int base = 0;; base += 8) {
    const int here = std::popcount(static_cast<std::uint8_t>(bits >> base));
    if (n < here) {
      Bits rest = (bits >> base) & 0xff;
      while (n-- > 0) rest &= rest - 1;
      return base + lowest(rest);
    }
    n -= here;
  }
}

}  // namespace atlantica
