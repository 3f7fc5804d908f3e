#include <gtest/gtest.h>

#include <functional>

#include "games/rising/outlook.h"
#include "games/rising_gate.h"
#include "search/make_bot.h"
#include "search/simulate.h"

// How a team is evaluated, and what greedy teams make of it.
namespace atlantica::rising {
namespace {

double value(const Board& board) { return Rules::evaluate(board.state, 0); }

// By how much the change improves the position.
double gain_of(const std::function<void(GateBoard&)>& change) {
  GateBoard before(3);
  before.flooded(Peninsula::hills, 3).wrath(4);
  GateBoard after = before;
  change(after);
  return value(after) - value(before);
}

TEST(RisingEvaluate, a_game_that_is_over_is_worth_all_or_nothing) {
  GateBoard won(2);
  won.state.built = won.state.blueprint;
  won.stand(0, Kind::follower, gate(0));
  won.pay(0, Component::power_core);
  EXPECT_EQ(value(won), 1.0);
  GateBoard lost(2);
  lose(lost.state, Loss::centre);
  EXPECT_EQ(value(lost), 0.0);
}

TEST(RisingEvaluate, what_the_gate_needs_and_what_saves_the_island_is_better_to_have) {
  const auto give = [](Resource resource) { return [resource](GateBoard& board) { board.give(1, resource, 1); }; };
  for (const Resource resource : {Resource::ore, Resource::gold, Resource::crystal, Resource::atlantium})
    EXPECT_GT(gain_of(give(resource)), 0) << static_cast<int>(resource);
  EXPECT_GT(gain_of(give(Resource::energy)), 0);
  EXPECT_GT(gain_of([](GateBoard& board) { board.flooded(Peninsula::hills, 2); }), 0);
  EXPECT_GT(gain_of([](GateBoard& board) { board.barrier(Peninsula::hills); }), 0);
  EXPECT_GT(gain_of([](GateBoard& board) { board.hand(0, Card::cipher_of_renewal); }), 0);
  EXPECT_GT(gain_of([](GateBoard& board) { recruit(board.state, 2); }), 0);
  EXPECT_GT(gain_of([](GateBoard& board) { board.built(Component::tide_pylon); }), 0);
  EXPECT_LT(gain_of([](GateBoard& board) { board.wrath(7); }), 0);
}

TEST(RisingEvaluate, whoever_may_still_act_is_hope_until_the_seat_is_ready) {
  const auto stand = [](GateBoard& board) { board.stand(1, Kind::leader, tile_at(kForests, 6)); };
  const double hope = gain_of(stand);
  EXPECT_GT(hope, 0);
  EXPECT_NEAR(gain_of([&](GateBoard& board) {
                stand(board);
                board.state.ready.add(1);
              }),
              0, 1e-12);
}

// One player with a leader on a tile whose number is changed by this much, and perhaps with company.
Outlook outlook_from(int tile, int easier, const std::vector<Kind>& company) {
  Edition edition = house_edition();
  edition.tiles[at(tile)].number = static_cast<std::uint8_t>(edition.tiles[at(tile)].number - easier);
  GateBoard board(1, edition);
  board.hologram(Councilor::warden).stand(0, Kind::leader, tile);
  for (const Kind kind : company) board.stand(0, kind, tile);
  return outlook(board.state, needed(board.state));
}

TEST(RisingEvaluate, RIS_7_3_the_automaton_makes_a_roll_easier_by_two) {
  const int forest = tile_at(kForests, 1);
  const auto crystal = [](const Outlook& found) { return found.gains[0][static_cast<int>(Resource::crystal)]; };
  EXPECT_GT(crystal(outlook_from(forest, 0, {})), 0);
  EXPECT_DOUBLE_EQ(crystal(outlook_from(forest, 0, {Kind::automaton})), crystal(outlook_from(forest, 2, {})));
}

TEST(RisingEvaluate, RIS_7_3_in_cities_the_automaton_is_the_second) {
  const int city = tile_at(kCities, 1);
  const double two = outlook_from(city, 2, {Kind::follower}).recruits;
  EXPECT_GT(two, 0);
  EXPECT_DOUBLE_EQ(outlook_from(city, 0, {Kind::automaton}).recruits, two);
}

TEST(RisingEvaluate, the_team_stands_alike) {
  GateBoard board(4);
  board.give(2, Resource::gold, 3);
  const Standings standings = Rules::standings(board.state);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(standings[at(seat)], value(board));
}

// Components built by three teams in total.
int built_by(const std::string& bot) {
  std::vector<std::unique_ptr<Bot<Rules>>> players;
  for (int seat = 0; seat < 3; ++seat) players.push_back(*make_bot<Rules>(bot, {}));
  SimReport report;
  Rng rng(3);
  Setup setup;
  setup.seats = 3;
  for (int game = 0; game < 3; ++game) simulate_game<Rules>(Rules::initial(setup), players, rng, report);
  return static_cast<int>(report.score[0]);
}

TEST(RisingEvaluate, a_greedy_team_builds_most_of_the_gate_and_a_random_one_hardly_begins) {
  EXPECT_GT(built_by("greedy"), 15);
  EXPECT_LT(built_by("random"), 5);
}

}  // namespace
}  // namespace atlantica::rising
