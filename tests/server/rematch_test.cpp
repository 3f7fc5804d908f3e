#include "server/table/rematch.h"

#include <gtest/gtest.h>

#include "part_fixture.h"
#include "server/table/result.h"

// What follows a game that is over.
namespace atlantica {
namespace {

class RematchTest : public PartTest {
 protected:
  RematchTest() {
    CreateRequest request = friends(2);
    request.delay = 3;
    request.seats.push_back({"bot", std::nullopt, "random"});
    lay(request);
  }
  Rematch rematch_of(const Ground& ground, TableStore& store) {
    return {store, ground.facts, ground.log, ground.seats, [this] { return world_.now; }, ""};
  }
  StoredTable load(const std::string& table) {
    return *world_.ask<StoredTable>([&](auto done) { world_.store.load(table, std::move(done)); });
  }
};

TEST_F(RematchTest, the_same_people_meet_at_a_new_table_with_the_same_terms) {
  Rematch rematch = rematch_of(*ground_, ground_->store);
  EXPECT_EQ(get(rematch.make()), Rematch::Made::here);
  const StoredTable next = load(rematch.table());
  const StoredTable first = stored();
  EXPECT_EQ(first.rematch, next.id);
  EXPECT_EQ(next.seats, first.seats);
  EXPECT_EQ(next.options, first.options);
  EXPECT_EQ(next.settings, first.settings);
  EXPECT_NE(next.key, first.key);
  EXPECT_EQ(get(rematch.make()), Rematch::Made::before);
}

TEST_F(RematchTest, there_is_one_even_if_two_servers_are_asked) {
  Rematch here = rematch_of(*ground_, ground_->store);
  const auto other = open();
  Rematch there = rematch_of(*other, other->store);
  ASSERT_EQ(get(there.make()), Rematch::Made::here);
  EXPECT_EQ(get(here.make()), Rematch::Made::elsewhere);
  EXPECT_TRUE(here.follow(stored().rematch));
  EXPECT_EQ(here.table(), there.table());
  EXPECT_FALSE(here.follow(stored().rematch));
}

class KeptResultTest : public RematchTest {
 protected:
  Result result() {
    return {ground_->store,  ground_->facts, ground_->log, ground_->seats, [this] { return world_.now; },
            Result::Kept::no};
  }
};

TEST_F(KeptResultTest, there_is_no_result_and_no_key_before_the_end) {
  Result result = this->result();
  EXPECT_EQ(result.info(), std::nullopt);
  EXPECT_EQ(result.record().error().code, ErrorCode::not_over);
  result.keep();
  world_.settle();
  EXPECT_FALSE(stored().finished);
}

TEST_F(KeptResultTest, where_absence_ended_the_game_those_who_stayed_are_first) {
  ASSERT_TRUE(get(ground_->log.end({0})));
  ASSERT_TRUE(ground_->log.follow(stored()));
  Result result = this->result();
  result.keep();
  result.keep();
  world_.settle();
  EXPECT_TRUE(stored().finished);
  EXPECT_TRUE(result.info()->winners.empty());
  EXPECT_EQ(result.info()->key, stored().key);
  EXPECT_TRUE(result.record());
  const auto kept = world_.ask<std::vector<PlayerResult>>(
      [&](auto done) { world_.store.accounts().results_of("bot:random", 5, std::move(done)); });
  ASSERT_EQ(kept->size(), 1U);
  EXPECT_EQ(kept->front().place, 1);
}

TEST_F(KeptResultTest, a_game_played_to_the_end_has_winners_and_a_record_that_replays) {
  while (!ground_->log.over()) ASSERT_TRUE(get(ground_->play()));
  const Result result = this->result();
  ASSERT_TRUE(result.info());
  EXPECT_FALSE(result.info()->winners.empty());
  EXPECT_EQ(result.info()->scores.size(), 3U);
  const auto record = result.record();
  ASSERT_TRUE(record);
  EXPECT_EQ(record->log, stored().log);
  EXPECT_EQ(record->players, (std::vector<std::string>{"human", "human", "bot:random"}));
}

}  // namespace
}  // namespace atlantica
