#include <gtest/gtest.h>

#include "match/record.h"

namespace atlantica {
namespace {

constexpr std::string_view kHead =
    R"({"record":"atlantica","format":1,"game":"atlantis","rules":1,"seats":["Ada","Bo"],"options":{}})";

// A record of one line that has the members of `chosen`, a set of bits.
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
