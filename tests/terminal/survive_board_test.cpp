#include "terminal/survive_board.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/survive/state.h"
#include "screen_text.h"

namespace atlantica::terminal {
namespace {

using survive::ColourView;
using survive::ExplorerView;
using survive::Sea;
using survive::View;

const Style kPlain(Colors::none);

Players three_players() {
  return {
      {Player::Kind::human, "Ada", ""}, {Player::Kind::bot, "greedy", "greedy"}, {Player::Kind::human, "Grace", ""}};
}

ColourView colour(const std::string& name, int seat, std::vector<ExplorerView> explorers) {
  ColourView view;
  view.colour = name;
  view.seat = seat;
  view.explorers = std::move(explorers);
  view.explorers.resize(10, ExplorerView{"lost", {}, {}, {}});
  for (const ExplorerView& explorer : view.explorers) {
    if (explorer.how == "isle") ++view.saved;
    if (explorer.how == "lost") ++view.lost;
  }
  return view;
}

ExplorerView on(const std::string& how, const std::string& place) { return {how, place, {}, {}}; }

// As Ada sees it: hexes with one piece and with many; only two of Grace's explorers are saved.
View middle_of_a_game() {
  View view;
  view.turn = 9;
  view.phase = "move";
  view.seat = 0;
  view.colour = "red";
  view.points = 2;
  view.terrain = {{"beach", {"D4", "D5"}}, {"forest", {"F10", "G5"}}, {"mountain", {"I5"}}};
  view.ships = {{"C5", {"red 3", "blue 2"}}, {"C7", {}}, {"K4", {"blue 3"}}};
  view.serpents = {"G6", "L10"};
  view.sharks = {"B3", "B3"};
  view.whales = {"C7"};
  view.colours = {colour("red", 0,
                         {on("land", "D4"), on("land", "F10"), on("ship", "C5"), on("sea", "B2"), on("isle", "NW"),
                          on("land", "F10"), on("land", "G5"), on("sea", "C7"), on("isle", "NW"), on("land", "G5")}),
                  colour("blue", 1, {on("land", "D4"), on("ship", "C5"), on("ship", "K4"), on("land", "D4")}),
                  colour("yellow", 2, {on("isle", "NW"), on("isle", "SE")})};
  view.colours[0].explorers[3].swam = true;
  view.colours[0].hand_size = 2;
  view.colours[0].hand_terrain = {{"beach", 2}};
  view.colours[0].hand = Names{"dolphin", "wind"};
  view.colours[1].hand_size = 3;
  view.colours[1].hand_terrain = {{"beach", 1}, {"forest", 2}};
  view.supply = {{"ship", 4}};
  view.left = {{"beach", {{"wind", 1}}}, {"mountain", {{"volcano", 1}, {"whirlpool", 4}}}};
  return view;
}

std::string drawn(const View& view) { return draw(view, three_players(), kPlain); }

constexpr std::size_t kBoardTop = 2;  // below the headline

// The two lines of a hex, at the position given by SUR-1.1: rows of these widths, centred.
std::pair<std::string, std::string> cell(const std::string& board, const std::string& name) {
  const int hex = Sea::parse(name).value();
  const auto row = static_cast<std::size_t>(Sea::row(hex));
  const auto from = static_cast<std::size_t>((12 - Sea::kWidths[row]) * 3 + 6 * Sea::column(hex));
  const std::vector<std::string> lines = lines_of(board);
  return {columns(lines.at(kBoardTop + 2 * row), from, 6), columns(lines.at(kBoardTop + 2 * row + 1), from, 6)};
}

using Cell = std::pair<std::string, std::string>;

TEST(SurviveBoard, names_every_hex_where_it_is) {
  const std::string board = drawn(middle_of_a_game());
  for (int hex = 0; hex < Sea::kHexes; ++hex)
    EXPECT_TRUE(cell(board, Sea::name(hex)).first.starts_with(Sea::name(hex))) << Sea::name(hex) << "\n" << board;
}

TEST(SurviveBoard, tells_terrains_and_sea_apart_by_signs) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_EQ(cell(board, "D5"), Cell("D5 ::", ":::::"));
  EXPECT_EQ(cell(board, "I5"), Cell("I5 ^^", "^^^^^"));
  EXPECT_EQ(cell(board, "A1"), Cell("A1", "~"));
  View view = middle_of_a_game();
  view.colours[0].explorers[1] = view.colours[0].explorers[5] = on("land", "D5");
  EXPECT_EQ(cell(drawn(view), "F10"), Cell("F10♣♣", "♣♣♣♣♣"));
}

TEST(SurviveBoard, shows_explorers_with_sign_and_number_where_they_stand) {
  View view = middle_of_a_game();
  EXPECT_EQ(cell(drawn(view), "F10").second, "▲2▲6♣");
  EXPECT_EQ(cell(drawn(view), "G5").second, "▲7▲10");
  EXPECT_EQ(cell(drawn(view), "B2").second, "~▲4");
  view.colours[0].explorers[0] = on("land", "I5");
  EXPECT_EQ(cell(drawn(view), "I5").second, "▲1 ^^");
}

TEST(SurviveBoard, shows_ships_with_their_crews) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_EQ(cell(board, "K4").second, "[●3]");
  EXPECT_EQ(cell(board, "C5").second, "[▲●]") << "two have no room for their numbers";
  EXPECT_TRUE(contains(board, "  C5: ship with Red 3, Blue 2\n")) << board;
}

