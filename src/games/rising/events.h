#pragma once

#include <string>
#include <vector>

#include "games/rising/state.h"
#include "games/rising/view.h"

// What moves did, in words and fields.
namespace atlantica::rising {

Event plain_event(std::string type, std::string text);
Event seat_event(std::string type, Seat seat, const std::string& does);  // "@0 does."

// events_after.cpp: what came of a move, in the order of the rules.
void add_consequences(const State& before, const Move& move, const State& after, std::vector<Event>& events);

}  // namespace atlantica::rising
