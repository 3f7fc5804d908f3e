#include "terminal/escape_board.h"

#include <gtest/gtest.h>

#include "games/escape/state.h"
#include "screen_text.h"

namespace atlantica::terminal {
namespace {

using escape::AtlanteanView;
using escape::ColourView;
using escape::Sea;
using escape::View;

const Style kPlain(Colors::none);

Players three_players() {
  return {
      {Player::Kind::human, "Ada", ""}, {Player::Kind::bot, "greedy", "greedy"}, {Player::Kind::human, "Grace", ""}};
}

ColourView colour(const std::string& name, int seat, std::vector<AtlanteanView> atlanteans) {
  ColourView view;
  view.colour = name;
  view.seat = seat;
  view.atlanteans = std::move(atlanteans);
  view.atlanteans.resize(12, AtlanteanView{"lost", {}, {}, {}});
  for (const AtlanteanView& atlantean : view.atlanteans) {
    if (atlantean.how == "isle") ++view.saved;
    if (atlantean.how == "lost") ++view.lost;
  }
  return view;
}

AtlanteanView on(const std::string& how, const std::string& place) { return {how, place, {}, {}}; }
AtlanteanView guarded(const std::string& hex) { return {"sea", hex, true, {}}; }

// Hexes with one piece and with many.
View middle_of_a_game() {
  View view;
  view.turn = 9;
  view.phase = "move";
  view.seat = 0;
  view.colour = "red";
  view.points = 2;
  view.island = {{"rock", {"D4", "D5"}}, {"land", {"E5", "E6"}}, {"citadel", {"F6", "G5"}}};
  view.ships = {{"C5", {"red", "blue", "blue"}}, {"C7", {}}, {"K4", {"blue"}}};
  view.dolphins = {"B2", "B5", "K8"};
  view.octopuses = {"L10"};
  view.monsters = {"M1"};
  view.sharks = {"B5", "H2"};
  view.colours = {
      colour("red", 0,
             {on("land", "D4"), on("land", "D4"), on("ship", "C5"), guarded("B2"), on("sea", "B2"), on("isle", "NW"),
              on("isle", "NW"), on("sea", "C7"), on("land", "E5"), on("land", "E5"), on("land", "E5")}),
      colour("blue", 1,
             {on("land", "D4"), on("ship", "C5"), on("ship", "C5"), on("ship", "K4"), guarded("B5"), on("isle", "SE")}),
      colour("yellow", 2, {on("isle", "NW"), on("land", "F6")})};
  view.colours[0].atlanteans[4].spent = true;
  view.supply = {{"ship", 4}, {"shark", 2}};
  view.left = {{"rock", {{"ship", 1}}}, {"citadel", {{"dolphin", 1}, {"whirlpool", 1}}}};
  view.game = "full";
  return view;
}

std::string drawn(const View& view) { return draw(view, three_players(), kPlain); }

constexpr std::size_t kBoardTop = 2;  // below the headline

using Cell = std::pair<std::string, std::string>;

// The two lines of a hex, at the position given by ESC-1.1: rows of these widths, centred.
Cell cell(const std::string& board, const std::string& name) {
  const int hex = Sea::parse(name).value();
  const auto row = static_cast<std::size_t>(Sea::row(hex));
  const auto from = static_cast<std::size_t>((12 - Sea::kWidths[row]) * 3 + 6 * Sea::column(hex));
  const std::vector<std::string> lines = lines_of(board);
  return {columns(lines.at(kBoardTop + 2 * row), from, 6), columns(lines.at(kBoardTop + 2 * row + 1), from, 6)};
}

TEST(EscapeBoard, names_every_hex_where_it_is) {
  const std::string board = drawn(middle_of_a_game());
  for (int hex = 0; hex < Sea::kHexes; ++hex)
    EXPECT_TRUE(cell(board, Sea::name(hex)).first.starts_with(Sea::name(hex))) << Sea::name(hex) << "\n" << board;
}

TEST(EscapeBoard, tells_rings_acropolis_and_sea_apart_by_signs) {
  View view = middle_of_a_game();
  const std::string board = drawn(view);
  EXPECT_EQ(cell(board, "D5"), Cell("D5 ^^", "^^^^^"));
  EXPECT_EQ(cell(board, "E6"), Cell("E6 ♣♣", "♣♣♣♣♣"));
  EXPECT_EQ(cell(board, "G5"), Cell("G5 ##", "#####"));
  EXPECT_EQ(cell(board, "G6"), Cell("G6 ΠΠ", "ΠΠΠΠΠ"));
  EXPECT_EQ(cell(board, "A1"), Cell("A1", "~"));
  view.acropolis = false;
  EXPECT_EQ(cell(drawn(view), "G6"), Cell("G6", "~"));
}

TEST(EscapeBoard, counts_atlanteans_of_a_colour_where_they_stand) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_EQ(cell(board, "E5").second, "▲3 ♣♣");
  EXPECT_EQ(cell(board, "D4").second, "▲2●^^");
  EXPECT_EQ(cell(board, "F6").second, "■  ##");
}

TEST(EscapeBoard, shows_ships_with_their_crews) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_EQ(cell(board, "K4").second, "[●]");
  EXPECT_EQ(cell(board, "C5").second, "[▲●2]");
  EXPECT_EQ(cell(board, "C7").second, "[ ]~▲") << "an empty ship and a swimmer";
}

