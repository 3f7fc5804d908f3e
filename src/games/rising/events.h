#pragma once

#include <string>
#include <vector>

#include "games/rising/state.h"
#include "games/rising/told.h"
#include "kit/told.h"

// What moves did, as messages and their fields.
namespace atlantica::rising {

Event seat_event(std::string type, Seat seat, std::string say);

// events_after.cpp: the consequences of a move, in the order of the rules.
void add_consequences(const State& before, const Move& move, const State& after, std::vector<Event>& events);

}  // namespace atlantica::rising
