#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "games/rising/play/tasks.h"

// The files of the rules and what they offer each other. Each also provides the TaskRules of its tasks.
namespace atlantica::rising {

// ../options.cpp
std::string_view blueprint_name(Blueprint blueprint);  // "first-game"
// RIS-2.3: the blueprint of this name, or the default if none is given; or what is wrong with the name.
std::expected<Blueprint, Message> blueprint_for(const Edition& edition, int level, int rules,
                                                const std::optional<std::string>& given);

// setup.cpp
// Lays out the table and puts the decisions of chance or the table on the agenda. The edition, seats, level, start
// (kUnknown if chance decides) and options must already be set.
void begin(State& state);

// round.cpp: rounds, phases, open moments
void begin_round(State& state);            // RIS-3.0
SeatSet open_actors(const State& state);   // who may act in the open moment
SeatSet open_awaited(const State& state);  // the seats it waits for
SeatSet open_invited(const State& state);  // of the others, those who should get a chance to act before it ends
void add_open_moves(const State& state, Seat seat, Moves& moves);
void make_open_move(State& state, Seat seat, const Move& move);
// With an empty agenda: ends the phase if it is over. Returns whether anything was done.
bool end_phase_if_over(State& state);
void withdraw_ready(State& state, Seat seat);
void lose(State& state, Loss loss);                         // ends the game
void join_pool(State& state, int atlantean);                // RIS-3.8: in Place its seat is no longer ready
void call_volunteers(State& state, Seat seat, int amount);  // RIS-7.4: at most as many as the supply has

// placing.cpp: RIS-3.1 with Emissary, Seafarer and Automaton
bool may_stand(const State& state, int atlantean, int place);
Bits places_of(const State& state, int atlantean);          // all it may stand on, as bits
Bits places_for(const State& state, Seat seat, Kind kind);  // the same for one from the pool
bool has_placed_all(const State& state, Seat seat);         // RIS-3.8: it may say ready
void add_placements(const State& state, Seat seat, Moves& moves);
void place(State& state, Seat seat, Kind kind, int to);

// misfortunes.cpp
void draw_misfortune(State& state, Seat seat);
Seat next_drawer(const State& state);      // RIS-3.2; -1 once all are drawn
int misfortunes_left(const State& state);  // in the deck

// astrologer.cpp
bool ask_astrologer(State& state);  // whether there was anybody to ask, for the first time this round

// flooding.cpp
bool may_unflood(const State& state);
bool may_place_barrier(const State& state);
void unflood(State& state, int peninsula);
void place_barrier(State& state, int peninsula);
int floods_due(const State& state);  // in the Wrath phase
// The choices of the first flood from the open moment of the Wrath phase, or a pass if no tiles are left (RIS-3.7).
void add_first_floods(const State& state, Moves& moves);
void begin_floods(State& state);  // puts those of the Wrath phase on the agenda
void choose_first_flood(State& state, const Move& move);

// actions.cpp
bool may_act(const State& state, Seat seat, Kind kind, int place);  // RIS-3.3, RIS-13.3
void add_actions(const State& state, Seat seat, Moves& moves);
void start_action(State& state, Seat seat, Kind kind, int place);
// A component was built at the space: an action of everyone standing there (RIS-13.1). Holders of a Cipher of Expertise
// are asked once whatever is put on the agenda after this call is done.
void act_by_building(State& state, Seat builder, int place);

SeatSet action_seats(const State& state);  // whose Atlanteans act

// rolls.cpp
void begin_roll(State& state, int atlantean);                 // on a wild tile
void begin_roll(State& state, int atlantean, int companion);  // in Cities; the same one twice with a Doubling Mask
int roll_bonus(const State& state);                           // wrath, Automaton, Coral Diadem
int roll_total(const State& state);                           // with dice, energy and Fortune Gyre
int roll_target(const State& state);                          // RIS-5.9
int die_owner(const State& state, int die);                   // the seat whose die it is
bool may_recruit(const State& state, Seat colour);
unsigned recruit_colours(const State& state, Bits atlanteans);  // seats, as bits; RIS-5.3, RIS-7.4
void recruit(State& state, Seat colour);                        // adds a follower to its pool

// libraries.cpp
int library_size(const State& state);

// cards.cpp
bool may_play(const State& state, Seat seat, Card card);  // RIS-3.7, RIS-13.14; excluding interrupts
void play_card(State& state, Seat seat, Card card);
void add_cards_and_powers(const State& state, Seat seat, Moves& moves);  // play, use
void use_power(State& state, Seat seat, const Move& move);
void discard(State& state, Seat seat, Card card);  // from the hand

// trading.cpp; kinds are resources as bits
inline constexpr unsigned kAllResources = 0b1111;
inline constexpr unsigned kRawResources = 0b0111;              // ore, gold, crystal
bool may_swap(const State& state, Seat seat, unsigned kinds);  // RIS-13.4

// pledges.cpp: RIS-5.10, RIS-6.2
void add_pledges(const State& state, Seat seat, Moves& moves);
bool may_pledge(const State& state, Seat seat, const Move& move);
void pledge(State& state, Seat seat, const Move& move);
void take_back(State& state, Seat seat, int purpose);
// Carries out completed purchases, returns pledges for impossible ones; returns whether anything changed.
bool settle_purchases(State& state);
bool may_buy_unflooding(const State& state);  // everyone together, in this open moment, with the energy available
bool may_unflood_alone(const State& state, Seat seat);  // the seat can pay what is missing for a tile
void return_all_pledges(State& state);
Counts missing(const State& state, int build_space, int component);  // from its cost, after Artificer and pledges
int price(const State& state, int purpose);                          // of a barrier or unflooding

// components.cpp
void build(State& state, Seat builder, int build_space, int component, SeatSet contributors);
// RIS-13.3: whether its action can achieve anything for this seat's Atlantean. A double space is full.
bool component_acts(const State& state, Seat seat, int component);
void act_on_component(State& state, Seat seat, int component);

}  // namespace atlantica::rising
