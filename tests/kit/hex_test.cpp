#include <gtest/gtest.h>

#include <vector>

#include "kit/sea/hex_sea.h"

namespace atlantica {
namespace {

using Survive = HexSea<7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7>;
using Escape = HexSea<7, 10, 9, 10, 11, 12, 11, 12, 11, 10, 9, 10, 7>;
using Small = HexSea<2, 3, 2>;  // a centre and its six neighbours

template <class Sea>
int hex(std::string_view name) {
  return Sea::parse(name).value();
}

static_assert(Survive::kHexes == 133 && Escape::kHexes == 129);
static_assert(Survive::axial(Survive::hex_at({0, 0})) == Axial{0, 0});

template <class Sea>
class HexSeas : public testing::Test {};
using Seas = testing::Types<Survive, Escape, Small>;
TYPED_TEST_SUITE(HexSeas, Seas);

TYPED_TEST(HexSeas, names_and_coordinates_round_trip) {
  using Sea = TypeParam;
  for (int h = 0; h < Sea::kHexes; ++h) {
    EXPECT_EQ(Sea::parse(Sea::name(h)), h);
    EXPECT_EQ(Sea::hex_at(Sea::axial(h)), h);
  }
}

TYPED_TEST(HexSeas, neighbours_are_the_six_axial_directions) {
  using Sea = TypeParam;
  for (int h = 0; h < Sea::kHexes; ++h) {
    typename Sea::Set expected;
    const Axial here = Sea::axial(h);
    for (const Axial step : {Axial{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}})
      if (const int other = Sea::hex_at({here.q + step.q, here.r + step.r}); other != Sea::kNone) expected.add(other);
    EXPECT_EQ(Sea::around(h), expected) << Sea::name(h);
    typename Sea::Set ring;
    for (const int other : Sea::ring(h)) ring.add(other);
    EXPECT_EQ(ring, expected) << Sea::name(h);
  }
}

TYPED_TEST(HexSeas, the_distance_is_the_number_of_steps_on_the_board) {
  using Sea = TypeParam;
  const auto open = Sea::Set::all();
  for (int h = 0; h < Sea::kHexes; ++h) {
    for (int steps = 1; steps <= Sea::kRows; ++steps) {
      typename Sea::Set near;
      for (int other = 0; other < Sea::kHexes; ++other)
        if (other != h && Sea::distance(h, other) <= steps) near.add(other);
      ASSERT_EQ(Sea::reach(h, steps, open), near) << Sea::name(h) << " " << steps;
      if (steps <= 3) {
        ASSERT_EQ(Sea::within(steps, h), near);
      }
    }
  }
}

TEST(HexSea, the_middle_of_the_board_has_its_spoken_name) {
  EXPECT_EQ(Survive::name(Survive::hex_at({0, 0})), "G6");
  EXPECT_EQ(Survive::name(0), "A1");
  EXPECT_EQ(Survive::name(Survive::kHexes - 1), "M7");
  EXPECT_EQ(Survive::axial(hex<Survive>("C11")), (Axial{7, -4}));
  EXPECT_EQ(Escape::axial(hex<Escape>("B10")), (Axial{7, -5}));
}

TEST(HexSea, names_of_no_hex_are_refused) {
  for (const std::string_view name : {"", "A", "A0", "A8", "N1", "a1", "A01", "A1x", "A-1", "F13", "F100"})
    EXPECT_FALSE(Survive::parse(name)) << name;
}

TEST(HexSea, there_is_nothing_beyond_the_edge) {
  EXPECT_EQ(Small::hex_at({2, 0}), Small::kNone);
  EXPECT_EQ(Small::hex_at({-2, 0}), Small::kNone);
  EXPECT_EQ(Small::hex_at({-1, -1}), Small::kNone);
  EXPECT_EQ(Small::hex_at({0, 2}), Small::kNone);
}

TEST(HexSea, a_way_goes_round_what_is_closed) {
  auto open = Survive::Set::all();
  const int start = hex<Survive>("G6");
  open -= Survive::around(start);
  EXPECT_TRUE(Survive::reach(start, 12, open).empty()) << "enclosed";
  open.add(hex<Survive>("G7"));
  EXPECT_EQ(Survive::reach(start, 1, open), Survive::Set::only(hex<Survive>("G7")));
  const auto two = Survive::reach(start, 2, open);
  EXPECT_EQ(two.size(), 4) << "the gate and three hexes behind it";
  EXPECT_FALSE(two.has(start));
}

TEST(HexSea, a_way_may_end_but_not_go_on_where_a_piece_must_stop) {
  const int start = hex<Small>("B1");
  const int centre = hex<Small>("B2");
  const auto open = Small::Set::all();
  EXPECT_TRUE(Small::reach(start, 2, open).has(hex<Small>("B3")));
  const auto reach = Small::reach(start, 2, open, Small::Set::only(centre));
  EXPECT_TRUE(reach.has(centre));
  EXPECT_FALSE(reach.has(hex<Small>("B3")));
  EXPECT_EQ(Small::reach(start, 2, open - Small::Set::only(centre), Small::Set::only(centre)), reach);
}

TEST(HexSet, holds_what_was_added) {
  using Set = HexSet<133>;
  const std::vector<int> hexes = {0, 5, 63, 64, 100, 127, 128, 132};
  Set set;
  EXPECT_TRUE(set.empty());
  for (const int h : hexes) set.add(h);
  EXPECT_EQ(set.size(), 8);
  EXPECT_EQ(set.lowest(), 0);
  std::vector<int> seen;
  set.each([&](int h) { seen.push_back(h); });
  EXPECT_EQ(seen, hexes);
  for (std::size_t n = 0; n < hexes.size(); ++n) EXPECT_EQ(set.nth(static_cast<int>(n)), hexes[n]);
  set.remove(0);
  EXPECT_FALSE(set.has(0));
  EXPECT_EQ(set.lowest(), 5);
  EXPECT_EQ(Set::only(132).lowest(), 132);
  EXPECT_EQ(Set::all().size(), 133);
  EXPECT_EQ((Set::all() - set).size(), 126);
  EXPECT_EQ(Set::all() & set, set);
  EXPECT_EQ(set | set, set);
  EXPECT_TRUE(set.meets(Set::only(64)));
  EXPECT_FALSE(set.meets(Set::all() - set));
}

}  // namespace
}  // namespace atlantica
