#pragma once

#include <bit>
#include <cstdint>

namespace atlantica {

// A place at the table, counted from 0, clockwise.
using Seat = int;

// Dice, draws and reveals are moves of this seat.
inline constexpr Seat kChance = 7;
inline constexpr int kMaxSeats = 7;

// The viewer of a game: a seat, or a spectator, who sees only what is public.
struct Viewer {
  Seat seat = kNobody;
  bool looks_back = false;  // viewing a past turn of a running game: hides what the seat has had to forget

  static constexpr Seat kNobody = -1;
  static constexpr Viewer spectator() { return {}; }
  static constexpr Viewer of(Seat seat) { return {seat}; }
  constexpr Viewer looking_back() const { return {seat, true}; }
  constexpr bool is(Seat other) const { return seat == other; }
};

// A set of seats; chance may be a member.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet only(Seat seat) { return SeatSet(bit(seat)); }
  static constexpr SeatSet first(int count) { return SeatSet(static_cast<std::uint8_t>((1U << count) - 1)); }

  constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Seat seat) { bits_ |= bit(seat); }
  constexpr void remove(Seat seat) { bits_ &= static_cast<std::uint8_t>(~bit(seat)); }
  // Precondition: not empty.
  constexpr Seat lowest() const { return std::countr_zero(bits_); }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  static constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << seat); }

  std::uint8_t bits_ = 0;
};

}  // namespace atlantica
