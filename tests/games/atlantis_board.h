#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/atlantis/notation.h"
#include "games/atlantis/path.h"
#include "games/atlantis/rules.h"
#include "games/table.h"

// Positions drawn as text and a table to play on, so that tests read like the rulebook.
namespace atlantica::atlantis {

// A board drawn as text: "ring1[0] flag4+1 ~ =" lays tiles starting at a space; [n] is a figure of seat n; all other
// spaces are water. Figures not drawn are in Atlantis, or on the mainland with safe().
class Board {
 public:
  Board(int seats, int first_space, std::string_view drawn) {
    position_.players.resize(at(seats));
    position_.path = first_space > 1 ? "~" + std::to_string(first_space - 1) : "";
    int space = first_space;
    for (std::string token : words(drawn)) {
      if (const std::size_t bracket = token.find('['); bracket != std::string::npos) {
        position_.players[at(token[bracket + 1] - '0')].figures.push_back(space);
        token.erase(bracket, 3);
      }
      position_.path += (position_.path.empty() ? "" : " ") + token;
      ++space;
    }
    if (space <= kSpaces) position_.path += " ~" + std::to_string(kMainland - space);
  }

  Board& hand(Seat seat, std::string_view cards) {
    for (const std::string& card : words(cards)) ++position_.players[at(seat)].hand[card];
    return *this;
  }
  Board& tiles(Seat seat, std::vector<int> values) {
    position_.players[at(seat)].tiles = std::move(values);
    return *this;
  }
  Board& safe(Seat seat, int figures) {
    auto& places = position_.players[at(seat)].figures;
    places.insert(places.end(), at(figures), kMainland);
    return *this;
  }
  Board& without_bridge(Seat seat) {
    position_.players[at(seat)].bridge = false;
    return *this;
  }
  Board& turn_of(Seat seat) {
    position_.seat = seat;
    return *this;
  }
  // The tiles under others on the A or B side.
  Board& below(const std::string& back, std::vector<std::string> tiles) {
    if (!position_.unseen) position_.unseen.emplace();
    (*position_.unseen)[back] = std::move(tiles);
    return *this;
  }
  Board& discards(ItemCounts cards) {
    position_.discards = std::move(cards);
    return *this;
  }
  // All cards in no hand are among the discards, so the deck is empty.
  Board& empty_deck() {
    ItemCounts cards;
    for (int item = 0; item < kItems; ++item) {
      const std::string name(item_name(static_cast<Item>(item)));
      int held = 0;
      for (const auto& player : position_.players)
        if (player.hand.contains(name)) held += player.hand.at(name);
      if (held < kCardsPerItem) cards[name] = kCardsPerItem - held;
    }
    return discards(std::move(cards));
  }

  State state() const {
    Position position = position_;
    for (auto& player : position.players)
      while (player.figures.size() < kFigures) player.figures.push_back(kAtlantis);
    return state_of<Rules>(position);
  }

 private:
  Position position_;
};

class Table : public TableOf<Rules, Table> {
 public:
  using TableOf::TableOf;
  explicit Table(const Board& board) : TableOf(board.state()) {}

  std::vector<int> tiles(Seat seat) const { return view(seat).players[at(seat)].tiles; }
  std::vector<int> figures(Seat seat) const { return view(seat).players[at(seat)].figures; }
  int hand(Seat seat) const { return state.hand[at(seat)].total(); }
  bool water(int space) const { return !has(state.land, space); }
};

// A fresh game after setup.
inline Table fresh_game(int seats, std::uint64_t seed = 1) { return Table(Rules::initial({seats, 0})).luck(seed); }

}  // namespace atlantica::atlantis
