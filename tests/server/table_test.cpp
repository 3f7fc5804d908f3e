#include "server/table.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "fair/record_stream.h"
#include "match/record.h"
#include "table_fixture.h"

namespace atlantica {
namespace {

TEST_F(TableTest, a_move_is_acknowledged_and_shown_only_when_it_is_on_disk) {
  sit(friends(2));
  const Seat seat = actor();
  const auto spectator = world_.join(*table_);
  world_.store.hold();
  table_->move(player(seat), {7, now(), a_move()});
  EXPECT_EQ(player(seat)->count("accepted"), 0U);
  EXPECT_EQ(spectator->count("update"), 0U);
  EXPECT_EQ(table_->info().sequence, now());

  world_.store.let_go();
  world_.run_until([&] { return spectator->count("update") == 1; });
  EXPECT_EQ(sequence_of(player(seat)->last("accepted")), sequence_of(spectator->last("update")));
  EXPECT_EQ(table_->info().sequence, sequence_of(spectator->last("update")));
}

TEST_F(TableTest, a_move_that_cannot_be_stored_was_not_made) {
  sit(friends(2));
  const Seat seat = actor();
  const Sequence before = now();
  const std::string move = a_move();
  world_.store.fail();
  const object answer = ask_move(seat, before, move);
  EXPECT_EQ(answer.at("code").as_string(), "store_failed");
  EXPECT_EQ(player(seat)->count("update"), 0U);

  world_.store.recover();
  world_.settle();
  EXPECT_EQ(ask_move(seat, before, move).at("type").as_string(), "accepted") << "the same move can be sent again";
}

TEST_F(TableTest, a_move_may_follow_one_that_is_being_stored) {
  sit(friends(2));
  const Seat seat = actor();
  const Sequence before = now();
  world_.store.hold();
  table_->move(player(seat), {11, before, "bridge 27"});
  table_->undo(player(seat), {12, before + 1});
  EXPECT_EQ(player(seat)->count("accepted"), 0U);
  world_.store.let_go();
  world_.run_until([&] { return player(1 - seat)->count("update") == 2; });
  EXPECT_EQ(sequence_of(answer_to(*player(seat), 11)), before + 1);
  EXPECT_EQ(sequence_of(answer_to(*player(seat), 12)), before + 2);
}

TEST_F(TableTest, moves_that_build_on_a_lost_one_are_lost_with_it) {
  sit(friends(2));
  const Seat seat = actor();
  const Sequence before = now();
  world_.store.hold();
  table_->move(player(seat), {11, before, "bridge 27"});
  const auto late = std::make_shared<Listener>();
  table_->join(late, {13, "", std::nullopt, std::nullopt, std::nullopt});
  EXPECT_TRUE(late->heard.empty()) << "nobody sees a move before it is stored";
  table_->undo(player(seat), {12, before + 1});
  world_.store.fail();
  world_.store.let_go();
  world_.run_until([&] { return !late->heard.empty(); });
  EXPECT_EQ(answer_to(*player(seat), 11).at("code").as_string(), "store_failed");
  EXPECT_EQ(answer_to(*player(seat), 12).at("code").as_string(), "store_failed");
  EXPECT_EQ(sequence_of(late->last("joined")), before);
  EXPECT_EQ(table_->info().sequence, before);
  EXPECT_EQ(player(1 - seat)->count("update"), 0U);
}

TEST_F(TableTest, a_move_sent_twice_is_played_once) {
  sit(friends(2));
  const Seat seat = actor();
  const Sequence before = now();
  const std::string move = a_move();
  EXPECT_EQ(ask_move(seat, before, move).at("type").as_string(), "accepted");
  EXPECT_EQ(ask_move(seat, before, move).at("code").as_string(), "stale");
}

TEST_F(TableTest, a_refused_move_names_its_rule) {
  sit(friends(2));
  const object answer = ask_move(actor(), now(), "play ring 50");
  EXPECT_EQ(answer.at("code").as_string(), "refused");
  EXPECT_TRUE(answer.at("rule").as_string().starts_with("ATL-")) << answer;
  EXPECT_EQ(ask_move(actor(), now(), "fly to the moon").at("code").as_string(), "refused");
}

TEST_F(TableTest, a_seat_cannot_play_for_another_nor_for_chance) {
  sit(friends(2));
  EXPECT_EQ(ask_move(1 - actor(), now(), a_move()).at("code").as_string(), "refused");
  EXPECT_EQ(ask_move(actor(), now(), "draw ring").at("code").as_string(), "refused");
}

TEST_F(TableTest, a_spectator_cannot_move_and_sees_no_hand) {
  sit(friends(2));
  const auto spectator = world_.join(*table_);
  EXPECT_FALSE(spectator->last("joined").contains("seat"));
  EXPECT_TRUE(spectator->last("joined").at("moves").as_array().empty());
  for (const auto& one : spectator->last("joined").at("view").at("players").as_array())
    EXPECT_FALSE(one.as_object().contains("hand"));
  table_->move(spectator, {5, now(), a_move()});
  EXPECT_EQ(spectator->last("error").at("code").as_string(), "not_seated");
}

TEST_F(TableTest, anybody_may_look_back_at_what_all_could_see) {
  sit(friends(2));
  const auto spectator = world_.join(*table_);
  const object before = situation(*spectator);
  play_on();
  const auto past = table_->moment(sequence_of(before));
  ASSERT_TRUE(past) << past.error().message.key;
  const object then = boost::json::parse(past->write()).as_object();
  EXPECT_EQ(then.at("sequence"), before.at("sequence"));
  EXPECT_EQ(then.at("view"), before.at("view"));
  EXPECT_EQ(then.at("actors"), before.at("actors"));
  EXPECT_EQ(boost::json::parse(table_->moment(now())->write()).at("view"), situation(*spectator).at("view"));
  const auto future = table_->moment(now() + 1);
  ASSERT_FALSE(future);
  EXPECT_EQ(future.error().code, ErrorCode::not_found);
}

TEST_F(TableTest, a_forged_token_opens_no_seat) {
  sit(friends(2));
  const auto stranger = std::make_shared<Listener>();
  for (const std::string& token : {std::string(43, 'A'), std::string(), created_.seats[0].token->substr(1)}) {
    table_->join(stranger, {3, "", token, std::nullopt, std::nullopt});
    EXPECT_EQ(stranger->last().at("code").as_string(), "bad_token");
  }
  table_->move(stranger, {4, now(), a_move()});
  EXPECT_EQ(stranger->last().at("code").as_string(), "not_joined");
}

TEST_F(TableTest, who_comes_back_hears_what_was_missed) {
  sit(friends(2));
  const auto away = world_.join(*table_);
  const Sequence left = sequence_of(away->last("joined"));
  table_->disconnect(*away);
  for (int i = 0; i < 5; ++i) play_on();
  EXPECT_EQ(away->count("update"), 0U);
  const auto back = world_.join(*table_, std::nullopt, left);
  const auto& events = back->last("joined").at("events").as_array();
  ASSERT_FALSE(events.empty());
  for (const auto& event : events) EXPECT_GT(event.at("seq").to_number<Sequence>(), left);
  EXPECT_EQ(events.back().at("seq").to_number<Sequence>(), now());
  EXPECT_EQ(back->last("joined").at("earlier").as_array().size(), now() - left - 1) << "the views between";
  EXPECT_TRUE(world_.join(*table_)->last("joined").at("events").as_array().empty());
  EXPECT_TRUE(world_.join(*table_, std::nullopt, now() + 1000)->last("joined").at("events").as_array().empty());
}

TEST_F(TableTest, everybody_hears_who_comes_and_goes) {
  sit(friends(2));
  EXPECT_EQ(player(0)->count("table"), 2U) << "both players came";
  table_->disconnect(*player(1));
  const auto& seats = player(0)->last("table").at("table").at("seats").as_array();
  EXPECT_TRUE(seats[0].at("online").as_bool());
  EXPECT_FALSE(seats[1].at("online").as_bool());
}

TEST_F(TableTest, an_invitation_is_good_for_one_claim) {
  CreateRequest request = friends(1);
  request.seats.push_back({"friend", std::nullopt, std::nullopt});
  sit(request);
  EXPECT_FALSE(table_->info().seats[1].taken);
  std::vector<std::expected<ClaimAnswer, Error>> answers;
  const auto claim = [&](const std::string& invite, std::optional<std::string> name) {
    table_->claim({invite, std::move(name)}, std::nullopt, [&](auto answer) { answers.push_back(std::move(answer)); });
  };
  const std::string invite = *created_.seats[1].invite;
  claim("a guess", "Eve");
  claim(invite, "Grace");
  claim(invite, "Eve");
  world_.run_until([&] { return answers.size() == 3; });
  claim(invite, "Eve");
  ASSERT_EQ(answers.size(), 4U);
  int granted = 0;
  for (const auto& answer : answers) {
    granted += answer ? 1 : 0;
    if (!answer) {
      EXPECT_EQ(answer.error().code, ErrorCode::bad_token);
    }
  }
  EXPECT_EQ(granted, 1);
  EXPECT_EQ(table_->info().seats[1].name, "Grace");
  EXPECT_TRUE(player(0)->last("table").at("table").at("seats").at(1).at("taken").as_bool());
}

TEST_F(TableTest, a_claim_that_cannot_be_stored_can_be_tried_again) {
  CreateRequest request = friends(1);
  request.seats.push_back({"friend", std::nullopt, std::nullopt});
  sit(request);
  std::vector<std::expected<ClaimAnswer, Error>> answers;
  const auto claim = [&] {
    table_->claim({*created_.seats[1].invite, std::nullopt}, std::nullopt,
                  [&](auto answer) { answers.push_back(std::move(answer)); });
    world_.run_until([&, before = answers.size()] { return answers.size() > before; });
  };
  world_.store.fail();
  claim();
  EXPECT_EQ(answers[0].error().code, ErrorCode::store_failed);
  world_.store.recover();
  claim();
  ASSERT_TRUE(answers[1]);
  EXPECT_EQ(table_->info().seats[1].name, "Blue") << "a player without a name has the name of the colour";
  EXPECT_EQ(world_.join(*table_, answers[1]->token)->last("joined").at("seat").to_number<int>(), 1);
}

TEST_F(TableTest, bots_play_to_the_end_and_the_record_proves_fairness) {
  CreateRequest request;
  request.game = "atlantis";
  request.seats = {{"bot", std::nullopt, "random"}, {"bot", std::nullopt, "greedy"}};
  created_ = world_.create(request);
  table_ = world_.find(created_.table);
  const auto spectator = world_.join(*table_);
  const auto early = table_->record();
  if (!table_->info().over) {
    EXPECT_EQ(early.error().code, ErrorCode::not_over);
  }
  world_.run_until([&] { return situation(*spectator).contains("result"); });

  const auto document = table_->record();
  ASSERT_TRUE(document);
  const auto record = read_record(document->write());
  ASSERT_TRUE(record) << record.error().key;
  EXPECT_EQ(*record->commitment, table_->info().commitment);
  EXPECT_EQ(*record->key, situation(*spectator).at("result").at("key").as_string());
  const auto stream = RecordStream::of(*record);
  ASSERT_TRUE(stream);
  auto match =
      find_game(record->game)->new_match(static_cast<int>(record->seats.size()), record->options, record->rules, {});
  ASSERT_TRUE(match);
  EXPECT_EQ(verify(*record, **match, stream->luck()), 0U);
}

TEST_F(TableTest, a_bot_goes_on_after_a_store_that_failed_for_a_while) {
  CreateRequest request = friends(1);
  request.seats.push_back({"bot", std::nullopt, "random"});
  request.options = Options{{"first", "1"}};
  world_.store.fail();
  sit(request);
  EXPECT_EQ(actor(), 1);
  world_.store.recover();
  world_.run_until([&] { return player(0)->count("update") > 0; });
}

TEST_F(TableTest, a_table_comes_back_from_the_store_as_it_was) {
  sit(friends(3));
  for (int i = 0; i < 10; ++i) play_on();
  const auto before = world_.join(*table_, created_.seats[1].token)->last("joined");
  table_.reset();
  players_.clear();
  const auto again = world_.find(created_.table);
  ASSERT_TRUE(again);
  const auto after = world_.join(*again, created_.seats[1].token)->last("joined");
  for (const char* part : {"sequence", "view", "moves", "actors", "can_undo", "seat"})
    EXPECT_EQ(after.at(part), before.at(part)) << part;
}

TEST_F(TableTest, another_server_s_moves_are_followed) {
  sit(friends(2));
  const Sequence before = now();
  const Seat seat = actor();
  const std::string move = a_move();
  // Another process plays the same move first.
  std::optional<std::expected<void, StoreError>> stored;
  world_.store.append(
      {created_.table, before + 1, {{LogEntry::Kind::move, seat, move}}},
      [&, post = world_.post()](std::expected<void, StoreError> result) { post([&, result] { stored = result; }); });
  world_.run_until([&] { return stored.has_value(); });
  ASSERT_TRUE(*stored);
  EXPECT_EQ(ask_move(seat, before, move).at("code").as_string(), "stale");
  EXPECT_EQ(now(), before + 1);
}

TEST_F(TableTest, who_has_seen_more_at_another_server_is_not_shown_less) {
  sit(friends(2));
  const Sequence before = now();
  const Seat seat = actor();
  std::optional<std::expected<void, StoreError>> stored;
  world_.store.append(
      {created_.table, before + 1, {{LogEntry::Kind::move, seat, a_move()}}},
      [&, post = world_.post()](std::expected<void, StoreError> result) { post([&, result] { stored = result; }); });
  world_.run_until([&] { return stored.has_value(); });
  ASSERT_TRUE(*stored);
  const auto back = world_.join(*table_, created_.seats[0].token, before + 1);
  EXPECT_EQ(sequence_of(back->last("joined")), before + 1);
  const auto liar = world_.join(*table_, created_.seats[0].token, before + 1000);
  EXPECT_EQ(sequence_of(liar->last("joined")), before + 1) << "nobody has seen what never was";
}

}  // namespace
}  // namespace atlantica
