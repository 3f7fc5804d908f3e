#include <gtest/gtest.h>

#include "games/rising/notation.h"
#include "games/rising/table.h"
#include "games/rising_board.h"

// What a position file may not say.
namespace atlantica::rising {
namespace {

std::string error(const Position& position) {
  const auto state = Rules::from_position(position);
  return state ? "" : state.error();
}

// Three players with everybody at home.
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
  ASSERT_TRUE(read) << read.error();
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
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->library[Card::cipher_of_renewal], 1);
  EXPECT_FALSE(has(read->relics, static_cast<int>(Card::tide_glass) - kBasicCards));
  EXPECT_EQ(read->supply[static_cast<int>(Resource::gold)], 10);
  EXPECT_EQ(read->supply[kEnergy], 21);
  EXPECT_EQ(read->misfortunes[at(static_cast<int>(Misfortune::calm_seas))], 8);
}

TEST(RisingPosition, people_where_they_cannot_be) {
  Position position = small();
  position.seats[0].leader = "Forest 1";
  EXPECT_EQ(error(position),
            "seats[0].leader: \"Forest 1\" is not a place such as \"Forests 1\", \"centre\", \"gate 1\" "
            "or \"pool\"");
  position.seats[0].leader = "gate 3";
  EXPECT_EQ(error(position), "seats: there is no build space \"gate 3\"");
  position.seats[0].leader = "Focusing Lens";
  EXPECT_EQ(error(position), "seats: the Focusing Lens is not built");
  position.seats[0].leader = "centre acted";
  EXPECT_EQ(error(position), "seats: somebody has acted in phase actions only");
  position.seats[0].leader = "Forges 6";
  position.seats[1].leader = "Forges 6";
  EXPECT_EQ(error(position), "seats: Forges 6 has 1 space");
  position = small();
  position.seats[0].followers = Names(7, "pool");
  EXPECT_EQ(error(position), "seats[0].followers: a player has 6");
  position = small();
  position.volunteers = Names{"3 centre"};
  EXPECT_EQ(error(position), "volunteers[0]: \"3 centre\" is not a seat and a place such as \"0 centre\", or supply");
  position = small();
  position.automaton = "pool";
  EXPECT_EQ(error(position), "automaton: it is there with one player only");
}

TEST(RisingPosition, flooded_tiles_hold_only_whom_a_Seafarer_brought) {
  Position position = small();
  position.tiles = NameCounts{{"Hills", 3}};
  position.seats[2].leader = "Hills 6";
  EXPECT_EQ(error(position), "");
  position.seats[2].councilor = "Warden";
  EXPECT_EQ(error(position), "seats: Hills 6 is flooded, and nobody plays the Seafarer");
}

TEST(RisingPosition, the_island) {
  Position position = small();
  position.tiles = NameCounts{{"Hills", 7}};
  EXPECT_EQ(error(position), "tiles.Hills: 7 is not between 0 and 6");
  position.tiles = NameCounts{{"Hill", 3}};
  EXPECT_EQ(error(position), "tiles: there is no peninsula \"Hill\"");
  position.tiles = NameCounts{{"Hills", 0}};
  position.barriers = Names{"Hills"};
  EXPECT_EQ(error(position), "barriers: the Hills have no tile left (RIS-4.6)");
}

TEST(RisingPosition, councilors_and_boards) {
  Position position = small();
  position.seats[1].councilor = "Artificer";
  EXPECT_EQ(error(position), "seats: the Artificer is named twice");
  position.seats[1].councilor.reset();
  EXPECT_EQ(error(position), "seats[1].councilor: it must be given after the setup");
  position.seats[1].councilor = "Jester";
  EXPECT_EQ(error(position), "seats[1].councilor: there is no councilor \"Jester\"");
  position.seats.resize(2);
  position.seats[1].councilor = "Priest";
  EXPECT_EQ(error(position), "hologram.councilor: it is given from the choice at the start of the round on (RIS-3.0)");
  position.hologram = HologramPosition{"Explorer", {}, {}};
  EXPECT_EQ(error(position), "");
  position.hologram = HologramPosition{"Explorer", {}, "Tide Glass"};
  EXPECT_EQ(error(position), "hologram.relic: only a Scholar brings an artifact (RIS-7.2)");
}

TEST(RisingPosition, cards_and_pieces_that_do_not_add_up) {
  Position position = small();
  position.seats[0].hand = Names{"Codex of Return", "Codex of Return"};
  EXPECT_EQ(error(position), "seats[0].hand: there are not so many cards Codex of Return");
  position.seats[0].hand = Names{"Codex of Return"};
  position.library = NameCounts{{"Codex of Return", 1}};
  EXPECT_EQ(error(position), "library: there are only 1 of Codex of Return, not 2");
  position = small();
  position.misfortunes = NameCounts{{"Calm Seas", 10}};
  EXPECT_EQ(error(position), "misfortunes.Calm Seas: 10 is not between 0 and 9");
  position = small();
  position.seats[0].stock = NameCounts{{"ore", 7}};
  position.seats[1].stock = NameCounts{{"ore", 6}};
  EXPECT_EQ(error(position), "seats: there is only 12 ore, not 13 (RIS-1.3)");
  position.seats[1].stock = NameCounts{{"salt", 1}};
  EXPECT_EQ(error(position), "seats[1].stock: there are ore, gold, crystal, Atlantium and energy, not \"salt\"");
}

