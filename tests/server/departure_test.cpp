#include <gtest/gtest.h>

#include "absence_fixture.h"

namespace atlantica {
namespace {

// Players who leave or are kicked.
using DepartureTest = AbsenceTest;

TEST_F(DepartureTest, who_leaves_hands_the_seat_to_a_bot_and_may_come_back) {
  sit(two(std::nullopt, "wait"));
  const Seat seat = actor();
  const auto client = player(seat);
  table_->leave(client, {9});
  world_.run_until([&] { return client->count("accepted") == 1; });
  world_.settle();
  EXPECT_EQ(substitute(seat), "random");
  const auto other = player(1 - seat);
  world_.run_until([&] { return situation(*other).at("actors").at(0) == 1 - seat; });
  table_->move(client, {10, sequence_of(situation(*other)), "anything"});
  EXPECT_EQ(client->last("error").at("code").as_string(), "not_joined");
  come_back(seat);
  EXPECT_EQ(substitute(seat), std::nullopt);
}

TEST_F(DepartureTest, the_host_sends_somebody_away_and_a_bot_plays_until_the_seat_is_taken) {
  sit(two(std::nullopt, "wait"));
  const auto host = player(0);
  const auto guest = player(1);
  EXPECT_EQ(host->last("joined").at("table").at("host"), 0);
  table_->kick(guest, {5, 0});
  EXPECT_EQ(guest->last("error").at("code").as_string(), "refused") << "only the host may";
  table_->kick(host, {6, 0});
  EXPECT_EQ(host->last("error").at("code").as_string(), "refused") << "not oneself";
  table_->kick(host, {7, 5});
  EXPECT_EQ(host->last("error").at("code").as_string(), "bad_message");
  table_->kick(host, {8, 1});
  world_.run_until([&] { return host->count("kicked") == 1; });
  world_.settle();
  EXPECT_EQ(guest->last("error").at("code").as_string(), "bad_token");
  EXPECT_FALSE(guest->last("joined").contains("seat")) << "who was sent away may watch";
  EXPECT_EQ(substitute(1), "random");

  const auto refused = std::make_shared<Listener>();
  table_->join(refused, {1, "", token(1), std::nullopt, std::nullopt});
  EXPECT_EQ(refused->last("error").at("code").as_string(), "bad_token");

  std::optional<std::expected<ClaimAnswer, Error>> claimed;
  const std::string invite(host->last("kicked").at("invite").as_string());
  table_->claim({invite, "Grace"}, std::nullopt, [&](auto answer) { claimed = std::move(answer); });
  world_.run_until([&] { return claimed.has_value(); });
  ASSERT_TRUE(*claimed);
  EXPECT_EQ(substitute(1), std::nullopt);
  EXPECT_EQ(table_->info().seats[1].name, "Grace");
}

TEST_F(DepartureTest, at_a_rated_table_nobody_is_sent_away_after_the_first_move) {
  CreateRequest request = two(std::nullopt, "wait");
  request.rated = true;
  request.seats[1] = {"friend", std::nullopt, std::nullopt};
  created_ = world_.create(request, Member{"ada", "Ada"});
  table_ = world_.find(created_.table);
  std::optional<std::expected<ClaimAnswer, Error>> claimed;
  table_->claim({created_.seats[1].invite, std::nullopt}, Member{"grace", "Grace"},
                [&](auto answer) { claimed = std::move(answer); });
  world_.run_until([&] { return claimed.has_value(); });
  created_.seats[1].token = (*claimed)->token;
  players_ = {world_.join(*table_, token(0)), world_.join(*table_, token(1))};
  play_on();
  table_->kick(player(0), {8, 1});
  EXPECT_EQ(player(0)->last("error").at("code").as_string(), "refused");
  EXPECT_EQ(substitute(1), std::nullopt);
}

}  // namespace
}  // namespace atlantica
