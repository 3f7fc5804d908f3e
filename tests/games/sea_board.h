#pragma once

#include <utility>

#include "core/options.h"
#include "games/table.h"
#include "kit/sea/words.h"

// Positions on a hex sea, piece by piece.
namespace atlantica::sea {

// What the boards of survive and escape have in common. `Board` is the game's own class, which derives from it.
template <class Rules, class Board>
class BoardOf {
 public:
  using Position = typename Rules::Position;

  Board& ships(std::string_view hexes) { return position_.ships = words(hexes), self(); }
  Board& sharks(std::string_view hexes) { return position_.sharks = words(hexes), self(); }
  Board& turn_of(std::string colour) { return position_.colour = std::move(colour), self(); }
  Board& phase(std::string phase) { return position_.phase = std::move(phase), self(); }
  // What is under the tiles of a terrain or the pieces of a ring.
  Board& left(const std::string& ground, std::string_view things) {
    if (!position_.left) position_.left.emplace();
    for (const std::string& thing : words(things)) ++(*position_.left)[ground][thing];
    return self();
  }
  Board& supply(NameCounts pieces) { return position_.supply = std::move(pieces), self(); }

  typename Rules::State state() const { return state_of<Rules>(position_); }
  Position& position() { return position_; }

 protected:
  explicit BoardOf(int colours) { position_.colours.resize(at(colours)); }

  Position position_;

 private:
  Board& self() { return static_cast<Board&>(*this); }
};

// What their tables have in common.
template <class Rules, class Table>
class SeaTableOf : public TableOf<Rules, Table> {
 public:
  using TableOf<Rules, Table>::TableOf;

  Names ships() const { return position().ships.value(); }
  Names sharks() const { return position().sharks.value(); }
  std::string phase() const { return position().phase.value(); }
  std::string colour() const { return std::string(colour_name(this->state.colour)); }

 protected:
  typename Rules::Position position() const { return Rules::position(this->state); }
};

template <class Rules, class Table>
Table new_game(int seats, const Options& options) {
  return Table(Rules::initial(Rules::setup(seats, options).value()));
}

}  // namespace atlantica::sea
