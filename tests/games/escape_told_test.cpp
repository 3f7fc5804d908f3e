#include <gtest/gtest.h>

#include "games/escape_board.h"
#include "games/told_of.h"

// What the page is told about a move besides its sentence, to animate the move and mark those it affects.
namespace atlantica::escape {
namespace {

MoveInfo offered(const Table& table, std::string_view text) {
  return Rules::explain(table.state, Rules::actors(table.state).lowest(), Rules::parse(text).value());
}

TEST(EscapeTold, whom_a_shark_devours) {
  const Table table(Board(3).red("F6, C5 sea").blue("C5 sea, C5 sea, F6").yellow("F6").sharks("C4").dice("shark", "3"));
  const MoveInfo info = offered(table, "shark C4 C5");
  EXPECT_EQ(info.kind, "creature");
  EXPECT_EQ(info.creature, "shark");
  EXPECT_EQ(info.from, "C4");
  EXPECT_EQ(info.to, "C5");
  EXPECT_EQ(info.strikes, (Names{"red", "blue", "blue"}));
  EXPECT_EQ(info.fatal, true);
  const auto events = told_of<Rules>(table.state, "shark C4 C5");
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(events[1].type, "lost");
  EXPECT_EQ(events[1].atlanteans, (Names{"red", "blue", "blue"}));
}

TEST(EscapeTold, from_whom_to_whom_the_protection_of_a_dolphin_passes) {
  const Table table(
      Board(3).red("F6, C5 sea").blue("C5 guarded, C5 sea, F6").yellow("F6").dolphins("C5").dice("dolphin", "dive"));
  const MoveInfo info = offered(table, "pass blue red C5");
  EXPECT_EQ(info.kind, "pass");
  EXPECT_EQ(info.leaves, "blue");
  EXPECT_EQ(info.guards, "red");
  const Event event = told_of<Rules>(table.state, "pass blue red C5").front();
  EXPECT_EQ(event.type, "pass");
  EXPECT_EQ(event.leaves, "blue");
  EXPECT_EQ(event.guards, "red");
}

TEST(EscapeTold, points_are_left_only_while_somebody_moves) {
  EXPECT_EQ(Table(Board().red("F6").blue("F7")).view().points, 3);
  EXPECT_EQ(Table(Board().red("F6").blue("F7").sharks("C4").dice("shark", "1")).view().points, std::nullopt);
  Table choosing(Board().island("D4 G5").red("D4, G5").blue("D4").phase("sink"));
  choosing.play("sink D4").play("symbol dolphin");
  EXPECT_EQ(choosing.phase(), "guard");
  EXPECT_EQ(choosing.view().points, std::nullopt) << "nobody moves in step 2";
}

}  // namespace
}  // namespace atlantica::escape
