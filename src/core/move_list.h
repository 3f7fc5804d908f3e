#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace atlantica {

// The moves of one decision, without allocation. The capacity is an upper bound that the game has proved.
template <class Move, std::size_t Capacity>
class MoveList {
  static_assert(std::is_trivially_copyable_v<Move>);

 public:
  static constexpr std::size_t kCapacity = Capacity;

  MoveList() {}
  void add(const Move& move) {
    assert(size_ < Capacity);
    std::construct_at(&moves_[size_++], move);
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
  // Lists are created for every decision, so elements not yet added are left unconstructed.
  union {
    std::array<Move, Capacity> moves_;
  };
};

}  // namespace atlantica
