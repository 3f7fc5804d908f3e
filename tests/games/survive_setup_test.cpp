#include <gtest/gtest.h>

#include "games/survive_board.h"

// Sections 1 and 2 of docs/rules/survive.md.
namespace atlantica::survive {
namespace {

using Texts = std::set<std::string>;

TEST(SurviveRules, SUR_1_1_the_board_has_133_hexes_in_13_rows) {
  EXPECT_EQ(Sea::kHexes, 133);
  EXPECT_EQ(Sea::kRows, 13);
  EXPECT_EQ(Sea::axial(hex("G6")), (Axial{0, 0}));
  EXPECT_EQ(Sea::name(Sea::hex_at({7, -4})), "C11");
  EXPECT_EQ(Sea::around(hex("G6")).size(), 6);
}

TEST(SurviveRules, SUR_1_2_the_island_has_40_hexes_round_a_sea_hex) {
  EXPECT_EQ(kIsland.size(), 40);
  EXPECT_FALSE(kIsland.has(hex("G6")));
  EXPECT_TRUE((Sea::around(hex("G6")) - kIsland).empty());
  for (const char* corner : {"D4", "D7", "F3", "F10", "H3", "H10", "J4", "J7"}) EXPECT_TRUE(kIsland.has(hex(corner)));
  for (const char* beside : {"D3", "D8", "G2", "G10", "K5", "C5"}) EXPECT_FALSE(kIsland.has(hex(beside)));
}

TEST(SurviveRules, SUR_1_3_five_serpents_wait_in_the_centre_and_before_the_isles) {
  EXPECT_EQ(new_game(4).serpents(), (Names{"B1", "C11", "G6", "K1", "L10"}));
}

TEST(SurviveRules, SUR_1_4_each_isle_is_reached_from_two_hexes_by_any_player) {
  const auto isles = [](Names hexes) {
    Names found;
    for (const std::string& name : hexes) {
      const int isle = isle_beside(hex(name));
      found.emplace_back(isle < 0 ? "none" : isle_name(isle));
    }
    return found;
  };
  EXPECT_EQ(isles({"B1", "C1", "B10", "C11"}), (Names{"NW", "NW", "NE", "NE"}));
  EXPECT_EQ(isles({"K1", "L1", "L10", "K11"}), (Names{"SW", "SW", "SE", "SE"}));
  EXPECT_EQ(isles({"A1", "B2", "C2", "M1", "G1"}), (Names(5, "none")));
  for (const int colour : {0, 1}) {
    Table table(Board()
                    .mountains("J4")
                    .explorers(colour, "B1 ship, K11 sea")
                    .ships("B1")
                    .turn_of(colour == 0 ? "red" : "blue"));
    table.play("land 1").play("land 2");
    EXPECT_EQ(table.where(colour == 0 ? "red 1" : "blue 1"), "NW");
    EXPECT_EQ(table.where(colour == 0 ? "red 2" : "blue 2"), "SE");
  }
}

TEST(SurviveRules, SUR_1_5_what_is_removed_does_not_return_to_the_supply) {
  const Table fresh = new_game(3);
  EXPECT_EQ(fresh.view(0).supply, (NameCounts{{"shark", 6}, {"whale", 5}, {"ship", 6}}))
      << "two ships are for each colour";
  Table table(
      Board().mountains("J4 J5").red("C1 sea").ships("J3 B5").sharks("K4 B9").left("mountain", "whirlpool volcano"));
  const NameCounts before = table.view(0).supply;
  EXPECT_EQ(before, (NameCounts{{"shark", 4}, {"whale", 5}, {"ship", 10}}));
  table.play("end").play("sink J4").play("back whirlpool");
  EXPECT_EQ(table.sharks(), (Names{"B9"}));
  EXPECT_EQ(table.ships(), (Names{"B5"}));
  EXPECT_EQ(table.view(0).supply, before);
}

TEST(SurviveRules, SUR_2_1_sixteen_beaches_sixteen_forests_and_eight_mountains_are_laid_at_random) {
  Table table = new_game(2);
  EXPECT_EQ(table.phase(), "lay");
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("terrain beach")), 16);
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("terrain mountain")), 8);
  for (int i = 0; i < 8; ++i) table.play("terrain mountain");
  EXPECT_EQ(table.refusal("terrain mountain"), "SUR-2.1") << "all eight are laid";
  table.luck();
  EXPECT_EQ(table.state.terrain[0].size(), 16);
  EXPECT_EQ(table.state.terrain[1].size(), 16);
  EXPECT_TRUE(table.state.terrain[2].has(hex("D4"))) << "from the top";
  EXPECT_EQ(land(table.state), kIsland);
  EXPECT_NE(new_game(2).luck(5).state, new_game(2).luck(6).state);
}

