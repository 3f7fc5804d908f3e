#pragma once

#include <optional>
#include <string>

#include "core/refusal.h"
#include "games/rising/state.h"

// Why a move may not be made. The objections are written apart from the lists of legal moves; tests compare the two.
namespace atlantica::rising {

using Answer = std::optional<Refusal>;

inline Answer no(std::string rule, Message message) { return Refusal{std::move(rule), std::move(message)}; }

// What is wrong with a move, by the rules; nothing for a legal one. Precondition: the game is not over.
Answer objection(const State& state, Seat seat, const Move& move);

// refusal_open.cpp: moves of open moments.
Answer object_in_open_moment(const State& state, Seat seat, const Move& move);
// Why the Atlantean may not come to the place.
Answer object_to_place(const State& state, int atlantean, int place);
Answer object_to_card(const State& state, Seat seat, Card card);
// refusal_pledge.cpp
Answer object_to_pledge(const State& state, Seat seat, const Move& move);
// refusal_answer.cpp: answers to what is on top of the agenda.
Answer object_to_answer(const State& state, Seat seat, const Move& move);
// refusal_effect.cpp: those that actions, cards and components ask for; the kind of the move fits.
Answer object_to_effect(const State& state, Seat seat, const Move& move);

}  // namespace atlantica::rising
