#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/rising_board.h"
#include "games/rising_message.h"

// Section 2 of docs/rules/rising.md.
namespace atlantica::rising {
namespace {

using MoveKind = Move::Kind;

Board new_game(const Setup& setup) { return Board(Rules::initial(setup)); }

// Chance and any player who must choose take the last option, until the first Atlantean may be placed.
Board& set_up(Board& board) {
  while (board.state.phase == Phase::setup || board.state.agenda.size > 0) {
    const Seat seat = Rules::actors(board.state).lowest();
    const Moves moves = board.moves(seat);
    board.play(seat, moves[moves.size() - 1]);
  }
  return board;
}

Board ready_to_play(const Setup& setup) {
  Board board = new_game(setup);
  return set_up(board);
}

int total(const std::array<std::uint8_t, kMisfortunes>& deck) {
  int sum = 0;
  for (const int cards : deck) sum += cards;
  return sum;
}

int of_type(const State& state, char type) {
  int found = 0;
  for (int component = 0; component < kComponents; ++component)
    if (has(state.blueprint, component) && state.edition.components[at(component)].type == type) ++found;
  return found;
}

TEST(RisingRules, RIS_2_1_followers_by_the_number_of_players) {
  struct Crew {
    int seats, pool, supply;
  };
  for (const Crew crew : {Crew{1, 4, 3}, {2, 4, 3}, {3, 3, 3}, {4, 2, 2}, {5, 2, 2}, {6, 2, 2}, {7, 2, 2}}) {
    const Board board = ready_to_play({.seats = crew.seats});
    EXPECT_EQ(board.state.seats, crew.seats);
    for (Seat seat = 0; seat < crew.seats; ++seat) {
      EXPECT_EQ(board.standing(seat, Kind::leader, kPool), 1) << crew.seats;
      EXPECT_EQ(board.standing(seat, Kind::follower, kPool), crew.pool) << crew.seats;
      EXPECT_EQ(board.standing(seat, Kind::follower, kSupply), crew.supply) << crew.seats;
    }
    EXPECT_EQ(count(on_board(board.state)), 0);
  }
}

TEST(RisingRules, RIS_2_2_the_level_sets_components_misfortunes_and_energy) {
  struct Level {
    int level, a, b, c, d, calm_seas, controlled_floods, energy;
  };
  for (const Level& level : {Level{1, 5, 2, 2, 0, 9, 3, 2},
                             {2, 3, 3, 3, 0, 9, 6, 1},
                             {3, 3, 3, 0, 3, 6, 6, 1},
                             {4, 3, 0, 3, 3, 3, 9, 1},
                             {5, 0, 3, 3, 3, 0, 9, 0}}) {
    const Board board = ready_to_play({.seats = 3, .level = level.level});
    const State& state = board.state;
    EXPECT_EQ(of_type(state, 'A'), level.a) << level.level;
    EXPECT_EQ(of_type(state, 'B'), level.b) << level.level;
    EXPECT_EQ(of_type(state, 'C'), level.c) << level.level;
    EXPECT_EQ(of_type(state, 'D'), level.d) << level.level;
    EXPECT_EQ(state.misfortunes[at(static_cast<int>(Misfortune::calm_seas))], level.calm_seas);
    EXPECT_EQ(state.misfortunes[at(static_cast<int>(Misfortune::controlled_flood))], level.controlled_floods);
    for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(board.stock(seat, Resource::energy), level.energy);
  }
}

TEST(RisingRules, RIS_2_3_level_1_has_a_blueprint_of_its_own) {
  const State state = new_game({.seats = 3, .start = 0}).state;
  for (const Component component : {Component::focusing_lens, Component::tide_pylon, Component::scribe_engine,
                                    Component::rallying_horn, Component::bedrock_piston, Component::mystic_siphon,
                                    Component::matter_converter, Component::numinous_beacon, Component::entropy_drive})
    EXPECT_TRUE(has(state.blueprint, static_cast<int>(component))) << static_cast<int>(component);
  EXPECT_EQ(count(state.blueprint), 9);
}

TEST(RisingRules, RIS_2_3_components_are_drawn_or_chosen) {
  const Board drawn = new_game({.seats = 3, .level = 5, .start = 1});
  EXPECT_EQ(Rules::actors(drawn.state), SeatSet::only(kChance));
  EXPECT_FALSE(drawn.may(kChance, "component Tide Pylon")) << "level 5 has no A";
  Board chosen = new_game({.seats = 3, .level = 5, .start = 1, .blueprint = Blueprint::chosen});
  EXPECT_EQ(Rules::actors(chosen.state), SeatSet::only(1)) << "the starting player names them for the table";
  for (const Component component : {Component::fortune_gyre, Component::resonance_coil, Component::prediction_module})
    chosen.play(1, MoveKind::component, static_cast<int>(component));
  EXPECT_FALSE(chosen.may(1, "component Mystic Siphon")) << "three B are enough";
  for (const Component component : {Component::phase_loom, Component::star_orrery, Component::numinous_beacon,
                                    Component::spirit_seal, Component::abyssal_dredge, Component::leviathan_aegis})
    chosen.play(1, MoveKind::component, static_cast<int>(component));
  EXPECT_EQ(count(chosen.state.blueprint), 9);
  EXPECT_TRUE(has(chosen.state.blueprint, static_cast<int>(Component::fortune_gyre)));
  EXPECT_EQ(Rules::actors(chosen.state), SeatSet::only(kChance)) << "the artifacts are drawn next";
}

TEST(RisingRules, RIS_2_3_at_level_1_components_may_be_drawn_or_chosen_too) {
  const auto first_to_decide = [](const Options& options) {
    return Rules::actors(Rules::initial(*Rules::setup(3, options)));
  };
  const auto blueprint = [](const Options& options) { return Rules::initial(*Rules::setup(3, options)).blueprint; };
  EXPECT_EQ(count(blueprint({{"first", "2"}})), 9) << "the one for a first game, without a word";
  EXPECT_EQ(blueprint({{"first", "2"}, {"components", "first-game"}}), blueprint({{"first", "2"}}));
  Board drawn = new_game(*Rules::setup(3, {{"first", "2"}, {"components", "random"}}));
  EXPECT_EQ(Rules::actors(drawn.state), SeatSet::only(kChance));
  EXPECT_TRUE(drawn.may(kChance, "component Fortune Gyre"));
  EXPECT_EQ(first_to_decide({{"first", "2"}, {"components", "chosen"}}), SeatSet::only(2));
  set_up(drawn);
  EXPECT_EQ(of_type(drawn.state, 'A'), 5) << "all there are";
  EXPECT_EQ(of_type(drawn.state, 'B'), 2);
  EXPECT_EQ(of_type(drawn.state, 'C'), 2);
}

TEST(RisingRules, RIS_2_3_only_level_1_has_a_blueprint_for_a_first_game) {
  EXPECT_EQ(Rules::setup(3, {{"level", "3"}})->blueprint, Blueprint::random) << "drawn, without a word";
  EXPECT_EQ(brief(Rules::setup(3, {{"level", "3"}, {"components", "first-game"}}).error()), "no_blueprint(3)");
  EXPECT_EQ(brief(Rules::setup(3, {{"components", "mine"}}).error()),
            "option_value(components, first-game, random, chosen, mine)");
}

TEST(RisingRules, RIS_2_4_the_library_has_four_artifacts) {
  Board board = new_game({.seats = 3, .start = 0});
  EXPECT_EQ(board.state.library.total(), 22);
  EXPECT_EQ(board.moves(kChance).size(), 11U);
  for (const Card card : {Card::tide_glass, Card::ley_crystal, Card::keepers_seal, Card::ancient_atlas})
    board.chance(MoveKind::artifact, static_cast<int>(card));
  EXPECT_EQ(board.state.library.total(), 26);
  EXPECT_TRUE(board.state.library.has(Card::ley_crystal));
  EXPECT_EQ(count(board.state.relics), 7) << "the others are unused";
  EXPECT_FALSE(board.may(kChance, "artifact Coral Diadem"));
}

TEST(RisingRules, RIS_2_4_the_misfortune_deck) {
  EXPECT_EQ(total(new_game({.seats = 3, .level = 1}).state.misfortunes), 36 + 13 + 9 + 3);
  const State state = new_game({.seats = 3, .level = 5}).state;
  EXPECT_EQ(total(state.misfortunes), 36 + 13 + 9);
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) EXPECT_EQ(state.misfortunes[at(peninsula)], 6);
  EXPECT_EQ(total(state.misfortune_discards), 0);
}

TEST(RisingRules, RIS_2_5_chance_picks_the_starting_player) {
  Board board = new_game({.seats = 4});
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(kChance));
  EXPECT_EQ(board.moves(kChance).size(), 4U);
  board.chance("start 2");
  set_up(board);
  EXPECT_EQ(board.state.start, 2);
  EXPECT_EQ(board.state.wrath, 0);
  EXPECT_EQ(ready_to_play({.seats = 4, .start = 3}).state.start, 3) << "or the table does";
}