TEST(SurviveRules, SUR_2_1_what_is_under_a_tile_is_drawn_when_it_is_removed) {
  Table table(Board().red("D4"));
  table.play("end").play("sink D4");
  EXPECT_EQ(table.phase(), "back");
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("back shark")), 3);
  EXPECT_EQ(Rules::weight(table.state, *Rules::parse("back dolphin")), 3);
  EXPECT_EQ(table.refusal("back volcano"), "SUR-2.1") << "no beach hides the volcano";
  table.play("back shark");
  EXPECT_EQ(table.state.left[0][at(Back::shark)], 2);
}

TEST(SurviveRules, SUR_2_2_each_colour_has_ten_explorers_of_given_values) {
  Table table = new_game(2).luck();
  std::multiset<std::string> chosen;
  while (table.state.phase != Phase::ship) {
    const Texts legal = table.legal();
    if (table.state.phase == Phase::value && table.colour() == "red") chosen.insert(*legal.begin());
    table.play(*legal.begin());
  }
  EXPECT_EQ(chosen, (std::multiset<std::string>{"value 1", "value 1", "value 1", "value 2", "value 2", "value 3",
                                                "value 3", "value 4", "value 5", "value 6"}));
}

TEST(SurviveRules, SUR_2_3_one_explorer_at_a_time_on_a_tile_without_one) {
  Table table = new_game(3, {{"first", "1"}}).luck();
  EXPECT_EQ(table.colour(), "blue") << "from the first player";
  EXPECT_EQ(table.refusal("value 3"), "SUR-2.3") << "first the tile";
  EXPECT_EQ(table.refusal("place G6"), "SUR-2.3") << "no tile there";
  table.play("place D4");
  EXPECT_EQ(table.refusal("place D5"), "SUR-2.3") << "then the value";
  EXPECT_EQ(table.refusal("value 7"), "notation");
  table.play("value 6");
  EXPECT_EQ(table.colour(), "yellow");
  EXPECT_EQ(table.refusal("place D4"), "SUR-2.3") << "occupied";
  table.play("place D5").play("value 6");
  EXPECT_EQ(table.colour(), "red");
  table.play("place D6").play("value 6").play("place D7");
  EXPECT_EQ(table.refusal("value 6"), "SUR-2.2") << "there is only one";
}

TEST(SurviveRules, SUR_2_4_then_two_ships_each_on_free_sea_beside_the_island) {
  Table table = new_game(2).luck().until(Phase::ship);
  EXPECT_EQ(table.colour(), "red");
  EXPECT_EQ(table.refusal("ship G6"), "SUR-2.4") << "a serpent is there";
  EXPECT_EQ(table.refusal("ship D4"), "SUR-2.4") << "land";
  EXPECT_EQ(table.refusal("ship A1"), "SUR-2.4") << "not beside the island";
  table.play("ship D3");
  EXPECT_EQ(table.colour(), "blue");
  EXPECT_EQ(table.refusal("ship D3"), "SUR-2.4") << "a ship is there";
  table.play("ship D8").play("ship G2").play("ship G10");
  EXPECT_EQ(table.ships(), (Names{"D3", "D8", "G2", "G10"}));
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_EQ(table.colour(), "red");
}

