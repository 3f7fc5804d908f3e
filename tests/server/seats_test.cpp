#include "server/table/seats.h"

#include <gtest/gtest.h>

#include "fair/secrets.h"
#include "part_fixture.h"

namespace atlantica {
namespace {

class SeatsTest : public PartTest {
 protected:
  static CreateRequest with_a_friend() {
    CreateRequest request = friends(1);
    request.seats.push_back({"friend", std::nullopt, std::nullopt});
    request.seats.push_back({"bot", std::nullopt, "random"});
    return request;
  }
  Seats& seats() { return ground_->seats; }
};

TEST_F(SeatsTest, a_token_or_an_account_opens_its_own_seat_only) {
  lay(friends(2), Member{"ada", "Ada"});
  const auto ask = [&](JoinMessage message, const std::optional<Member>& member = std::nullopt) {
    return seats().seat_for(message, member);
  };
  EXPECT_EQ(ask({1, "", created_.seats[1].token, std::nullopt, std::nullopt}), 1);
  EXPECT_EQ(ask({1, "", "guess", std::nullopt, std::nullopt}).error().code, ErrorCode::bad_token);
  EXPECT_EQ(ask({1, "", std::nullopt, std::nullopt, std::nullopt}), Viewer::kNobody);
  EXPECT_EQ(ask({1, "", std::nullopt, 0, std::nullopt}).error().code, ErrorCode::not_signed_in);
  EXPECT_EQ(ask({1, "", std::nullopt, 0, std::nullopt}, Member{"ada", "Ada"}), 0);
  EXPECT_EQ(ask({1, "", std::nullopt, 0, std::nullopt}, Member{"eve", "Eve"}).error().code, ErrorCode::bad_token);
  EXPECT_EQ(ask({1, "", std::nullopt, 7, std::nullopt}, Member{"ada", "Ada"}).error().code, ErrorCode::bad_token);
}

TEST_F(SeatsTest, the_first_player_is_host_when_the_creator_has_gone) {
  EXPECT_EQ(seats().host(), 0);
  StoredSeat empty;
  empty.invite_hash = "x";
  seats().change(0, empty);
  EXPECT_EQ(seats().host(), 1);
  seats().change(1, empty);
  EXPECT_EQ(seats().host(), std::nullopt);
}

TEST_F(SeatsTest, the_game_waits_for_people_and_not_for_their_substitutes) {
  EXPECT_EQ(seats().waited(ground_->log), SeatSet::only(0));
  StoredSeat away = seats()[0];
  away.substitute = "random";
  seats().change(0, away);
  EXPECT_TRUE(seats().has_bot(0));
  EXPECT_TRUE(seats().waited(ground_->log).empty());
}

TEST_F(SeatsTest, a_table_is_full_when_the_last_invitation_is_redeemed) {
  lay(with_a_friend());
  EXPECT_FALSE(seats().full());
  StoredSeat taken = seats()[1];
  taken.token_hash = token_hash("Grace");
  seats().change(1, taken);
  EXPECT_TRUE(seats().full());
}

TEST_F(SeatsTest, a_change_is_told_with_what_was_before) {
  std::vector<std::string> told;
  seats().set_watch(
      [&](Seat seat, const StoredSeat& before) { told.push_back(before.name + " > " + seats()[seat].name); });
  StoredSeat after = seats()[1];
  after.name = "Grace";
  seats().change(1, after);
  EXPECT_EQ(told, std::vector<std::string>{"Blue > Grace"});
}

TEST_F(SeatsTest, the_latest_sight_counts_wherever_it_was_and_is_no_change) {
  std::vector<StoredSeat> theirs = seats().all();
  seats().saw(0, 500);
  theirs[0].seen = 400;
  theirs[1].seen = 900;
  EXPECT_FALSE(seats().follow(theirs));
  EXPECT_EQ(seats()[0].seen, 500);
  EXPECT_EQ(seats()[1].seen, 900);
  theirs[1].name = "Grace";
  EXPECT_TRUE(seats().follow(theirs));
  EXPECT_EQ(seats()[1].name, "Grace");
}

}  // namespace
}  // namespace atlantica
