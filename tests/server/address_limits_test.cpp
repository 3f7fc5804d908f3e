#include "server/address_limits.h"

#include <gtest/gtest.h>

namespace atlantica {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using Kind = AddressLimits::Kind;

constexpr AddressLimits::Time kFirst{std::chrono::hours{1}};

// How many requests in a row are allowed at this moment.
template <class Ask>
int allowed(Ask ask) {
  int count = 0;
  while (count < 10'000 && ask()) ++count;
  return count;
}

// The figures are those of docs/protocol.md.
TEST(AddressLimits, a_connection_asks_40_times_at_once_and_20_times_a_second) {
  TokenBucket connection = AddressLimits(500).new_connection(kFirst);
  const auto at = [&](AddressLimits::Time now) { return allowed([&] { return connection.take(now); }); };
  EXPECT_EQ(at(kFirst), 40);
  EXPECT_EQ(at(kFirst + seconds{1}), 20);
  EXPECT_EQ(at(kFirst + seconds{1} + milliseconds{125}), 2) << "half of the third is left over";
  EXPECT_EQ(at(kFirst + minutes{1}), 40);
}

TEST(AddressLimits, an_address_has_a_limit_of_each_kind) {
  struct Limit {
    Kind kind;
    int at_once;
    int in_ten_seconds;
  };
  for (const auto& [kind, at_once, in_ten_seconds] :
       {Limit{Kind::request, 400, 400}, {Kind::table, 60, 10}, {Kind::password, 10, 1}}) {
    AddressLimits limits(500);
    const auto at = [&](AddressLimits::Time now) { return allowed([&] { return limits.take("a", kind, now); }); };
    EXPECT_EQ(at(kFirst), at_once);
    EXPECT_TRUE(limits.take("b", kind, kFirst)) << "another address";
    EXPECT_EQ(at(kFirst + seconds{10}), in_ten_seconds);
  }
}

TEST(AddressLimits, an_address_has_so_many_connections_and_those_that_end_make_room) {
  AddressLimits limits(3);
  EXPECT_EQ(allowed([&] { return limits.connect("a", kFirst); }), 3);
  EXPECT_TRUE(limits.connect("b", kFirst));
  limits.disconnect("a");
  EXPECT_EQ(allowed([&] { return limits.connect("a", kFirst); }), 1);
}

TEST(AddressLimits, a_crowd_makes_nobody_forgotten_who_is_connected_or_was_here_just_now) {
  AddressLimits limits(1);
  ASSERT_TRUE(limits.connect("connected", kFirst));
  const auto later = kFirst + minutes{10};
  EXPECT_EQ(allowed([&] { return limits.take("busy", Kind::password, later); }), 10);
  for (int i = 0; i < 5000; ++i) limits.take(std::to_string(i), Kind::request, later);
  EXPECT_FALSE(limits.connect("connected", later));
  EXPECT_FALSE(limits.take("busy", Kind::password, later));
}

TEST(AddressLimits, there_may_be_none) {
  AddressLimits limits(std::nullopt);
  TokenBucket connection = limits.new_connection(kFirst);
  EXPECT_EQ(allowed([&] { return connection.take(kFirst); }), 10'000);
  EXPECT_EQ(allowed([&] { return limits.take("a", Kind::password, kFirst); }), 10'000);
  EXPECT_EQ(allowed([&] { return limits.connect("a", kFirst); }), 10'000);
}

}  // namespace
}  // namespace atlantica
