#include <gtest/gtest.h>

#include "games/atlantis_board.h"

// Every way a position can be wrong gets a sentence that says what and where.
namespace atlantica::atlantis {
namespace {

// A valid position to spoil: two players, seat 0 to move, a gap of 4 on space 2.
Position sound() {
  Position position;
  position.path = "ring4 ~ flag5 crown2+1 ~49";
  position.players.resize(2);
  position.players[0].hand = {{"flag", 1}};
  position.players[0].tiles = {3};
  position.players[0].figures = {0, 1, 54};
  position.players[1].hand = {{"ring", 2}};
  position.players[1].figures = {0, 0, 3};
  return position;
}

using Unseen = std::map<std::string, std::vector<std::string>>;

template <class Spoil>
std::string error_after(Spoil spoil) {
  Position position = sound();
  spoil(position);
  return problem_with<Rules>(position);
}

// Nothing has been taken from the A side yet, and nothing is left of the B side.
void lay_the_a_side(Position& position) {
  position.path =
      "flag1+1 flag2+1 flag3+1 flag4+1 flag5+1 ring1+1 ring2+1 ring3+1 ring4+1 ring5+1 olive1 olive2 olive3 "
      "olive4 olive5 crown1 crown2 crown3 crown4 crown5 statue1+1 statue2+1 statue3+1 statue4+1 statue5+1 "
      "helmet1+1 ~27";
  position.players[0].figures = position.players[1].figures = {0, 0, 0};
}

TEST(AtlantisPosition, a_sound_position_is_read_and_defaults_are_filled_in) {
  const auto state = Rules::from_position(sound());
  ASSERT_TRUE(state) << speech::in_english(state.error());
  EXPECT_EQ(state->phase, Phase::turn);
  EXPECT_EQ(state->deck.total(), 105 - 3);
  EXPECT_EQ(state->gone.total(), 84 - 3 - 1 - 1) << "all tiles that are nowhere else";
  EXPECT_EQ(count(state->unseen[0]), 1) << "one lies below crown2";
  EXPECT_EQ(*Rules::from_position(Rules::position(*state)), *state);
}

TEST(AtlantisPosition, the_path) {
  EXPECT_EQ(error_after([](Position& p) { p.path = "ring4"; }), "path: it has 1 space, but a path has 53");
  EXPECT_EQ(error_after([](Position& p) { p.path += " ~9"; }), "path: it exceeds its 53 spaces at “~9”");
  EXPECT_EQ(error_after([](Position& p) { p.path = "~0 ring4"; }), "path: “~0” is not a number of spaces from 1 to 53");
  EXPECT_EQ(error_after([](Position& p) { p.path = "trident4 ~52"; }),
            "path[1]: “trident4” is not a tile such as flag4 or flag4+1, water ~ or a bridge =");
  EXPECT_EQ(error_after([](Position& p) { p.path = "crown7 ~52"; }), "path[1]: there is no crown7 with back A");
  EXPECT_EQ(error_after([](Position& p) { p.path = "ring4 ~ ring4 ~50"; }),
            "path[3]: there is only one ring4 with back A");
  EXPECT_EQ(error_after([](Position& p) { p.path = "~10 ring4+1 ~42"; }),
            "path[11]: there is nothing below a single tile");
  EXPECT_EQ(error_after([](Position& p) { p.path = "~26 ring4 ~26"; }),
            "path[27]: the first gap is water from the start");
  EXPECT_EQ(error_after([](Position& p) { p.path = "ring4 ~ flag5 ?1 ~49"; }),
            "path: ? is for spaces that have not been laid yet, in phases first, lay and reveal");
}

TEST(AtlantisPosition, the_figures) {
  EXPECT_EQ(error_after([](Position& p) { p.players[0].figures = {0, 1}; }),
            "players[0].figures: 3 places expected, not 2");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].figures = {0, 1, 55}; }),
            "players[0].figures: 55 is not a place from 0 (Atlantis) to 54 (the mainland)");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].figures = {0, 0, 2}; }),
            "players[0].figures: there is no tile on space 2");
  EXPECT_EQ(error_after([](Position& p) { p.players[1].figures = {0, 0, 1}; }),
            "players[1].figures: there is already a figure on space 1");
  EXPECT_EQ(error_after([](Position& p) { p.players[1].figures = {54, 54, 54}; }),
            "players[1].figures: all three are on the mainland, so the game is over");
}

TEST(AtlantisPosition, the_players) {
  EXPECT_EQ(error_after([](Position& p) { p.players.pop_back(); }), "players: Atlantis is for 2 to 4 players, not 1.");
  EXPECT_EQ(error_after([](Position& p) { p.seat = 2; }), "seat: 2 is not between 0 and 1");
  EXPECT_EQ(error_after([](Position& p) { p.first = -1; }), "first: -1 is not between 0 and 1");
}

