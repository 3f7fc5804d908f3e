#pragma once

#include "games/rising/state.h"
#include "kit/refusal.h"

// Why a move is illegal. Written independently of the lists of legal moves; tests compare the two.
namespace atlantica::rising {

// What is wrong with a move, by the rules; nothing if it is legal. Precondition: the game is not over.
Answer objection(const State& state, Seat seat, const Move& move);

// open.cpp: moves in open moments.
Answer object_in_open_moment(const State& state, Seat seat, const Move& move);
// Why the Atlantean may not go to the place.
Answer object_to_place(const State& state, int atlantean, int place);
Answer object_to_card(const State& state, Seat seat, Card card);
// pledge.cpp
Answer object_to_pledge(const State& state, Seat seat, const Move& move);
// answer.cpp: answers to the task on top of the agenda.
Answer object_to_answer(const State& state, Seat seat, const Move& move);
// effect.cpp: answers asked for by actions, cards and components; the kind of move is right.
Answer object_to_effect(const State& state, Seat seat, const Move& move);

}  // namespace atlantica::rising