// The first word of an error is the field that is wrong.
std::string wrong_field(const Position& position) {
  const std::string text = error(position);
  return text.substr(0, text.find(':'));
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
  ASSERT_TRUE(state) << state.error();
  const Position written = Rules::position(*state);
  EXPECT_EQ(written.draws_skipped, std::nullopt);
  EXPECT_EQ(written.floods_left, std::nullopt);
  EXPECT_EQ(written.fewer_floods, std::nullopt);
}

TEST(RisingPosition, RIS_13_3_the_last_ore_at_the_forge_waits_for_the_tongs) {
  Board board(3);
  board.phase(Phase::actions).stand(0, Kind::follower, tile_at(kForges, 1));
  board.hand(0, Card::orichalcum_tongs).give(0, Resource::ore, 1).act(0, Kind::follower, tile_at(kForges, 1));
  ASSERT_TRUE(board.asked(Task::forge));
  Position position = Rules::position(board.state);
  EXPECT_EQ(Rules::from_position(position), board.state);
  position.seats[0].stock = NameCounts{};
  EXPECT_EQ(wrong_field(position), "agenda[1]") << "there is nothing to forge";
}

TEST(RisingPosition, the_gate) {
  Position position = small();
  position.built = Names{"Star Orrery"};
  EXPECT_EQ(error(position), "built: the Star Orrery is not in the blueprint");
  position.built = Names{"Power Core"};
  EXPECT_EQ(error(position), "built: the Power Core comes when the others stand (RIS-6.3)");
  position.built.reset();
  position.level = 3;
  EXPECT_EQ(error(position), "blueprint: it must be given, as level 3 prescribes none (RIS-2.3)");
  position.level = 1;
  position.blueprint = Names{"Focusing Lens"};
  EXPECT_EQ(error(position), "blueprint: level 1 has 5 components of type A, not 1 (RIS-2.2)");
}

TEST(RisingPosition, pledges) {
  Position position = small();
  position.seats[0].leader = "gate 1";
  PledgeView pledge;
  pledge.pieces = NameCounts{{"crystal", 1}};
  position.pledges = {PledgePosition{"gate 1", "Scribe Engine", {pledge}, {}}};
  EXPECT_EQ(error(position), "phase: something happens here before anybody decides; give what comes after it")
      << "in Place the pledge would return";
  position.phase = "actions";
  EXPECT_EQ(error(position), "");
  position.pledges->front().component.reset();
  EXPECT_EQ(error(position), "pledges[0].component: it is named at a gate, and only there");
  position.pledges->front().component = "Scribe Engine";
  position.pledges->front().pledges[0].pieces["crystal"] = 2;
  EXPECT_EQ(error(position), "pledges: no more crystal is pledged at gate 1 than it costs (RIS-5.10)");
  position.pledges->front().purpose = "gate 9";
  EXPECT_EQ(error(position),
            "pledges[0].purpose: \"gate 9\" is not a purpose such as \"barrier Forests\", \"unflood "
            "Forests\" or \"gate 1\"");
}

TEST(RisingPosition, what_is_resolved_waits_for_somebody) {
  Position position = small();
  position.agenda = std::vector{TaskPosition{"dance", {}, {}, {}, {}}};
  EXPECT_EQ(error(position), "agenda[0].task: there is no task \"dance\"");
  position.agenda = std::vector{TaskPosition{"misfortune", {}, 255, {}, {}}};
  EXPECT_EQ(error(position), "agenda[0]: in phase place nothing begins with misfortune");
  position.phase = "misfortunes";
  EXPECT_EQ(error(position), "") << "a misfortune is drawn";
  position.agenda->front().x = 6;
  EXPECT_EQ(error(position), "agenda: misfortune goes on without a decision; give what comes after it");
  position.agenda->front() = TaskPosition{"unfloods", 0, 1, {}, {}};
  EXPECT_EQ(error(position), "agenda: unfloods goes on without a decision; give what comes after it")
      << "nothing is flooded";
  position.tiles = NameCounts{{"Hills", 5}};
  EXPECT_EQ(error(position), "agenda: unfloods has one answer only, which needs no asking (RIS-3.5)");
  position.tiles = NameCounts{{"Hills", 5}, {"Forests", 5}};
  EXPECT_EQ(error(position), "");
}

TEST(RisingPosition, the_end) {
  Position position = small();
  position.phase = "over";
  EXPECT_EQ(error(position), "phase: the game is won when the Power Core is built, and over (RIS-12.1)");
  position.lost = true;
  EXPECT_EQ(error(position), "");
  position.phase = "place";
  EXPECT_EQ(error(position), "lost: then the phase is over");
  position.phase = "dusk";
  EXPECT_EQ(error(position),
            "phase: there is no phase \"dusk\"; it is one of setup, place, misfortunes, actions, wrath, over");
}

}  // namespace
}  // namespace atlantica::rising
