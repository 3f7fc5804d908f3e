#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "match/record.h"
#include "table_fixture.h"

namespace atlantica {
namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kDay = 24 * 60 * 60 * kSecond;

// Clocks, and players who are gone.
class AbsenceTest : public TableTest {
 protected:
  static CreateRequest two(std::optional<ClockSettings> clock, const std::string& then, int grace = 0) {
    CreateRequest request = friends(2);
    request.options = Options{{"first", "0"}};
    request.clock = std::move(clock);
    request.absence = AbsenceSettings{then, grace, "random"};
    return request;
  }

  std::optional<std::string> substitute(Seat seat) const {
    return table_->info().seats[static_cast<std::size_t>(seat)].substitute;
  }
  std::int64_t left(Seat seat) const { return table_->info().time->left[static_cast<std::size_t>(seat)]; }
  std::vector<int> running() const { return table_->info().time->running; }
  const std::optional<std::string>& token(Seat seat) const {
    return created_.seats[static_cast<std::size_t>(seat)].token;
  }
  void go(Seat seat) {
    table_->leave(*player(seat));
    players_[static_cast<std::size_t>(seat)].reset();
    world_.settle();
  }
  void come_back(Seat seat) {
    players_[static_cast<std::size_t>(seat)] = world_.join(*table_, token(seat));
    world_.settle();
  }
  // Nobody uses the table any more, so that it is read from the store the next time.
  void forget() {
    for (auto& one : players_)
      if (one) table_->leave(*one);
    players_.clear();
    world_.settle();
    table_.reset();
  }
  void reopen() {
    table_ = world_.find(created_.table);
    world_.settle();
  }
  StoredTable stored() {
    std::optional<StoredTable> table;
    world_.store.load(created_.table, [&](auto result) {
      world_.post()([&table, result = std::move(result)]() mutable { table = std::move(*result); });
    });
    world_.run_until([&] { return table.has_value(); });
    return *table;
  }
  // The match as it is stored.
  std::unique_ptr<Match> match() {
    const StoredTable table = stored();
    auto match = *find_game(table.game)->new_match(static_cast<int>(table.seats.size()), table.options);
    Record record;
    record.log = table.log;
    EXPECT_EQ(replay(record, *match, record.log.size()), std::nullopt);
    return match;
  }
};

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
  play_on();
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

TEST_F(AbsenceTest, who_leaves_hands_the_seat_to_a_bot_and_may_come_back) {
  sit(two(std::nullopt, "wait"));
  const Seat seat = actor();
  const auto client = player(seat);
  table_->give_up(client, {9});
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

TEST_F(AbsenceTest, the_host_sends_somebody_away_and_a_bot_plays_until_the_seat_is_taken) {
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

TEST_F(AbsenceTest, at_a_rated_table_nobody_is_sent_away_after_the_first_move) {
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

TEST_F(AbsenceTest, spectators_see_moves_later_and_the_end_at_once) {
  CreateRequest request = friends(2);
  request.delay = 3;
  sit(request);
  const auto spectator = world_.join(*table_);
  const auto moves_hidden = [&] {
    const std::vector<LogEntry> log = stored().log;
    const Sequence shown = sequence_of(situation(*spectator));
    return std::count_if(log.begin() + static_cast<std::ptrdiff_t>(shown), log.end(),
                         [](const LogEntry& entry) { return entry.kind != LogEntry::Kind::chance; });
  };
  EXPECT_EQ(spectator->count("update"), 0U);
  for (int i = 1; i <= 8; ++i) {
    play_on();
    world_.settle();
    EXPECT_EQ(moves_hidden(), std::min(i, 3));
    const Sequence shown = sequence_of(situation(*spectator));
    EXPECT_TRUE(table_->moment(shown));
    EXPECT_FALSE(table_->moment(shown + 1)) << "looking back is no way to look ahead";
  }
  const auto late = world_.join(*table_);
  EXPECT_EQ(late->last("joined").at("view"), situation(*spectator).at("view"));
  while (!table_->info().over) play_on();
  world_.settle();
  EXPECT_EQ(sequence_of(situation(*spectator)), now());
  EXPECT_TRUE(situation(*spectator).contains("result"));
  EXPECT_TRUE(table_->moment(now()));
}

TEST_F(AbsenceTest, spectators_see_what_is_public_and_nothing_else) {
  for (const GameEntry& game : games()) {
    CreateRequest request;
    request.game = game.id;
    for (int i = 0; i < 2; ++i) request.seats.push_back({"me", std::nullopt, std::nullopt});
    sit(request);
    const auto spectator = world_.join(*table_);
    for (int i = 0; i < 5 && !table_->info().over; ++i) play_on();
    world_.settle();
    EXPECT_EQ(situation(*spectator).at("view"), match()->view(Viewer::spectator())) << game.id;
    EXPECT_TRUE(situation(*spectator).at("moves").as_array().empty()) << game.id;
  }
}

}  // namespace
}  // namespace atlantica
