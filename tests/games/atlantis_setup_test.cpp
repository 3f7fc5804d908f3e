#include <gtest/gtest.h>

#include <map>

#include "games/atlantis_board.h"

// Sections 1, 2, 8 and 9 of docs/rules/atlantis.md.
namespace atlantica::atlantis {
namespace {

TEST(AtlantisRules, ATL_1_1_seven_items) {
  for (const std::string_view name : {"flag", "olive", "helmet", "amphora", "ring", "statue", "crown"})
    EXPECT_TRUE(parse_item(name)) << name;
  EXPECT_FALSE(parse_item("trident"));
}

TEST(AtlantisRules, ATL_1_2_the_tiles_of_both_backs) {
  const std::map<Back, std::vector<int>> expected = {{Back::A, {7, 7, 7, 7, 7, 4, 3}},
                                                     {Back::B, {7, 7, 7, 7, 7, 3, 4}}};
  for (const auto& [back, counts] : expected) {
    std::vector<int> values(7);
    std::map<Item, int> per_item;
    for (int number = 0; number < kTilesPerBack; ++number) {
      const Tile tile = tile_of(number, back);
      ++values[at(tile.value - 1)];
      ++per_item[tile.item];
      EXPECT_EQ(number_of(tile, back), number);
    }
    EXPECT_EQ(values, counts);
    for (const auto& [item, tiles] : per_item) EXPECT_EQ(tiles, 6) << item_name(item);
  }
  EXPECT_GE(number_of({Item::amphora, 7}, Back::A), 0);
  EXPECT_GE(number_of({Item::crown, 7}, Back::B), 0);
  EXPECT_LT(number_of({Item::amphora, 6}, Back::A), 0) << "the sixth amphora of A is a 7";
  EXPECT_LT(number_of({Item::crown, 7}, Back::A), 0) << "the sixth crown of A is a 6";
}

TEST(AtlantisRules, ATL_1_3_fifteen_cards_of_each_item) {
  const State state = Rules::initial({2, 0});
  for (int item = 0; item < kItems; ++item) EXPECT_EQ(state.deck[item], 15);
  EXPECT_EQ(state.deck.total(), 105);
}

TEST(AtlantisRules, ATL_1_4_three_figures_and_a_bridge_each) {
  const View view = Rules::view(fresh_game(4).state, Viewer::spectator());
  ASSERT_EQ(view.players.size(), 4U);
  for (const PlayerView& player : view.players) {
    EXPECT_EQ(player.figures.size(), 3U);
    EXPECT_TRUE(player.bridge);
  }
}

TEST(AtlantisRules, ATL_2_1_the_path_of_53_spaces) {
  const View view = Rules::view(fresh_game(2).state, Viewer::spectator());
  std::string heights;
  for (const SpaceView& space : view.path) heights += space.item ? static_cast<char>('1' + space.below) : '~';
  const std::string two(10, '2');
  const std::string one(10, '1');
  EXPECT_EQ(heights, two + one + "222222" + "~" + "222222" + one + two);
}

TEST(AtlantisRules, ATL_2_1_backs_lie_on_their_side_of_the_first_gap) {
  const State state = fresh_game(2).state;
  EXPECT_EQ(count(state.unseen[0]), 16) << "26 of the 42 A-tiles are visible";
  EXPECT_EQ(count(state.unseen[1]), 16);
}

TEST(AtlantisRules, ATL_2_2_a_tile_below_is_drawn_when_uncovered_from_those_not_seen) {
  // The flag goes to space 28; the tile on 21 behind it has another underneath.
  Table table(Board(2, 21, "ring1+1 ~ ~ ~ ~ ~ ~ flag1").hand(0, "flag").tiles(0, {1}));
  table.play("play flag 0").play("pay 1");
  ASSERT_EQ(table.state.phase, Phase::reveal);
  EXPECT_EQ(table.refusal("tile ring1"), "ATL-2.2") << "seen already";
  EXPECT_EQ(table.refusal("tile ring7"), "ATL-1.2") << "no such tile among the A-tiles";
  const std::size_t unseen = at(count(table.state.unseen[0]));
  EXPECT_EQ(table.legal().size(), unseen);
  const std::string drawn = *table.legal().begin();
  table.play(drawn);
  EXPECT_EQ(at(count(table.state.unseen[0])), unseen - 1);
  EXPECT_FALSE(table.water(21));
}

TEST(AtlantisRules, ATL_2_3_all_figures_start_in_Atlantis) {
  const Table table = fresh_game(3);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(table.figures(seat), (std::vector<int>{0, 0, 0}));
}

TEST(AtlantisRules, ATL_2_4_hands_of_4_5_6_7_from_the_starting_player) {
  const Table table = Table(Rules::initial({4, 2})).luck();
  EXPECT_EQ(table.hand(2), 4);
  EXPECT_EQ(table.hand(3), 5);
  EXPECT_EQ(table.hand(0), 6);
  EXPECT_EQ(table.hand(1), 7);
  EXPECT_EQ(Rules::actors(table.state), SeatSet::only(2));
}

TEST(AtlantisRules, ATL_2_4_the_starting_player_is_random_or_chosen) {
  const Table random(Rules::initial(*Rules::setup(3, {})));
  EXPECT_EQ(random.legal(), (std::set<std::string>{"first 0", "first 1", "first 2"}));
  const Table chosen(Rules::initial(*Rules::setup(3, {{"first", "1"}})));
  EXPECT_EQ(chosen.refusal("first 0"), "ATL-2.4");
  EXPECT_FALSE(Rules::setup(3, {{"first", "3"}})) << "there is no fourth seat";
  EXPECT_FALSE(Rules::setup(3, {{"speed", "3"}}));
  EXPECT_FALSE(Rules::setup(5, {}));
  EXPECT_FALSE(Rules::setup(1, {}));
}

TEST(AtlantisRules, ATL_2_5_an_empty_deck_is_made_anew_from_the_discards) {
  // Seat 1 holds the rest; the flag just played is part of the new deck.
  Table table(Board(2, 1, "flag1 ring1").hand(0, "flag").hand(1, "ring").empty_deck());
  ASSERT_EQ(table.state.deck.total(), 0);
  table.play("play flag 0");
  ASSERT_EQ(table.state.phase, Phase::draw);
  EXPECT_EQ(table.state.deck.total(), 104);
  EXPECT_EQ(table.state.deck[0], 15) << "the flag that was played is among them";
  EXPECT_TRUE(table.state.discards.empty());
}

TEST(AtlantisRules, ATL_2_5_the_draw_ends_when_deck_and_discards_are_empty) {
  // Seat 1 holds all cards but one.
  Board board(2, 1, "flag1 ring1");
  board.hand(0, "flag");
  for (const std::string_view item : {"flag", "olive", "helmet", "amphora", "ring", "statue", "crown"})
    for (int i = item == "flag" ? 1 : 0; i < 15; ++i) board.hand(1, item);
  Table table(board.safe(0, 2));
  table.play("play flag 0");
  ASSERT_EQ(table.state.draws, 3) << "1 and 2 for the figures on the mainland";
  table.play("draw flag");
  EXPECT_EQ(table.state.phase, Phase::turn) << "only the card just played could be drawn";
  EXPECT_EQ(table.state.seat, 1);
}

TEST(AtlantisRules, ATL_8_1_other_hands_are_secret_and_all_else_is_public) {
  Table table(Board(2, 1, "flag1 ring1[1] olive2+1").hand(0, "flag flag").hand(1, "crown").tiles(1, {3, 5}));
  const View own = Rules::view(table.state, Viewer::of(0));
  EXPECT_EQ(own.players[0].hand, (ItemCounts{{"flag", 2}}));
  EXPECT_FALSE(own.players[1].hand);
  EXPECT_EQ(own.players[1].hand_size, 1);
  EXPECT_EQ(own.players[1].tiles, (std::vector<int>{5, 3}));
  EXPECT_EQ(own.path[2].below, 1);
  EXPECT_EQ(own.deck, 102);
  const View spectator = Rules::view(table.state, Viewer::spectator());
  EXPECT_FALSE(spectator.players[0].hand || spectator.players[1].hand);
}

TEST(AtlantisRules, ATL_8_1_a_card_drawn_is_told_to_its_player_only) {
  Table table(Board(2, 1, "flag1 ring1").hand(0, "flag"));
  table.play("play flag 0");
  const State before = table.state;
  table.play("draw crown");
  const Move move = *Rules::parse("draw crown");
  EXPECT_EQ(Rules::events(before, kChance, move, table.state, Viewer::of(0))[0].item, "crown");
  EXPECT_FALSE(Rules::events(before, kChance, move, table.state, Viewer::of(1))[0].item);
  EXPECT_FALSE(Rules::events(before, kChance, move, table.state, Viewer::spectator())[0].item);
}

TEST(AtlantisRules, ATL_8_1_a_shown_hand_stays_known_as_at_least_n) {
  // Seat 0 can pay for no gap and shows two flags. Later the gap is bridged and a flag played.
  Table table(Board(2, 1, "ring1[0] crown4 ~ flag5 olive2").hand(0, "flag flag").hand(1, "crown crown").safe(0, 2));
  table.play("show").play("draw flag").play("draw crown");
  const auto known = [&] { return Rules::view(table.state, Viewer::of(1)).players[0].shown; };
  EXPECT_EQ(known(), (ItemCounts{{"flag", 2}})) << "what is drawn later is secret";
  table.play("play crown 0").luck();
  table.play("bridge 3").play("play flag 1");
  EXPECT_EQ(known(), (ItemCounts{{"flag", 1}})) << "each flag played lowers it by one";
}

TEST(AtlantisRules, ATL_8_2_figures_on_one_place_are_one_choice) {
  const Table table(Board(2, 1, "flag1 ring1").hand(0, "flag flag").hand(1, "ring"));
  EXPECT_EQ(table.legal(), (std::set<std::string>{"play flag 0"}));
}

TEST(AtlantisRules, ATL_8_2_tiles_of_one_value_are_one_choice) {
  const Table table(Board(2, 1, "flag1 ring1").hand(0, "flag").tiles(0, {4, 4, 4}));
  EXPECT_EQ(table.legal(), (std::set<std::string>{"play flag 0", "buy 4"}));
}

}  // namespace
}  // namespace atlantica::atlantis