TEST(SurviveBoard, shows_creatures_also_beside_other_pieces) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_EQ(cell(board, "G6").first, "G6 Se");
  EXPECT_EQ(cell(board, "L10").first, "L10Se");
  EXPECT_EQ(cell(board, "C7"), Cell("C7 Wh", "[ ]~▲")) << "an empty ship, a swimmer and a whale";
  EXPECT_TRUE(contains(board, "  C7: whale; empty ship; swimming Red 8\n")) << board;
  EXPECT_EQ(cell(board, "B3").first, "B3 ×2");
  EXPECT_TRUE(contains(board, "  B3: shark, shark\n")) << board;
}

TEST(SurviveBoard, a_crowded_hex_shows_signs_then_counts_and_is_told_in_words) {
  View view = middle_of_a_game();
  EXPECT_EQ(cell(drawn(view), "D4").second, "▲●●::");
  EXPECT_TRUE(contains(drawn(view), "  D4: beach Red 1, Blue 1, Blue 4\n")) << drawn(view);
  for (ExplorerView& explorer : view.colours[2].explorers) explorer = on("sea", "C5");
  EXPECT_EQ(cell(drawn(view), "C5").second, "[2]~+");
  for (std::size_t i = 3; i < 10; ++i) view.colours[2].explorers[i] = on("land", "I5");
  EXPECT_EQ(cell(drawn(view), "C5").second, "[2]~3");
  EXPECT_EQ(cell(drawn(view), "I5").second, "×7 ^^");
  EXPECT_TRUE(contains(drawn(view), "  C5: ship with Red 3, Blue 2; swimming Yellow 1, Yellow 2, Yellow 3\n"));
}

TEST(SurviveBoard, isles_are_in_their_corners_with_who_is_saved) {
  const std::string board = drawn(middle_of_a_game());
  const std::vector<std::string> lines = lines_of(board);
  EXPECT_TRUE(lines[kBoardTop].starts_with("NW (B1, C1) ")) << board;
  EXPECT_TRUE(lines[kBoardTop + 1].starts_with("2▲ 1■ ")) << board;
  EXPECT_TRUE(lines[kBoardTop].ends_with(" NE (B10, C11)")) << board;
  EXPECT_TRUE(lines[kBoardTop + 1].ends_with(" nobody")) << board;
  EXPECT_TRUE(lines[kBoardTop + 24].starts_with("SW (L1, K1) ")) << board;
  EXPECT_TRUE(lines[kBoardTop + 24].ends_with(" SE (L10, K11)")) << board;
  EXPECT_TRUE(lines[kBoardTop + 25].ends_with(" 1■")) << board;
  EXPECT_TRUE(contains(board, "  Isle NW: saved Red 5, Red 9, Yellow 1\n")) << board;
}

TEST(SurviveBoard, shows_how_the_players_stand_and_what_may_still_come) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_TRUE(contains(board, "> ▲ Ada (red)       8 left, 2 saved, 0 lost; 2 tiles: 2 × beach\n")) << board;
  EXPECT_TRUE(contains(board, "  ● greedy (blue)   4 left, 0 saved, 6 lost; 3 tiles: 1 × beach, 2 × forest\n"))
      << board;
  EXPECT_TRUE(contains(board, "  ■ Grace (yellow)  0 left, 2 saved, 8 lost; no tiles\n")) << board;
  EXPECT_TRUE(contains(board, "    swam this turn: Red 4\n")) << board;
  EXPECT_TRUE(contains(board, "  Supply: 4 × Ship\n")) << board;
  EXPECT_TRUE(contains(board, "  Unseen mountain: 1 × Volcano, 4 × Whirlpool\n")) << board;
}

