#include "terminal/rising_board.h"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>

#include "games/rising/rules.h"
#include "match/json.h"
#include "screen_text.h"
#include "speech/speaker.h"
#include "terminal/move_lines.h"
#include "typed_game.h"

namespace atlantica::terminal {
namespace {

using rising::Position;
using rising::Rules;

const Style kPlain(Colors::none);

// Three players in the Take Actions phase, with pledges, a flooded tile held open, and a hand.
rising::View middle_of_a_game() {
  Position position;
  position.seats.resize(3);
  position.seats[0].councilor = "Artificer";
  position.seats[0].leader = "gate 1";
  position.seats[0].followers = {"centre acted", "Hills 2", "pool"};
  position.seats[0].stock = NameCounts{{"crystal", 2}, {"energy", 3}};
  position.seats[0].hand = {"Cipher of Renewal", "Tide Glass"};
  position.seats[1].councilor = "Priest";
  position.seats[1].leader = "Hills 2";
  position.seats[1].ready = true;
  position.seats[2].councilor = "Seafarer";
  position.seats[2].leader = "Forges 6";
  position.phase = "actions";
  position.round = 4;
  position.wrath = 3;
  position.tiles = NameCounts{{"Forges", 5}, {"Forests", 0}};
  position.barriers = Names{"Cities"};
  position.built = Names{"Focusing Lens"};
  position.forbidden = Names{"Libraries"};
  rising::PledgeView pledge;
  pledge.pieces = {{"crystal", 1}};
  position.pledges = {rising::PledgePosition{"gate 1", "Scribe Engine", {pledge}, {}}};
  const auto state = Rules::from_position(position);
  EXPECT_TRUE(state) << state.error().key;
  return Rules::view(*state, Viewer::spectator());
}

std::string drawn(const rising::View& view) { return draw(view, {kAda, kGrace, kBot}, kPlain); }

std::string line_with(const std::string& text, const std::string& part) {
  for (const std::string& line : lines_of(text))
    if (contains(line, part)) return line;
  return "no line with " + part;
}

TEST(RisingBoard, the_island_shows_targets_spaces_people_and_floods) {
  const std::string text = drawn(middle_of_a_game());
  const auto cell = [&](const std::string& peninsula, std::size_t tile) {
    return columns(line_with(text, "  " + peninsula), 14 + 11 * (tile - 1), 11);
  };
  EXPECT_EQ(cell("Hills", 1), "6 ···");
  EXPECT_EQ(cell("Hills", 2), "5 ●L▲f");
  EXPECT_EQ(cell("Cities", 1), "10 ··");
  EXPECT_EQ(cell("Libraries", 1), "dis ··");
  EXPECT_EQ(cell("Libraries", 4), "bot ·");
  EXPECT_EQ(cell("Libraries", 6), "keep ·");
  EXPECT_EQ(cell("Forges", 1), "×1 ···");
  EXPECT_EQ(cell("Forges", 6), "×3 ■L") << "the Seafarer holds it open";
  EXPECT_EQ(cell("Forests", 1), "~~~~");
  EXPECT_TRUE(line_with(text, "  Cities").starts_with("  Cities #  ")) << "a barrier";
  EXPECT_TRUE(line_with(text, "  Libraries").starts_with("  Libraries ! ")) << "no actions";
}

TEST(RisingBoard, the_names_of_every_language_have_room_beside_the_tiles) {
  for (const std::string& language : speech::languages()) {
    speech::speak(language);
    const std::string name = speech::say({"rising.terminal.peninsula", {{"peninsula", "Libraries"}}});
    EXPECT_TRUE(line_with(drawn(middle_of_a_game()), "  " + name).starts_with("  " + name + " ! ")) << language;
  }
  speech::speak("en");
}

TEST(RisingBoard, the_gate_shows_who_stands_there_what_is_pledged_and_what_is_missing) {
  const std::string text = drawn(middle_of_a_game());
  EXPECT_TRUE(contains(text, "  Centre: ▲f’\n")) << text;
  EXPECT_TRUE(contains(text, "  build space 1, Scribe Engine is being built: ▲L\n")) << text;
  EXPECT_TRUE(contains(text, "  build space 2: nobody\n")) << text;
  EXPECT_TRUE(contains(text, "  Pledged towards build space 1: ▲ Ada 1 crystal; missing: 2 gold.\n")) << text;
  EXPECT_TRUE(contains(text, "  Built: Focusing Lens\n")) << text;
  EXPECT_TRUE(contains(text, "Power Core (2 Atlantium, 2 crystal, 2 gold)")) << text;
  EXPECT_TRUE(contains(text, "  Focusing Lens: Take 2 energy. ·\n")) << text;
}

TEST(RisingBoard, the_players_show_stocks_pools_cards_and_who_is_ready) {
  const std::string text = drawn(middle_of_a_game());
  EXPECT_TRUE(contains(text, "Round 4 of 30: Take Actions. Level 1, wrath 1 (space 4 of 10), ▲ Ada starts.\n")) << text;
  EXPECT_TRUE(contains(text, "  Waiting for ▲ Ada, ■ greedy.\n")) << text;
  EXPECT_TRUE(contains(text, "> ▲ Ada, Artificer: 2 crystal, 3 energy\n")) << text;
  EXPECT_TRUE(contains(text, "    cards: Cipher of Renewal, Tide Glass (limit 4)\n")) << text;
  EXPECT_TRUE(contains(text, "  ● Grace, Priest, ready: no resources\n")) << text;
  EXPECT_TRUE(contains(text, "    pool: 3 followers; 3 more in the supply\n")) << text;
  EXPECT_TRUE(contains(text, "  This round: Sealed Archives.\n")) << text;
  for (const std::string& line : lines_of(text)) EXPECT_LE(width(line), 80U) << line;
}

TEST(RisingPlay, a_whole_game_is_played_by_typing_numbers) {
  const std::string text = screen("rising", {kAda, kGrace, kBot}, {}, many_numbers() + many_numbers());
  EXPECT_TRUE(contains(text, "The game is over.\n")) << text.substr(text.size() - 2000);
  EXPECT_TRUE(contains(text, "you lose together.") || contains(text, "you win together."));
  EXPECT_FALSE(contains(text, "cannot be drawn"));
  EXPECT_FALSE(contains(text, "is not a move"));
}

TEST(RisingPlay, names_may_be_typed_in_small_letters) {
  const std::string text =
      screen("rising", {kAda, kGrace, kGrace}, {{"first", "0"}}, "place leader  forests 1\nplace leader centre\n");
  EXPECT_TRUE(contains(text, "▲ Ada places the Leader on Forests 1.")) << text;
  EXPECT_TRUE(contains(text, "! You have no Leader in your pool. (RIS-3.1)")) << text;
}

TEST(RisingPlay, another_person_at_the_screen_may_come_first) {
  const std::string text =
      screen("rising", {kAda, kGrace, kBot}, {{"first", "0"}}, "seat 1\nplace leader centre\nseat 2\n");
  EXPECT_TRUE(contains(text, "● Grace places the Leader on the Mystic Power Source.")) << text;
  EXPECT_TRUE(contains(text, "! Give the seat of a player at this screen, counted from 0: seat 1")) << text;
}

// A bot is to draw, and Ada has the energy to unflood a tile of the Hills.
std::string before_a_bot_draws(const std::string& typed) {
  const auto position = parse_json(R"({
    "phase": "misfortunes", "start": 1, "tiles": {"Hills": 5}, "seats": [
      {"councilor": "Explorer", "stock": {"energy": 5}}, {"councilor": "Priest"}, {"councilor": "Warden"}]})");
  const auto match = find_game("rising")->from_position(position.value(), 2);
  EXPECT_TRUE(match) << match.error().key;
  return screen(**match, {kAda, kBot, kBot}, typed);
}

TEST(RisingPlay, RIS_3_7_a_bot_waits_for_the_word_of_a_person) {
  const std::string text = before_a_bot_draws("board\n");
  EXPECT_TRUE(contains(text, "● greedy is waiting for your go-ahead; type go to continue the game.")) << text;
  EXPECT_FALSE(contains(text, "● greedy draws ")) << text;
  EXPECT_TRUE(contains(before_a_bot_draws("go\n"), "● greedy draws "));
}

TEST(RisingPlay, RIS_3_7_a_person_unfloods_before_a_bot_draws) {
  std::string typed;
  for (int i = 0; i < 5; ++i) typed += "pledge energy unflood Hills\n";
  const std::string text = before_a_bot_draws(typed);
  EXPECT_TRUE(contains(text, "Hills 6 is unflooded.")) << text;
}

TEST(RisingPlay, who_is_waited_for_cannot_let_the_others_go_on) {
  EXPECT_TRUE(contains(screen("rising", {kAda, kGrace, kBot}, {{"first", "0"}}, "go\n"),
                       "! The others are waiting for your move."));
}

TEST(MoveLines, moves_of_rising_stand_together_by_what_they_are_for) {
  const boost::json::array moves = {
      {{"move", "place leader centre"}, {"kind", "place"}, {"piece", "leader"}, {"place", "centre"}},
      {{"move", "place leader gate 1"}, {"kind", "place"}, {"piece", "leader"}, {"place", "gate 1"}},
      {{"move", "act leader Hills 2"}, {"kind", "act"}, {"piece", "leader"}, {"place", "Hills 2"}, {"chance", 33}},
      {{"move", "pledge energy barrier Hills"},
       {"kind", "pledge"},
       {"resource", "energy"},
       {"purpose", "barrier Hills"}},
      {{"move", "ready"}, {"kind", "ready"}, {"say", "rising.move.ready_placed"}}};
  EXPECT_EQ(move_lines(moves, *find_board("rising"), {}, kPlain),
            "Place the Leader on    1 Mystic Power Source    2 build space 1\n"
            "Act with               3 Leader, Hills 2 33 %\n"
            "Pledge energy towards  4 a barrier (Hills)\n"
            "  5  ready             Ready: all placed\n");
}

}  // namespace
}  // namespace atlantica::terminal
