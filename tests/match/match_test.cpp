#include "match/match.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "catalog/catalog.h"
#include "match/json.h"
#include "match/record.h"

namespace atlantica {
namespace {

// Luck from a number, for tests that need no secrecy.
class NumberedStream final : public ChanceStream {
 public:
  explicit NumberedStream(std::uint64_t key) : key_(key) {}
  Rng::Seed seed(std::uint64_t n) const override {
    Rng rng(key_ * 1'000'003 + n);
    return {rng.next(), rng.next(), rng.next(), rng.next()};
  }

 private:
  std::uint64_t key_;
};

// A position before the gap on space 2: seat 0 may bridge it or buy a card; the crown leads over a figure.
constexpr std::string_view kPosition = R"({
  "path": "ring4 ~ flag5 crown2 olive1 ~48",
  "players": [
    {"hand": {"crown": 1, "olive": 1, "flag": 3}, "tiles": [4], "figures": [0, 1, 54]},
    {"hand": {"ring": 2}, "tiles": [], "figures": [0, 0, 4]}]})";

std::unique_ptr<Match> from_text(std::string_view position) {
  auto match = find_game("atlantis")->from_position(*parse_json(position), 1);
  EXPECT_TRUE(match) << match.error();
  return std::move(*match);
}

// A whole game by two bots.
std::unique_ptr<Match> played_game(std::uint64_t seed) {
  auto match = *find_game("atlantis")->new_match(2, {}, 1);
  const NumberedStream stream(seed);
  Rng rng(seed);
  match->play_chance(stream);
  while (!match->actors().empty()) {
    const Seat seat = match->actors().lowest();
    const auto bot = match->new_bot(seat, seat == 0 ? "greedy" : "random", {});
    (*bot)->observe();
    EXPECT_FALSE(match->play(seat, (*bot)->choose(rng)));
    match->play_chance(stream);
  }
  return match;
}

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

// Seat 0 holds no card and none is left to draw; seat 1 was stuck before.
std::unique_ptr<Match> ended_by_standstill() {
  auto match = from_text(R"({
    "path": "ring4 flag5 ~51", "idle_turns": 1, "players": [
      {"hand": {}, "tiles": [], "figures": [0, 0, 0]},
      {"hand": {"flag": 15, "olive": 15, "helmet": 15, "amphora": 15, "ring": 15, "statue": 15, "crown": 15},
       "tiles": [], "figures": [0, 0, 0]}]})");
  EXPECT_FALSE(match->play(0, "show"));
  EXPECT_TRUE(match->outcome()) << "ATL-7.7";
  return match;
}

TEST(Match, nothing_is_taken_back_once_the_game_is_over) {
  const auto match = ended_by_standstill();
  EXPECT_FALSE(match->can_undo(0));
  const auto refusal = match->undo(0);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(*refusal, (Refusal{"undo", "The game is over; its last move stands."}));
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
  EXPECT_NE(bot.error().find("oracle"), std::string::npos) << bot.error();
  EXPECT_NE(bot.error().find("greedy"), std::string::npos) << "it names what would be right";
}

// Two matches that differ in another hand only: a bot with the same luck makes the same choice.
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

Record record_with_key(const Match& match, std::string commitment) {
  Record record = record_of(match);
  record.seats = {"Ada", "Grace"};
  record.commitment = std::move(commitment);
  record.key = "the key";
  return record;
}

TEST(Record, is_read_as_it_was_written) {
  const Record record = record_with_key(*played_game(3), "c");
  const auto back = read_record(write_record(record));
  ASSERT_TRUE(back) << back.error();
  EXPECT_EQ(back->game, "atlantis");
  EXPECT_EQ(back->rules, 1);
  EXPECT_EQ(back->seats, record.seats);
  EXPECT_EQ(back->log, record.log);
  EXPECT_EQ(back->result, record.result);
  EXPECT_EQ(back->key, record.key);
  EXPECT_EQ(write_record(*back), write_record(record));
}

TEST(Record, replays_to_any_moment) {
  const auto match = played_game(4);
  const Record record = record_of(*match);
  auto again = *start_of(record);
  ASSERT_FALSE(replay(record, *again, 100));
  EXPECT_EQ(again->sequence(), 100U);
  again = *start_of(record);
  ASSERT_FALSE(replay(record, *again, record.log.size()));
  EXPECT_EQ(again->position(), match->position());
}

TEST(Record, in_which_an_undo_follows_the_end_does_not_replay) {
  Record record = record_of(*ended_by_standstill());
  record.log.push_back({LogEntry::Kind::undo, 0, "1"});
  EXPECT_EQ(replay(record, **start_of(record), 2), "move 2 (1): The game is over; its last move stands. [undo]");
}

TEST(Record, with_undo_and_a_start_position_replays) {
  auto match = from_text(kPosition);
  ASSERT_FALSE(match->play(0, "bridge 2"));
  ASSERT_FALSE(match->undo(0));
  ASSERT_FALSE(match->play(0, "play crown 1"));
  const auto record = read_record(write_record(record_of(*match)));
  ASSERT_TRUE(record) << record.error();
  auto again = *start_of(*record);
  ASSERT_FALSE(replay(*record, *again, 99));
  EXPECT_EQ(again->position(), match->position());
  EXPECT_EQ(again->log(), match->log());
}

std::optional<std::string> verified(const Record& record, std::uint64_t key, std::string_view commitment) {
  auto match = *start_of(record);
  return verify(record, *match, NumberedStream(key), commitment);
}

