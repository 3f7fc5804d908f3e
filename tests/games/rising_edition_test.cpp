#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "games/rising/edition/house_text.h"
#include "games/rising_gate.h"
#include "games/rising_message.h"

// §1 and edition files.
namespace atlantica::rising {
namespace {

// The house edition with part of its text replaced.
std::string changed(std::string_view what, std::string_view by) {
  std::string text(kHouseEdition);
  const std::size_t found = text.find(what);
  EXPECT_NE(found, std::string::npos) << what;
  return text.replace(found, what.size(), by);
}

std::string error_of(const std::string& text) {
  const auto edition = read_edition(text);
  return edition ? "no error" : brief(edition.error());
}

std::string error_with(std::string_view what, std::string_view by) { return error_of(changed(what, by)); }

// "12", the line where the house edition has the text.
std::string line_of(std::string_view text) {
  const std::string_view before = kHouseEdition.substr(0, kHouseEdition.find(text));
  return std::to_string(1 + std::ranges::count(before, '\n'));
}

// A problem on the line where the house edition has the text.
std::string in_line(std::string_view text, const std::string& problem) {
  return "at_line(" + line_of(text) + ", " + problem + ")";
}

int sum(const auto& amounts, int from, int to) {
  return std::accumulate(amounts.begin() + from, amounts.begin() + to, 0);
}

TEST(RisingRules, RIS_1_1_six_peninsulas_of_six_tiles_and_the_centre) {
  EXPECT_EQ(kTiles + 1, 37);
  EXPECT_EQ(tile_at(kForests, 1), 0);
  EXPECT_EQ(peninsula_of(tile_at(kForges, 6)), kForges);
  Board board(2);
  board.flooded(Peninsula::hills, 1);
  EXPECT_TRUE(is_flooded(board.state, tile_at(kHills, 6))) << "tile 6 lies at the edge";
  EXPECT_FALSE(is_flooded(board.state, tile_at(kHills, 5)));
}

TEST(RisingRules, RIS_1_2_tiles_of_the_house_edition) {
  const auto& tiles = house_edition().tiles;
  for (const int wild : {kForests, kHills, kMountains}) {
    EXPECT_EQ(tiles[at(tile_at(wild, 1))].number, 6);
    EXPECT_EQ(tiles[at(tile_at(wild, 1))].spaces, 3);
    EXPECT_EQ(tiles[at(tile_at(wild, 6))].number, 3);
    EXPECT_EQ(tiles[at(tile_at(wild, 6))].spaces, 1);
  }
  EXPECT_EQ(tiles[at(tile_at(kCities, 1))].number, 10);
  EXPECT_EQ(tiles[at(tile_at(kCities, 6))].number, 7);
  EXPECT_EQ(tiles[at(tile_at(kLibraries, 3))].number, static_cast<int>(Second::bottom));
  EXPECT_EQ(tiles[at(tile_at(kLibraries, 3))].spaces, 2);
  EXPECT_EQ(tiles[at(tile_at(kLibraries, 5))].number, static_cast<int>(Second::keep));
  EXPECT_EQ(tiles[at(tile_at(kForges, 6))].number, 3);
  EXPECT_EQ(tiles[at(tile_at(kForges, 4))].spaces, 2);
}

TEST(RisingRules, RIS_1_3_a_gain_takes_what_there_is_and_what_is_turned_in_returns_first) {
  GateBoard board(2);
  board.give(1, Resource::energy, 23).built(Component::focusing_lens);
  board.stand(0, Kind::follower, space_of(Component::focusing_lens));
  board.play(0, "act follower Focusing Lens");
  EXPECT_EQ(board.energy(0), 1) << "of 24 there was one left";
}

TEST(RisingRules, RIS_1_4_the_last_space_of_the_wrath_track_repeats) {
  Board board(3);
  const std::vector<int> track = {0, 0, 1, 1, 1, 2, 2, 2, 2, 3};
  for (std::size_t space = 0; space < track.size(); ++space)
    EXPECT_EQ(wrath_number(board.wrath(static_cast<int>(space)).state), track[space]);
  board.wrath(9).phase(Phase::actions).all_ready();
  for (int i = 0; i < 3; ++i) board.play(0, "peninsula Hills");
  EXPECT_EQ(board.state.round, 2);
  EXPECT_EQ(wrath_number(board.state), 3);
}

TEST(RisingRules, RIS_1_5_how_many_cards_and_components_there_are) {
  const Edition& house = house_edition();
  EXPECT_EQ(sum(house.misfortunes, 0, kPeninsulas), 36);
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) EXPECT_EQ(house.misfortunes[at(peninsula)], 6);
  EXPECT_EQ(sum(house.misfortunes, kSpecials, kMisfortunes), 13);
  EXPECT_EQ(sum(house.cards, 0, kBasicCards), 22);
  EXPECT_EQ(sum(house.cards, kBasicCards, kCards), 11);
  std::map<char, int> types;
  for (const ComponentData& component : house.components) ++types[component.type];
  EXPECT_EQ(types, (std::map<char, int>{{'A', 5}, {'B', 5}, {'C', 5}, {'D', 5}, {'-', 1}}));
  EXPECT_EQ(kCouncilors, 10);
}

TEST(RisingRules, RIS_1_6_whatever_one_seat_sees_all_see) {
  Board board(3);
  board.hand(1, Card::codex_of_return).phase(Phase::misfortunes).play(0, "draw");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(kChance)) << "every draw is chance's";
  for (const Seat seat : {0, 1, 2})
    EXPECT_EQ(Rules::view(board.state, Viewer::of(seat)), Rules::view(board.state, Viewer::spectator()));
}

