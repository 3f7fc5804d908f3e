#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace atlantica {

// The moves of one decision, without allocation. Capacity is a bound proved by the game.
template <class Move, std::size_t Capacity>
class MoveList {
 public:
  static constexpr std::size_t kCapacity = Capacity;

  void add(const Move& move) {
    assert(size_ < Capacity);
    moves_[size_++] = move;
  }
  void clear() { size_ = 0; }
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  const Move& operator[](std::size_t index) const { return moves_[index]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  bool has(const Move& move) const {
    for (const Move& other : *this)
      if (other == move) return true;
    return false;
  }

 private:
  std::size_t size_ = 0;
  std::array<Move, Capacity> moves_;
};

}  // namespace atlantica
