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
  for (const auto& [kind, at_once, in_ten_seconds] : {Limit{Kind::request, 400, 400},
                                                      {Kind::table, 60, 10},
                                                      {Kind::listed, 10, 0},
                                                      {Kind::record, 20, 1},
                                                      {Kind::password, 10, 1},
                                                      {Kind::chat, 30, 10}}) {
    AddressLimits limits(500);
    const auto at = [&](AddressLimits::Time now) { return allowed([&] { return limits.take("a", kind, now); }); };
    EXPECT_EQ(at(kFirst), at_once);
    EXPECT_TRUE(limits.take("b", kind, kFirst)) << "another address";
    EXPECT_EQ(at(kFirst + seconds{10}), in_ten_seconds);
  }
}

TEST(AddressLimits, a_listed_table_a_minute) {
  AddressLimits limits(500);
  const auto at = [&](AddressLimits::Time now) { return allowed([&] { return limits.take("a", Kind::listed, now); }); };
  EXPECT_EQ(at(kFirst), 10);
  EXPECT_EQ(at(kFirst + minutes{2}), 2);
}

using Admissions = std::vector<std::shared_ptr<AddressLimits::Admission>>;

// Takes as many connections as there may be.
Admissions admitted(AddressLimits& limits, const std::string& address, AddressLimits::Time now) {
  Admissions all;
  while (all.size() < 10'000) {
    auto one = limits.admit(address, now);
    if (!one) break;
    all.push_back(std::move(one));
  }
  return all;
}

TEST(AddressLimits, an_address_has_so_many_connections_and_those_that_end_make_room) {
  AddressLimits limits(3);
  Admissions first = admitted(limits, "a", kFirst);
  EXPECT_EQ(first.size(), 3U);
  EXPECT_TRUE(limits.admit("b", kFirst));
  first.pop_back();
  EXPECT_EQ(admitted(limits, "a", kFirst).size(), 1U);
}

TEST(AddressLimits, a_crowd_makes_nobody_forgotten_who_is_connected_or_was_here_just_now) {
  AddressLimits limits(1);
  const auto connected = limits.admit("connected", kFirst);
  ASSERT_TRUE(connected);
  const auto later = kFirst + minutes{20};
  EXPECT_EQ(allowed([&] { return limits.take("busy", Kind::password, later); }), 10);
  for (int i = 0; i < 5000; ++i) limits.take(std::to_string(i), Kind::request, later);
  EXPECT_FALSE(limits.admit("connected", later));
  EXPECT_FALSE(limits.take("busy", Kind::password, later));
}

constexpr std::size_t kMessage = 64 * 1024;

// How many messages are held for a connection that takes none.
std::size_t held(AddressLimits::Admission& connection) {
  return static_cast<std::size_t>(allowed([&] { return connection.hold(kMessage); }));
}

TEST(AddressLimits, what_is_not_taken_is_held_up_to_a_limit_for_each_connection) {
  AddressLimits limits(500);
  const auto one = limits.admit("a", kFirst);
  EXPECT_EQ(held(*one), AddressLimits::kMostForConnection / kMessage);
  one->release(kMessage);
  EXPECT_TRUE(one->hold(kMessage));
  const auto other = limits.admit("a", kFirst);
  EXPECT_TRUE(other->hold(2 * AddressLimits::kMostForConnection)) << "one message, however large";
  EXPECT_FALSE(other->hold(1));
}

TEST(AddressLimits, what_is_not_taken_is_held_up_to_a_limit_for_each_address) {
  AddressLimits limits(500);
  const Admissions all = admitted(limits, "a", kFirst);
  std::size_t messages = 0;
  for (const auto& one : all) messages += held(*one);
  EXPECT_EQ(messages, AddressLimits::kMostForAddress / kMessage);
  const auto other = limits.admit("b", kFirst);
  EXPECT_TRUE(other->hold(kMessage));
}

TEST(AddressLimits, what_is_not_taken_is_held_up_to_a_limit_in_total_and_then_only_for_those_who_are_not_behind) {
  AddressLimits limits(500);
  Admissions all;
  std::size_t messages = 0;
  for (int address = 0; address < 10; ++address)
    for (auto& one : admitted(limits, std::to_string(address), kFirst)) {
      messages += held(*one);
      all.push_back(std::move(one));
    }
  EXPECT_GE(messages, AddressLimits::kMostForAll / kMessage);
  EXPECT_LE(messages, AddressLimits::kMostForAll / kMessage + all.size()) << "one each";
  const auto another = limits.admit("another", kFirst);
  EXPECT_TRUE(another->hold(kMessage));
  EXPECT_FALSE(another->hold(kMessage));
  all.clear();
  EXPECT_TRUE(another->hold(kMessage)) << "those who go make room";
}

TEST(AddressLimits, there_may_be_none) {
  AddressLimits limits(std::nullopt);
  TokenBucket connection = limits.new_connection(kFirst);
  EXPECT_EQ(allowed([&] { return connection.take(kFirst); }), 10'000);
  EXPECT_EQ(allowed([&] { return limits.take("a", Kind::password, kFirst); }), 10'000);
  EXPECT_EQ(admitted(limits, "a", kFirst).size(), 10'000U);
}

}  // namespace
}  // namespace atlantica
