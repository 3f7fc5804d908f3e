#pragma once

#include "games/rising/state.h"

// Queries about the table, and the smallest changes to it. Nothing here makes decisions.
namespace atlantica::rising {

constexpr bool has_power(std::uint16_t used, Power power) { return (used >> static_cast<int>(power) & 1) != 0; }
// Once per round (RIS-7.5).
inline bool is_used(const State& state, Power power) { return has_power(state.used, power); }
inline void mark_used(State& state, Power power) {
  state.used = static_cast<std::uint16_t>(state.used | 1U << static_cast<int>(power));
}

// Atlanteans. Numbers are those of State::at.
int followers_each(int seats);  // how many follower numbers a seat has
int owner(const State& state, int atlantean);
Kind kind_of(int atlantean);
Bits atlanteans_of(const State& state, Seat seat);  // all, wherever they are
Bits standing_on(const State& state, int place);    // also kPool, kSupply
Bits on_board(const State& state);
Bits in_game(const State& state);  // on the board or in a pool
// The number of an Atlantean of that seat and kind at the place, preferably one that has not acted; -1 if none.
int find(const State& state, Seat seat, Kind kind, int place);
// Moves an Atlantean to a pool, or a volunteer to the supply (RIS-7.4).
void send_home(State& state, int atlantean);
// The Leader (or Hologram) with this board, if it stands on the place; -1 if not. RIS-7.1
int leader_on(const State& state, Councilor councilor, int place);
// Where the Leader with this board stands (a place, kPool, ...); kGone if nobody has it.
int place_of(const State& state, Councilor councilor);
// The seat playing this board, or -1.
int seat_of(const State& state, Councilor councilor);
bool holds(const State& state, Seat seat, Card artifact);  // in hand, or through the Hologram's Scholar

// The island.
bool is_flooded(const State& state, int tile);
bool is_open(const State& state, int tile);  // unflooded, or held open by the Seafarer
bool any_tile_left(const State& state);
int printed_spaces(const State& state, int place);    // of a tile or a component space; 255 for centre and build spaces
int target(const State& state, int tile, Seat seat);  // RIS-5.9
int wrath_number(const State& state);                 // printed on the counter's space

// Stocks. A gain is limited by the supply (RIS-1.3); returns the amount gained.
int gain(State& state, Seat seat, int resource, int amount);
void spend(State& state, Seat seat, int resource, int amount);
bool has_effect(const State& state, Effect effect);
int amount_of(const State& state, Effect effect);  // of the built component with it; 0 if none
int hand_size(const State& state, Seat seat);
int hand_limit(const State& state, Seat seat);
bool has_too_many_cards(const State& state, Seat seat);  // RIS-5.5
Seat next_seat(const State& state, Seat seat);           // clockwise

}  // namespace atlantica::rising