TEST(SurviveBoard, shows_only_the_hands_and_values_of_the_view) {
  View view = middle_of_a_game();
  const std::string board = drawn(view);
  EXPECT_TRUE(contains(board, "    hand: Dolphin, Wind\n")) << board;
  EXPECT_EQ(board.find("hand:"), board.rfind("hand:")) << "one hand is known";
  EXPECT_FALSE(contains(board, "values:")) << board;
  view.colours[0].explorers[1].value = 6;
  view.colours[0].explorers[2].value = 1;
  EXPECT_TRUE(contains(drawn(view), "    values: Red 2 is 6, Red 3 is 1\n")) << drawn(view);
}

TEST(SurviveBoard, the_headline_says_whose_turn_it_is_and_at_which_step) {
  View view = middle_of_a_game();
  const auto headline = [&view](const std::string& phase) {
    view.phase = phase;
    return lines_of(drawn(view)).at(0);
  };
  EXPECT_EQ(headline("move"), "Turn 9: ▲ Ada (red), step 2: 2 moves left");
  EXPECT_EQ(headline("place"), "Setup: ▲ Ada (red) places an explorer");
  EXPECT_EQ(headline("hand"), "Turn 9: ▲ Ada (red), step 1: may play a tile");
  view.hex = "C5";
  view.tile = "wind";
  EXPECT_EQ(headline("to"), "Turn 9: ▲ Ada (red), step 1: wind moves the ship on C5");
  view.die = "whale";
  EXPECT_EQ(headline("creature"), "Turn 9: ▲ Ada (red), step 4: rolled whale and may move one");
  view.asked = "blue";
  EXPECT_TRUE(headline("react").starts_with("Turn 9: ▲ Ada (red), step 4: the whale attacks on C5; ● greedy (blue)"));
}

TEST(SurviveBoard, the_result_lists_values_and_winners) {
  View view = middle_of_a_game();
  view.phase = "over";
  view.seat.reset();
  view.colour.reset();
  for (ColourView& one : view.colours) {
    for (ExplorerView& explorer : one.explorers) explorer.value = 2;
    one.score = 2 * one.saved;
  }
  view.colours[2].explorers[0].value = 6;
  view.colours[2].score = 8;
  view.result = {{4, false}, {0, false}, {8, true}};
  const std::string board = drawn(view);
  EXPECT_TRUE(contains(board, "The game is over.\n\n")) << board;
  EXPECT_TRUE(contains(board, "  ■ Grace (yellow): 8 points wins\n    saved Yellow 1 (6), Yellow 2 (2)\n")) << board;
  EXPECT_TRUE(contains(board, "  ▲ Ada (red): 4 points\n")) << board;
  EXPECT_TRUE(contains(board, "  ● greedy (blue): 0 points\n    saved nobody\n    lost Blue 1 (2), ")) << board;
}

TEST(SurviveBoard, a_player_with_two_colours_has_both_and_one_result) {
  View view = middle_of_a_game();
  view.colours[2].seat = 0;
  EXPECT_TRUE(contains(drawn(view), "  ■ Ada (yellow) "));
  view.phase = "over";
  view.result = {{12, true}, {0, false}};
  EXPECT_TRUE(contains(drawn(view), "  ▲ Ada with both colours: 12 points wins\n")) << drawn(view);
}

TEST(SurviveBoard, fits_80_columns_and_colours_change_nothing_but_colours) {
  View view = middle_of_a_game();
  for (ColourView& one : view.colours)
    for (ExplorerView& explorer : one.explorers) explorer.value = 3;
  view.left["forest"] = {{"dolphin", 1}, {"move-serpent", 1},  {"move-shark", 1}, {"move-whale", 1},
                         {"shark", 2},   {"shark-defence", 1}, {"ship", 3},       {"whirlpool", 2}};
  const std::string plain = drawn(view);
  const std::string painted = draw(view, three_players(), Style(Colors::extended));
  EXPECT_NE(plain, painted);
  EXPECT_EQ(without_colours(painted), plain);
  for (const std::string& line : lines_of(plain)) EXPECT_LE(width(line), 80U) << line;
}

}  // namespace
}  // namespace atlantica::terminal
