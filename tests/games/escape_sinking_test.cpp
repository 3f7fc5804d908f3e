#include <gtest/gtest.h>

#include "games/escape_board.h"

// Section 5 of docs/rules/escape.md.
namespace atlantica::escape {
namespace {

using Texts = std::set<std::string>;

TEST(EscapeRules, ESC_5_1_one_piece_of_the_outermost_ring_that_has_one) {
  Table table(Board().island("D4 J7 E5 G5").red("G5").phase("sink"));
  EXPECT_EQ(table.legal(), (Texts{"sink D4", "sink J7"}));
  EXPECT_EQ(table.refusal("sink E5"), "ESC-5.1");
  EXPECT_EQ(table.refusal("sink C4"), "ESC-5.1") << "no piece";
  table.play("sink J7").play("symbol ship");
  EXPECT_EQ(table.refusal("sink D4"), "ESC-3.0") << "one per turn";
  EXPECT_EQ(Table(Board().island("E5 G5").red("G5").phase("sink")).legal(), (Texts{"sink E5"}));
  EXPECT_EQ(Table(Board().island("G5").red("G5").phase("sink")).legal(), (Texts{"sink G5"}));
}

TEST(EscapeRules, ESC_5_2_the_symbol_is_placed_and_those_who_stood_there_swim) {
  const Board board = Board().island("D4 G5").red("D4, D4").blue("D4, G5").phase("sink");
  Table ship(board);
  ship.play("sink D4").play("symbol ship");
  EXPECT_EQ(ship.ships(), (Names{"D4"}));
  EXPECT_EQ(ship.red(), (Names{"D4 sea", "D4 sea"})) << "the ship is unmanned, they swim beside it";
  EXPECT_FALSE(ship.state.manned.has(hex("D4")));
  ship.play("dice shark 1").play("board D4 D4");
  EXPECT_EQ(ship.blue(), (Names{"D4 ship", "G5"})) << "in the next turn they may board";
  Table octopus(board);
  octopus.play("sink D4").play("symbol octopus");
  EXPECT_EQ(octopus.octopuses(), (Names{"D4"}));
  EXPECT_EQ(octopus.red().size(), 2U) << "an octopus does not harm swimmers";
}

TEST(EscapeRules, ESC_5_2_a_shark_or_sea_monster_acts_at_once) {
  const Board board = Board().island("D4 G5").red("D4, G5").blue("D4").phase("sink");
  for (const char* symbol : {"symbol shark", "symbol monster"}) {
    Table table(board);
    table.play("sink D4").play(symbol);
    EXPECT_EQ(table.red(), (Names{"G5"}));
    EXPECT_EQ(table.blue(), Names{});
    EXPECT_EQ(table.phase(), "dice");
  }
}

TEST(EscapeRules, ESC_5_2_a_dolphin_protects_one_of_those_who_stood_there) {
  Table one(Board().island("D4 G5").red("D4, G5").blue("G5").phase("sink"));
  one.play("sink D4").play("symbol dolphin");
  EXPECT_EQ(one.red(), (Names{"D4 guarded", "G5"}));
  Table several(Board().island("D4 G5").red("D4, G5").blue("D4, D4").phase("sink"));
  several.play("sink D4").play("symbol dolphin");
  EXPECT_EQ(several.legal(), (Texts{"guard red", "guard blue"}));
  several.play("guard blue");
  EXPECT_EQ(several.blue(), (Names{"D4 guarded", "D4 sea"}));
  EXPECT_EQ(several.phase(), "dice");
}

TEST(EscapeRules, ESC_5_3_a_whirlpool_destroys_everything_on_its_hex_and_around) {
  // D4 is on the coast: C3 and C4 are sea, D3 is sea, D5, E4 and E5 are pieces.
  Table table(Board()
                  .red("D4, D5, C4 ship, C3 sea, C5 sea, E6")
                  .blue("E4, E5, C4 ship, F6")
                  .ships("C4 C5")
                  .sharks("D3 C2")
                  .dolphins("D3")
                  .octopuses("C3")
                  .phase("sink"));
  table.play("sink D4").play("symbol whirlpool");
  EXPECT_EQ(table.red(), (Names{"C5 sea", "E6"}));
  EXPECT_EQ(table.blue(), (Names{"F6"}));
  EXPECT_EQ(table.ships(), (Names{"C5"})) << "ships with their crews";
  EXPECT_EQ(table.sharks(), (Names{"C2"}));
  EXPECT_EQ(table.dolphins(), Names{});
  EXPECT_EQ(table.octopuses(), Names{});
  for (const char* gone : {"D4", "D5", "E4", "E5"}) EXPECT_FALSE(table.state.land.has(hex(gone))) << gone;
  EXPECT_EQ(pieces(table.state).size(), 32);
  EXPECT_TRUE(table.view().acropolis);
}

TEST(EscapeRules, ESC_5_3_symbols_of_pieces_destroyed_are_not_shown) {
  Table table(Board().island("E5 E6 I5").red("I5").left("land", "whirlpool shark monster").phase("sink"));
  table.play("sink E5").play("symbol whirlpool");
  EXPECT_EQ(table.phase(), "dice");
  EXPECT_EQ(table.sharks(), Names{});
  EXPECT_EQ(table.view().left.at("land"), (NameCounts{{"shark", 1}, {"monster", 1}}));
}

TEST(EscapeRules, ESC_5_3_a_whirlpool_is_told_with_what_it_takes) {
  Table table(Board().red("D4, F6").blue("C4 ship").ships("C4").phase("sink"));
  table.play("sink D4");
  EXPECT_EQ(table.events("symbol whirlpool"),
            (Names{"Whirlpool on D4!", "The whirlpool destroys 3 pieces of the island.", "The ship on C4 is lost.",
                   "Lost: 1 red and 1 blue."}));
}

TEST(EscapeRules, ESC_5_4_without_pieces_step_2_is_skipped) {
  Table table(Board().island("").red("C4 sea"));
  EXPECT_EQ(table.play("end").phase(), "dice");
}

}  // namespace
}  // namespace atlantica::escape
