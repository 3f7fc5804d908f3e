#include <gtest/gtest.h>

#include "games/rising/notation.h"
#include "games/rising/play/table.h"
#include "games/rising_board.h"
#include "games/rising_message.h"

// Invalid position files.
namespace atlantica::rising {
namespace {

std::string error(const Position& position) {
  const auto state = Rules::from_position(position);
  return state ? "" : brief(state.error());
}

// Three players with everyone at home.
Position small() {
  Position position;
  position.seats.resize(3);
  position.seats[0].councilor = "Artificer";
  position.seats[1].councilor = "Priest";
  position.seats[2].councilor = "Seafarer";
  return position;
}

TEST(RisingPosition, what_is_left_out_has_its_default) {
  const auto read = Rules::from_position(small());
  ASSERT_TRUE(read) << brief(read.error());
  const State& state = *read;
  EXPECT_EQ(state.phase, Phase::place);
  EXPECT_EQ(state.round, 1);
  EXPECT_EQ(state.start, 0);
  EXPECT_EQ(state.level, 1);
  EXPECT_EQ(state.standing, (std::array<std::uint8_t, 6>{6, 6, 6, 6, 6, 6}));
  EXPECT_EQ(state.build_spaces, 2);
  EXPECT_EQ(state.blueprint, house_edition().blueprints[0]);
  EXPECT_EQ(count(standing_on(state, kPool)), 3 * 4) << "a leader and three followers each (RIS-2.1)";
  EXPECT_EQ(state.library.total(), 22) << "the basic cards";
  EXPECT_EQ(state.relics, (1U << kArtifacts) - 1) << "no artifact is in the library";
  EXPECT_EQ(misfortunes_left(state), 36 + 13 + 9 + 3) << "level 1";
  EXPECT_EQ(state.supply[kEnergy], 24);
}

TEST(RisingPosition, what_is_somewhere_is_not_elsewhere) {
  Position position = small();
  position.seats[0].hand = Names{"Cipher of Renewal", "Tide Glass"};
  position.seats[1].stock = NameCounts{{"gold", 2}, {"energy", 3}};
  position.misfortunes_top = Names{"Calm Seas"};
  const auto read = Rules::from_position(position);
  ASSERT_TRUE(read) << brief(read.error());
  EXPECT_EQ(read->library[Card::cipher_of_renewal], 1);
  EXPECT_FALSE(has(read->relics, static_cast<int>(Card::tide_glass) - kBasicCards));
  EXPECT_EQ(read->supply[static_cast<int>(Resource::gold)], 10);
  EXPECT_EQ(read->supply[kEnergy], 21);
  EXPECT_EQ(read->misfortunes[at(static_cast<int>(Misfortune::calm_seas))], 8);
}

TEST(RisingPosition, people_where_they_cannot_be) {
  Position position = small();
  position.seats[0].leader = "Forest 1";
  EXPECT_EQ(error(position), "at(seats[0].leader, no_place(Forest 1))");
  position.seats[0].leader = "gate 3";
  EXPECT_EQ(error(position), "at(seats, unknown(gate, gate 3))");
  position.seats[0].leader = "Focusing Lens";
  EXPECT_EQ(error(position), "at(seats, not_built(Focusing Lens))");
  position.seats[0].leader = "centre acted";
  EXPECT_EQ(error(position), "at(seats, acted_phase)");
  position.seats[0].leader = "Forges 6";
  position.seats[1].leader = "Forges 6";
  EXPECT_EQ(error(position), "at(seats, spaces(Forges 6, 1))");
  position = small();
  position.seats[0].followers = Names(7, "pool");
  EXPECT_EQ(error(position), "at(seats[0].followers, followers(6))");
  position = small();
  position.volunteers = Names{"3 centre"};
  EXPECT_EQ(error(position), "at(volunteers[0], no_volunteer(3 centre))");
  position = small();
  position.automaton = "pool";
  EXPECT_EQ(error(position), "at(automaton, automaton_players)");
}

TEST(RisingPosition, flooded_tiles_hold_only_those_a_Seafarer_brought) {
  Position position = small();
  position.tiles = NameCounts{{"Hills", 3}};
  position.seats[2].leader = "Hills 6";
  EXPECT_EQ(error(position), "");
  position.seats[2].councilor = "Warden";
  EXPECT_EQ(error(position), "at(seats, flooded(Hills 6))");
}

TEST(RisingPosition, the_island) {
  Position position = small();
  position.tiles = NameCounts{{"Hills", 7}};
  EXPECT_EQ(error(position), "at(tiles.Hills, not_between(7, 0, 6))");
  position.tiles = NameCounts{{"Hill", 3}};
  EXPECT_EQ(error(position), "at(tiles, unknown(peninsula, Hill))");
  position.tiles = NameCounts{{"Hills", 0}};
  position.barriers = Names{"Hills"};
  EXPECT_EQ(error(position), "at(barriers, no_tile_left(Hills))");
}

TEST(RisingPosition, councilors_and_boards) {
  Position position = small();
  position.seats[1].councilor = "Artificer";
  EXPECT_EQ(error(position), "at(seats, councilor_twice(Artificer))");
  position.seats[1].councilor.reset();
  EXPECT_EQ(error(position), "at(seats[1].councilor, councilor_wanted)");
  position.seats[1].councilor = "Jester";
  EXPECT_EQ(error(position), "at(seats[1].councilor, unknown(councilor, Jester))");
  position.seats.resize(2);
  position.seats[1].councilor = "Priest";
  EXPECT_EQ(error(position), "at(hologram.councilor, hologram_wanted)");
  position.hologram = HologramPosition{"Explorer", {}, {}};
  EXPECT_EQ(error(position), "");
  position.hologram = HologramPosition{"Explorer", {}, "Tide Glass"};
  EXPECT_EQ(error(position), "at(hologram.relic, relic)");
}

TEST(RisingPosition, cards_and_pieces_that_do_not_add_up) {
  Position position = small();
  position.seats[0].hand = Names{"Codex of Return", "Codex of Return"};
  EXPECT_EQ(error(position), "at(seats[0].hand, too_many_cards(Codex of Return))");
  position.seats[0].hand = Names{"Codex of Return"};
  position.library = NameCounts{{"Codex of Return", 1}};
  EXPECT_EQ(error(position), "at(library, cards(1, Codex of Return, 2))");
  position = small();
  position.misfortunes = NameCounts{{"Calm Seas", 10}};
  EXPECT_EQ(error(position), "at(misfortunes.Calm Seas, not_between(10, 0, 9))");
  position = small();
  position.seats[0].stock = NameCounts{{"ore", 7}};
  position.seats[1].stock = NameCounts{{"ore", 6}};
  EXPECT_EQ(error(position), "at(seats, resources(12, ore, 13))");
  position.seats[1].stock = NameCounts{{"salt", 1}};
  EXPECT_EQ(error(position), "at(seats[1].stock, no_resource(salt))");
}

// An error begins with the offending field.
std::string wrong_field(const Position& position) {
  const auto state = Rules::from_position(position);
  return state ? "" : std::get<std::string>(state.error().arguments.at(0).value);
}

TEST(RisingPosition, RIS_1_3_there_are_24_energy) {
  Position position = small();
  position.seats[0].stock = NameCounts{{"energy", 20}};
  position.seats[1].stock = NameCounts{{"energy", 4}};
  EXPECT_EQ(wrong_field(position), "");
  position.seats[1].stock = NameCounts{{"energy", 5}};
  EXPECT_EQ(wrong_field(position), "seats");
}

TEST(RisingPosition, RIS_1_4_the_wrath_is_on_a_space_of_its_track) {
  Position position = small();
  position.wrath = house_edition().wrath_spaces - 1;
  EXPECT_EQ(wrong_field(position), "");
  position.wrath = house_edition().wrath_spaces;
  EXPECT_EQ(wrong_field(position), "wrath");
}

TEST(RisingPosition, what_there_is_none_of_is_not_written_but_may_be) {
  Position position = small();
  position.draws_skipped = position.floods_left = position.fewer_floods = 0;
  const auto state = Rules::from_position(position);
  ASSERT_TRUE(state) << brief(state.error());
  const Position written = Rules::position(*state);
  EXPECT_EQ(written.draws_skipped, std::nullopt);
  EXPECT_EQ(written.floods_left, std::nullopt);
  EXPECT_EQ(written.fewer_floods, std::nullopt);
}

TEST(RisingPosition, RIS_13_3_the_last_ore_at_the_forge_waits_for_the_tongs) {
  Board board(3);
  board.phase(Phase::actions).stand(0, Kind::follower, tile_at(kForges, 1));
  board.hand(0, Card::orichalcum_tongs).give(0, Resource::ore, 1).play(0, "act follower Forges 1");
  ASSERT_TRUE(board.asked(Task::forge));
  Position position = Rules::position(board.state);
  EXPECT_EQ(Rules::from_position(position), board.state);
  position.seats[0].stock = NameCounts{};
  EXPECT_EQ(wrong_field(position), "agenda[1]") << "there is nothing to forge";
}

TEST(RisingPosition, the_gate) {
  Position position = small();
  position.built = Names{"Star Orrery"};
  EXPECT_EQ(error(position), "at(built, not_in_blueprint(Star Orrery))");
  position.built = Names{"Power Core"};
  EXPECT_EQ(error(position), "at(built, core_last)");
  position.built.reset();
  position.level = 3;
  EXPECT_EQ(error(position), "at(blueprint, blueprint_wanted(3))");
  position.level = 1;
  position.blueprint = Names{"Focusing Lens"};
  EXPECT_EQ(error(position), "at(blueprint, blueprint_type(1, 5, A, 1))");
}

TEST(RisingPosition, pledges) {
  Position position = small();
  position.seats[0].leader = "gate 1";
  PledgeView pledge;
  pledge.pieces = NameCounts{{"crystal", 1}};
  position.pledges = {PledgePosition{"gate 1", "Scribe Engine", {pledge}, {}}};
  EXPECT_EQ(error(position), "at(phase, happens_first)") << "in Place the pledge would return";
  position.phase = "actions";
  EXPECT_EQ(error(position), "");
  position.pledges->front().component.reset();
  EXPECT_EQ(error(position), "at(pledges[0].component, component_at_gate)");
  position.pledges->front().component = "Scribe Engine";
  position.pledges->front().pledges[0].pieces["crystal"] = 2;
  EXPECT_EQ(error(position), "at(pledges, too_much(crystal, gate 1))");
  position.pledges->front().purpose = "gate 9";
  EXPECT_EQ(error(position), "at(pledges[0].purpose, no_purpose(gate 9))");
}

TEST(RisingPosition, what_is_resolved_waits_for_somebody) {
  Position position = small();
  position.agenda = std::vector{TaskPosition{"dance", {}, {}, {}, {}}};
  EXPECT_EQ(error(position), "at(agenda[0].task, unknown(task, dance))");
  position.agenda = std::vector{TaskPosition{"misfortune", {}, 255, {}, {}}};
  EXPECT_EQ(error(position), "at(agenda[0], task_phase(place, misfortune))");
  position.phase = "misfortunes";
  EXPECT_EQ(error(position), "") << "a misfortune is drawn";
  position.agenda->front().x = 6;
  EXPECT_EQ(error(position), "at(agenda, goes_on(misfortune))");
  position.agenda->front() = TaskPosition{"unfloods", 0, 1, {}, {}};
  EXPECT_EQ(error(position), "at(agenda, goes_on(unfloods))") << "nothing is flooded";
  position.tiles = NameCounts{{"Hills", 5}};
  EXPECT_EQ(error(position), "at(agenda, one_answer(unfloods))");
  position.tiles = NameCounts{{"Hills", 5}, {"Forests", 5}};
  EXPECT_EQ(error(position), "");
}

TEST(RisingPosition, the_end) {
  Position position = small();
  position.phase = "over";
  EXPECT_EQ(error(position), "at(phase, core_wins)");
  position.lost = true;
  EXPECT_EQ(error(position), "");
  position.phase = "place";
  EXPECT_EQ(error(position), "at(lost, lost_phase)");
  position.phase = "dusk";
  EXPECT_EQ(error(position), "at(phase, no_phase(dusk, setup, place, misfortunes, actions, wrath, over))");
}

}  // namespace
}  // namespace atlantica::rising
