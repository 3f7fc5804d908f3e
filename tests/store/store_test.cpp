#include <gtest/gtest.h>

#include <latch>

#include "databases.h"

namespace atlantica {
namespace {

class StoreTest : public DatabaseTest {};

INSTANTIATE_DATABASES(StoreTest);

TEST_P(StoreTest, a_table_comes_back_as_it_was_stored_after_a_restart) {
  StoredTable table = a_table("one");
  table.rules_version = 2;
  table.listed = true;
  table.settings = R"({"delay":3})";
  table.host = 1;
  {
    const auto store = open();
    ASSERT_TRUE(create(*store, table));
    ASSERT_TRUE(append(*store, {"one", 2, {kMove, kDraw}}));
    ASSERT_TRUE(append(*store, {"one", 4, {kUndo}}));
  }
  table.log.insert(table.log.end(), {kMove, kDraw, kUndo});
  const auto store = open();
  const auto loaded = load(*store, "one");
  ASSERT_TRUE(loaded) << loaded.error().message.key;
  EXPECT_EQ(*loaded, table);
}

TEST_P(StoreTest, everything_that_waits_is_committed_together) {
  const auto store = open();
  constexpr std::size_t kMoves = 50;
  std::latch busy(1), all_waiting(1);
  Answer<void> first;
  store->create(a_table("one"), [&](std::expected<void, StoreError> result) {
    busy.count_down();
    all_waiting.wait();  // the store's thread continues once all moves have arrived
    first.promise.set_value(std::move(result));
  });
  busy.wait();
  std::vector<Answer<void>> answers(kMoves);
  for (std::size_t i = 0; i < kMoves; ++i) store->append({"one", 2 + i, {kMove}}, answers[i].done());
  all_waiting.count_down();
  ASSERT_TRUE(first.wait());
  for (Answer<void>& answer : answers) EXPECT_TRUE(answer.wait());
  EXPECT_EQ(store->commits(), 2U);
  EXPECT_EQ(load(*store, "one")->log.size(), 1 + kMoves);
}

TEST_P(StoreTest, a_sequence_number_is_stored_once) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  ASSERT_TRUE(append(*store, {"one", 2, {kMove}}));
  const auto again = append(*store, {"one", 2, {kDraw}});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(*store, "one")->log.back(), kMove);
}

TEST_P(StoreTest, a_log_has_no_gaps) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  const auto gap = append(*store, {"one", 3, {kMove}});
  ASSERT_FALSE(gap);
  EXPECT_EQ(gap.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(*store, "one")->log.size(), 1U);
}

TEST_P(StoreTest, a_failing_request_takes_no_other_with_it) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  ASSERT_TRUE(create(*store, a_table("two")));
  std::latch busy(1), all_waiting(1);
  Answer<void> first, good, bad, after_bad;
  store->append({"one", 2, {kMove}}, [&](std::expected<void, StoreError> result) {
    busy.count_down();
    all_waiting.wait();
    first.promise.set_value(std::move(result));
  });
  busy.wait();
  store->append({"two", 2, {kMove, {LogEntry::Kind::move, 0, "second half"}}}, good.done());
  store->append({"one", 2, {kMove, kDraw}}, bad.done());
  store->append({"one", 4, {kMove}}, after_bad.done());
  all_waiting.count_down();
  EXPECT_TRUE(first.wait());
  EXPECT_TRUE(good.wait());
  EXPECT_FALSE(bad.wait());
  EXPECT_FALSE(after_bad.wait()) << "a move that follows a lost one must be lost too";
  EXPECT_EQ(load(*store, "one")->log.size(), 2U);
  EXPECT_EQ(load(*store, "two")->log.size(), 3U);
}

TEST_P(StoreTest, an_unknown_table_is_missing) {
  const auto store = open();
  const auto loaded = load(*store, "nowhere");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().kind, StoreError::Kind::missing);
  EXPECT_FALSE(append(*store, {"nowhere", 1, {kMove}}));
}

TEST_P(StoreTest, a_table_is_created_once_and_whole) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  StoredTable other = a_table("one");
  other.game = "survive";
  const auto again = create(*store, other);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(*load(*store, "one"), a_table("one"));
}

