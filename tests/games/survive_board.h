#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/survive/notation.h"
#include "games/survive/rules.h"
#include "games/survive/sea.h"
#include "speech/speaker.h"

// Positions drawn as text and a table to play on, so that tests read like the rulebook.
namespace atlantica::survive {

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

// A position piece by piece. The island is complete, laid out like this, or has just the named mountains:
//        D        b  b  b  b
//       E       b  b  b  b  b
//      F    b  b  b  b  b  b  b  f
//     G       f  f  f  .  f  f  f
//      H    f  f  f  f  f  f  f  f
//       I       f  m  m  m  m
//        J        m  m  m  m
class Board {
 public:
  explicit Board(int colours = 2) {
    position_.colours.resize(at(colours));
    position_.terrain = {{"beach", words("D4 D5 D6 D7 E4 E5 E6 E7 E8 F3 F4 F5 F6 F7 F8 F9")},
                         {"forest", words("F10 G3 G4 G5 G7 G8 G9 H3 H4 H5 H6 H7 H8 H9 H10 I4")},
                         {"mountain", words("I5 I6 I7 I8 J4 J5 J6 J7")}};
  }
  // Beaches and forests are gone and these mountains are left.
  Board& mountains(std::string_view hexes) {
    position_.terrain = {{"mountain", words(hexes)}};
    return *this;
  }
  Board& terrain(const std::string& name, std::string_view hexes) {
    position_.terrain[name] = words(hexes);
    return *this;
  }
  Board& without(std::string_view hexes) {
    for (const std::string& gone : words(hexes))
      for (auto& [name, tiles] : position_.terrain) std::erase(tiles, gone);
    return *this;
  }
  // "F5, F4 ship, G1 sea, NW": in order of placement; the others are lost.
  Board& explorers(int colour, std::string_view places) {
    Names names = words(places, ',');
    for (std::string& name : names)
      if (name.starts_with(' ')) name.erase(0, 1);
    position_.colours[at(colour)].explorers = names;
    return *this;
  }
  Board& red(std::string_view places) { return explorers(0, places); }
  Board& blue(std::string_view places) { return explorers(1, places); }
  Board& values(int colour, std::vector<int> values) {
    position_.colours[at(colour)].values = std::move(values);
    return *this;
  }
  Board& hand(int colour, const std::string& terrain, std::string_view tiles) {
    auto& hand = position_.colours[at(colour)].hand;
    if (!hand) hand.emplace();
    for (const std::string& tile : words(tiles)) ++(*hand)[terrain][tile];
    return *this;
  }
  Board& ships(std::string_view hexes) { return position_.ships = words(hexes), *this; }
  Board& serpents(std::string_view hexes) { return position_.serpents = words(hexes), *this; }
  Board& sharks(std::string_view hexes) { return position_.sharks = words(hexes), *this; }
  Board& whales(std::string_view hexes) { return position_.whales = words(hexes), *this; }
  Board& turn_of(std::string colour) { return position_.colour = std::move(colour), *this; }
  Board& phase(std::string phase) { return position_.phase = std::move(phase), *this; }
  Board& die(std::string creature) { return position_.die = std::move(creature), phase("creature"); }
  Board& two_players() { return position_.seats = 2, *this; }
  Board& variants(std::string_view names) { return position_.variants = words(names), *this; }
  // What is under the tiles of a terrain.
  Board& left(const std::string& terrain, std::string_view backs) {
    if (!position_.left) position_.left.emplace();
    for (const std::string& back : words(backs)) ++(*position_.left)[terrain][back];
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
    return texts;
  }
  bool offers(std::string_view text) const { return legal().contains(std::string(text)); }

  // Where an explorer is, as in a position file: "F5", "F4 ship", "F4 sea", "NW", "lost".
  std::string where(std::string_view name) const {
    const int who = parse_explorer(name).value();
    return Rules::position(state).colours[at(colour_of(who))].explorers[at(number_of(who))];
  }
  Names ships() const { return Rules::position(state).ships.value(); }
  Names sharks() const { return Rules::position(state).sharks.value(); }
  Names whales() const { return Rules::position(state).whales.value(); }
  Names serpents() const { return Rules::position(state).serpents.value(); }
  std::string phase() const { return std::string(phase_name(state.phase)); }
  std::string colour() const { return std::string(colour_name(state.colour)); }
  View view(Seat seat) const { return Rules::view(state, Viewer::of(seat)); }

  // Lets chance decide, from a seed, until a player is to act.
  Table& luck(std::uint64_t seed = 1) {
    Rng rng(seed);
    while (Rules::actors(state).has(kChance)) Rules::play(state, kChance, Rules::sample_chance(state, rng));
    return *this;
  }
  // Random legal moves, from a seed, up to a phase.
  Table& until(Phase phase, std::uint64_t seed = 1) {
    Rng rng(seed);
    while (state.phase != phase && !Rules::actors(state).empty()) {
      const Seat seat = Rules::actors(state).lowest();
      Moves moves;
      Rules::legal_moves(state, seat, moves);
      Rules::play(state, seat,
                  seat == kChance ? Rules::sample_chance(state, rng)
                                  : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return *this;
  }

  State state;
};

inline Table new_game(int seats, const Options& options = {{"first", "0"}}) {
  return Table(Rules::initial(Rules::setup(seats, options).value()));
}

}  // namespace atlantica::survive
