#include "server/archive.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "fair/key_stream.h"
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