TEST(EscapeBoard, marks_swimmers_that_a_dolphin_protects) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_EQ(cell(board, "B2"), Cell("B2 Do", "~▲*▲"));
  EXPECT_EQ(cell(board, "B5"), Cell("B5 ×2", "*●"));
  EXPECT_TRUE(contains(board, "  B5: dolphin, shark; protected 1 blue\n")) << board;
}

TEST(EscapeBoard, shows_every_kind_of_creature) {
  const std::string board = drawn(middle_of_a_game());
  EXPECT_EQ(cell(board, "K8").first, "K8 Do");
  EXPECT_EQ(cell(board, "L10").first, "L10Oc");
  EXPECT_EQ(cell(board, "M1").first, "M1 Mo");
  EXPECT_EQ(cell(board, "H2").first, "H2 Sh");
}

TEST(EscapeBoard, a_crowded_hex_is_counted_and_told_in_words) {
  View view = middle_of_a_game();
  view.colours[2].atlanteans[2] = view.colours[2].atlanteans[3] = on("sea", "C5");
  view.colours[2].atlanteans[4] = guarded("C5");
  view.dolphins.emplace_back("C5");
  EXPECT_EQ(cell(drawn(view), "C5"), Cell("C5 Do", "[3]~3"));
  EXPECT_TRUE(contains(drawn(view), "  C5: dolphin; ship with 1 red, 2 blue; swimming 2 yellow; protected 1 yellow\n"))
      << drawn(view);
  view.colours[2].atlanteans[2] = view.colours[2].atlanteans[3] = guarded("C5");
  EXPECT_EQ(cell(drawn(view), "C5").second, "[3]*3") << "all of them are protected";
}

TEST(EscapeBoard, coral_islands_are_in_their_corners_with_who_is_saved) {
  const std::string board = drawn(middle_of_a_game());
  const std::vector<std::string> lines = lines_of(board);
  EXPECT_TRUE(lines[kBoardTop].starts_with("NW (B1) ")) << board;
  EXPECT_TRUE(lines[kBoardTop + 1].starts_with("2▲ 1■ ")) << board;
  EXPECT_TRUE(lines[kBoardTop].ends_with(" NE (B10)")) << board;
  EXPECT_TRUE(lines[kBoardTop + 1].ends_with(" nobody")) << board;
  EXPECT_TRUE(lines[kBoardTop + 24].starts_with("SW (L1) ")) << board;
  EXPECT_TRUE(lines[kBoardTop + 24].ends_with(" SE (L10)")) << board;
  EXPECT_TRUE(lines[kBoardTop + 25].ends_with(" 1●")) << board;
}

TEST(EscapeBoard, shows_how_the_players_stand_and_what_may_still_come) {
  View view = middle_of_a_game();
  const std::string board = drawn(view);
  EXPECT_TRUE(contains(board, "> ▲ Ada (red)       9 left, 2 saved, 1 lost\n")) << board;
  EXPECT_TRUE(contains(board, "  ● greedy (blue)   5 left, 1 saved, 6 lost\n")) << board;
  EXPECT_TRUE(contains(board, "    swimmers that have moved this turn: B2\n")) << board;
  EXPECT_TRUE(contains(board, "  Supply: 2 × Shark, 4 × Ship\n")) << board;
  EXPECT_TRUE(contains(board, "  Unseen citadel: 1 × Dolphin, 1 × Whirlpool\n")) << board;
  EXPECT_FALSE(contains(board, "Quiet turns")) << board;
  EXPECT_FALSE(contains(board, "Short game")) << board;
  view.quiet_turns = 7;
  view.game = "short";
  EXPECT_TRUE(contains(drawn(view), "  Quiet turns: 7 of 60, then the game ends.\n")) << drawn(view);
  EXPECT_TRUE(contains(drawn(view), "  Short game: ")) << drawn(view);
}