int values_seen(const View& view, std::string_view colour) {
  int seen = 0;
  for (const ColourView& one : view.colours)
    if (one.colour == colour)
      for (const ExplorerView& who : one.explorers) seen += who.value ? 1 : 0;
  return seen;
}

TEST(SurviveRules, SUR_2_5_values_are_seen_by_the_owner_at_the_setup_and_by_all_at_the_end) {
  Table table = new_game(2).luck().until(Phase::ship);
  EXPECT_EQ(values_seen(table.view(0), "red"), 10);
  EXPECT_EQ(values_seen(table.view(0), "blue"), 0);
  EXPECT_EQ(values_seen(Rules::view(table.state, Viewer::spectator()), "red"), 0);
  table.until(Phase::sink);
  EXPECT_EQ(values_seen(table.view(0), "red"), 0) << "nobody may look, the owner included";
  table.until(Phase::over);
  for (const char* colour : {"red", "blue"}) EXPECT_EQ(values_seen(table.view(0), colour), 10);
}

TEST(SurviveRules, SUR_2_5_a_table_may_show_each_player_the_own_values) {
  Table table = new_game(2, {{"own-values", "shown"}}).until(Phase::sink);
  EXPECT_EQ(values_seen(table.view(0), "red"), 10);
  EXPECT_EQ(values_seen(table.view(0), "blue"), 0);
  EXPECT_EQ(values_seen(Rules::view(table.state, Viewer::spectator()), "red"), 0);
}

TEST(SurviveRules, SUR_2_5_no_event_tells_a_value_and_a_bot_remembers_its_own) {
  Table table = new_game(2).luck();
  table.play("place D4");
  const State before = table.state;
  table.play("value 6");
  for (const Viewer viewer : {Viewer::of(0), Viewer::of(1), Viewer::spectator()}) {
    const auto events = Rules::events(before, 0, *Rules::parse("value 6"), table.state, viewer);
    const auto other = Rules::events(before, 0, *Rules::parse("value 1"), table.state, viewer);
    EXPECT_EQ(events, other) << "the log is shown again after the setup";
  }
  table.until(Phase::sink);
  Rng rng(1);
  const State guess = Rules::determinize(Rules::observe(table.state, 0), rng);
  EXPECT_TRUE(std::equal(guess.value.begin(), guess.value.begin() + kTeam, table.state.value.begin()));
}

TEST(SurviveRules, SUR_2_6_the_first_player_is_random_unless_the_table_says_otherwise) {
  const Table table = new_game(3, {});
  EXPECT_EQ(table.phase(), "first");
  EXPECT_EQ(table.legal(), (Texts{"first 0", "first 1", "first 2"}));
  EXPECT_EQ(new_game(3, {{"first", "2"}}).luck().colour(), "yellow");
}

TEST(SurviveOptions, errors_say_what_would_be_right) {
  const auto error = [](int seats, const Options& options) {
    const auto setup = Rules::setup(seats, options);
    return setup ? "" : speech::in_english(setup.error());
  };
  EXPECT_EQ(error(2, {{"colours", "two"}, {"all-equal", "on"}}), "");
  EXPECT_EQ(error(5, {}), "Survive is for 2 to 4 players, not 5.");
  EXPECT_EQ(error(3, {{"colours", "two"}}), "Two colours each is for two players, not 3.");
  EXPECT_EQ(error(3, {{"first", "3"}}), "Option first: the values are random, 0, 1, and 2, not “3”.");
  EXPECT_EQ(error(3, {{"own-values", "on"}}), "Option own-values: the values are hidden and shown, not “on”.");
  EXPECT_EQ(error(3, {{"submerged", "yes"}}), "Option submerged: the values are off and on, not “yes”.");
  EXPECT_EQ(
      error(3, {{"variant", "on"}}),
      "Survive has no option “variant”; it has first, own-values, colours, overpopulated, to-the-last, all-equal, "
      "and submerged.");
}

}  // namespace
}  // namespace atlantica::survive
