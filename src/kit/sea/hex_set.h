#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bits.h"
#include "core/index.h"

namespace atlantica {

// A set of a board's hexes, each a number below Size, as a few words of bits.
template <int Size>
class HexSet {
 public:
  static constexpr int kSize = Size;
  static constexpr int kWords = (Size + 63) / 64;

  constexpr HexSet() = default;
  static constexpr HexSet only(int hex) {
    HexSet set;
    set.add(hex);
    return set;
  }
  static constexpr HexSet all() {
    HexSet set;
    for (int word = 0; word < kWords; ++word) {
      const int left = Size - 64 * word;
      set.words_[at(word)] = left >= 64 ? ~Bits{0} : atlantica::below(left);
    }
    return set;
  }

  constexpr bool has(int hex) const { return ((words_[at(hex >> 6)] >> (hex & 63)) & 1) != 0; }
  constexpr void add(int hex) { words_[at(hex >> 6)] |= bit(hex & 63); }
  constexpr void remove(int hex) { words_[at(hex >> 6)] &= ~bit(hex & 63); }

  constexpr bool empty() const {
    Bits any = 0;
    for (const Bits word : words_) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int sum = 0;
    for (const Bits word : words_) sum += count(word);
    return sum;
  }
  constexpr bool meets(const HexSet& other) const {
    Bits common = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) common |= words_[i] & other.words_[i];
    return common != 0;
  }

  // Precondition: not empty.
  constexpr int lowest() const {
    int word = 0;
    while (word + 1 < kWords && words_[at(word)] == 0) ++word;
    return 64 * word + atlantica::lowest(words_[at(word)]);
  }
  // The n-th lowest hex, counting from 0. Precondition: n < size().
  constexpr int nth(int n) const {
    int word = 0;
    for (int here = count(words_[0]); n >= here; here = count(words_[at(word)])) {
      n -= here;
      ++word;
    }
    return 64 * word + atlantica::nth(words_[at(word)], n);
  }
  // Calls visit(hex) for every hex, in order.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (int word = 0; word < kWords; ++word)
      for (Bits rest = words_[at(word)]; rest != 0;) visit(64 * word + pop_lowest(rest));
  }

  constexpr HexSet& operator|=(const HexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr HexSet& operator&=(const HexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  // Set difference.
  constexpr HexSet& operator-=(const HexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr HexSet operator|(HexSet a, const HexSet& b) { return a |= b; }
  friend constexpr HexSet operator&(HexSet a, const HexSet& b) { return a &= b; }
  friend constexpr HexSet operator-(HexSet a, const HexSet& b) { return a -= b; }
  constexpr bool operator==(const HexSet&) const = default;

 private:
  std::array<Bits, static_cast<std::size_t>(kWords)> words_{};
};

}  // namespace atlantica
