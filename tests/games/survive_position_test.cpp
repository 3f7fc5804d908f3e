#include <gtest/gtest.h>

#include "games/survive_board.h"

// Invalid position files.
namespace atlantica::survive {
namespace {

std::string error(Board board) { return problem_with<Rules>(board.position()); }

Board small() { return Board().mountains("J4 J5").red("J4").blue("J5"); }

TEST(SurvivePosition, what_is_left_out_has_its_default) {
  const State state = small().state();
  EXPECT_EQ(state.phase, Phase::move);
  EXPECT_EQ(state.points, 3);
  EXPECT_EQ(state.turn, 1);
  EXPECT_EQ(state.place[1], kLost) << "explorers that are not named are lost";
  EXPECT_EQ(state.left[2][at(Back::volcano)], 1) << "the volcano has not erupted";
}

TEST(SurvivePosition, pieces_where_they_cannot_be) {
  EXPECT_EQ(error(small().ships("J4")), "ships: there is land on J4");
  EXPECT_EQ(error(small().ships("C4 C4")), "ships: a hex holds one ship, but C4 is named twice");
  EXPECT_EQ(error(small().ships("Z9")), "ships: “Z9” is not a hex such as G6");
  EXPECT_EQ(error(small().sharks("J5")), "sharks: there is land on J5");
  EXPECT_EQ(error(small().sharks("C1 C2 C3 C4 C5 C6 C7")), "sharks: there are only 6");
  EXPECT_EQ(error(small().red("C4")), "colours[0].explorers[0]: there is no tile on C4; write “C4 ship” or “C4 sea”");
  EXPECT_EQ(error(small().red("C4 ship")), "colours[0].explorers[0]: there is no ship on C4");
  EXPECT_EQ(error(small().red("J4 sea")), "colours[0].explorers[0]: there is land on J4");
  EXPECT_EQ(error(small().ships("C4").red("C4 ship, C4 ship").blue("C4 ship, C4 ship")),
            "colours[1].explorers[1]: a ship carries three explorers");
  EXPECT_EQ(error(small().mountains("C4")), "terrain.mountain: C4 is not one of the 40 hexes of the island");
}

TEST(SurvivePosition, dangers_that_would_have_struck) {
  EXPECT_EQ(error(small().red("C4 sea").sharks("C4")),
            "explorers: no swimmer can share a hex with a shark or sea serpent (SUR-10.1)");
  EXPECT_EQ(error(small().red("C4 ship").ships("C4").whales("C4")),
            "ships: no manned ship can share a hex with a sea serpent or whale (SUR-10.1)");
}

TEST(SurvivePosition, tiles_and_backs_that_do_not_add_up) {
  EXPECT_EQ(error(Board().red("D4").without("I4")),
            "terrain: beaches sink before forests, and forests before mountains (SUR-6.2)");
  EXPECT_EQ(error(small().left("mountain", "volcano")), "left.mountain: there are 2 tiles, but 1 back is listed");
  EXPECT_EQ(error(small().left("mountain", "volcano ship")), "left.mountain.ship: 1 is not between 0 and 0");
  EXPECT_EQ(error(Board().red("D4").hand(0, "beach", "dolphin")),
            "left.beach: there are 16 tiles, but 15 backs are listed");
  EXPECT_EQ(error(small().left("mountain", "shark whirlpool")), "phase: the game is over when the volcano has erupted");
  EXPECT_EQ(error(small().hand(0, "beach", "whale")), "colours[0].hand: the tile “whale” is not kept");
  EXPECT_EQ(error(small().values(0, {6, 6, 1, 1, 1, 2, 2, 3, 3, 4})),
            "colours[0].values: a colour’s values are 1, 1, 1, 2, 2, 3, 3, 4, 5 and 6");
}

TEST(SurvivePosition, phases_that_do_not_fit) {
  EXPECT_EQ(error(small().phase("dance")),
            "phase: there is no phase “dance”; the phases are first, lay, place, value, ship, hand, to, move, sink, "
            "back, crew, die, creature, react, and over");
  EXPECT_EQ(error(small().phase("hand")), "phase: in phase hand the colour must have a tile");
  EXPECT_EQ(error(small().phase("back")), "hex: it is required in phase back");
  EXPECT_EQ(error(small().die("shark")), "die: there is no such creature on the board");
  EXPECT_EQ(error(small().phase("over")), "phase: when the game is over nobody is on the board");
  EXPECT_EQ(error(small().red("")), "phase: a colour without explorers on the board has no step 2 (SUR-3.3)");
  EXPECT_EQ(error(small().variants("to-the-last submerged")),
            "variants: Choose to-the-last or submerged, not both: they end the game in different ways.");
  EXPECT_EQ(
      error(small().variants("fast")),
      "variants: there is no variant “fast”; the variants are overpopulated, to-the-last, all-equal, and submerged");
  EXPECT_EQ(error(Board(3).two_players()), "seats: each seat plays one colour, or two seats play two each");
  EXPECT_EQ(error(small().turn_of("green")), "colour: it must be a colour in play, such as red");
}

// The first word of an error is the offending field.
std::string wrong_field(const Position& position) {
  const auto state = Rules::from_position(position);
  const std::string text = state ? "" : speech::in_english(state.error());
  return text.substr(0, text.find(':'));
}

TEST(SurvivePosition, SUR_6_5c_whom_a_ship_takes_aboard_is_chosen_where_one_came_up) {
  Table table(Board().red("D4, E5").blue("D4, D4, D4").phase("sink"));
  table.play("sink D4").play("back ship");
  Position position = Rules::position(table.state);
  ASSERT_EQ(position.phase, "crew");
  EXPECT_EQ(wrong_field(position), "");
  position.ships = Names{};
  EXPECT_EQ(wrong_field(position), "phase");
}

TEST(SurvivePosition, SUR_2_6_the_first_player_is_one_who_plays) {
  Board board = small();
  board.position().first = "blue";
  EXPECT_EQ(wrong_field(board.position()), "");
  board.position().first = "yellow";
  EXPECT_EQ(wrong_field(board.position()), "first");
}

TEST(SurvivePosition, supplies_used_up_can_be_written) {
  EXPECT_EQ(small().supply({}).state().supply, (std::array<std::uint8_t, 3>{0, 0, 0}));
  EXPECT_EQ(error(small().sharks("C4").supply({{"shark", 6}})), "supply.shark: 6 is not between 0 and 5");
}

}  // namespace
}  // namespace atlantica::survive
