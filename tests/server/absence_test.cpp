#include <gtest/gtest.h>

#include "absence_fixture.h"

namespace atlantica {
namespace {

const ClockSettings kMinute{60, 5, std::nullopt};
const ClockSettings kTwoDays{std::nullopt, std::nullopt, 2};

TEST_F(AbsenceTest, clocks_start_with_the_first_move_of_a_person_and_are_shown) {
  sit(two(kMinute, "wait"));
  world_.now += 100 * kSecond;
  EXPECT_EQ(left(0), 60'000);
  EXPECT_TRUE(running().empty());
  play_on();
  EXPECT_EQ(running(), std::vector<int>{actor()});
  EXPECT_EQ(situation(*players_[0]).at("time").at("running").at(0), actor());
  world_.now += 10 * kSecond;
  EXPECT_EQ(left(actor()), 50'000);
  const auto spectator = world_.join(*table_);
  EXPECT_EQ(spectator->last("joined").at("table").at("time").at("left").at(static_cast<std::size_t>(actor())), 50'000);
}

TEST_F(AbsenceTest, clocks_wait_for_everybody_to_come) {
  CreateRequest request = two(kMinute, "wait");
  request.seats[1] = {"friend", std::nullopt, std::nullopt};
  sit(request);
  ASSERT_EQ(ask_move(0, now(), "bridge 27").at("type").as_string(), "accepted");
  EXPECT_TRUE(running().empty()) << "though it is still the turn of somebody who is there";
}

TEST_F(AbsenceTest, clocks_do_not_start_with_the_move_of_a_bot) {
  CreateRequest request = two(kMinute, "wait");
  request.options = Options{{"first", "1"}};
  request.seats[1] = {"bot", std::nullopt, "random"};
  sit(request);
  world_.run_until([&] { return actor() == 0; });
  EXPECT_TRUE(running().empty());
}

TEST_F(AbsenceTest, clocks_survive_a_restart_in_which_time_passes) {
  sit(two(kMinute, "wait"));
  play_on();
  const Seat seat = running().front();
  world_.now += 10 * kSecond;
  forget();
  world_.now += 5 * kSecond;
  reopen();
  EXPECT_EQ(running(), std::vector<int>{seat});
  EXPECT_EQ(left(seat), 45'000);
}

TEST_F(AbsenceTest, a_move_that_cannot_be_stored_costs_the_time_it_took_and_no_more) {
  sit(two(kMinute, "wait"));
  play_on();
  const Seat seat = running().front();
  world_.now += 10 * kSecond;
  world_.store.fail();
  ask_move(actor(), now(), a_move());
  world_.store.recover();
  world_.settle();
  EXPECT_EQ(running(), std::vector<int>{seat});
  EXPECT_EQ(left(seat), 50'000);
}

TEST_F(AbsenceTest, a_bot_plays_for_whoever_is_out_of_time_until_a_move_takes_the_seat_back) {
  sit(two(kMinute, "bot", 20));
  play_on();
  const Seat seat = running().front();
  world_.pass(60 * kSecond);
  EXPECT_EQ(left(seat), 0);
  world_.pass(19 * kSecond);
  EXPECT_EQ(substitute(seat), std::nullopt) << "there is a grace";
  const Sequence before = now();
  world_.pass(2 * kSecond);
  EXPECT_EQ(substitute(seat), "random");
  EXPECT_GT(now(), before) << "the bot has moved";
  const auto& seats = player(seat)->last("table").at("table").at("seats");
  EXPECT_EQ(seats.at(static_cast<std::size_t>(seat)).at("substitute").as_string(), "random");
  while (actor() != seat) play_on();
  EXPECT_EQ(ask_move(seat, now(), a_move()).at("type").as_string(), "accepted");
  world_.settle();
  EXPECT_EQ(substitute(seat), std::nullopt);
}

TEST_F(AbsenceTest, who_is_gone_is_replaced_only_where_the_game_waits_and_after_a_while) {
  sit(two(std::nullopt, "bot", 10));
  const Seat seat = actor();
  const Seat other = 1 - seat;
  go(other);
  world_.pass(1000 * kSecond);
  EXPECT_EQ(substitute(other), std::nullopt) << "nobody waits for that player";
  go(seat);
  world_.pass(39 * kSecond);
  EXPECT_EQ(substitute(seat), std::nullopt);
  world_.pass(2 * kSecond);
  EXPECT_EQ(substitute(seat), "random");
}

TEST_F(AbsenceTest, who_returns_takes_the_seat_back) {
  sit(two(std::nullopt, "bot"));
  const Seat seat = actor();
  go(seat);
  world_.pass(31 * kSecond);
  ASSERT_EQ(substitute(seat), "random");
  come_back(seat);
  EXPECT_EQ(substitute(seat), std::nullopt);
  EXPECT_EQ(stored().seats[static_cast<std::size_t>(seat)].substitute, "");
  while (actor() != seat) play_on();
  const Sequence here = now();
  world_.pass(1000 * kSecond);
  EXPECT_EQ(now(), here) << "the bot plays no more, and who is there is not gone";
}

TEST_F(AbsenceTest, a_substitute_plays_on_after_a_restart) {
  sit(two(std::nullopt, "bot"));
  const Seat seat = actor();
  go(seat);
  world_.pass(31 * kSecond);
  ASSERT_EQ(substitute(seat), "random");
  forget();
  reopen();
  EXPECT_EQ(substitute(seat), "random");
}

TEST_F(AbsenceTest, whom_another_server_sees_is_not_gone) {
  sit(two(std::nullopt, "bot"));
  const Seat seat = actor();
  go(seat);
  for (int i = 0; i < 10; ++i) {
    world_.now += 10 * kSecond;
    world_.store.see({created_.table, {seat}, world_.now}, [](const auto&) {});
    world_.pass(0);
  }
  EXPECT_EQ(substitute(seat), std::nullopt);
}

TEST_F(AbsenceTest, after_a_restart_everybody_gets_the_time_to_come_back) {
  sit(two(std::nullopt, "bot"));
  const Seat seat = actor();
  forget();
  world_.now += 1000 * kSecond;
  reopen();
  const auto spectator = world_.join(*table_);
  world_.pass(29 * kSecond);
  EXPECT_EQ(substitute(seat), std::nullopt);
  world_.pass(2 * kSecond);
  EXPECT_EQ(substitute(seat), "random");
}

TEST_F(AbsenceTest, a_table_that_waits_waits_for_ever) {
  sit(two(kMinute, "wait"));
  play_on();
  const Sequence before = now();
  world_.pass(100 * kDay);
  EXPECT_EQ(now(), before);
  EXPECT_FALSE(table_->info().over);
  play_on();
}

TEST_F(AbsenceTest, a_table_may_end_when_somebody_is_gone) {
  sit(two(std::nullopt, "end"));
  const Seat seat = actor();
  const Seat other = 1 - seat;
  go(seat);
  world_.pass(31 * kSecond);
  const TableInfo info = table_->info();
  EXPECT_TRUE(info.over);
  EXPECT_EQ(info.ended, std::vector<int>{seat});
  const auto& last = situation(*player(other));
  EXPECT_TRUE(last.at("moves").as_array().empty());
  EXPECT_TRUE(last.at("actors").as_array().empty());
  EXPECT_TRUE(last.at("result").at("winners").as_array().empty());
  EXPECT_EQ(last.at("result").at("key").as_string().size(), 64U);
  EXPECT_TRUE(table_->record());
  table_->move(player(other), {7, sequence_of(last), "anything"});
  EXPECT_EQ(player(other)->last("error").at("code").as_string(), "refused");
  EXPECT_TRUE(stored().finished);
  forget();
  reopen();
  EXPECT_TRUE(table_->info().over);
}

TEST_F(AbsenceTest, a_move_that_another_server_stored_comes_before_the_end) {
  sit(two(std::nullopt, "end"));
  const Seat seat = actor();
  const std::string move = a_move();
  go(seat);
  world_.store.hold();
  world_.pass(31 * kSecond);
  const auto elsewhere = match();
  const std::size_t before = elsewhere->sequence();
  ASSERT_EQ(elsewhere->play(seat, move), std::nullopt);
  elsewhere->play_chance(*KeyStream::from_hex(stored().key));
  const std::vector<LogEntry> played(elsewhere->log().begin() + static_cast<std::ptrdiff_t>(before),
                                     elsewhere->log().end());
  ASSERT_TRUE(world_.ask<void>(
      [&](auto done) { world_.store.elsewhere().append({created_.table, before + 1, played}, std::move(done)); }));
  world_.store.let_go();
  world_.settle();
  EXPECT_FALSE(table_->info().over);
  EXPECT_EQ(table_->info().sequence, elsewhere->sequence());
}

TEST_F(AbsenceTest, a_move_that_comes_after_the_end_another_server_stored_is_taken_back) {
  sit(two(std::nullopt, "end"));
  const Seat seat = actor();
  const Sequence before = now();
  world_.store.hold();
  table_->move(player(seat), {7, before, a_move()});
  ASSERT_TRUE(world_.ask<void>(
      [&](auto done) { world_.store.elsewhere().end({created_.table, before, "[1]"}, std::move(done)); }));
  world_.store.let_go();
  world_.settle();
  EXPECT_EQ(answer_to(*player(seat), 7).at("code").as_string(), "refused");
  EXPECT_EQ(table_->info().ended, std::vector<int>{1});
  EXPECT_EQ(now(), before);
  EXPECT_TRUE(situation(*player(seat)).contains("result"));
}

TEST_F(AbsenceTest, in_slow_play_people_come_and_go_and_only_the_clock_counts) {
  sit(two(kTwoDays, "bot", 60));
  play_on();
  const Seat seat = running().front();
  go(0);
  go(1);
  world_.pass(kDay);
  EXPECT_EQ(substitute(seat), std::nullopt);
}

TEST_F(AbsenceTest, a_table_in_slow_play_is_looked_after_when_nobody_is_there) {
  sit(two(kTwoDays, "bot", 60));
  play_on();
  const Seat seat = running().front();
  forget();
  world_.pass(2 * kDay + 30 * kSecond);
  EXPECT_EQ(stored().seats[static_cast<std::size_t>(seat)].substitute, "") << "there is a grace";
  world_.pass(60 * kSecond);
  EXPECT_EQ(stored().seats[static_cast<std::size_t>(seat)].substitute, "random");
}

TEST_F(AbsenceTest, where_several_are_waited_for_each_is_judged_alone) {
  CreateRequest request = two(std::nullopt, "bot");
  request.game = "rising";
  request.options = std::nullopt;
  sit(request);
  while (match()->awaited().size() < 2) play_on();
  go(1);
  world_.pass(31 * kSecond);
  EXPECT_EQ(substitute(0), std::nullopt);
  EXPECT_EQ(substitute(1), "random");
  while (match()->awaited() == SeatSet::only(0)) play_on();
  world_.settle();
  EXPECT_EQ(substitute(0), std::nullopt);
}

}  // namespace
}  // namespace atlantica
