#include "server/table/handovers.h"

#include <gtest/gtest.h>

#include "fair/secrets.h"
#include "part_fixture.h"

namespace atlantica {
namespace {

class HandoversTest : public PartTest {
 protected:
  // Opens a table and notes what its handovers tell.
  void open_for(CreateRequest request, const std::optional<Member>& creator = std::nullopt) {
    request.absence = AbsenceSettings{"wait", 0, "random"};
    lay(std::move(request), creator);
    handovers_.emplace(ground_->store, ground_->facts, ground_->log, ground_->seats, ground_->clocks);
    handovers_->set_watch({.handed = [this] { notes_.emplace_back("handed"); },
                           .claimed = [this] { notes_.emplace_back("claimed"); },
                           .outdated = [this] { notes_.emplace_back("outdated"); }});
  }
  static CreateRequest with_a_friend() {
    CreateRequest request = friends(1);
    request.seats.push_back({"friend", std::nullopt, std::nullopt});
    return request;
  }
  Future<void> leave(Seat seat) {
    const Stored stored = co_await handovers_->to_bot(seat);
    notes_.emplace_back(stored ? "left" : "stayed");
  }

  std::optional<Handovers> handovers_;
  std::vector<std::string> notes_;
};

TEST_F(HandoversTest, a_bot_plays_at_once_and_all_is_told_when_it_is_stored) {
  open_for(friends(2));
  leave(1);
  EXPECT_EQ(ground_->seats[1].substitute, "random");
  EXPECT_TRUE(handovers_->under_way());
  EXPECT_TRUE(notes_.empty());
  world_.settle();
  EXPECT_EQ(notes_, (std::vector<std::string>{"left", "handed"}));
  EXPECT_FALSE(handovers_->under_way());
  EXPECT_EQ(stored().seats[1].substitute, "random");
  handovers_->take_back(1);
  world_.settle();
  EXPECT_EQ(stored().seats[1].substitute, "");
  handovers_->take_back(1);
  EXPECT_FALSE(handovers_->under_way()) << "there is nothing to take back";
}

TEST_F(HandoversTest, a_handover_that_cannot_be_stored_asks_for_the_truth) {
  open_for(friends(2));
  world_.store.fail();
  leave(1);
  world_.settle();
  EXPECT_EQ(notes_, (std::vector<std::string>{"outdated", "stayed"}));
  EXPECT_FALSE(handovers_->under_way());
}

TEST_F(HandoversTest, of_two_servers_that_hand_a_seat_over_one_is_late) {
  open_for(friends(2));
  const auto other = open();
  Handovers elsewhere(other->store, other->facts, other->log, other->seats, other->clocks);
  ASSERT_TRUE(get(elsewhere.to_bot(1)));
  EXPECT_EQ(get(handovers_->to_bot(1)).error().kind, StoreError::Kind::conflict);
}

TEST_F(HandoversTest, an_invitation_is_redeemed_once_even_while_that_is_being_stored) {
  open_for(with_a_friend());
  const ClaimRequest request{created_.seats[1].invite, "Grace"};
  auto first = handovers_->claim(request, std::nullopt);
  const auto second = get(handovers_->claim(request, std::nullopt));
  EXPECT_EQ(second.error().code, ErrorCode::bad_token);
  const auto answer = get(std::move(first));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->seat, 1);
  EXPECT_EQ(ground_->seats[1].name, "Grace");
  EXPECT_EQ(stored().seats[1].token_hash, token_hash(answer->token));
  EXPECT_EQ(notes_, std::vector<std::string>{"claimed"});
}

TEST_F(HandoversTest, an_invitation_redeemed_elsewhere_is_gone) {
  open_for(with_a_friend());
  const auto other = open();
  Handovers elsewhere(other->store, other->facts, other->log, other->seats, other->clocks);
  const ClaimRequest request{created_.seats[1].invite, "Grace"};
  ASSERT_TRUE(get(elsewhere.claim(request, std::nullopt)));
  EXPECT_FALSE(get(handovers_->claim(request, std::nullopt)));
  EXPECT_EQ(notes_, std::vector<std::string>{"outdated"});
}

TEST_F(HandoversTest, strangers_get_a_seat_of_a_listed_table_but_not_one_whose_player_was_kicked) {
  CreateRequest request = with_a_friend();
  request.seats.push_back({"me", std::nullopt, std::nullopt});
  request.listed = true;
  open_for(request);
  const auto invite = get(handovers_->kick(0, 2));
  ASSERT_TRUE(invite);
  EXPECT_EQ(get(handovers_->claim({std::nullopt, "Eve"}, std::nullopt))->seat, 1);
  EXPECT_EQ(get(handovers_->claim({std::nullopt, "Eve"}, std::nullopt)).error().code, ErrorCode::bad_token);
  EXPECT_EQ(get(handovers_->claim({*invite, "Grace"}, std::nullopt))->seat, 2);
  EXPECT_EQ(ground_->seats[2].substitute, "") << "the bot has played for as long as it was needed";
}

TEST_F(HandoversTest, at_a_rated_table_an_account_has_one_seat) {
  CreateRequest request = with_a_friend();
  request.rated = true;
  open_for(request, Member{"ada", "Ada"});
  const ClaimRequest claim{created_.seats[1].invite, std::nullopt};
  EXPECT_EQ(get(handovers_->claim(claim, std::nullopt)).error().code, ErrorCode::not_signed_in);
  EXPECT_EQ(get(handovers_->claim(claim, Member{"ada", "Ada"})).error().code, ErrorCode::bad_option);
  EXPECT_TRUE(get(handovers_->claim(claim, Member{"grace", "Grace"})));
}

TEST_F(HandoversTest, only_the_host_kicks_and_only_people) {
  CreateRequest request = friends(2);
  request.seats.push_back({"bot", std::nullopt, "random"});
  open_for(request);
  EXPECT_EQ(get(handovers_->kick(1, 0)).error().code, ErrorCode::refused);
  EXPECT_EQ(get(handovers_->kick(0, 0)).error().code, ErrorCode::refused);
  EXPECT_EQ(get(handovers_->kick(0, 2)).error().code, ErrorCode::refused);
  EXPECT_EQ(get(handovers_->kick(0, 3)).error().code, ErrorCode::bad_message);
  EXPECT_TRUE(notes_.empty());
}

}  // namespace
}  // namespace atlantica