TEST_P(StoreTest, an_invitation_is_good_for_one_claim) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  const auto claim = [&](const StoredClaim& one) {
    return ask<void>([&](auto done) { store->claim(one, std::move(done)); });
  };
  EXPECT_FALSE(claim({"one", 1, "Eve", "hers", "a guess", ""}));
  EXPECT_FALSE(claim({"one", 0, "Eve", "hers", "", ""})) << "a seat without an invitation cannot be claimed";
  ASSERT_TRUE(claim({"one", 1, "Grace", "hers", "hash of an invitation", "grace"}));
  const auto again = claim({"one", 1, "Eve", "mine", "hash of an invitation", ""});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(*store, "one")->seats[1], (StoredSeat{StoredSeat::Kind::human, "Grace", "hers", "", "grace"}));
}

TEST_P(StoreTest, clocks_are_stored_with_the_move_that_turns_them_or_not_at_all) {
  const auto store = open();
  StoredTable table = a_table("one");
  table.settings = R"({"clock":{"days":2}})";
  table.host = 1;
  ASSERT_TRUE(create(*store, table));
  ASSERT_TRUE(append(*store, {"one", 2, {kMove}, StoredClock{"after two", 50}}));
  EXPECT_FALSE(append(*store, {"one", 2, {kMove}, StoredClock{"too late", 60}}));
  const auto loaded = load(*store, "one");
  EXPECT_EQ(loaded->clock, "after two");
  EXPECT_EQ(loaded->settings, table.settings);
  EXPECT_EQ(loaded->host, 1);
}

TEST_P(StoreTest, tables_are_found_when_they_are_due) {
  const auto store = open();
  for (const std::string id : {"never", "later", "first", "second", "over"}) ASSERT_TRUE(create(*store, a_table(id)));
  ASSERT_TRUE(append(*store, {"later", 2, {kMove}, StoredClock{"", 500}}));
  ASSERT_TRUE(append(*store, {"second", 2, {kMove}, StoredClock{"", 90}}));
  ASSERT_TRUE(append(*store, {"first", 2, {kMove}, StoredClock{"", 80}}));
  ASSERT_TRUE(append(*store, {"over", 2, {kMove}, StoredClock{"", 80}}));
  ASSERT_TRUE(ask<void>([&](auto done) { store->end({"over", 2, "[0]"}, std::move(done)); }));
  const auto due = [&](int count) {
    return *ask<std::vector<std::string>>([&](auto done) { store->due(100, count, std::move(done)); });
  };
  EXPECT_EQ(due(10), (std::vector<std::string>{"first", "second"}));
  EXPECT_EQ(due(1), std::vector<std::string>{"first"});
}

TEST_P(StoreTest, a_seat_changes_hands_only_as_it_was_known) {
  const auto store = open();
  const StoredTable table = a_table("one");
  ASSERT_TRUE(create(*store, table));
  StoredSeat with_bot = table.seats[0];
  with_bot.substitute = "random";
  const auto hand_over = [&](const StoredSeat& before, const StoredSeat& after) {
    return ask<void>(
        [&](auto done) { store->hand_over({"one", 0, before, after, StoredClock{"stopped", 0}}, std::move(done)); });
  };
  ASSERT_TRUE(ask<void>([&](auto done) { store->see({"one", {0}, 77}, std::move(done)); }));
  ASSERT_TRUE(hand_over(table.seats[0], with_bot)) << "being seen is no change of hands";
  const auto again = hand_over(table.seats[0], with_bot);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().kind, StoreError::Kind::conflict);
  const auto loaded = load(*store, "one");
  EXPECT_EQ(loaded->seats[0].substitute, "random");
  EXPECT_EQ(loaded->clock, "stopped");
  EXPECT_TRUE(hand_over(with_bot, table.seats[0]));
  EXPECT_EQ(load(*store, "one")->seats[0].substitute, "");
}

TEST_P(StoreTest, a_claim_ends_the_game_of_a_substitute) {
  const auto store = open();
  StoredTable table = a_table("one");
  table.seats[1].substitute = "random";
  ASSERT_TRUE(create(*store, table));
  ASSERT_TRUE(ask<void>(
      [&](auto done) { store->claim({"one", 1, "Grace", "hers", "hash of an invitation", ""}, std::move(done)); }));
  EXPECT_EQ(load(*store, "one")->seats[1].substitute, "");
}

TEST_P(StoreTest, players_are_seen_last_when_the_last_server_saw_them) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  for (const std::int64_t seen : {70, 90, 80})
    ASSERT_TRUE(ask<void>([&](auto done) { store->see({"one", {0, 1}, seen}, std::move(done)); }));
  EXPECT_EQ(load(*store, "one")->seats[0].seen, 90);
  EXPECT_EQ(load(*store, "one")->seats[1].seen, 90);
  EXPECT_EQ(load(*store, "one")->seats[2].seen, 0);
}