TEST(RisingRules, RIS_2_5_in_a_first_game_somebody_is_the_artificer) {
  for (const bool choose : {false, true}) {
    const Board board = ready_to_play({.seats = 3, .start = 2, .choose_councilors = choose, .first_game = true});
    EXPECT_EQ(seat_of(board.state, Councilor::artificer), 2);
  }
}

TEST(RisingRules, RIS_2_5_councilors_are_dealt_or_chosen) {
  Board dealt = new_game({.seats = 2, .start = 1, .first_game = false});
  for (int i = 0; i < 4; ++i) dealt.play(kChance, dealt.moves(kChance)[0]);
  EXPECT_EQ(dealt.moves(kChance).size(), 10U);
  dealt.chance("councilor Warden");
  EXPECT_FALSE(dealt.may(kChance, "councilor Warden"));
  dealt.chance("councilor Priest");
  EXPECT_EQ(seat_of(dealt.state, Councilor::warden), 1);
  EXPECT_EQ(seat_of(dealt.state, Councilor::priest), 0);

  Board chosen = new_game({.seats = 2, .start = 1, .choose_councilors = true, .first_game = false});
  for (int i = 0; i < 4; ++i) chosen.play(kChance, chosen.moves(kChance)[0]);
  EXPECT_EQ(Rules::actors(chosen.state), SeatSet::only(1));
  chosen.play(1, "councilor Forgemaster");
  EXPECT_EQ(Rules::actors(chosen.state), SeatSet::only(0));
  EXPECT_FALSE(chosen.may(0, "councilor Forgemaster"));
  chosen.play(0, "councilor Explorer");
  EXPECT_EQ(seat_of(chosen.state, Councilor::explorer), 0);
}

