#include "server/archive.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "fair/key_stream.h"
#include "fair/record_stream.h"
#include "protocol/limits.h"
#include "server/new_table.h"
#include "speech/speaker.h"

namespace atlantica {
namespace {

// Plays up to so many moves.
void play(Match& match, const ChanceStream& stream, int moves) {
  match.play_chance(stream);
  for (int i = 0; i < moves && !match.outcome(); ++i) {
    Seat seat = 0;
    while (match.legal_moves(seat).empty()) ++seat;
    EXPECT_EQ(match.play(seat, match.legal_moves(seat).back()), std::nullopt);
    match.play_chance(stream);
  }
}

// The first moves of a two-player game, with its key.
Record begun(const GameEntry& game, const KeyStream& stream) {
  const auto match = *game.new_match(2, {}, game.rules_version, {});
  play(*match, stream, 60);
  Record record = record_of(*match);
  record.seats = {"Ada", "Grace"};
  record.commitment = stream.commitment();
  record.key = stream.key();
  return record;
}

// The record of a table after its game has been played to the end by bots.
Record played_on(StoredTable table) {
  const auto stream = KeyStream::from_hex(table.key);
  const Record record = *record_of_table(table);
  const auto match = *start_of(record);
  EXPECT_EQ(replay(record, *match, record.log.size()), std::nullopt);
  Rng rng(1);
  while (!match->outcome()) {
    Seat seat = 0;
    while (match->legal_moves(seat).empty()) ++seat;
    const auto bot = *match->new_bot(seat, "random", {});
    bot->observe();
    EXPECT_EQ(match->play(seat, bot->choose(rng)), std::nullopt);
    match->play_chance(*stream);
  }
  table.log = match->log();
  return *record_of_table(table);
}

TEST(Archive, wherever_a_record_ends_new_luck_goes_on_and_somebody_may_act) {
  const auto stream = KeyStream::with_new_key();
  for (const GameEntry& game : games()) {
    const Record whole = begun(game, stream);
    int luck_was_missing = 0;
    for (std::size_t length = 0; length < whole.log.size(); ++length) {
      Record part = whole;
      part.log.resize(length);
      part.result.reset();
      const auto made = table_of_record(part);
      ASSERT_TRUE(made) << game.id << " " << length << ": " << made.error().key;
      EXPECT_NE(made->table.key, stream.key()) << "who has read the record knows its key";
      const std::vector<LogEntry>& log = made->table.log;
      ASSERT_GE(log.size(), length);
      EXPECT_TRUE(std::equal(part.log.begin(), part.log.end(), log.begin())) << game.id << " " << length;
      const Record made_record = *record_of_table(made->table);
      const auto match = *start_of(made_record);
      EXPECT_EQ(replay(made_record, *match, log.size()), std::nullopt);
      EXPECT_FALSE(match->actors().has(kChance)) << game.id << " " << length;
      if (log.size() > length) ++luck_was_missing;
    }
    EXPECT_GT(luck_was_missing, 0) << game.id;
  }
}

TEST(Archive, a_record_far_longer_than_any_game_is_refused_with_the_reason) {
  Record record = begun(*find_game("atlantis"), KeyStream::with_new_key());
  record.log.resize(kMaxRecordEntries + 1, record.log.back());
  const auto made = continued_table(write_record(record), {});
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, ErrorCode::bad_option);
  EXPECT_EQ(speech::in_english(made.error().message),
            "A record can be continued if it has at most 20,000 entries; this one has 20,001.");
}

TEST(Archive, the_luck_of_a_game_that_was_continued_is_proved_in_every_part) {
  for (const GameEntry& game : games()) {
    Record record = begun(game, KeyStream::with_new_key());
    if (record.result) continue;
    const auto first = table_of_record(record);
    const Record again = *record_of_table(first->table);
    EXPECT_EQ(again.earlier, (std::vector<Record::Part>{{record.log.size(), record.commitment, record.key}}));
    const Record twice = played_on(table_of_record(again)->table);
    const auto luck_of = [](const Record& one) {
      const auto stream = RecordStream::of(one);
      return verify(one, **start_of(one), stream->luck());
    };
    EXPECT_EQ(luck_of(twice), 0U) << game.id;

    // Luck that is not that of its key is found in the part of the record too.
    Record forged = twice;
    forged.earlier[0].key = forged.key;
    forged.earlier[0].commitment = forged.commitment;
    EXPECT_FALSE(luck_of(forged)) << game.id;

    record.key.reset();
    const Record unknown = played_on(table_of_record(record)->table);
    EXPECT_EQ(luck_of(unknown), draws_in(record.log, record.log.size())) << game.id;
  }
}

TEST(Archive, names_in_a_record_follow_the_rules_for_names) {
  Record record = begun(games().front(), KeyStream::with_new_key());
  record.seats = {" Ａda ", ""};
  const auto made = table_of_record(record);
  ASSERT_TRUE(made) << made.error().key;
  EXPECT_EQ(made->table.seats[0].name, "Ada");
  EXPECT_EQ(made->table.seats[1].name, "Blue") << "nobody had taken the seat";
  record.seats = {"Ada", "Gr\u200bace"};
  const auto refused = table_of_record(record);
  ASSERT_FALSE(refused);
  EXPECT_EQ(speech::in_english(refused.error()),
            "seat 1: A name must not contain invisible characters, such as U+200B here.");
}

}  // namespace
}  // namespace atlantica