TEST_P(StoreTest, what_was_said_comes_back_in_order) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  for (int i = 1; i <= 60; ++i)
    ASSERT_TRUE(ask<void>([&](auto done) {
      store->say({"one", {i % 2, "line " + std::to_string(i), 1'700'000'000 + i}}, std::move(done));
    }));
  const auto chat = load(*store, "one")->chat;
  ASSERT_EQ(chat.size(), 50U) << "the last 50 lines";
  EXPECT_EQ(chat.front().text, "line 11");
  EXPECT_EQ(chat.back(), (StoredLine{0, "line 60", 1'700'000'060}));
}

TEST_P(StoreTest, a_table_has_one_rematch) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  ASSERT_TRUE(create(*store, a_table("two"))) << "not being a rematch is nothing special";
  StoredTable next = a_table("next");
  next.rematch_of = "one";
  ASSERT_TRUE(create(*store, next));
  StoredTable late = a_table("late");
  late.rematch_of = "one";
  EXPECT_EQ(create(*store, late).error().kind, StoreError::Kind::conflict);
  EXPECT_EQ(load(*store, "one")->rematch, "next");
  EXPECT_EQ(load(*store, "next")->rematch_of, "one");
  EXPECT_EQ(load(*store, "two")->rematch, "");
}

TEST_P(StoreTest, strangers_find_listed_tables_newest_first) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("private")));
  for (const char* id : {"older", "newer"}) {
    StoredTable table = a_table(id);
    table.listed = true;
    table.rated = table.id == "newer";
    table.created += table.id == "newer" ? 60 : 0;
    ASSERT_TRUE(create(*store, table));
  }
  const auto all = *ask<std::vector<StoredTable>>([&](auto done) { store->listed(0, 10, std::move(done)); });
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].id, "newer");
  EXPECT_TRUE(all[0].rated);
  EXPECT_FALSE(all[1].rated);
  EXPECT_EQ(all[1].seats, a_table("older").seats);
  EXPECT_EQ(ask<std::vector<StoredTable>>([&](auto done) { store->listed(0, 1, std::move(done)); })->size(), 1U);
}

TEST_P(StoreTest, a_removed_table_is_gone_with_all_that_belongs_to_it) {
  const auto store = open();
  ASSERT_TRUE(create(*store, a_table("one")));
  ASSERT_TRUE(create(*store, a_table("two")));
  ASSERT_TRUE(append(*store, {"one", 2, {kMove}}));
  ASSERT_TRUE(ask<void>([&](auto done) { store->say({"one", {0, "hello", 1}}, std::move(done)); }));
  ASSERT_TRUE(ask<void>(
      [&](auto done) { store->finish({"one", "atlantis", false, 1, {{"", 1, 1}, {"", 2, 2}}}, std::move(done)); }));
  const auto remove = [&] { return ask<void>([&](auto done) { store->remove("one", std::move(done)); }); };
  ASSERT_TRUE(remove());
  EXPECT_EQ(load(*store, "one").error().kind, StoreError::Kind::missing);
  EXPECT_EQ(remove().error().kind, StoreError::Kind::missing);
  EXPECT_FALSE(append(*store, {"one", 1, {kMove}})) << "a server that still has it in memory cannot go on";
  EXPECT_EQ(*load(*store, "two"), a_table("two"));
  EXPECT_TRUE(create(*store, a_table("one"))) << "nothing of it is left";
  EXPECT_TRUE(load(*store, "one")->chat.empty());
}

TEST_P(StoreTest, tables_are_listed_newest_first) {
  const auto store = open();
  StoredTable older = a_table("older");
  older.created -= 60;
  ASSERT_TRUE(create(*store, older));
  ASSERT_TRUE(create(*store, a_table("newer")));
  const auto ids = ask<std::vector<std::string>>([&](auto done) { store->list(std::move(done)); });
  EXPECT_EQ(*ids, (std::vector<std::string>{"newer", "older"}));
}

TEST_P(StoreTest, closing_finishes_what_was_asked_and_answers_what_comes_later) {
  const auto store = open();
  Answer<void> before;
  store->create(a_table("one"), before.done());
  store->close();
  EXPECT_TRUE(before.wait());
  const auto after = append(*store, {"one", 2, {kMove}});
  ASSERT_FALSE(after);
  EXPECT_EQ(after.error().kind, StoreError::Kind::failed);
}

}  // namespace
}  // namespace atlantica
