#include "server/archive.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "fair/key_stream.h"
#include "protocol/limits.h"
#include "server/new_table.h"
#include "speech/speaker.h"

namespace atlantica {
namespace {

// The first moves of a two-player game, with its key.
Record begun(const GameEntry& game, const KeyStream& stream) {
  const auto match = *game.new_match(2, {}, game.rules_version, {});
  match->play_chance(stream);
  for (int i = 0; i < 60 && !match->outcome(); ++i) {
    Seat seat = 0;
    while (match->legal_moves(seat).empty()) ++seat;
    EXPECT_EQ(match->play(seat, match->legal_moves(seat).back()), std::nullopt);
    match->play_chance(stream);
  }
  Record record = record_of(*match);
  record.seats = {"Ada", "Grace"};
  record.key = stream.key();
  return record;
}

TEST(Archive, wherever_a_record_ends_its_luck_goes_on_and_somebody_may_act) {
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
      const std::vector<LogEntry>& log = made->table.log;
      ASSERT_LE(log.size(), whole.log.size());
      EXPECT_TRUE(std::equal(log.begin(), log.end(), whole.log.begin())) << game.id << " " << length;
      if (log.size() > length) ++luck_was_missing;
      if (log.size() < whole.log.size()) {
        EXPECT_NE(whole.log[log.size()].kind, LogEntry::Kind::chance) << game.id << " " << length;
      }
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

}  // namespace
}  // namespace atlantica
