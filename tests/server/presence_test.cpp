#include "server/table/presence.h"

#include <gtest/gtest.h>

#include "world.h"

namespace atlantica {
namespace {

class PresenceTest : public ::testing::Test {
 protected:
  std::shared_ptr<Listener> come(Seat seat) {
    auto client = std::make_shared<Listener>();
    presence_.come(client, seat);
    return client;
  }
  static std::string error(const Listener& client) { return std::string(client.last("error").at("code").as_string()); }

  Presence presence_;
};

TEST_F(PresenceTest, a_seat_is_online_while_any_of_its_clients_is_there) {
  const auto desk = come(1);
  const auto phone = come(1);
  const auto spectator = come(Viewer::kNobody);
  EXPECT_EQ(presence_.online(), SeatSet::only(1));
  EXPECT_EQ(presence_.go(*desk)->seat, 1);
  EXPECT_EQ(presence_.online(), SeatSet::only(1));
  EXPECT_FALSE(presence_.go(*desk)) << "it has gone already";
  presence_.go(*phone);
  EXPECT_TRUE(presence_.online().empty());
}

TEST_F(PresenceTest, who_may_not_ask_is_told_why) {
  const auto stranger = std::make_shared<Listener>();
  EXPECT_EQ(presence_.visitor(*stranger, 1), nullptr);
  EXPECT_EQ(error(*stranger), "not_joined");
  const auto spectator = come(Viewer::kNobody);
  EXPECT_NE(presence_.visitor(*spectator, 2), nullptr);
  EXPECT_TRUE(spectator->heard.empty());
  EXPECT_EQ(presence_.player(*spectator, 3), nullptr);
  EXPECT_EQ(error(*spectator), "not_seated");
  EXPECT_EQ(presence_.player(*come(0), 4)->seat, 0);
}

TEST_F(PresenceTest, who_goes_before_being_let_in_is_not_expected_any_more) {
  const auto client = std::make_shared<Listener>();
  presence_.expect(*client);
  EXPECT_TRUE(presence_.still_expects(*client));
  EXPECT_FALSE(presence_.still_expects(*client));
  presence_.expect(*client);
  presence_.go(*client);
  EXPECT_FALSE(presence_.still_expects(*client));
}

TEST_F(PresenceTest, what_is_done_for_all_counts_against_the_player_of_the_lowest_seat) {
  EXPECT_EQ(presence_.address(), "");
  const auto from = [this](const std::string& address, Seat seat) {
    auto client = std::make_shared<Listener>(address);
    presence_.come(client, seat);
    return client;
  };
  const auto spectator = from("192.0.2.1", Viewer::kNobody);
  EXPECT_EQ(presence_.address(), "192.0.2.1");
  const auto second = from("192.0.2.2", 2);
  const auto first = from("192.0.2.3", 1);
  EXPECT_EQ(presence_.address(), "192.0.2.3");
  presence_.go(*first);
  EXPECT_EQ(presence_.address(), "192.0.2.2");
}

TEST_F(PresenceTest, who_loses_a_seat_stays_as_a_spectator) {
  const auto kicked = come(1);
  const auto other = come(0);
  EXPECT_EQ(presence_.unseat(1), std::vector<std::shared_ptr<Client>>{kicked});
  EXPECT_EQ(presence_.find(*kicked)->seat, Viewer::kNobody);
  EXPECT_EQ(presence_.online(), SeatSet::only(0));
}

}  // namespace
}  // namespace atlantica
