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

// The interface of a game: plain data and free functions, found by name, so that search can inline them.
//
//   kId, kRulesVersion          its id; the newest version of its rules. All versions from 1 on stay playable, so that
//                               old records and running tables keep their meaning
//   kMinSeats, kMaxSeats
//   options(), setup()          the options of a table; a validated Setup from the choices and the version of the
//                               rules; precondition: the version exists
//   initial                     the state before the first chance move
//   actors                      who may act now: seats, or chance alone; nobody once the game is over
//   awaited                     the actors that the game is waiting for; the others may act, but need not. In most
//                               games all actors
//   invited                     of the other actors, those who should get a chance to act before the awaited ones go
//                               on: bots wait for people among them. In most games nobody
//   legal_moves                 all moves of a seat (of chance: all outcomes), without duplicates; precondition: the
//                               seat is among the actors
//   refusal                     nothing for a legal move, otherwise the rule that forbids it; any input is allowed
//   play                        precondition: not refused; deterministic, no allocation
//   weight, sample_chance       the relative odds of a chance outcome; an outcome drawn by those odds
//   outcome                     set once the game is over
//   turn                        a number that changes with every new turn; undo stays within a turn
//   view                        what a viewer may know
//   determinize                 a state the seat cannot tell from this one, with the hidden parts redrawn
//   evaluate                    how well a seat stands, in [0,1], from public information and its own secrets; in a
//                               cooperative game how well the team stands
//   standings                   the same for every seat at once with full information, for a search that treats a
//                               determinized state as the truth; once the game is over the share of the victory (in a
//                               cooperative game 1 or 0), give or take 0.02 to separate equal results
//   priors                      a weight for every move of the list, in its order: how promising it looks to the seat
//                               before any search, relative, positive and finite, from what the seat knows;
//                               precondition: the list is legal_moves(state, seat), not chance's
//   playout_move                the rollout policy: a legal move of a seat, drawn at random; cheap, with full
//                               information; precondition: the seat is among the actors and not chance
//   kPlayoutTurns               rollouts are cut off after this many more turns and scored by standings; -1: no
//                               rollouts
//   kExploration                the PUCT constant: the weight of the priors against the values found; about 1
//   kCloserLook                 after this many visits a search evaluates every move of a node one ply ahead, for games
//                               whose priors see less than evaluate; 0: never
//   text, parse                 a move to and from notation
//   explain                     what a legal move would do, for the player choosing it
//   events                      what a move did, as far as a viewer may know
//   position, from_position     the full state for a file, and back with every invariant checked; the version of the
//                               rules is stored next to the position
//
// evaluate, standings, priors and playout_move use only + - * / and sqrt, which give the same bits on every machine, so
// searches are reproducible everywhere.
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
