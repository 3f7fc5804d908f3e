#include <gtest/gtest.h>

#include "games/survive_board.h"

// Section 6 of docs/rules/survive.md, without the defence tiles.
namespace atlantica::survive {
namespace {

using Texts = std::set<std::string>;

// The whole island, red to remove a tile.
Board to_sink() { return Board().phase("sink"); }

TEST(SurviveRules, SUR_6_1_exactly_one_tile_that_touches_the_sea) {
  Table table(to_sink().red("D4"));
  EXPECT_EQ(table.refusal("end"), "SUR-3.2") << "it must be done";
  EXPECT_TRUE(table.offers("sink D4"));
  EXPECT_TRUE(table.offers("sink F6")) << "the centre counts as sea";
  EXPECT_EQ(table.refusal("sink E6"), "SUR-6.1") << "inland";
  EXPECT_EQ(table.refusal("sink C5"), "SUR-6.1") << "no tile";
  table.play("sink D5").play("back dolphin");
  EXPECT_EQ(table.phase(), "die") << "one per turn";
}

TEST(SurviveRules, SUR_6_1_hexes_of_sunk_tiles_count_as_sea) {
  EXPECT_EQ(Table(to_sink().red("D4")).refusal("sink E6"), "SUR-6.1");
  EXPECT_EQ(Table(to_sink().red("D4").without("D6")).refusal("sink E6"), "");
}

TEST(SurviveRules, SUR_6_2_beaches_before_forests_before_mountains) {
  EXPECT_EQ(Table(to_sink().red("D4")).refusal("sink G3"), "SUR-6.2");
  EXPECT_EQ(Table(to_sink().red("D4")).refusal("sink J4"), "SUR-6.2");
  Board forests = to_sink().red("G3").terrain("beach", "");
  EXPECT_EQ(Table(forests).refusal("sink G3"), "");
  EXPECT_EQ(Table(forests).refusal("sink J4"), "SUR-6.2");
  EXPECT_EQ(Table(to_sink().mountains("J4").red("J4")).refusal("sink J4"), "");
}

TEST(SurviveRules, SUR_6_3_an_enclosed_beach_is_removed_as_the_last_beach) {
  // E6 is a beach inside a ring of forests.
  Board board = to_sink()
                    .red("E6")
                    .terrain("beach", "D4 E6")
                    .terrain("forest", "D5 D6 E5 E7 F6 F7 F5 F8 G5 G7 H6 H7 F4 F9 G4 G8");
  Table table(board);
  EXPECT_EQ(table.legal(), (Texts{"sink D4"})) << "E6 touches no sea";
  table = Table(board.terrain("beach", "E6"));
  EXPECT_EQ(table.legal(), (Texts{"sink E6"}));
  table.play("sink E6");
  EXPECT_EQ(table.where("red 1"), "E6 sea");
}

TEST(SurviveRules, SUR_6_4_explorers_on_the_tile_swim_and_their_swim_is_unused) {
  Table table(to_sink().red("D4").blue("D4, E5"));
  table.play("sink D4");
  EXPECT_EQ(table.where("red 1"), "D4 sea");
  EXPECT_EQ(table.where("blue 1"), "D4 sea");
  table.play("back wind").play("die shark");
  EXPECT_EQ(table.colour(), "blue");
  EXPECT_TRUE(table.offers("swim 1 D3"));
}

TEST(SurviveRules, SUR_6_5_a_green_back_is_shown_resolved_and_gone) {
  Table table(to_sink().red("D4"));
  table.play("sink D5").play("back whale");
  EXPECT_EQ(table.view(1).left.at("beach").at("whale"), 2);
  EXPECT_EQ(table.view(0).colours[0].hand_size, 0);
}

TEST(SurviveRules, SUR_6_5a_a_shark_comes_and_swimmers_there_are_removed) {
  Table table(to_sink().red("D4, E5").blue("D4"));
  table.play("sink D4").play("back shark");
  EXPECT_EQ(table.sharks(), (Names{"D4"}));
  EXPECT_EQ(table.where("red 1"), "lost");
  EXPECT_EQ(table.where("blue 1"), "lost");
  EXPECT_EQ(table.where("red 2"), "E5");
}

TEST(SurviveRules, SUR_6_5b_a_whale_comes_and_harms_no_swimmer) {
  Table table(to_sink().red("D4"));
  table.play("sink D4").play("back whale");
  EXPECT_EQ(table.whales(), (Names{"D4"}));
  EXPECT_EQ(table.where("red 1"), "D4 sea");
}

TEST(SurviveRules, SUR_6_5c_a_ship_comes_and_swimmers_go_aboard) {
  Table table(to_sink().red("D4").blue("D4, D4"));
  table.play("sink D4").play("back ship");
  EXPECT_EQ(table.ships(), (Names{"D4"}));
  for (const char* who : {"red 1", "blue 1", "blue 2"}) EXPECT_EQ(table.where(who), "D4 ship");
  EXPECT_EQ(table.phase(), "die");
}

TEST(SurviveRules, SUR_6_5c_of_more_than_three_the_remover_chooses_who_goes_aboard) {
  Table table(to_sink().red("D4, E5").blue("D4, D4, D4"));
  table.play("sink D4").play("back ship");
  EXPECT_EQ(table.phase(), "crew");
  EXPECT_EQ(table.legal(), (Texts{"take red 1", "take blue 1", "take blue 2", "take blue 3"}));
  EXPECT_EQ(table.refusal("take red 2"), "SUR-6.5c") << "it is not in the water";
  table.play("take red 1").play("take blue 3");
  EXPECT_EQ(table.refusal("take red 1"), "SUR-6.5c") << "it is aboard";
  table.play("take blue 2");
  EXPECT_EQ(table.phase(), "die");
  EXPECT_EQ(table.where("blue 1"), "D4 sea") << "the fourth stays in the water";
  EXPECT_EQ(table.where("blue 2"), "D4 ship");
}

TEST(SurviveRules, SUR_6_5d_a_whirlpool_empties_its_hex_and_the_sea_round_it) {
  // D4 at the edge of the island, between the sea to the west and the tiles D5, E4, E5.
  Table table(to_sink()
                  .terrain("beach", "")
                  .terrain("forest", "D4 D5 E4 E5 F10 G3 G4 G5 G7 G8 G9 H3 H4 H5 H6 H7")
                  .red("D4, D5, D3 sea, D2 sea")
                  .blue("C4 ship, C4 ship")
                  .ships("C4 C5 C6")
                  .sharks("D3 D2")
                  .red("D4, D5, D2 ship")
                  .ships("C4 C5 C6 D2")
                  .whales("C5")
                  .serpents("C5 B4"));
  table.play("sink D4").play("back whirlpool");
  EXPECT_EQ(table.where("red 1"), "lost") << "it fell into it";
  EXPECT_EQ(table.where("blue 1"), "lost") << "aboard beside it";
  EXPECT_EQ(table.where("red 2"), "D5") << "terrain is untouched";
  EXPECT_EQ(table.where("red 3"), "D2 ship") << "two hexes away";
  EXPECT_EQ(table.ships(), (Names{"C6", "D2"}));
  EXPECT_EQ(table.sharks(), (Names{"D2"}));
  EXPECT_EQ(table.whales(), Names{});
  EXPECT_EQ(table.serpents(), (Names{"B4"}));
  EXPECT_FALSE(land(table.state).has(hex("D4")));
}

TEST(SurviveRules, SUR_6_5e_the_volcano_on_the_first_mountain_ends_the_game) {
  Table table(to_sink().mountains("I5 I6 I7 I8 J4 J5 J6 J7").red("NW, I5").blue("SE, C5 ship").ships("C5"));
  table.play("sink J4").play("back volcano");
  EXPECT_EQ(table.phase(), "over");
  EXPECT_TRUE(Rules::actors(table.state).empty());
}

TEST(SurviveRules, SUR_6_5f_with_no_piece_left_nothing_is_placed) {
  const auto after = [](const std::string& back) {
    Table table(to_sink().red("D4, E5").blue("E5").supply(
        {{"shark", back == "shark" ? 0 : 1}, {"whale", back == "whale" ? 0 : 1}, {"ship", back == "ship" ? 0 : 1}}));
    table.play("sink D4").play("back " + back);
    EXPECT_EQ(table.where("red 1"), "D4 sea") << back;
    EXPECT_EQ(table.phase(), "die");
    return table.ships().size() + table.sharks().size() + table.whales().size();
  };
  EXPECT_EQ(after("shark"), 0U);
  EXPECT_EQ(after("whale"), 0U);
  EXPECT_EQ(after("ship"), 0U);
}

TEST(SurviveRules, SUR_6_6_a_red_back_is_kept_and_seen_by_the_remover_only) {
  Table table(to_sink().red("D4"));
  const State before = table.play("sink D4").state;
  table.play("back dolphin");
  EXPECT_EQ(table.view(0).colours[0].hand, (Names{"dolphin"}));
  EXPECT_FALSE(table.view(1).colours[0].hand);
  EXPECT_EQ(table.view(1).colours[0].hand_size, 1) << "the number is public";
  EXPECT_EQ(table.view(1).left.at("beach").at("dolphin"), 3) << "for all that others know";
  const auto tell = [&](Seat seat, const char* back) {
    const Move move = *Rules::parse(std::string("back ") + back);
    State after = before;
    Rules::play(after, kChance, move);
    return Rules::events(before, kChance, move, after, Viewer::of(seat));
  };
  EXPECT_EQ(tell(0, "dolphin")[0].tile, "dolphin");
  EXPECT_EQ(tell(1, "dolphin"), tell(1, "shark-defence"));
}

TEST(SurviveRules, SUR_6_7_a_dolphin_moves_an_own_swimmer_one_to_three_hexes) {
  Board board = Board().mountains("J4").red("C5 sea, J4").blue("B9 sea").hand(0, "beach", "dolphin").phase("hand");
  Table table(board);
  EXPECT_EQ(table.refusal("play dolphin 2"), "SUR-6.7") << "not a swimmer";
  table.play("play dolphin 1");
  EXPECT_EQ(table.phase(), "to");
  EXPECT_TRUE(table.offers("to C8"));
  EXPECT_EQ(table.refusal("to C9"), "SUR-6.7") << "four hexes";
  EXPECT_EQ(table.refusal("to C5"), "SUR-6.7") << "another hex than it began on";
  table.play("to C2");
  EXPECT_TRUE(table.offers("swim 1 C1")) << "its own swim is not used";
  EXPECT_EQ(table.view(0).colours[0].hand_size, 0) << "a played tile leaves the game";
  EXPECT_FALSE(table.view(0).left.at("beach").contains("dolphin"));
}

TEST(SurviveRules, SUR_6_7_a_dolphin_cannot_pass_a_shark_and_does_not_land) {
  // D4 surrounded by land except for one way out, with a shark on it.
  Table table(Board()
                  .terrain("beach", "")
                  .terrain("forest", "D5 E4 E5 F10 G3 G4 G5 G7 G8 G9 H3 H4 H5 H6 H7 H8")
                  .red("D4 sea, C1 sea")
                  .sharks("D3 C4 C5")
                  .hand(0, "beach", "dolphin")
                  .phase("hand"));
  EXPECT_EQ(Table(table).play("play dolphin 1").legal(), (Texts{"to C4", "to C5", "to D3"}));
  EXPECT_EQ(Table(table).play("play dolphin 1").play("to D3").where("red 1"), "lost");
  EXPECT_EQ(Table(table).play("play dolphin 2").refusal("land 2"), "SUR-3.2");
}

TEST(SurviveRules, SUR_6_7_the_wind_moves_a_ship_the_player_may_move) {
  Board board = Board()
                    .mountains("J4")
                    .red("C5 ship")
                    .blue("B9 ship")
                    .ships("C5 B9 C6 E1")
                    .whales("C3")
                    .hand(0, "beach", "wind")
                    .phase("hand");
  Table table(board);
  EXPECT_EQ(table.refusal("play wind B9"), "SUR-5.2");
  EXPECT_EQ(table.refusal("play wind A1"), "SUR-6.7");
  EXPECT_TRUE(table.offers("play wind E1")) << "an empty one";
  table.play("play wind C5");
  EXPECT_EQ(table.refusal("to C6"), "SUR-6.7") << "a ship is there";
  EXPECT_EQ(table.refusal("to C2"), "SUR-6.7") << "behind the whale";
  EXPECT_EQ(table.refusal("to C8"), "SUR-6.7") << "behind the ship";
  EXPECT_TRUE(table.offers("to B7")) << "round the ship";
  table.play("to C3");
  EXPECT_EQ(table.where("red 1"), "C3 sea") << "wrecked by the whale";
  EXPECT_EQ(table.state.points, 3) << "the wind costs no points";
}

TEST(SurviveRules, SUR_6_7_a_creature_goes_to_any_vacant_sea_hex_in_two_moves) {
  for (const std::string kind : {"serpent", "shark", "whale"}) {
    Board board = Board()
                      .mountains("J4")
                      .red("C5 ship, B7 sea")
                      .ships("C5 A4")
                      .serpents("G6")
                      .sharks("G7")
                      .whales("G8")
                      .hand(0, "beach", "move-" + kind)
                      .phase("hand");
    Table table(board);
    const std::string from = kind == "serpent" ? "G6" : kind == "shark" ? "G7" : "G8";
    EXPECT_EQ(table.legal(), (Texts{"pass", "play move-" + kind + " " + from}));
    table.play("play move-" + kind + " " + from);
    for (const char* taken : {"C5", "B7", "A4", "G6", "G7", "G8", "J4"})
      EXPECT_EQ(table.refusal(std::string("to ") + taken), "SUR-6.7") << kind << " " << taken;
    EXPECT_EQ(table.legal().size(), at(kHexes - 7));
    table.play("to M7");
    EXPECT_EQ(table.phase(), "move");
  }
}

TEST(SurviveRules, SUR_6_7_a_tile_that_can_move_nothing_cannot_be_played) {
  const Table table(
      Board().mountains("J4").red("J4").hand(0, "forest", "dolphin move-shark move-whale move-serpent").phase("hand"));
  EXPECT_EQ(table.legal(), (Texts{"pass"}));
  EXPECT_EQ(table.refusal("play move-shark G1"), "SUR-6.7");
  EXPECT_EQ(table.refusal("play dolphin 1"), "SUR-6.7");
}

}  // namespace
}  // namespace atlantica::survive
