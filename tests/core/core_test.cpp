#include <gtest/gtest.h>

#include <array>

#include "core/bits.h"
#include "core/counts.h"
#include "core/rng.h"
#include "core/seat.h"

namespace atlantica {
namespace {

TEST(Bits, nth_counts_members_from_below) {
  const Bits bits = bit(0) | bit(7) | bit(8) | bit(41) | bit(63);
  EXPECT_EQ(nth(bits, 0), 0);
  EXPECT_EQ(nth(bits, 1), 7);
  EXPECT_EQ(nth(bits, 2), 8);
  EXPECT_EQ(nth(bits, 3), 41);
  EXPECT_EQ(nth(bits, 4), 63);
}

TEST(Bits, above_and_below_exclude_the_index_itself) {
  EXPECT_EQ(above(63), 0U);
  EXPECT_EQ(below(0), 0U);
  EXPECT_EQ(above(5) | below(5) | bit(5), ~Bits{0});
}

TEST(Counts, keep_every_kind_apart) {
  Counts counts;
  counts.add(0, 3);
  counts.add(6, 15);
  counts.remove(0);
  EXPECT_EQ(counts[0], 2);
  EXPECT_EQ(counts[3], 0);
  EXPECT_EQ(counts[6], 15);
  EXPECT_EQ(counts.total(), 17);
  EXPECT_EQ(counts.weighted_total(), 2 * 1 + 15 * 7);
}

TEST(Counts, kind_of_lays_the_pieces_out_in_order) {
  Counts counts;
  counts.add(1, 2);
  counts.add(2, 1);
  counts.add(6, 100);
  EXPECT_EQ(counts.kind_of(0), 1);
  EXPECT_EQ(counts.kind_of(1), 1);
  EXPECT_EQ(counts.kind_of(2), 2);
  EXPECT_EQ(counts.kind_of(3), 6);
  EXPECT_EQ(counts.kind_of(102), 6);
}

TEST(Counts, weighted_total_of_many_tiles_does_not_overflow) {
  Counts counts;
  for (int kind = 0; kind < 7; ++kind) counts.add(kind, 12);
  EXPECT_EQ(counts.weighted_total(), 12 * 28);
}

TEST(Rng, below_is_even_over_its_range) {
  Rng rng(7);
  std::array<int, 5> seen{};
  for (int i = 0; i < 50000; ++i) ++seen[rng.below(5)];
  // Five standard deviations of a fair draw.
  for (const int times : seen) EXPECT_NEAR(times, 10000, 450);
}

TEST(Rng, the_same_seed_gives_the_same_numbers) {
  const auto numbers = [](const Rng::Seed& seed) {
    Rng rng(seed);
    std::array<std::uint64_t, 8> list{};
    for (auto& number : list) number = rng.next();
    return list;
  };
  EXPECT_EQ(numbers({1, 2, 3, 4}), numbers({1, 2, 3, 4}));
  EXPECT_NE(numbers({1, 2, 3, 4}), numbers({1, 2, 3, 5}));
}

TEST(Rng, a_seed_of_zeros_is_no_trap) {
  Rng rng(Rng::Seed{});
  EXPECT_NE(rng.next() | rng.next(), 0U);
}

TEST(SeatSet, holds_seats_and_chance) {
  SeatSet seats = SeatSet::first(2);
  EXPECT_TRUE(seats.has(0) && seats.has(1));
  EXPECT_FALSE(seats.has(2) || seats.has(kChance));
  seats.add(kChance);
  seats.remove(0);
  EXPECT_EQ(seats.size(), 2);
  EXPECT_EQ(seats.lowest(), 1);
  EXPECT_TRUE(seats.has(kChance));
}

}  // namespace
}  // namespace atlantica
