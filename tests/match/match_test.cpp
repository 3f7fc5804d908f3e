#include "match/match.h"

#include <gtest/gtest.h>

#include "match/record.h"
#include "match_fixture.h"
#include "said.h"

namespace atlantica {
namespace {

TEST(Match, plays_moves_and_names_the_rule_that_refuses_one) {
  auto match = from_text(kPosition);
  EXPECT_EQ(match->play(1, "play ring 0")->rule, "ATL-3.0");
  EXPECT_EQ(match->play(0, "dance")->rule, "notation");
  EXPECT_EQ(match->sequence(), 0U) << "a refused move leaves no trace";
  EXPECT_FALSE(match->play(0, "play crown 1"));
  EXPECT_EQ(match->sequence(), 1U);
  EXPECT_EQ(match->log()[0], (LogEntry{LogEntry::Kind::move, 0, "play crown 1"}));
}

TEST(Match, undo_takes_back_own_moves_of_the_turn_one_by_one) {
  auto match = from_text(kPosition);
  const auto before = match->position();
  ASSERT_FALSE(match->play(0, "bridge 2"));
  ASSERT_FALSE(match->play(0, "play crown 1"));
  EXPECT_TRUE(match->can_undo(0));
  EXPECT_FALSE(match->can_undo(1));
  EXPECT_EQ(match->undo(1)->rule, "undo");
  ASSERT_FALSE(match->undo(0));
  ASSERT_FALSE(match->undo(0));
  EXPECT_EQ(match->position(), before);
  EXPECT_EQ(match->sequence(), 4U) << "the log is append-only";
  EXPECT_EQ(match->undo(0)->rule, "undo") << "nothing is left to take back";
}

TEST(Match, undo_ends_where_something_random_was_revealed) {
  auto match = from_text(kPosition);
  ASSERT_FALSE(match->play(0, "buy 4"));
  EXPECT_TRUE(match->can_undo(0)) << "nothing is drawn yet";
  match->play_chance(NumberedStream(1));
  EXPECT_FALSE(match->can_undo(0));
  ASSERT_FALSE(match->play(0, "bridge 2"));
  ASSERT_FALSE(match->undo(0));
  EXPECT_EQ(match->undo(0)->rule, "undo") << "the bridge could be taken back, the purchase not";
}

TEST(Match, nothing_is_taken_back_once_the_game_is_over) {
  const auto match = ended_by_standstill();
  EXPECT_FALSE(match->can_undo(0));
  const auto refusal = match->undo(0);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(*refusal, (Refusal{"undo", "common.refusal.undo_over"}));
  EXPECT_TRUE(match->outcome());
  EXPECT_EQ(match->sequence(), 1U);
}

TEST(Match, events_tell_of_an_undo) {
  auto match = from_text(kPosition);
  ASSERT_FALSE(match->play(0, "bridge 2"));
  ASSERT_FALSE(match->undo(0));
  const auto events = match->events(0, Viewer::of(1));
  ASSERT_EQ(events.as_array().size(), 2U);
  EXPECT_EQ(events.at(0).at("type"), "bridge");
  EXPECT_EQ(events.at(1).at("type"), "undo");
  EXPECT_EQ(events.at(1).at("seq"), 2);
  EXPECT_EQ(match->events(2, Viewer::of(1)).as_array().size(), 0U);
}

TEST(Match, the_events_of_a_move_are_the_last_of_all_events) {
  const auto match = from_text(kPosition);
  const NumberedStream stream(1);
  const auto newest_are_last = [&](std::size_t since) {
    const boost::json::value all = match->events(0, Viewer{0});
    boost::json::array last;
    for (const auto& event : all.as_array())
      if (event.at("seq").to_number<std::size_t>() > since) last.push_back(event);
    EXPECT_EQ(match->events(since, Viewer{0}), boost::json::value(last)) << "since " << since;
  };
  for (int i = 0; i < 40 && !match->outcome(); ++i) {
    const Seat seat = match->actors().lowest();
    const std::size_t before = match->sequence();
    const bool undo = i % 3 == 2 && match->can_undo(seat);
    ASSERT_EQ(undo ? match->undo(seat) : match->play(seat, match->legal_moves(seat).front()), std::nullopt);
    match->play_chance(stream);
    newest_are_last(before);
    newest_are_last(before / 2);
  }
  match->truncate(match->sequence() / 2);
  newest_are_last(match->sequence() - 1);
}

TEST(Match, truncate_forgets_what_could_not_be_stored) {
  auto match = from_text(kPosition);
  ASSERT_FALSE(match->play(0, "bridge 2"));
  const auto stored = match->position();
  ASSERT_FALSE(match->play(0, "play crown 1"));
  match->truncate(1);
  EXPECT_EQ(match->position(), stored);
  EXPECT_TRUE(match->can_undo(0));
}

TEST(Match, truncate_keeps_all_that_came_before) {
  auto match = from_text(kPosition);
  const auto start = match->position();
  ASSERT_FALSE(match->play(0, "bridge 2"));
  ASSERT_FALSE(match->undo(0));
  ASSERT_FALSE(match->play(0, "bridge 2"));
  const auto stored = match->position();
  ASSERT_FALSE(match->play(0, "play crown 1"));
  match->truncate(3);
  EXPECT_EQ(match->position(), stored);
  ASSERT_FALSE(match->undo(0));
  EXPECT_EQ(match->position(), start);
}

TEST(Match, taking_back_does_not_change_what_is_drawn_next) {
  for (std::uint64_t key = 1; key <= 20; ++key) {
    const NumberedStream stream(key);
    const auto straight = from_text(kPosition);
    ASSERT_FALSE(straight->play(0, "buy 4"));
    const auto hesitant = from_text(kPosition);
    ASSERT_FALSE(hesitant->play(0, "bridge 2"));
    ASSERT_FALSE(hesitant->undo(0));
    ASSERT_FALSE(hesitant->play(0, "buy 4"));
    EXPECT_EQ(hesitant->sample_chance(stream), straight->sample_chance(stream)) << "key " << key;
  }
}

TEST(Match, the_same_stream_gives_the_same_game) {
  const auto one = played_game(7);
  const auto two = played_game(7);
  const auto other = played_game(8);
  EXPECT_EQ(one->log(), two->log());
  EXPECT_NE(one->log(), other->log());
}

TEST(Match, a_bot_of_a_name_nobody_knows_is_not_made) {
  const auto bot = from_text(kPosition)->new_bot(0, "oracle", {});
  ASSERT_FALSE(bot);
  EXPECT_NE(said(bot.error()).find("oracle"), std::string::npos) << bot.error();
  EXPECT_NE(said(bot.error()).find("greedy"), std::string::npos) << "it names what would be right";
}

// Two matches that differ only in another seat's hand: a bot with the same seed makes the same choice.
TEST(Match, bots_choose_by_what_their_seat_knows) {
  std::string other(kPosition);
  other.replace(other.find(R"({"ring": 2})"), 11, R"({"flag": 2})");
  for (const std::string_view name : {"random", "greedy", "1", "sims=100", "sims=100+plain"}) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      const auto one = from_text(kPosition);
      const auto two = from_text(other);
      Rng rng_one(seed);
      Rng rng_two(seed);
      EXPECT_EQ((*one->new_bot(0, name, {}))->choose(rng_one), (*two->new_bot(0, name, {}))->choose(rng_two)) << name;
    }
  }
}

