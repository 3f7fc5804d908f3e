#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace atlantica {

// Eight small counters packed into one word: cards per item, tiles per value.
// The sum of all counters must stay below 256.
class Counts {
 public:
  constexpr Counts() = default;

  constexpr int operator[](int index) const { return static_cast<int>((word_ >> (8 * index)) & 0xff); }
  constexpr int total() const { return static_cast<int>((word_ * kOnes) >> 56); }
  // The sum of kind + 1 over all pieces: the value of a set of tiles.
  constexpr int weighted_total() const {
    const std::uint64_t sums = word_ * kOnes;  // byte i: pieces of kinds 0..i
    const std::uint64_t pairs = (sums & kEvenBytes) + ((sums >> 8) & kEvenBytes);
    return 9 * total() - static_cast<int>((pairs * 0x0001000100010001) >> 48);
  }
  constexpr bool empty() const { return word_ == 0; }
  constexpr void add(int index, int amount = 1) { word_ += static_cast<std::uint64_t>(amount) << (8 * index); }
  constexpr void remove(int index, int amount = 1) {
    assert((*this)[index] >= amount);
    word_ -= static_cast<std::uint64_t>(amount) << (8 * index);
  }
  constexpr void add(Counts other) { word_ += other.word_; }
  // Precondition: no counter of other is larger than ours.
  constexpr void remove(Counts other) { word_ -= other.word_; }

  // The kind of the n-th piece in order of kind. Precondition: n < total().
  constexpr int kind_of(int n) const {
    const std::uint64_t sums = word_ * kOnes;  // byte i: pieces of kinds 0..i
    // No caller's sums reach 128, so byte-wise comparison needs no carry.
    const std::uint64_t greater = ((sums | kHighs) - (static_cast<std::uint64_t>(n) + 1) * kOnes) & kHighs;
    return std::countr_zero(greater) / 8;
  }

  // Calls visit(kind) for every kind with at least one piece, in order.
  template <class Visit>
  constexpr void each_kind(Visit visit) const {
    for (std::uint64_t rest = word_; rest != 0;) {
      const int kind = std::countr_zero(rest) / 8;
      visit(kind);
      rest &= ~(std::uint64_t{0xff} << (8 * kind));
    }
  }

  constexpr bool operator==(const Counts&) const = default;

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101;
  static constexpr std::uint64_t kEvenBytes = 0x00ff00ff00ff00ff;
  static constexpr std::uint64_t kHighs = 0x8080808080808080;

  std::uint64_t word_ = 0;
};

}  // namespace atlantica
