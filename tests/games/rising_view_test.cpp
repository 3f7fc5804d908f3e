#include <gtest/gtest.h>

#include <algorithm>

#include "games/rising/notation.h"
#include "games/rising/words.h"
#include "games/rising_board.h"
#include "games/rising_message.h"

// What players see of the table, of their moves and of past events.
namespace atlantica::rising {
namespace {

View seen(const Board& board) { return Rules::view(board.state, Viewer::spectator()); }

// The description of a move.
Names told(Board& board, Seat seat, std::string_view text) {
  const State before = board.state;
  const Move move = Rules::parse(text).value();
  board.play(seat, move);
  Names sentences;
  for (const Event& event : Rules::events(before, seat, move, board.state, Viewer::spectator()))
    sentences.push_back(brief_of(event));
  return sentences;
}

MoveInfo explained(const Board& board, Seat seat, std::string_view text) {
  return Rules::explain(board.state, seat, Rules::parse(text).value());
}

TEST(RisingView, tiles_show_what_is_printed_and_what_counts_now) {
  Board board(3);
  board.councilor(0, Councilor::explorer).stand(0, Kind::leader, tile_at(kHills, 1));
  board.state.earthquakes = 2;
  const View view = seen(board);
  EXPECT_EQ(view.peninsulas[0].tiles[0].target, 6);
  EXPECT_EQ(view.peninsulas[0].tiles[0].now, 8);
  EXPECT_EQ(view.peninsulas[1].tiles[0].now, 7) << "the Explorer stands there";
  EXPECT_EQ(view.peninsulas[3].tiles[5].target, 7);
  EXPECT_FALSE(view.peninsulas[3].tiles[5].now) << "Earthquakes shake wild tiles only";
  EXPECT_EQ(view.peninsulas[4].tiles[2].second, "bottom");
  EXPECT_EQ(view.peninsulas[5].tiles[5].rate, 3);
}

TEST(RisingView, everybody_sees_the_same) {
  Board board(3);
  board.hand(0, Card::tide_glass);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(Rules::view(board.state, Viewer::of(seat)), seen(board));
  EXPECT_EQ(seen(board).seats[0].hand[0].name, "Tide Glass");
}

TEST(RisingView, who_is_not_ready_is_waited_for) {
  Board board(3);
  board.phase(Phase::actions);
  EXPECT_EQ(seen(board).awaited, (std::vector{0, 1, 2}));
  board.play(1, "ready");
  EXPECT_EQ(seen(board).awaited, (std::vector{0, 2}));
  EXPECT_TRUE(seen(board).seats[1].ready);
}

TEST(RisingView, a_roll_shows_its_dice_bonus_and_target) {
  Board board(3);
  board.wrath(2).phase(Phase::actions).give(0, Resource::energy, 1);
  board.stand(0, Kind::leader, tile_at(kCities, 4)).stand(1, Kind::leader, tile_at(kCities, 4));
  board.play(0, "act leader Cities 4").chance("dice 3 3");
  const auto roll = seen(board).roll;
  ASSERT_TRUE(roll);
  EXPECT_EQ(roll->place, "Cities 4");
  EXPECT_EQ(roll->dice[0].value, 3);
  EXPECT_EQ(roll->dice[1].seat, 1);
  EXPECT_EQ(roll->bonus, 1) << "the wrath counter's space";
  EXPECT_EQ(roll->total, 7);
  EXPECT_EQ(roll->target, 8);
  EXPECT_EQ(seen(board).agenda.back().seat, 0) << "red has energy";
}

TEST(RisingView, pledges_show_what_is_missing) {
  Board board(3);
  board.give(0, Resource::energy, 2).play(0, "pledge energy barrier Hills");
  const View view = seen(board);
  ASSERT_EQ(view.purchases.size(), 1U);
  EXPECT_EQ(view.purchases[0].purpose, "barrier Hills");
  EXPECT_EQ(view.purchases[0].missing, (NameCounts{{"energy", 3}}));
  EXPECT_EQ(view.seats[0].stock, (NameCounts{{"energy", 1}}));
}

TEST(RisingEvents, a_flood_tells_who_leaves_and_what_is_lost) {
  Board board(3);
  board.phase(Phase::misfortunes).stand(1, Kind::follower, tile_at(kHills, 6));
  board.play(0, "draw");
  EXPECT_EQ(told(board, kChance, "misfortune Hills"),
            (Names{"draws(0, Hills)", "flood(Hills 6, Hills)", "home(1, follower, Hills 6)"}));
  board.play(1, "draw");
  board.barrier(Peninsula::hills);
  EXPECT_EQ(told(board, kChance, "misfortune Hills"), (Names{"draws(1, Hills)", "barrier_gone(Hills)"}));
}

TEST(RisingEvents, a_roll_tells_its_sum_and_its_gain) {
  Board board(3);
  board.councilor(0, Councilor::warden).phase(Phase::actions).give(0, Resource::energy, 1);
  board.stand(0, Kind::leader, tile_at(kMountains, 6)).play(0, "act leader Mountains 6");
  EXPECT_EQ(told(board, kChance, "die 2"), (Names{"die(0, 2)"}));
  EXPECT_EQ(told(board, 0, "energy 1"),
            (Names{"energy(0)", "success(0, Mountains 6, 3, 3)", "gain(0, ore, 1)", "pay(0, energy, 1)"}));
}

TEST(RisingEvents, a_building_is_told_with_what_it_brings) {
  Board board(3);
  board.councilor(0, Councilor::warden).phase(Phase::actions).wrath(4);
  board.stand(0, Kind::leader, kFirstBuild).give(0, Resource::crystal, 2).give(0, Resource::atlantium, 2);
  for (const char* move : {"pledge crystal gate 1 Entropy Drive", "pledge crystal gate 1 Entropy Drive",
                           "pledge Atlantium gate 1 Entropy Drive"})
    board.play(0, Rules::parse(move).value());
  const Names sentences = told(board, 0, "pledge Atlantium gate 1 Entropy Drive");
  EXPECT_EQ(sentences[0], "pledge_build(0, gate 1, Atlantium, 1, Entropy Drive)");
  EXPECT_EQ(sentences[1], "built(Entropy Drive)");
  EXPECT_EQ(sentences.back(), "wrath_back(2, 1)");
}

TEST(RisingEvents, in_misfortunes_what_a_seat_spends_is_paid_and_what_is_taken_is_lost) {
  Board board(3);
  board.councilor(2, Councilor::warden).stand(2, Kind::leader, tile_at(kHills, 1)).flooded(Peninsula::hills, 1);
  board.give(1, Resource::energy, 6).give(2, Resource::energy, 2).phase(Phase::misfortunes);
  for (int i = 0; i < 4; ++i) board.play(1, "pledge energy unflood Hills");
  const auto tells = [](const Names& sentences, const char* one) { return std::ranges::count(sentences, one) == 1; };
  EXPECT_TRUE(tells(told(board, 1, "pledge energy unflood Hills"), "pay(1, energy, 5)"));
  board.play(0, "draw").chance("misfortune Hills");
  EXPECT_TRUE(tells(told(board, 2, "accept"), "pay(2, energy, 2)")) << "the Warden";
  board.play(1, "draw");
  EXPECT_TRUE(tells(told(board, kChance, "misfortune Fading Light"), "lose(1, energy, 1)"));
}

TEST(RisingEvents, pledges_that_return_are_told) {
  Board board(2);
  board.hologram(Councilor::alchemist).give(0, Resource::energy, 1);
  board.play(0, "pledge energy barrier Hills");
  for (Bits rest = standing_on(board.state, kPool); rest != 0;) board.state.at[at(pop_lowest(rest))] = kCentre;
  board.play(1, "ready");
  const Names sentences = told(board, 0, "ready");
  EXPECT_TRUE(std::ranges::find(sentences, "returned(0, energy, 1)") != sentences.end());
  EXPECT_EQ(sentences.back(), "phase(misfortunes)");
}

TEST(RisingExplain, actions_tell_their_chance_without_energy) {
  Board board(3);
  board.councilor(0, Councilor::warden).phase(Phase::actions).stand(0, Kind::leader, tile_at(kForests, 4));
  board.stand(1, Kind::follower, tile_at(kCities, 6)).stand(2, Kind::follower, tile_at(kCities, 6));
  board.stand(1, Kind::leader, kCentre);
  EXPECT_EQ(explained(board, 0, "act leader Forests 4").chance, 50) << "4, 5 or 6";
  EXPECT_EQ(explained(board, 1, "act follower Cities 6").chance, 58) << "21 of 36";
  EXPECT_FALSE(explained(board, 1, "act leader centre").chance);
}

TEST(RisingExplain, a_move_that_loses_the_game_is_fatal) {
  Board board(3);
  board.phase(Phase::actions).wrath(3);
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula) board.flooded(static_cast<Peninsula>(peninsula), 6);
  EXPECT_FALSE(explained(board, 0, "ready").fatal) << "others may still unflood a tile";
  board.play(0, "ready").play(1, "ready");
  EXPECT_EQ(explained(board, 2, "ready").fatal, true) << "the Wrath floods the centre (RIS-4.4)";
}

TEST(RisingNotation, texts_that_are_no_moves) {
  for (const char* text : {"", "place", "place leader", "place leader Forests 7", "place leader  centre", "ready ",
                           "dice - -", "pledge gold barrier Hills", "pledge energy gate 1 Focusing Lens",
                           "pledge gold gate 1", "swap ore ore", "use warden", "energy 3", "give ore 7", "reroll 3"})
    EXPECT_FALSE(Rules::parse(text)) << text;
}

}  // namespace
}  // namespace atlantica::rising