TEST(Match, an_open_bot_chooses_by_what_is_hidden_from_its_seat) {
  std::string other(kPosition);
  other.replace(other.find(R"({"ring": 2})"), 11, R"({"flag": 2})");
  const auto one = from_text(kPosition);
  const auto two = from_text(other);
  const Thinking studying{.peeking = Thinking::Peeking::allowed};
  Rng rng_one(1);
  Rng rng_two(1);
  EXPECT_NE((*one->new_bot(0, "sims=100+open", studying))->advise(rng_one),
            (*two->new_bot(0, "sims=100+open", studying))->advise(rng_two));
}

TEST(Catalog, says_why_a_record_cannot_be_replayed) {
  Record record = record_of(*played_game(2));
  record.rules = 99;
  EXPECT_NE(said(start_of(record).error()).find("version 99"), std::string::npos);
  EXPECT_EQ(said(start_of(record).error()),
            "version 99 of the rules of Atlantis is unknown; this program plays version 1");
  record.game = "chess";
  EXPECT_NE(said(start_of(record).error()).find("\"chess\""), std::string::npos);
}

TEST(Catalog, a_match_is_played_by_the_version_of_its_record) {
  const GameEntry& rising = *find_game("rising");
  for (const int rules : {1, 2}) {
    const auto match = *rising.new_match(3, {{"first", "0"}}, rules, {});
    EXPECT_EQ(match->rules_version(), rules);
    EXPECT_EQ((*start_of(record_of(*match)))->rules_version(), rules);
  }
}

TEST(Catalog, a_position_names_its_version_of_the_rules) {
  const GameEntry& rising = *find_game("rising");
  const auto old = *rising.new_match(3, {{"first", "0"}}, 1, {});
  const auto again = rising.from_position(old->position(), rising.rules_version);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ((*again)->rules_version(), 1);
  boost::json::value silent = old->position();
  silent.as_object().erase("rules");
  EXPECT_EQ((*rising.from_position(silent, 1))->rules_version(), 1) << "where it says nothing the caller decides";
  silent.as_object()["rules"] = 3;
  EXPECT_EQ(said(rising.from_position(silent, 1).error()),
            "version 3 of the rules of Rising is unknown; this program plays versions 1 to 2");
  silent.as_object()["rules"] = "new";
  EXPECT_TRUE(said(rising.from_position(silent, 1).error()).starts_with("rules: "));
}

TEST(Catalog, a_record_and_the_position_it_begins_with_are_of_one_version) {
  Record record = record_of(*find_game("rising")->new_match(3, {{"first", "0"}}, 1, {}).value());
  record.start = find_game("rising")->new_match(3, {{"first", "0"}}, 1, {}).value()->position();
  EXPECT_TRUE(start_of(record));
  record.rules = 2;
  EXPECT_EQ(said(start_of(record).error()),
            "the record follows version 2 of the rules, but its start follows version 1");
}

TEST(Catalog, simulates_games_and_prefers_thinking_to_luck) {
  const auto report = find_game("atlantis")->simulate({}, {"greedy", "random"}, {}, 200, 1, [](std::uint64_t) {});
  ASSERT_TRUE(report) << report.error();
  EXPECT_EQ(report->games, 200U);
  EXPECT_GT(report->steps, 200U * 75);
  EXPECT_DOUBLE_EQ(report->wins[0] + report->wins[1], 200.0);
  EXPECT_GT(report->wins[0], 150.0) << "greedy beats random";
  const auto refused = find_game("atlantis")->simulate({}, {"greedy", "oracle"}, {}, 1, 1, [](std::uint64_t) {});
  EXPECT_NE(said(refused.error()).find("there is no bot \"oracle\""), std::string::npos) << refused.error();
}

}  // namespace
}  // namespace atlantica