TEST(RisingEdition, a_changed_number_is_played) {
  const auto edition = read_edition(changed("price of unflooding:  5", "price of unflooding: 2"));
  ASSERT_TRUE(edition) << brief(edition.error());
  GateBoard board(2, *edition);
  board.flooded(Peninsula::hills, 1).give(0, Resource::energy, 2);
  board.play(0, "pledge energy unflood Hills").play(0, "pledge energy unflood Hills");
  EXPECT_EQ(board.tiles(Peninsula::hills), kLength);
}

TEST(RisingEdition, an_unknown_name_is_answered_with_the_line_and_the_names_there_are) {
  const std::string error = error_with("component Tide Pylon:", "component Tide Pilon:");
  const std::string start = "at_line(" + line_of("component Tide Pylon") + ", no_entry(component Tide Pilon, ";
  EXPECT_TRUE(error.starts_with(start + "component Focusing Lens, component Tide Pylon, ")) << error;
  const std::string kinds = error_with("wrath:", "rage:");
  EXPECT_NE(kinds.find("no_kind(rage, edition, tiles, wrath, "), std::string::npos) << kinds;
  const std::string effects = error_with("scribe 2", "write 2");
  EXPECT_NE(effects.find("no_effect(write, take_energy, "), std::string::npos) << effects;
}

TEST(RisingEdition, missing_entries_are_named) {
  EXPECT_EQ(error_with("rounds:               30", ""), "missing(rounds)");
  EXPECT_TRUE(error_of("").starts_with("missing(edition, tiles Forests, "));
}

TEST(RisingEdition, an_entry_given_twice_is_answered_with_both_lines) {
  EXPECT_EQ(error_with("rounds:               30", "hand limit: 5"),
            in_line("rounds:", "twice(hand limit, " + line_of("hand limit") + ")"));
}

TEST(RisingEdition, numbers_out_of_range_are_answered_with_the_range) {
  EXPECT_EQ(error_with("supply ore:        12", "supply ore: 300"),
            in_line("supply ore", "at(supply ore, not_a_number(300, 1, 40))"));
  EXPECT_EQ(error_with("hand limit:           4", "hand limit: four"),
            in_line("hand limit", "at(hand limit, not_a_number(four, 1, 9))"));
}