TEST(AtlantisPosition, the_cards) {
  EXPECT_EQ(error_after([](Position& p) { p.players[0].hand = {{"flag", 1}, {"ring", 0}}; }), "")
      << "none is a number too";
  EXPECT_EQ(
      error_after([](Position& p) { p.players[0].hand = {{"sword", 1}}; }),
      "players[0].hand: there is no item “sword”; the items are flag, olive, helmet, amphora, ring, statue, and crown");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].hand = {{"ring", 16}}; }),
            "players[0].hand.ring: 16 is not between 0 and 15");
  EXPECT_EQ(error_after([](Position& p) { p.discards = {{"ring", 14}}; }),
            "there are 15 ring cards, but hands and discards hold 16");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].shown = {{"flag", 2}}; }),
            "players[0]: more flag cards are shown than are in the hand");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].kept = {{"ring", 1}}; }),
            "players[0]: more ring cards are kept than are in the hand");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].counted = {{"ring", 2}}; }), "");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].counted = {{"ring", 3}}; }),
            "players[0].counted: more ring cards are counted than the others hold");
}

TEST(AtlantisPosition, what_older_files_say_was_kept_has_been_counted_by_the_others) {
  Position position = sound();
  position.players[1].kept = {{"ring", 1}};
  const auto state = Rules::from_position(position);
  ASSERT_TRUE(state);
  const Position written = Rules::position(*state);
  EXPECT_EQ(written.players[0].counted, (ItemCounts{{"ring", 1}}));
  EXPECT_EQ(written.players[1].counted, ItemCounts{});
}

TEST(AtlantisPosition, the_tiles) {
  EXPECT_EQ(error_after([](Position& p) { p.players[0].tiles = {8}; }),
            "players[0].tiles: 8 is not a tile’s value from 1 to 7");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].tiles = std::vector<int>(85, 1); }),
            "players[0].tiles: there are only 84 tiles");
  EXPECT_EQ(error_after([](Position& p) { p.players[0].tiles = std::vector<int>(8, 7); }),
            "there are 7 tiles worth 7, but path, players, unseen and gone hold 8");
  EXPECT_EQ(error_after([](Position& p) { p.gone = std::vector<int>{}; }),
            "there are 14 tiles worth 1, but path, players, unseen and gone hold 0");
  EXPECT_EQ(error_after([](Position& p) { p.unseen = Unseen{{"C", std::vector<std::string>{"flag1"}}}; }),
            "unseen: the backs are A and B, not “C”");
  EXPECT_EQ(error_after([](Position& p) { p.unseen = Unseen{{"A", std::vector<std::string>{"flag6"}}}; }),
            "unseen.A: there is no flag6 with back A");
  EXPECT_EQ(error_after([](Position& p) { p.unseen = Unseen{{"A", std::vector<std::string>{"flag5"}}}; }),
            "unseen.A: flag5 lies on the path and has been seen");
  EXPECT_EQ(error_after([](Position& p) { p.unseen = Unseen{{"A", std::vector<std::string>{"flag1", "flag1"}}}; }),
            "unseen.A: flag1 is listed twice");
  EXPECT_EQ(error_after([](Position& p) { p.unseen = Unseen{{"A", std::vector<std::string>{"flag1", "flag2"}}}; }),
            "unseen.A: 1 tile lies unseen, but 2 are listed");
}

TEST(AtlantisPosition, where_no_choice_of_unseen_tiles_fits_the_position_is_refused) {
  // Three of the seven 7s belong to the A side.
  const auto error = error_after([](Position& p) {
    lay_the_a_side(p);
    p.players[0].tiles = {7, 7, 7, 7, 7, 7, 7};
  });
  EXPECT_EQ(error, "players and gone hold at least 3 tiles with back A by their values, but only 0 have left the path");
}

TEST(AtlantisPosition, more_tiles_are_held_than_have_left_the_path) {
  const auto error = error_after([](Position& p) {
    lay_the_a_side(p);
    p.players[0].tiles = {6, 6, 6};
    for (int value = 1; value <= 5; ++value) p.players[0].tiles.insert(p.players[0].tiles.end(), 8, value);
  });
  EXPECT_NE(error.find("43"), std::string::npos) << error << ": so many are held";
  EXPECT_NE(error.find("42"), std::string::npos) << error << ": so many tiles has the B side";
}

// Whichever tiles are unseen, at least the true assignment works.
TEST(AtlantisPosition, without_the_unseen_tiles_every_position_of_a_game_is_read) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Rng rng(seed);
    State state = Rules::initial({2 + static_cast<int>(seed % 3), kChance});
    while (!Rules::actors(state).empty()) {
      Position position = Rules::position(state);
      position.unseen.reset();
      if (seed % 2 == 0) position.gone.reset();
      const auto read = Rules::from_position(position);
      ASSERT_TRUE(read) << "seed " << seed << ": " << speech::in_english(read.error()) << "\n" << position.path;
      State same = *read;
      same.unseen = state.unseen;
      same.gone = state.gone;
      ASSERT_EQ(same, state) << "nothing else depends on it";
      ASSERT_EQ(*Rules::from_position(Rules::position(*read)), *read) << "what was chosen is consistent";
      Moves moves;
      const Seat seat = Rules::actors(state).lowest();
      Rules::legal_moves(state, seat, moves);
      const Move move = seat == kChance ? Rules::sample_chance(state, rng)
                                        : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      Rules::play(state, seat, move);
    }
  }
}

