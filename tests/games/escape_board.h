#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/escape/notation.h"
#include "games/escape/rules.h"
#include "games/escape/sea.h"
#include "match/json.h"
#include "speech/speaker.h"

// Positions drawn as text and a table to play on, so that tests read like the rulebook.
namespace atlantica::escape {

inline Names words(std::string_view text, char between = ' ') {
  Names names;
  while (!text.empty()) {
    const std::size_t end = text.find(between);
    if (end != 0) names.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? "" : text.substr(end + 1);
  }
  return names;
}

inline int hex(std::string_view name) { return Sea::parse(name).value(); }

inline Hexes hexes(std::string_view names) {
  Hexes found;
  for (const std::string& name : words(names)) found.add(hex(name));
  return found;
}

// A position piece by piece. The island is complete, rocks, land and citadel around the Acropolis, or has just the
// named pieces:
//      D        r  r  r  r             from D4 to D7
//     E       r  l  l  l  r            from E4 to E8
//    F      r  l  c  c  l  r           from F4 to F9
//   G     r  l  c  A  c  l  r          from G3 to G9
//    H      r  l  c  c  l  r           from H4 to H9
//     I       r  l  l  l  r            from I4 to I8
//      J        r  r  r  r             from J4 to J7
// Rows A to C and K to M are sea; C4 is adjacent to C3, C5, B4, B5, D4 and D5. The harbours are B1, B10, L1 and L10.
class Board {
 public:
  explicit Board(int colours = 2) {
    position_.colours.resize(at(colours));
    kIsland.each([&](int piece) { position_.island.push_back(Sea::name(piece)); });
  }
  Board& island(std::string_view hexes) { return position_.island = words(hexes), *this; }
  Board& no_acropolis() { return position_.acropolis = false, *this; }
  // "F5, F4 ship, G1 sea, C4 guarded, NW": in order of placement; the others are lost.
  Board& atlanteans(int colour, std::string_view places) {
    Names names = words(places, ',');
    for (std::string& name : names)
      if (name.starts_with(' ')) name.erase(0, 1);
    position_.colours[at(colour)].atlanteans = names;
    return *this;
  }
  Board& red(std::string_view places) { return atlanteans(0, places); }
  Board& blue(std::string_view places) { return atlanteans(1, places); }
  Board& yellow(std::string_view places) { return atlanteans(2, places); }
  Board& ships(std::string_view hexes) { return position_.ships = words(hexes), *this; }
  Board& dolphins(std::string_view hexes) { return position_.dolphins = words(hexes), *this; }
  Board& octopuses(std::string_view hexes) { return position_.octopuses = words(hexes), *this; }
  Board& monsters(std::string_view hexes) { return position_.monsters = words(hexes), *this; }
  Board& sharks(std::string_view hexes) { return position_.sharks = words(hexes), *this; }
  Board& turn_of(std::string colour) { return position_.colour = std::move(colour), *this; }
  Board& phase(std::string phase) { return position_.phase = std::move(phase), *this; }
  Board& dice(std::string creature, std::string steps) {
    position_.die = std::move(creature);
    position_.steps = std::move(steps);
    return phase("creature");
  }
  Board& short_game() { return position_.game = "short", *this; }
  // The unrevealed symbols of a ring.
  Board& left(const std::string& ring, std::string_view symbols) {
    if (!position_.left) position_.left.emplace();
    for (const std::string& symbol : words(symbols)) ++(*position_.left)[ring][symbol];
    return *this;
  }
  Board& supply(NameCounts pieces) { return position_.supply = std::move(pieces), *this; }

  State state() const {
    const auto state = Rules::from_position(position_);
    EXPECT_TRUE(state) << speech::in_english(state.error());
    return state.value_or(State{});
  }
  Position& position() { return position_; }

 private:
  Position position_;
};

// Plays by notation, checking that every move is legal.
class Table {
 public:
  explicit Table(const State& start) : state(start) {}
  explicit Table(const Board& board) : state(board.state()) {}

  Table& play(std::string_view text) {
    const auto move = Rules::parse(text);
    EXPECT_TRUE(move) << text;
    if (!move) return *this;
    const SeatSet actors = Rules::actors(state);
    EXPECT_FALSE(actors.empty()) << text << ": the game is over";
    if (actors.empty()) return *this;
    const auto refusal = Rules::refusal(state, actors.lowest(), *move);
    EXPECT_FALSE(refusal) << text << ": " << refusal->rule << " " << speech::in_english(refusal->message);
    if (!refusal) Rules::play(state, actors.lowest(), *move);
    return *this;
  }

  // The rule that forbids the actor this move; empty if it is legal.
  std::string refusal(std::string_view text) const {
    const SeatSet actors = Rules::actors(state);
    return refusal(actors.empty() ? 0 : actors.lowest(), text);
  }
  std::string refusal(Seat seat, std::string_view text) const {
    const auto move = Rules::parse(text);
    if (!move) return "notation";
    const auto found = Rules::refusal(state, seat, *move);
    return found ? found->rule : "";
  }

  std::set<std::string> legal() const {
    Moves moves;
    Rules::legal_moves(state, Rules::actors(state).lowest(), moves);
    std::set<std::string> texts;
    for (const Move& move : moves) texts.insert(Rules::text(move));
    EXPECT_EQ(texts.size(), moves.size()) << "no move is listed twice";
    return texts;
  }
  bool offers(std::string_view text) const { return legal().contains(std::string(text)); }

  // Where the Atlanteans of a colour are, as in a position file, without those lost.
  Names places(int colour) const {
    Names found;
    const Position position = Rules::position(state);
    for (const std::string& place : position.colours[at(colour)].atlanteans)
      if (place != "lost") found.push_back(place);
    return found;
  }
  Names red() const { return places(0); }
  Names blue() const { return places(1); }
  Names yellow() const { return places(2); }
  Names ships() const { return Rules::position(state).ships.value(); }
  Names dolphins() const { return Rules::position(state).dolphins.value(); }
  Names octopuses() const { return Rules::position(state).octopuses.value(); }
  Names monsters() const { return Rules::position(state).monsters.value(); }
  Names sharks() const { return Rules::position(state).sharks.value(); }
  std::string phase() const { return std::string(phase_name(state.phase)); }
  std::string colour() const { return std::string(colour_name(state.colour)); }
  View view(Seat seat = 0) const { return Rules::view(state, Viewer::of(seat)); }
  // What a move would do, in English.
  Names events(std::string_view text) const {
    State after = state;
    const Move move = Rules::parse(text).value();
    const Seat seat = Rules::actors(state).lowest();
    Rules::play(after, seat, move);
    const speech::Speaker english("en");
    Names texts;
    for (const Event& event : Rules::events(state, seat, move, after, Viewer::spectator()))
      texts.push_back(english.say(to_json(event).as_object()));
    return texts;
  }

  State state;
};

inline Table new_game(int seats, const Options& options = {{"first", "0"}}) {
  return Table(Rules::initial(Rules::setup(seats, options).value()));
}

}  // namespace atlantica::escape
