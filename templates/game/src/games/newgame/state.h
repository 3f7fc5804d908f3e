#pragma once

#include <array>
#include <cstdint>

#include "core/move_list.h"
#include "core/seat.h"

// The race (docs/rules/newgame.md): the state of the table, as compact plain data.
namespace atlantica::newgame {

inline constexpr int kSeatsMax = 4;
inline constexpr int kFigures = 2;

// NEW-1.1: places are numbered along the path, from the start to the goal.
inline constexpr int kStart = 0;
inline constexpr int kShortPath = 12;
inline constexpr int kLongPath = 20;
inline constexpr int kDie = 6;

// NEW-1.3
inline constexpr int kTopCard = 4;
inline constexpr int kCardsPerValue = 2;
using Cards = std::array<std::uint8_t, kTopCard>;  // how many of each value, from 1 on

enum class Phase : std::uint8_t {
  first,  // chance picks the starting player
  deal,   // chance deals a card to each player
  roll,   // chance rolls the die
  turn,   // the current player moves a figure
  over,
};

struct Setup {
  int seats = 2;
  Seat first = kChance;  // the starting player; kChance to draw one
  bool long_path = false;
  int rules = 1;  // version of the rules

  bool operator==(const Setup&) const = default;
};

struct Move {
  enum class Kind : std::uint8_t {
    // chance
    first,  // a seat
    deal,   // a value
    roll,   // a face
    // a seat
    go,    // the place of a figure
    card,  // the same, with the card
  };

  Kind kind = Kind::go;
  std::uint8_t what = 0;

  constexpr bool operator==(const Move&) const = default;

  static constexpr Move of(Kind kind, int what) { return {kind, static_cast<std::uint8_t>(what)}; }
};

// Two figures, with or without the card; the die has 6 faces.
using Moves = MoveList<Move, 8>;

struct State {
  std::array<std::array<std::uint8_t, kFigures>, kSeatsMax> figures{};  // places in order
  std::array<std::uint8_t, kSeatsMax> card{};                           // its value; 0: none
  Cards deck{};                                                         // cards that no player has had
  Cards played{};
  Phase phase = Phase::first;
  std::uint8_t seats = 0;
  std::uint8_t first = 0;
  std::uint8_t seat = 0;  // whose turn it is, or who is being dealt to
  std::uint8_t die = 0;   // turn: its face
  std::uint8_t goal = kShortPath;
  std::uint16_t turn = 0;  // turns begun

  bool operator==(const State&) const = default;
};

}  // namespace atlantica::newgame