TEST(RisingEdition, there_are_at_most_eight_volunteers) {
  const auto volunteers = [](std::string_view number) {
    return read_edition(changed("supply volunteers: 8", "supply volunteers: " + std::string(number)));
  };
  EXPECT_TRUE(volunteers("8"));
  EXPECT_FALSE(volunteers("9"));
}

TEST(RisingEdition, malformed_values_are_answered_with_what_would_be_right) {
  EXPECT_EQ(error_with("edition: house", "edition"), "at_line(4, not_an_entry(edition))");
  EXPECT_EQ(error_with("edition: house", "edition: My Box"), "at_line(4, at(edition, name(My Box)))");
  EXPECT_EQ(error_with("10 9 9 8 8 7", "10 9 9 8 8"), in_line("tiles Cities", "at(tiles Cities, tiles(5))"));
  EXPECT_EQ(error_with("discard/2 discard/2", "burn/2 discard/2"),
            in_line("tiles Libraries", "at(tiles Libraries, expected(burn, write_second))"));
  EXPECT_EQ(error_with("A, 2c, take", "A, 2o, take"),
            in_line("component Focusing Lens", "at(component Focusing Lens, expected(2o, write_cost))"));
  EXPECT_EQ(error_with("A, 2c, take", "E, 2c, take"),
            in_line("component Focusing Lens", "at(component Focusing Lens, type(E))"));
  EXPECT_EQ(error_with("9 Calm Seas", "9 Storms"),
            in_line("level 1", "at(level 1, expected(9 Storms, write_counted(Calm Seas)))"));
  EXPECT_EQ(error_with("4 pool, 3 supply", "4 pool"),
            in_line("followers 1", "at(followers 1, expected(4 pool, write_crew))"));
}

TEST(RisingEdition, wrong_counts_are_named) {
  EXPECT_EQ(error_with("card Codex of Return:         1", "card Codex of Return: 2"), "total_cards(23, 22)");
  EXPECT_EQ(error_with("misfortune Hills:                6", "misfortune Hills: 5"), "total_misfortunes(35, 36)");
  EXPECT_EQ(error_with("misfortune Looters:              1", "misfortune Looters: 2"), "total_specials(14, 13)");
  EXPECT_EQ(error_with("5A 2B 2C 0D", "5A 2B 1C 0D"), "at_level(1, total_components(8, 9))");
  EXPECT_EQ(error_with("component Tide Pylon:           A", "component Tide Pylon: B"),
            "at_level(1, level_type(5, A, 4))");
}

TEST(RisingEdition, contradictions_between_entries_are_named) {
  EXPECT_EQ(error_with("3g, rally 2", "3g, loom 1"), "at_component(Phase Loom, lasting_twice(loom, Rallying Horn))");
  EXPECT_EQ(error_with("take_energy 2, 1+1 spaces", "take_energy 2"),
            "at_component(Focusing Lens, action(take_energy))");
  EXPECT_EQ(error_with("barriers 1\n", "barriers 1, 1 space\n"), "at_component(Tide Pylon, no_action(barriers))");
  EXPECT_EQ(error_with("supply gold:       12", "supply gold: 2"), "at_component(Rallying Horn, cost(gold))");
  EXPECT_EQ(error_with("cheap_barriers 3", "cheap_barriers 4"), "at_component(Resonance Coil, cheap_barriers(4))");
  EXPECT_EQ(error_with("terraform 2, 2 spaces", "terraform 2, 1 space"), "at_component(Soul Terraformer, terraform)");
  EXPECT_EQ(error_with("Entropy Drive\n", "Phase Loom, Entropy Drive\n"), "blueprint(1)");
  EXPECT_EQ(error_with("followers 4: 2 pool, 2 supply", "followers 4: 2 pool, 3 supply"), "crew(4, 4)");
}

TEST(RisingEdition, what_is_repeated_from_a_file_does_not_command_a_terminal) {
  EXPECT_EQ(error_with("edition: house", "edition\x1b[2J"), "at_line(4, not_an_entry(edition?[2J))");
}