TEST(Record, verify_finds_every_kind_of_cheating) {
  const auto match = played_game(5);
  const Record honest = record_with_key(*match, "c");
  EXPECT_EQ(verified(honest, 5, "c"), std::nullopt);
  EXPECT_NE(verified(honest, 5, "d")->find("commitment"), std::string::npos) << "another key";
  EXPECT_NE(verified(honest, 6, "c")->find("the key gives"), std::string::npos) << "luck of another key";

  Record changed = honest;
  changed.result->scores[0] += 1;
  EXPECT_NE(verified(changed, 5, "c")->find("result"), std::string::npos);

  changed = honest;
  changed.log.pop_back();
  EXPECT_NE(verified(changed, 5, "c"), std::nullopt) << "the last move is missing";

  changed = honest;
  for (auto& entry : changed.log) {
    if (entry.kind == LogEntry::Kind::move) {
      entry.move = "bridge 1";
      break;
    }
  }
  EXPECT_NE(verified(changed, 5, "c")->find("ATL-4.1"), std::string::npos) << "an illegal move";

  changed = honest;
  changed.commitment.reset();
  EXPECT_NE(verified(changed, 5, "c"), std::nullopt);
}

TEST(Record, a_broken_file_is_told_with_its_line) {
  const std::string text = write_record(record_with_key(*played_game(6), "c"));
  const auto error_of = [](std::string_view broken) {
    const auto record = read_record(broken);
    return record ? std::string() : record.error();
  };
  EXPECT_EQ(error_of(""), "the file is empty");
  EXPECT_EQ(error_of("hello\n"), "line 1: not a line of JSON");
  EXPECT_EQ(error_of("{}\n"), "line 1: \"record\" is missing");
  const std::size_t second = text.find('\n') + 1;
  EXPECT_EQ(error_of(text.substr(0, second) + "{\"move\":\"show\"}\n"),
            "line 2: expected \"seat\" with \"move\", or \"chance\", or \"undo\" with \"taken\"");
  EXPECT_EQ(error_of(text.substr(0, second + 5)), "line 2: not a line of JSON") << "cut off";
  EXPECT_NE(error_of(text + "{\"chance\":\"draw ring\"}\n").find("follows the last line"), std::string::npos);
  std::string future = text;
  future.replace(future.find("\"format\":1"), 10, "\"format\":9");
  EXPECT_EQ(error_of(future), "line 1: format 9 is unknown; this program reads format 1");
}

TEST(Catalog, says_why_a_record_cannot_be_replayed) {
  Record record = record_of(*played_game(2));
  record.rules = 99;
  EXPECT_NE(start_of(record).error().find("version 99"), std::string::npos);
  EXPECT_EQ(start_of(record).error(), "version 99 of the rules of atlantis is unknown; this program plays version 1");
  record.game = "chess";
  EXPECT_NE(start_of(record).error().find("\"chess\""), std::string::npos);
}

TEST(Catalog, a_match_is_played_by_the_version_of_its_record) {
  const GameEntry& rising = *find_game("rising");
  for (const int rules : {1, 2}) {
    const auto match = *rising.new_match(3, {{"first", "0"}}, rules);
    EXPECT_EQ(match->rules_version(), rules);
    EXPECT_EQ((*start_of(record_of(*match)))->rules_version(), rules);
  }
}

TEST(Catalog, a_position_names_its_version_of_the_rules) {
  const GameEntry& rising = *find_game("rising");
  const auto old = *rising.new_match(3, {{"first", "0"}}, 1);
  const auto again = rising.from_position(old->position(), rising.rules_version);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ((*again)->rules_version(), 1);
  boost::json::value silent = old->position();
  silent.as_object().erase("rules");
  EXPECT_EQ((*rising.from_position(silent, 1))->rules_version(), 1) << "where it says nothing the caller decides";
  silent.as_object()["rules"] = 3;
  EXPECT_EQ(rising.from_position(silent, 1).error(),
            "version 3 of the rules of rising is unknown; this program plays versions 1 to 2");
  silent.as_object()["rules"] = "new";
  EXPECT_TRUE(rising.from_position(silent, 1).error().starts_with("rules: "));
}

TEST(Catalog, a_record_and_the_position_it_begins_with_are_of_one_version) {
  Record record = record_of(*find_game("rising")->new_match(3, {{"first", "0"}}, 1).value());
  record.start = find_game("rising")->new_match(3, {{"first", "0"}}, 1).value()->position();
  EXPECT_TRUE(start_of(record));
  record.rules = 2;
  EXPECT_EQ(start_of(record).error(), "the record follows version 2 of the rules, but its start version 1");
}

TEST(Catalog, simulates_games_and_prefers_thinking_to_luck) {
  const auto report = find_game("atlantis")->simulate({}, {"greedy", "random"}, {}, 200, 1, [](std::uint64_t) {});
  ASSERT_TRUE(report) << report.error();
  EXPECT_EQ(report->games, 200U);
  EXPECT_GT(report->steps, 200U * 75);
  EXPECT_DOUBLE_EQ(report->wins[0] + report->wins[1], 200.0);
  EXPECT_GT(report->wins[0], 150.0) << "greedy beats random";
  const auto refused = find_game("atlantis")->simulate({}, {"greedy", "oracle"}, {}, 1, 1, [](std::uint64_t) {});
  EXPECT_NE(refused.error().find("there is no bot \"oracle\""), std::string::npos) << refused.error();
}

}  // namespace
}  // namespace atlantica
