#include <gtest/gtest.h>

#include "table_fixture.h"

// A table whose other servers are faster, or whose store is not what it was.
namespace atlantica {
namespace {

class ConflictTest : public TableTest {
 protected:
  // Another server stores a move, and no news of it arrives.
  void play_elsewhere() {
    const StoredEntries entries{created_.table, now() + 1, {{LogEntry::Kind::move, actor(), a_move()}}};
    ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.elsewhere().append(entries, std::move(done)); }));
  }
};

TEST_F(ConflictTest, who_is_slower_than_another_server_is_told_that_the_table_has_moved_on) {
  CreateRequest request = friends(2);
  request.options = Options{{"first", "0"}};
  sit(request);
  const Sequence before = now();
  const std::string move = a_move();
  play_elsewhere();
  const object answer = ask_move(0, before, move);
  EXPECT_EQ(answer.at("code").as_string(), "stale") << boost::json::serialize(answer);
  EXPECT_EQ(now(), before + 1) << "what the other stored is shown first";
}

TEST_F(ConflictTest, who_claims_a_seat_that_was_taken_elsewhere_is_told_to_look_again) {
  CreateRequest request = friends(1);
  request.seats.push_back({"friend", std::nullopt, std::nullopt});
  sit(request);
  const StoredTable stored =
      *world_.ask<StoredTable>([&](auto done) { world_.store.load(created_.table, std::move(done)); });
  const StoredClaim claim{created_.table, 1, "Grace", "hers", stored.seats[1].invite_hash, ""};
  ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.elsewhere().claim(claim, std::move(done)); }));
  std::optional<std::expected<ClaimAnswer, Error>> answer;
  table_->claim({created_.seats[1].invite, "Eve"}, std::nullopt, [&](auto result) { answer = std::move(result); });
  world_.run_until([&] { return answer.has_value(); });
  ASSERT_FALSE(*answer);
  EXPECT_EQ(answer->error().code, ErrorCode::stale);
}

TEST_F(ConflictTest, nobody_is_shown_less_than_they_have_seen) {
  sit(friends(2));
  const Sequence before = now();
  play_elsewhere();
  world_.store.fail_to_read();
  const auto traveller = world_.join(*table_, created_.seats[0].token, before + 1);
  EXPECT_EQ(traveller->last("error").at("code"), "store_failed") << "rather than an older view";
  world_.store.recover();
  const auto again = world_.join(*table_, created_.seats[0].token, before + 1);
  EXPECT_EQ(sequence_of(again->last("joined")), before + 1);
}

TEST_F(ConflictTest, spectators_on_a_delay_are_not_shown_less_than_they_have_seen) {
  CreateRequest request = friends(2);
  request.delay = 1;
  sit(request);
  play_on();
  const Sequence shown = sequence_of(world_.join(*table_)->last("joined"));
  play_elsewhere();
  const auto traveller = world_.join(*table_, std::nullopt, shown + 1);
  EXPECT_GE(sequence_of(traveller->last("joined")), shown + 1);
}

TEST_F(ConflictTest, a_table_that_was_deleted_is_gone_for_everybody) {
  sit(friends(2));
  ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.remove(created_.table, std::move(done)); }));
  world_.lobby.news(created_.table);
  world_.run_until([&] { return player(0)->count("error") == 1 && player(1)->count("error") == 1; });
  EXPECT_EQ(player(0)->last("error").at("code"), "not_found");
  EXPECT_EQ(world_.join(*table_, created_.seats[0].token)->last("error").at("code"), "not_found");
  for (auto& one : players_) one.reset();
  table_.reset();
  EXPECT_EQ(world_.find(created_.table), nullptr);
}

TEST_F(ConflictTest, a_move_at_a_deleted_table_is_answered) {
  sit(friends(2));
  ASSERT_TRUE(world_.ask<void>([&](auto done) { world_.store.remove(created_.table, std::move(done)); }));
  const auto mover = player(actor());
  table_->move(mover, {++id_, now(), a_move()});
  world_.settle();
  EXPECT_EQ(answer_to(*mover, id_).at("code"), "not_found");
}

}  // namespace
}  // namespace atlantica
