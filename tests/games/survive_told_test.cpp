#include <gtest/gtest.h>

#include "games/survive_board.h"
#include "games/told_of.h"

// What the page is told about a move besides its sentence, to animate the move and mark those it affects.
namespace atlantica::survive {
namespace {

MoveInfo offered(const Table& table, std::string_view text) {
  return Rules::explain(table.state, Rules::actors(table.state).lowest(), Rules::parse(text).value());
}

TEST(SurviveTold, SUR_2_1_which_terrain_is_laid_where) {
  const Event event = told_of<Rules>(new_game(2).state, "terrain forest").front();
  EXPECT_EQ(event.type, "terrain");
  EXPECT_EQ(event.terrain, "forest");
  EXPECT_EQ(event.to, "D4");
}

TEST(SurviveTold, SUR_2_3_whose_turn_it_is_to_place) {
  const View view = new_game(3, {{"first", "1"}}).luck().view(0);
  EXPECT_EQ(view.phase, "place");
  EXPECT_EQ(view.seat, 1);
  EXPECT_EQ(view.colour, "blue");
}

TEST(SurviveTold, SUR_4_7_a_move_is_fatal_that_loses_somebody_of_the_own_colour) {
  const Table table(Board()
                        .mountains("J4")
                        .red("C5 ship, J4")
                        .blue("C3 sea, C5 ship, C5 ship")
                        .ships("C5")
                        .sharks("C4")
                        .serpents("C6")
                        .turn_of("blue"));
  EXPECT_EQ(offered(table, "swim 1 C4").fatal, true);
  EXPECT_EQ(offered(table, "swim 1 C2").fatal, std::nullopt);
  const MoveInfo wreck = offered(table, "sail C5 C6");
  EXPECT_EQ(wreck.fatal, true);
  EXPECT_EQ(wreck.wrecks, true);
}

TEST(SurviveTold, SUR_7_3_the_hexes_that_a_creature_passes) {
  const Table table(Board().mountains("J4").red("J4").blue("J4").sharks("C3").die("shark"));
  EXPECT_EQ(told_of<Rules>(table.state, "shark C3 C1").front().way, (Names{"C2", "C1"}));
  EXPECT_EQ(offered(table, "shark C3 C1").way, (Names{"C2", "C1"}));
  EXPECT_EQ(told_of<Rules>(table.state, "shark C3 C2").front().way, std::nullopt) << "one step needs no way";
}

}  // namespace
}  // namespace atlantica::survive