// ESC-5.3: symbols under pieces destroyed by a whirlpool no longer come.
TEST(EscapeBoard, of_rings_that_are_gone_nothing_may_come) {
  View view = middle_of_a_game();
  view.island["rock"].clear();
  EXPECT_FALSE(contains(drawn(view), "Unseen rock")) << drawn(view);
  EXPECT_TRUE(contains(drawn(view), "Unseen citadel")) << drawn(view);
  view.island.clear();
  EXPECT_FALSE(contains(drawn(view), "Unseen")) << drawn(view);
  EXPECT_FALSE(contains(drawn(view), "Supply")) << drawn(view);
}

TEST(EscapeBoard, the_headline_says_whose_turn_it_is_and_at_which_step) {
  View view = middle_of_a_game();
  const auto headline = [&view](const std::string& phase) {
    view.phase = phase;
    return lines_of(drawn(view)).at(0);
  };
  EXPECT_EQ(headline("move"), "Turn 9: ▲ Ada (red), step 1: 2 moves left");
  EXPECT_EQ(headline("place"), "Setup: ▲ Ada (red) places an Atlantean");
  EXPECT_EQ(headline("sink"), "Turn 9: ▲ Ada (red), step 2: sinks a piece of the rock");
  view.hex = "B5";
  view.step = 1;
  EXPECT_EQ(headline("guard"), "Turn 9: ▲ Ada (red), step 1: a swimmer for the dolphin on B5 (2 moves left)");
  view.points.reset();
  view.dice = {"monster", "2"};
  EXPECT_EQ(headline("creature"), "Turn 9: ▲ Ada (red), step 3: rolled sea monster and 2 hexes, and may move one");
  EXPECT_EQ(headline("step"), "Turn 9: ▲ Ada (red), step 3: the sea monster on B5 may go on, 2 hexes left");
  view.dice = {"dolphin", "dive"};
  view.leaves = "blue";
  EXPECT_EQ(headline("to"), "Turn 9: ▲ Ada (red), step 3: the dolphin on B5 dives, leaving a blue swimmer");
  view.seat.reset();
  view.colour.reset();
  EXPECT_EQ(headline("first"), "The table is being set up.");
}

TEST(EscapeBoard, the_ring_to_sink_is_the_outermost_that_has_a_piece) {
  View view = middle_of_a_game();
  view.phase = "sink";
  view.island["rock"].clear();
  EXPECT_TRUE(lines_of(drawn(view)).at(0).ends_with("sinks a piece of the land"));
  view.island["land"].clear();
  EXPECT_TRUE(lines_of(drawn(view)).at(0).ends_with("sinks a piece of the citadel"));
}

TEST(EscapeBoard, the_result_lists_the_saved_and_all_winners) {
  View view = middle_of_a_game();
  view.phase = "over";
  view.seat.reset();
  view.colour.reset();
  view.result = {{2, true}, {1, false}, {2, true}};
  const std::string board = drawn(view);
  EXPECT_TRUE(board.starts_with("The game is over.\n\n")) << board;
  EXPECT_TRUE(
      board.ends_with("Result\n"
                      "  ▲ Ada (red): 2 saved wins\n"
                      "  ● greedy (blue): 1 saved\n"
                      "  ■ Grace (yellow): 2 saved wins\n"))
      << board;
}

TEST(EscapeBoard, fits_80_columns_and_colours_change_nothing_but_colours) {
  const View view = middle_of_a_game();
  const std::string plain = drawn(view);
  const std::string painted = draw(view, three_players(), Style(Colors::extended));
  EXPECT_NE(plain, painted);
  EXPECT_EQ(without_colours(painted), plain);
  for (const std::string& line : lines_of(plain)) EXPECT_LE(width(line), 80U) << line;
}

}  // namespace
}  // namespace atlantica::terminal
