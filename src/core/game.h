#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/move_list.h"
#include "core/options.h"
#include "core/outcome.h"
#include "core/refusal.h"
#include "core/rng.h"
#include "core/seat.h"

namespace atlantica {

// What every game offers: plain data and free functions, found by name, so that search inlines them.
//
//   kId, kRulesVersion          who it is; the newest version of its rules. All versions from 1 on are played, so that
//                               old records and running tables stay what they are
//   kMinSeats, kMaxSeats
//   options(), setup()          what a table may choose; a checked Setup from what it chose and the version it plays
//   by;
//                               precondition: there is such a version
//   initial                     the state before the first chance move
//   actors                      who may act now: seats, or chance alone; nobody when the game is over
//   awaited                     of the actors those without whom the game does not go on; the others may act, but
//                               need not. In most games all actors
//   invited                     of the other actors those who are to have a word before the awaited ones go on: a bot
//                               waits for people among them. In most games nobody
//   legal_moves                 all moves of a seat (of chance: all outcomes), without duplicates;
//                               precondition: the seat is among the actors
//   refusal                     nothing for a legal move, otherwise the rule that forbids it; any input is allowed
//   play                        precondition: not refused; deterministic, no allocation
//   weight, sample_chance       the odds of a chance outcome, in proportion; one outcome drawn by them
//   outcome                     set once the game is over
//   turn                        a number that changes when another turn begins; undo stays within it
//   view                        what a viewer may know
//   determinize                 a state the seat cannot tell from this one, hidden parts drawn anew
//   evaluate                    how well a seat stands, in [0,1], from what all can see and its own secrets; in a
//                               cooperative game how well the team stands
//   standings                   the same for every seat at once, in the state as it is, secrets included, for a search
//                               that takes a determinized state for true; once the game is over the share of the
//                               victory (in a cooperative game 1 or 0), within 0.02 that may tell equal ones apart
//   priors                      a weight for every move of the list, in its order: how promising it looks to the seat
//                               before any search, in proportion; positive and finite, from what the seat knows;
//                               precondition: the list is legal_moves(state, seat), not that of chance
//   playout_move                one legal move of a seat as a player in a hurry would pick it, drawn by lot; cheap,
//                               secrets included; precondition: the seat is among the actors and not chance
//   kPlayoutTurns               after so many turns more a playout is cut and valued by standings; -1: it is not begun
//   kExploration                how much a search tries what looks good beside what went well; about 1
//   kCloserLook                 after so many visits a search values every move of a situation by what it leads to, for
//                               games whose priors see less than evaluate; 0: never
//
// evaluate, standings, priors and playout_move compute with + - * / and sqrt only, whose results are the same to the
// last bit on every machine, so that a search is too.
//   text, parse                 a move in notation, both ways
//   explain                     what a legal move would do, for the player who picks it
//   events                      what a move did, as a viewer may know it
//   position, from_position     the whole state for a file, and back with every invariant checked; the version of the
//                               rules stands beside the position
template <class G>
concept Game =
    requires(typename G::State& state, const typename G::State& now, const typename G::Move& move,
             typename G::Moves& moves, const typename G::Position& position, Seat seat, Viewer viewer, Rng& rng,
             int seats, int rules, const Options& chosen, const typename G::Moves& legal, std::span<float> weights) {
      requires std::is_trivially_copyable_v<typename G::State>;
      requires std::is_trivially_copyable_v<typename G::Move>;
      requires std::equality_comparable<typename G::State>;
      requires std::equality_comparable<typename G::View>;
      { G::kId } -> std::convertible_to<std::string_view>;
      { G::kRulesVersion } -> std::convertible_to<int>;
      { G::kMinSeats } -> std::convertible_to<int>;
      { G::kMaxSeats } -> std::convertible_to<int>;
      { G::options() } -> std::same_as<std::vector<OptionSpec>>;
      { G::setup(seats, chosen, rules) } -> std::same_as<std::expected<typename G::Setup, Message>>;
      { typename G::Setup{}.rules } -> std::convertible_to<int>;
      { G::initial(typename G::Setup{}) } -> std::same_as<typename G::State>;
      { G::actors(now) } -> std::same_as<SeatSet>;
      { G::awaited(now) } -> std::same_as<SeatSet>;
      { G::invited(now) } -> std::same_as<SeatSet>;
      { G::legal_moves(now, seat, moves) } -> std::same_as<void>;
      { G::refusal(now, seat, move) } -> std::same_as<std::optional<Refusal>>;
      { G::play(state, seat, move) } -> std::same_as<void>;
      { G::weight(now, move) } -> std::same_as<int>;
      { G::sample_chance(now, rng) } -> std::same_as<typename G::Move>;
      { G::outcome(now) } -> std::same_as<std::optional<Outcome>>;
      { G::seats(now) } -> std::same_as<int>;
      { G::turn(now) } -> std::same_as<int>;
      { G::view(now, viewer) } -> std::same_as<typename G::View>;
      { G::determinize(now, seat, rng) } -> std::same_as<typename G::State>;
      { G::evaluate(now, seat) } -> std::same_as<double>;
      { G::standings(now) } -> std::same_as<Standings>;
      { G::priors(now, seat, legal, weights) } -> std::same_as<void>;
      { G::playout_move(now, seat, rng) } -> std::same_as<typename G::Move>;
      { G::kPlayoutTurns } -> std::convertible_to<int>;
      { G::kExploration } -> std::convertible_to<double>;
      { G::kCloserLook } -> std::convertible_to<int>;
      { G::text(move) } -> std::same_as<std::string>;
      { G::parse(std::string_view{}) } -> std::same_as<std::optional<typename G::Move>>;
      { G::explain(now, seat, move) } -> std::same_as<typename G::MoveInfo>;
      { G::events(now, seat, move, now, viewer) } -> std::same_as<std::vector<typename G::Event>>;
      { G::position(now) } -> std::same_as<typename G::Position>;
      { G::from_position(position, rules) } -> std::same_as<std::expected<typename G::State, Message>>;
    };

}  // namespace atlantica