TEST(RisingRules, RIS_2_6_a_hologram_for_two_and_an_automaton_for_one) {
  const Board solo = ready_to_play({.seats = 1, .level = 5});
  EXPECT_EQ(solo.standing(0, Kind::hologram, kPool), 1);
  EXPECT_EQ(solo.standing(0, Kind::automaton, kPool), 1);
  EXPECT_EQ(solo.stock(0, Resource::energy), 1) << "also in the first round";
  const Board two = ready_to_play({.seats = 2, .level = 5, .start = 1});
  EXPECT_EQ(two.standing(1, Kind::hologram, kPool), 1) << "the starting player's";
  EXPECT_EQ(two.standing(0, Kind::hologram, kPool), 0);
  EXPECT_EQ(two.state.at[kAutomaton], kGone);
  EXPECT_EQ(two.stock(1, Resource::energy), 0);
  for (const int seats : {3, 7}) {
    const Board more = ready_to_play({.seats = seats});
    EXPECT_EQ(more.state.at[kHologram], kGone);
    EXPECT_EQ(more.state.at[kAutomaton], kGone);
    EXPECT_EQ(more.state.board, kNobody);
  }
}

TEST(RisingRules, RIS_2_7_colours_by_seat) {
  std::vector<std::string> colours;
  for (const SeatView& seat : Rules::view(ready_to_play({.seats = 7}).state, Viewer::spectator()).seats)
    colours.push_back(seat.colour);
  EXPECT_EQ(colours, (std::vector<std::string>{"red", "blue", "yellow", "green", "purple", "white", "black"}));
}

// The library gets the first four artifacts; seat 1 is the Scholar.
Board with_scholar() {
  Board board = new_game({.seats = 3, .start = 0, .choose_councilors = true, .first_game = false});
  for (int i = 0; i < 4; ++i) board.chance(MoveKind::artifact, kBasicCards + i);
  const Councilor councilors[] = {Councilor::priest, Councilor::scholar, Councilor::warden};
  for (Seat seat = 0; seat < 3; ++seat) board.play(seat, MoveKind::councilor, static_cast<int>(councilors[seat]));
  return board;
}

TEST(RisingRules, RIS_2_8_the_scholar_picks_one_of_two_unused_artifacts) {
  Board board = with_scholar();
  EXPECT_EQ(board.state.round, 0) << "before the first round";
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(kChance));
  EXPECT_EQ(board.moves(kChance).size(), 7U) << "not those of the library";
  board.chance("artifact Ley Crystal");
  EXPECT_EQ(board.moves(kChance).size(), 6U);
  board.chance("artifact Keeper's Seal");
  EXPECT_EQ(Rules::actors(board.state), SeatSet::only(1));
  EXPECT_EQ(board.moves(1).size(), 2U);
  board.play(1, "relic Keeper's Seal");
  EXPECT_TRUE(holds(board.state, 1, Card::keepers_seal));
  EXPECT_EQ(hand_size(board.state, 1), 1) << "it counts for the hand limit";
  EXPECT_EQ(count(board.state.relics), 6) << "the other stays unused";
  EXPECT_EQ(board.state.round, 1);
}

TEST(RisingCouncilors, scholar_starts_with_an_artifact_that_works_in_the_first_round) {
  Board board = with_scholar();
  board.chance("artifact Everfull Phial");
  board.chance("artifact Mason's Square");
  board.play(1, "relic Everfull Phial");
  EXPECT_EQ(board.stock(1, Resource::energy), 3) << "2 at level 1, and the Phial's";
}

TEST(RisingRules, RIS_6_1_setups_of_one_to_seven_players) {
  for (int seats = 1; seats <= 7; ++seats) {
    const Board board = ready_to_play({.seats = seats});
    EXPECT_EQ(board.state.build_spaces, seats >= 5 ? 3 : 2) << seats;
    EXPECT_EQ(board.state.round, 1);
    EXPECT_EQ(board.state.phase, Phase::place);
    EXPECT_EQ(Rules::actors(board.state), SeatSet::first(seats)) << "all place at once";
    for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) EXPECT_EQ(board.state.standing[at(peninsula)], 6);
  }
}

}  // namespace
}  // namespace atlantica::rising