// The house edition with part of its text replaced, as a setup knows it.
Edition with(std::string_view what, std::string_view by) {
  const auto edition = read_edition(changed(what, by));
  EXPECT_TRUE(edition) << brief(edition.error());
  return edition.value_or(house_edition());
}

TEST(RisingEdition, its_text_says_all_of_it) {
  const std::vector<std::pair<std::string_view, std::string_view>> changes = {
      {"edition: house", "edition: a-name-of-thirty-two-letters-000"},
      {"tiles Cities:    10", "tiles Cities: 11"},
      {"keep/1 keep/1", "keep/1 discard/2"},
      {"wrath: 0 0 1 1", "wrath: 0 1 1"},
      {"supply volunteers: 8", "supply volunteers: 5"},
      {"take_energy 2, 1+1 spaces", "take_energy 3, 2 spaces"},
      {"2c 1a, siphon 1", "1a 3c, siphon 2"},
      {"level 2: 3A 3B 3C 0D, 9 Calm Seas", "level 2: 3A 3B 2C 1D, 8 Calm Seas"},
      {"blueprint 1:", "# no blueprint:"},
      {"followers 7: 2 pool", "followers 7: 1 pool"},
  };
  const std::string house = write_edition(house_edition());
  EXPECT_EQ(read_edition(house), house_edition());
  for (const auto& [what, by] : changes) {
    const Edition edition = with(what, by);
    EXPECT_NE(edition, house_edition()) << by;
    EXPECT_NE(write_edition(edition), house) << by;
    EXPECT_EQ(read_edition(write_edition(edition)), edition) << by;
  }
}

TEST(RisingEdition, its_text_does_not_depend_on_how_the_file_is_written) {
  const Edition spaced = with("edition: house", "# A comment.\n\nedition:   house   # and another");
  EXPECT_EQ(spaced, house_edition());
  EXPECT_EQ(write_edition(with("2g 1c, scribe 2", "1c 2g, scribe 2")), write_edition(house_edition()));
}

TEST(RisingEdition, a_table_plays_by_the_edition_it_was_set_up_with) {
  Edition box = with("edition: house", "edition: box");
  box.rounds = 7;
  const auto setup = Rules::setup(2, {{"edition", "box"}}, kNewestRules, box);
  ASSERT_TRUE(setup);
  box.rounds = 3;
  const State state = Rules::initial(*setup);
  EXPECT_EQ(Rules::view(state, Viewer::spectator()).rounds, 7);
  EXPECT_EQ(Rules::view(state, Viewer::spectator()).edition, "box");
}

TEST(RisingEdition, a_table_names_the_edition_it_is_set_up_with) {
  const Edition box = with("edition: house", "edition: box");
  EXPECT_EQ(brief(Rules::setup(2, {{"edition", "box"}}).error()), "option_value(edition, house, box)");
  EXPECT_EQ(brief(Rules::setup(2, {}, kNewestRules, box).error()), "option_value(edition, box, house)");
}

TEST(RisingEdition, a_position_says_what_its_edition_says) {
  Edition box = with("edition: house", "edition: box");
  box.rounds = 7;
  const State state = Rules::initial(*Rules::setup(2, {{"edition", "box"}}, kNewestRules, box));
  Position position = Rules::position(state);
  EXPECT_EQ(Rules::from_position(position), state);
  position.edition = "crate";
  EXPECT_EQ(brief(Rules::from_position(position).error()), "at(edition, other_edition(crate, box))");
  position.edition_text = "edition: box";
  EXPECT_TRUE(brief(Rules::from_position(position).error()).starts_with("at(edition_text, missing(tiles Forests, "));
  position.edition_text.reset();
  EXPECT_EQ(brief(Rules::from_position(position).error()), "at(edition, no_edition(crate))");
  EXPECT_FALSE(Rules::position(Rules::initial(*Rules::setup(2, {}))).edition_text) << "everybody has the house edition";
}

}  // namespace
}  // namespace atlantica::rising
