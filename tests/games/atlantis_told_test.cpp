#include <gtest/gtest.h>

#include "games/atlantis_board.h"
#include "games/told_of.h"

// What the page is told about a move besides its sentence, and what is public.
namespace atlantica::atlantis {
namespace {

TEST(AtlantisTold, ATL_5_1_the_tile_that_the_figure_leaves_behind_is_offered_and_told_as_taken) {
  const Table table(Board(2, 1, "ring4 olive3[1] crown2[0] flag1").hand(0, "flag"));
  EXPECT_EQ(Rules::explain(table.state, 0, Rules::parse("play flag 3").value()).takes, 3);
  const auto events = told_of<Rules>(table.state, "play flag 3");
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(events[1].type, "take");
  EXPECT_EQ(events[1].space, 3);
  EXPECT_EQ(events[1].item, "crown");
  EXPECT_EQ(events[1].value, 2);
}

TEST(AtlantisTold, ATL_4_4_a_payment_names_the_card_or_the_value_of_the_tile) {
  Table table(Board(2, 1, "ring4[0] ~ flag3").hand(0, "flag crown olive olive").tiles(0, {2, 5}));
  table.play("play flag 1");
  const Event card = told_of<Rules>(table.state, "pay olive").front();
  EXPECT_EQ(card.type, "pay");
  EXPECT_EQ(card.item, "olive");
  EXPECT_EQ(card.value, std::nullopt);
  const Event tile = told_of<Rules>(table.state, "pay 2").front();
  EXPECT_EQ(tile.type, "pay");
  EXPECT_EQ(tile.item, std::nullopt);
  EXPECT_EQ(tile.value, 2);
}

TEST(AtlantisTold, ATL_8_1_which_tiles_of_each_back_are_unseen_is_public) {
  const Table table(Board(2, 1, "ring4+1 olive2+1 flag1").below("A", {"olive7", "flag3"}));
  const View view = Rules::view(table.state, Viewer::spectator());
  EXPECT_EQ(view.unseen.at("A"), (std::vector<std::string>{"flag3", "olive7"}));
}

}  // namespace
}  // namespace atlantica::atlantis
