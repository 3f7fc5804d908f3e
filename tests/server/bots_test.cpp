#include "server/table/bots.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

class BotsTest : public PartTest {
 protected:
  BotsTest() {
    CreateRequest request = friends(1);
    request.seats.push_back({"bot", std::nullopt, "random"});
    request.options = Options{{"first", "1"}};
    lay(request);
    spectator_ = sit(Viewer::kNobody);
    open_bots();
  }
  void open_bots() {
    bots_.emplace(Bots::Parts{ground_->facts, ground_->strand, work_, Thinking{}, metrics_, ground_->log,
                              ground_->seats, ground_->presence});
  }
  void think() {
    for (Task& thought : std::exchange(thoughts_, {})) thought();
    world_.settle();
  }

  Metrics metrics_;
  std::vector<Task> thoughts_;
  Work work_{[this](Task task) { thoughts_.push_back(std::move(task)); }, [] { return 0; }, Work::shares(2)};
  std::shared_ptr<Listener> spectator_;
  std::optional<Bots> bots_;
};

TEST_F(BotsTest, a_bot_thinks_when_it_is_woken_at_its_turn_and_its_move_is_stored) {
  EXPECT_TRUE(thoughts_.empty()) << "a table that was just opened waits";
  const std::size_t before = ground_->log.stored();
  bots_->wake();
  bots_->wake();
  EXPECT_EQ(thoughts_.size(), 1U) << "one thought at a time";
  think();
  EXPECT_GT(ground_->log.stored(), before);
  EXPECT_EQ(stored().log, ground_->log.match().log());
  EXPECT_EQ(metrics_.bot_moves, 1U);
}

TEST_F(BotsTest, a_thought_that_comes_too_late_is_dropped_and_another_begun) {
  bots_->wake();
  const auto other = open();
  ASSERT_TRUE(get(other->play()));
  ground_->log.follow(stored());
  const std::vector<LogEntry> log = ground_->log.match().log();
  think();
  EXPECT_EQ(ground_->log.match().log(), log);
  EXPECT_EQ(thoughts_.empty(), !ground_->log.match().awaited().has(1));
}

TEST_F(BotsTest, a_bot_whose_seat_was_taken_does_not_move_any_more) {
  bots_->wake();
  StoredSeat person = ground_->seats[1];
  person.kind = StoredSeat::Kind::human;
  ground_->seats.change(1, person);
  const std::size_t before = ground_->log.stored();
  think();
  EXPECT_EQ(ground_->log.match().sequence(), before);
  EXPECT_TRUE(thoughts_.empty());
}

TEST_F(BotsTest, a_move_that_was_lost_is_thought_of_again) {
  world_.store.fail();
  bots_->wake();
  think();
  world_.store.recover();
  EXPECT_EQ(metrics_.bot_moves, 0U);
  ground_->log.follow(stored());
  bots_->wake();
  think();
  EXPECT_EQ(metrics_.bot_moves, 1U);
}

TEST_F(BotsTest, a_player_is_advised_from_legal_moves_one_request_at_a_time) {
  bots_->wake();
  while (ground_->actor() != 0) {
    think();
    bots_->wake();
  }
  const auto player = sit(0);
  const Sequence now = ground_->log.match().sequence();
  bots_->advise(player, 0, {1, now});
  bots_->advise(player, 0, {2, now});
  EXPECT_EQ(player->last("error").at("code"), "too_frequent");
  think();
  const auto legal = ground_->log.match().legal_moves(0);
  const auto& hints = player->last("hints");
  EXPECT_EQ(hints.at("id"), 1);
  ASSERT_FALSE(hints.at("moves").as_array().empty());
  for (const auto& hint : hints.at("moves").as_array())
    EXPECT_NE(std::ranges::find(legal, std::string(hint.at("move").as_string())), legal.end());
  bots_->advise(player, 0, {3, now});
  think();
  EXPECT_EQ(player->last("hints").at("id"), 3);
}

TEST_F(BotsTest, no_bot_thinks_where_nobody_watches_or_sits) {
  ground_->presence.go(*spectator_);
  bots_->wake();
  EXPECT_TRUE(thoughts_.empty());
  spectator_ = sit(Viewer::kNobody);
  bots_->wake();
  think();
  EXPECT_EQ(metrics_.bot_moves, 1U);
}

TEST_F(BotsTest, a_thought_that_waits_is_dropped_once_everybody_has_gone) {
  bots_->wake();
  ground_->presence.go(*spectator_);
  bots_->wake();
  const std::vector<LogEntry> before = ground_->log.match().log();
  think();
  EXPECT_EQ(ground_->log.match().log(), before);
  EXPECT_TRUE(thoughts_.empty()) << "and no other is begun";
  spectator_ = sit(Viewer::kNobody);
  bots_->wake();
  think();
  EXPECT_EQ(metrics_.bot_moves, 1U) << "who comes back finds the bot at work again";
}

TEST_F(BotsTest, where_people_have_days_for_a_turn_bots_move_while_they_are_away) {
  CreateRequest request = friends(1);
  request.seats.push_back({"bot", std::nullopt, "random"});
  request.options = Options{{"first", "1"}};
  request.clock = ClockSettings{std::nullopt, std::nullopt, 2};
  lay(request);
  open_bots();
  bots_->wake();
  think();
  EXPECT_EQ(metrics_.bot_moves, 1U);
}

TEST_F(BotsTest, days_for_a_turn_are_no_reason_to_move_where_only_bots_play) {
  CreateRequest request;
  request.game = "atlantis";
  request.seats.assign(2, {"bot", std::nullopt, "random"});
  request.clock = ClockSettings{std::nullopt, std::nullopt, 2};
  lay(request);
  open_bots();
  bots_->wake();
  EXPECT_TRUE(thoughts_.empty());
}

TEST_F(BotsTest, who_has_too_many_hints_waiting_is_told_to_wait) {
  while (ground_->actor() != 0) {
    bots_->wake();
    think();
  }
  const Sequence now = ground_->log.match().sequence();
  std::vector<std::shared_ptr<Listener>> players;
  while (players.empty() || players.back()->heard.empty()) {
    players.push_back(sit(0));
    bots_->advise(players.back(), 0, {1, now});
    ASSERT_LT(players.size(), 100U);
  }
  EXPECT_EQ(players.back()->last("error").at("code"), "too_frequent");
  auto elsewhere = std::make_shared<Listener>("192.0.2.7");
  ground_->presence.come(elsewhere, 0);
  bots_->advise(elsewhere, 0, {2, now});
  think();
  EXPECT_EQ(elsewhere->count("hints"), 1U) << "and nobody else has to";
}

TEST_F(BotsTest, there_is_nothing_to_pass_where_nobody_waits) { EXPECT_EQ(bots_->pass(0)->code, ErrorCode::refused); }

}  // namespace
}  // namespace atlantica
