#include "match/record.h"

#include <gtest/gtest.h>

#include "match_fixture.h"
#include "said.h"

namespace atlantica {
namespace {

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
  EXPECT_EQ(back->commitment, "c");
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
  EXPECT_EQ(said(replay(record, **start_of(record), 2).value()),
            "move 2 (1): The game is over; the last move stands. [undo]");
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

std::optional<std::string> verified(const Record& record, std::uint64_t key, const std::string& commitment) {
  auto match = *start_of(record);
  const auto unproved = verify(record, *match, {NumberedStream(key), {commitment}});
  if (unproved) EXPECT_EQ(*unproved, 0U);
  return unproved ? std::nullopt : std::optional(said(unproved.error()));
}

TEST(Record, verify_finds_every_kind_of_cheating) {
  const auto match = played_game(5);
  const Record honest = record_with_key(*match, "c");
  EXPECT_EQ(verified(honest, 5, "c"), std::nullopt);
  EXPECT_NE(verified(honest, 5, "d")->find("commitment"), std::string::npos) << "another key";
  EXPECT_NE(verified(honest, 6, "c")->find("the key draws"), std::string::npos) << "luck of another key";

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

TEST(Record, of_a_game_that_was_continued_names_the_parts) {
  Record record = record_with_key(*played_game(5), "c");
  record.earlier = {{20, "a", "key a"}, {30, std::nullopt, std::nullopt}};
  const auto again = read_record(write_record(record));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->earlier, record.earlier);
  const auto size = record.log.size();
  EXPECT_EQ(parts_of(record),
            (std::vector<Record::Part>{record.earlier[0], record.earlier[1], {size, "c", record.key}}));
  record.log.resize(25);
  EXPECT_EQ(parts_of(record),
            (std::vector<Record::Part>{{20, "a", "key a"}, {25, std::nullopt, std::nullopt}, {25, "c", record.key}}));
  record.log.resize(10);
  EXPECT_EQ(parts_of(record), (std::vector<Record::Part>{{10, "a", "key a"}, {10, "c", record.key}}))
      << "cut off before the first part ends";
  record.earlier = {{20, "a", "key a"}, {20, "b", "key b"}};
  EXPECT_EQ(said(read_record(write_record(record)).error()),
            "line 1: \"earlier\" must name parts in the order of their \"entries\"");
}

TEST(Record, verify_tells_which_draws_have_no_key) {
  Record record = record_with_key(*played_game(5), "c");
  record.earlier = {{20, "a", "key a"}};
  const auto unproved = [&](std::vector<std::string> commitments) {
    return verify(record, **start_of(record), {NumberedStream(5), std::move(commitments)});
  };
  EXPECT_EQ(*unproved({"a", "c"}), 0U);
  EXPECT_NE(said(unproved({"b", "c"}).error()).find("commitment a"), std::string::npos);
  const std::uint64_t draws = draws_in(record.log, 20);
  EXPECT_GT(draws, 0U);
  EXPECT_LT(draws, draws_in(record.log, record.log.size()));
  EXPECT_EQ(*unproved({"", "c"}), draws) << "without its key";
  record.earlier[0].commitment.reset();
  EXPECT_EQ(*unproved({"a", "c"}), draws) << "with a key that nobody had committed to";
}

TEST(Record, a_broken_file_is_told_with_its_line) {
  const std::string text = write_record(record_with_key(*played_game(6), "c"));
  const auto error_of = [](std::string_view broken) {
    const auto record = read_record(broken);
    return record ? std::string() : said(record.error());
  };
  EXPECT_EQ(error_of(""), "the file is empty");
  EXPECT_EQ(error_of("hello\n"), "line 1: not a line of JSON");
  EXPECT_EQ(error_of("{}\n"), "line 1: \"record\" is missing");
  const std::size_t second = text.find('\n') + 1;
  EXPECT_EQ(error_of(text.substr(0, second) + "{\"move\":\"show\"}\n"),
            "line 2: expected \"seat\" with \"move\", or \"chance\", or \"undo\" with \"taken\"");
  EXPECT_EQ(error_of(text.substr(0, second + 5)), "line 2: not a line of JSON") << "cut off";
  EXPECT_NE(error_of(text + "{\"chance\":\"draw ring\"}\n").find("after the last line"), std::string::npos);
  std::string future = text;
  future.replace(future.find("\"format\":1"), 10, "\"format\":9");
  EXPECT_EQ(error_of(future), "line 1: format 9 is unknown; this program reads format 1");
}

constexpr std::string_view kHead =
    R"({"record":"atlantica","format":1,"game":"atlantis","rules":1,"seats":["Ada","Bo"],"options":{}})";

// A one-line record with the members in `chosen`, a bit set.
std::string record_with_line(unsigned chosen) {
  constexpr std::string_view kMembers[] = {R"("seat":0)", R"("move":"show")", R"("chance":"draw ring")", R"("undo":0)",
                                           R"("taken":"1")"};
  std::string line;
  for (unsigned i = 0; i < 5; ++i)
    if ((chosen >> i & 1U) != 0) line += (line.empty() ? "" : ",") + std::string(kMembers[i]);
  return std::string(kHead) + "\n{" + line + "}\n";
}

TEST(Record, a_line_is_a_move_or_a_chance_or_an_undo_and_nothing_between) {
  constexpr unsigned kMove = 0b00011;
  constexpr unsigned kChanceDraws = 0b00100;
  constexpr unsigned kUndo = 0b11000;
  for (unsigned chosen = 0; chosen < 32; ++chosen) {
    const auto record = read_record(record_with_line(chosen));
    EXPECT_EQ(record.has_value(), chosen == kMove || chosen == kChanceDraws || chosen == kUndo)
        << record_with_line(chosen);
  }
  EXPECT_EQ(read_record(record_with_line(kMove))->log[0], (LogEntry{LogEntry::Kind::move, 0, "show"}));
  EXPECT_EQ(read_record(record_with_line(kChanceDraws))->log[0],
            (LogEntry{LogEntry::Kind::chance, kChance, "draw ring"}));
  EXPECT_EQ(read_record(record_with_line(kUndo))->log[0], (LogEntry{LogEntry::Kind::undo, 0, "1"}));
}

TEST(Record, begins_with_the_name_of_the_program) {
  std::string other(kHead);
  other.replace(other.find("atlantica"), 9, "athletics");
  EXPECT_TRUE(read_record(kHead));
  EXPECT_FALSE(read_record(other));
}

}  // namespace
}  // namespace atlantica