TEST(AtlantisPosition, the_bridges) {
  EXPECT_EQ(error_after([](Position& p) { p.path = "ring4 = flag5 crown2 ~49"; }),
            "path: 1 bridge lies on the path, but only 0 players have placed one");
  EXPECT_EQ(error_after([](Position& p) {
              p.path = "ring4 ~ flag5 crown2 = ~48";
              p.players[0].bridge = false;
            }),
            "path: a bridge lies in a gap between two tiles, not at the end of the path");
}

TEST(AtlantisPosition, the_phase) {
  EXPECT_EQ(
      error_after([](Position& p) { p.phase = "sleep"; }),
      "phase: there is no phase “sleep”; the phases are first, lay, deal, turn, go_on, pay, reveal, draw, and over");
  EXPECT_EQ(error_after([](Position& p) { p.turn = 0; }), "turn: 0 does not fit phase turn");
  EXPECT_EQ(error_after([](Position& p) { p.draws = 1; }), "draws: nothing is drawn in phase turn");
  EXPECT_EQ(error_after([](Position& p) { p.place = 1; }), "place: it must be 0 in phase turn");
  EXPECT_EQ(error_after([](Position& p) { p.from = 1; }), "from, paid: they must be 0 unless a figure is moving");
  EXPECT_EQ(error_after([](Position& p) { p.moved = true; }), "moved: a move is over only in phases reveal and draw");
  EXPECT_EQ(error_after([](Position& p) { p.phase = "draw"; }),
            "draws: in phase draw at least one card must still be drawn from the deck");
  EXPECT_EQ(error_after([](Position& p) {
              p.phase = "draw";
              p.draws = 1;
            }),
            "moved: a tile is revealed, or a card drawn without a purchase, only after a move");
  EXPECT_EQ(error_after([](Position& p) { p.phase = "over"; }),
            "phase: the game is over when a player has three figures on the mainland or all are stuck");
  EXPECT_EQ(error_after([](Position& p) { p.idle_turns = 2; }),
            "idle_turns: after so many idle turns the game is over");
}

TEST(AtlantisPosition, a_figure_on_its_way) {
  const auto moving = [](Position& p, std::string phase, int from, int place) {
    p.phase = std::move(phase);
    p.players[0].figures = {0, 54};
    p.from = from;
    p.place = place;
  };
  EXPECT_EQ(error_after([&](Position& p) { moving(p, "pay", 1, 4); }), "") << "3 points of tiles and a card pay 4";
  EXPECT_EQ(error_after([&](Position& p) {
              moving(p, "pay", 1, 4);
              p.players[0].hand = {};
            }),
            "paid: the player whose turn it is cannot pay the rest of 4 (ATL-3.8)");
  EXPECT_EQ(error_after([&](Position& p) {
              moving(p, "pay", 1, 4);
              p.paid = 4;
            }),
            "paid: 4 of 4 is enough, so phase pay is over");
  EXPECT_EQ(error_after([&](Position& p) { moving(p, "pay", 1, 3); }),
            "place: in phase pay no other figure can be there");
  EXPECT_EQ(error_after([&](Position& p) { moving(p, "go_on", 1, 4); }),
            "place: in phase go_on another figure must be there");
  EXPECT_EQ(error_after([&](Position& p) { moving(p, "go_on", 4, 3); }),
            "place: the moving figure must be ahead of where it began (“from”)");
  EXPECT_EQ(error_after([&](Position& p) { moving(p, "go_on", 1, 3); }),
            "hand: the player whose turn it is has no card to go on with (ATL-3.8)");
  EXPECT_EQ(error_after([&](Position& p) {
              moving(p, "go_on", 1, 3);
              p.paid = 1;
            }),
            "paid: nothing is paid until the movement ends");
  EXPECT_EQ(error_after([&](Position& p) { moving(p, "pay", 1, 2); }), "place: there is no tile on space 2");
  EXPECT_EQ(error_after([&](Position& p) { moving(p, "pay", 3, 4); }),
            "from: the figure must have begun on a tile with no other figure on it");
  EXPECT_EQ(error_after([&](Position& p) {
              moving(p, "pay", 1, 4);
              p.players[0].figures = {0, 1, 54};
            }),
            "players[0].figures: 2 places expected, not 3: the moving figure stands at “place”");
}

TEST(AtlantisPosition, the_setup) {
  EXPECT_EQ(error_after([](Position& p) {
              p.phase = "deal";
              p.draws = 4;
              p.turn = 0;
            }),
            "players[0].hand: 0 cards expected at this point of the deal");
  EXPECT_EQ(error_after([](Position& p) {
              p.phase = "lay";
              p.place = 2;
              p.turn = 0;
            }),
            "path: in phase lay the spaces from “place” on, and only those, must be unlaid (?)");
}

}  // namespace
}  // namespace atlantica::atlantis
