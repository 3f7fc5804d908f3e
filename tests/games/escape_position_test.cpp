#include <gtest/gtest.h>

#include "games/escape_board.h"

// Invalid position files.
namespace atlantica::escape {
namespace {

std::string error(Board board) { return problem_with<Rules>(board.position()); }

Board small() { return Board().island("F6 F7").red("F6").blue("F7"); }

TEST(EscapePosition, what_is_left_out_has_its_default) {
  const State state = small().state();
  EXPECT_EQ(state.phase, Phase::move);
  EXPECT_EQ(state.points, 3);
  EXPECT_EQ(state.turn, 1);
  EXPECT_TRUE(state.active);
  EXPECT_TRUE(state.land.has(kAcropolis));
  EXPECT_EQ(state.place[1], kLost) << "Atlanteans that are not named are lost";
  EXPECT_EQ(state.left[2], (SymbolCounts{1, 1, 1, 1, 1, 1})) << "all symbols of a ring with pieces";
  EXPECT_EQ(state.left[1], SymbolCounts{});
  EXPECT_EQ(state.supply, (std::array<std::uint8_t, 5>{6, 6, 6, 6, 10}));
}

TEST(EscapePosition, pieces_where_they_cannot_be) {
  EXPECT_EQ(error(small().ships("F6")), "ships: there is land on F6");
  EXPECT_EQ(error(small().ships("C4 C4")), "ships: a hex holds one ship, but C4 is named twice");
  EXPECT_EQ(error(small().ships("Z9")), "ships: “Z9” is not a hex such as G6");
  EXPECT_EQ(error(small().sharks("G6")), "sharks: there is land on G6");
  EXPECT_EQ(error(small().sharks("Z9")), "sharks: “Z9” is not a hex such as G6");
  EXPECT_EQ(error(small().monsters("C1 C2 C3 C4 C5 C6 C7")), "monsters: there are only 6");
  EXPECT_EQ(error(small().red("C4")),
            "colours[0].atlanteans[0]: there is no piece of the island on C4; write “C4 ship” or “C4 sea”");
  EXPECT_EQ(error(small().red("G6")), "colours[0].atlanteans[0]: no Atlantean can be on the Acropolis (ESC-1.6)");
  EXPECT_EQ(error(small().red("C4 ship")), "colours[0].atlanteans[0]: there is no ship on C4");
  EXPECT_EQ(error(small().red("F6 sea")), "colours[0].atlanteans[0]: there is land on F6");
  EXPECT_EQ(error(small().red("F6, F6").blue("F6, F6")),
            "colours[1].atlanteans[1]: a piece of the island holds three Atlanteans");
  EXPECT_EQ(error(small().ships("C4").red("C4 ship, C4 ship").blue("C4 ship, C4 ship")),
            "colours[1].atlanteans[1]: a ship carries three Atlanteans");
  EXPECT_EQ(error(small().red("C4 dry")),
            "colours[0].atlanteans[0]: “C4 dry” is not a place such as “F5”, “F4 ship”, “F4 sea”, "
            "“F4 guarded” or “F4 sea spent”");
  EXPECT_EQ(error(Board().island("C4")), "island: C4 is not one of the 36 hexes of the island");
  EXPECT_EQ(error(Board().island("F6 F6")), "island: F6 is named twice");
}

TEST(EscapePosition, the_supply_holds_creatures_and_ships) {
  for (const std::string kind : {"whale", "whirlpool"}) {
    Board board = small();
    board.position().supply = {{kind, 1}};
    EXPECT_EQ(error(board).substr(0, 7), "supply:") << kind;
  }
  Board board = small();
  board.position().supply = {{"ship", 10}, {"shark", 6}};
  EXPECT_EQ(error(board), "");
}

TEST(EscapePosition, dolphins_protect_as_many_as_they_can) {
  EXPECT_EQ(error(small().red("C4 sea").dolphins("C4")),
            "colours: dolphins protect 1 on C4, so that many must be “guarded” (ESC-7.2)");
  EXPECT_EQ(error(small().red("C4 guarded")),
            "colours: dolphins protect 0 on C4, so that many must be “guarded” (ESC-7.2)");
  EXPECT_EQ(error(small().red("C4 guarded, C4 sea").dolphins("C4")), "");
}

TEST(EscapePosition, symbols_that_do_not_add_up) {
  EXPECT_EQ(error(small().left("citadel", "shark")),
            "left.citadel: 2 pieces have not been shown, but only 1 symbol is listed");
  EXPECT_EQ(error(small().left("citadel", "shark shark")), "left.citadel.shark: 2 is not between 0 and 1");
  EXPECT_EQ(error(small().left("citadel", "shark ship octopus")), "") << "one was destroyed unseen";
}

TEST(EscapePosition, phases_that_do_not_fit) {
  EXPECT_EQ(error(small().phase("dance")),
            "phase: there is no phase “dance”; the phases are first, place, move, sink, symbol, dice, creature, step, "
            "to, guard, and over");
  EXPECT_EQ(error(small().phase("symbol")), "hex: it is required in phase symbol");
  EXPECT_EQ(error(small().dice("shark", "1")), "die: there is no such creature on the board");
  EXPECT_EQ(error(small().sharks("C4").dice("shark", "0")),
            "steps: it must be 1, 2, 3 or dive before a creature moves, dive in phase to, and the rest of the movement "
            "while it moves");
  EXPECT_EQ(error(small().phase("over")), "phase: the game is not over: there are Atlanteans on the board (ESC-8.1)");
  EXPECT_EQ(error(small().red("NW").blue("NE")), "phase: the game is over (ESC-8.1, ESC-8.2, ESC-8.4)");
  EXPECT_EQ(error(small().phase("guard")), "step: it is required in phase guard");
  EXPECT_EQ(error(Board().island("").red("C4 sea").phase("sink")), "phase: there is no piece to sink");
  EXPECT_EQ(error(small().red("C4 sea spent")),
            "colours: only swimmers of the colour whose turn it is can be spent, in step 1, one for each move made");
  EXPECT_EQ(error(small().turn_of("green")), "colour: it must be a colour in play, such as red");
  Board quiet = small();
  quiet.position().quiet_turns = 3;
  EXPECT_EQ(error(quiet), "quiet_turns: there are none while there are pieces of the island");
}

// The first word of an error is the offending field.
std::string wrong_field(Board board) {
  const std::string text = error(board);
  return text.substr(0, text.find(':'));
}

TEST(EscapePosition, ESC_6_1_both_dice_are_given_once_they_are_rolled_and_only_then) {
  Board rolled = small().sharks("C4").dice("shark", "1");
  EXPECT_EQ(wrong_field(rolled), "");
  Board without_die = rolled;
  without_die.position().die.reset();
  EXPECT_EQ(wrong_field(without_die), "die");
  Board without_steps = rolled;
  without_steps.position().steps.reset();
  EXPECT_EQ(wrong_field(without_steps), "steps");
  Board too_early = small().sharks("C4");
  too_early.position().die = "shark";
  EXPECT_EQ(wrong_field(too_early), "die");
}

TEST(EscapePosition, ESC_7_4_whom_a_dolphin_leaves_is_a_swimmer_that_it_protects) {
  Board diving = small().red("C4 guarded, F6").dolphins("C4").dice("dolphin", "dive").phase("to");
  diving.position().hex = "C4";
  EXPECT_EQ(wrong_field(diving), "leaves") << "it must be given";
  for (const auto& [colour, wrong] :
       {std::pair{"red", ""}, {"blue", "leaves"}, {"yellow", "leaves"}, {"pink", "leaves"}}) {
    diving.position().leaves = colour;
    EXPECT_EQ(wrong_field(diving), wrong) << colour;
  }
}

TEST(EscapePosition, supplies_used_up_can_be_written) {
  EXPECT_EQ(small().supply({}).state().supply, (std::array<std::uint8_t, 5>{}));
  EXPECT_EQ(error(small().sharks("C4").supply({{"shark", 6}})), "supply.shark: 6 is not between 0 and 5");
}

}  // namespace
}  // namespace atlantica::escape
