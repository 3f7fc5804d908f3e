#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/rising/state.h"
#include "games/rising/view.h"

// Parts of a state in the words used in views and position files.
namespace atlantica::rising {

std::string_view component_key(Effect effect);   // the message that describes it
std::string_view component_when(Effect effect);  // space, once, lasting, core

NameCounts counts_of(const Counts& stock);  // resources and energy
NameCounts counts_of(const Cards& cards);
NameCounts counts_of(const std::array<std::uint8_t, kMisfortunes>& misfortunes);
Names names_of(const Cards& cards);  // a card once per copy
Names peninsulas_of(unsigned bits);
std::vector<int> seats_of(SeatSet seats);
int draws_left(const State& state);  // misfortunes still to be drawn in this phase

bool on_agenda(const State& state, Task task);
bool offers_boards(const State& state);  // whether boards were revealed, not artifacts
bool is_foreseen(const State& state);    // whether misfortunes were drawn, not library cards

// How many there are, and how many are outside the supply and the unordered part of a deck.
int pieces_outside_supply(const State& state, int resource);
int cards_outside_deck(const State& state, int card);
int misfortunes_outside_deck(const State& state, int misfortune);
int misfortunes_of_level(const State& state, int misfortune);

// "0 leader", "hologram", "automaton", "volunteer 1", "0 follower 1": an Atlantean by its number.
std::string atlantean_name(const State& state, int atlantean);
std::optional<int> parse_atlantean(const State& state, std::string_view text);

// agenda_words.cpp: a task being resolved, counting from the outermost.
TaskView task_view(const State& state, int index);

}  // namespace atlantica::rising
