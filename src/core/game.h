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

// The interface of a game: plain data and static functions, found by name, so that search can inline them.
//
// What computes with fractions uses only + - * / and sqrt, which give the same bits on every machine, so searches are
// reproducible everywhere.
template <class G>
concept Game = requires(typename G::State& state, const typename G::State& now, const typename G::Observation& seen,
                        const typename G::Move& move, typename G::Moves& moves, const typename G::Position& position,
                        Seat seat, Viewer viewer, Rng& rng, int seats, int rules, const Options& chosen,
                        const typename G::Moves& legal, std::span<float> weights) {
  // Everything about the table, in a fixed size; the same table is the same state.
  requires std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State>;
  // A decision of a seat, or an outcome of chance.
  requires std::is_trivially_copyable_v<typename G::Move>;
  // What a viewer may know, for people.
  requires std::equality_comparable<typename G::View>;
  // What a seat knows, for bots; what is hidden from the seat is not in it in any form.
  requires std::is_trivially_copyable_v<typename G::Observation> && std::equality_comparable<typename G::Observation>;
  // Whose knowledge it is.
  { seen.seat } -> std::convertible_to<Seat>;

  // The id of the game.
  { G::kId } -> std::convertible_to<std::string_view>;
  // The newest version of its rules. All versions from 1 on stay playable, so that old records and running tables keep
  // their meaning.
  { G::kRulesVersion } -> std::convertible_to<int>;
  // The fewest players.
  { G::kMinSeats } -> std::convertible_to<int>;
  // The most players.
  { G::kMaxSeats } -> std::convertible_to<int>;

  // The options of a table.
  { G::options() } -> std::same_as<std::vector<OptionSpec>>;
  // A validated Setup from the choices and the version of the rules. Precondition: the version exists.
  { G::setup(seats, chosen, rules) } -> std::same_as<std::expected<typename G::Setup, Message>>;
  // The version that a setup is played by.
  { typename G::Setup{}.rules } -> std::convertible_to<int>;
  // The state before the first chance move.
  { G::initial(typename G::Setup{}) } -> std::same_as<typename G::State>;

  // Who may act now: seats, or chance alone; nobody once the game is over.
  { G::actors(now) } -> std::same_as<SeatSet>;
  // The actors that the game is waiting for; the others may act, but need not. In most games all actors.
  { G::awaited(now) } -> std::same_as<SeatSet>;
  // Of the other actors, those who should get a chance to act before the awaited ones go on: bots wait for people among
  // them. In most games nobody.
  { G::invited(now) } -> std::same_as<SeatSet>;
  // All moves of a seat (of chance: all outcomes), without duplicates. Precondition: the seat is among the actors.
  { G::legal_moves(now, seat, moves) } -> std::same_as<void>;
  // Nothing for a legal move, otherwise the rule that forbids it; any input is allowed.
  { G::refusal(now, seat, move) } -> std::same_as<std::optional<Refusal>>;
  // Makes a move: deterministic, no allocation. Precondition: it is not refused.
  { G::play(state, seat, move) } -> std::same_as<void>;
  // The relative odds of a chance outcome.
  { G::weight(now, move) } -> std::same_as<int>;
  // An outcome drawn by those odds. Precondition: it is chance's turn.
  { G::sample_chance(now, rng) } -> std::same_as<typename G::Move>;
  // The result, once the game is over.
  { G::outcome(now) } -> std::same_as<std::optional<Outcome>>;
  // The number of players.
  { G::seats(now) } -> std::same_as<int>;
  // A number that changes with every new turn; undo stays within a turn.
  { G::turn(now) } -> std::same_as<int>;

  // What a viewer may know.
  { G::view(now, viewer) } -> std::same_as<typename G::View>;
  // What a seat knows.
  { G::observe(now, seat) } -> std::same_as<typename G::Observation>;
  // Everything, as if the seat knew it: only for studies of what hiding costs (search/bot.h).
  { G::reveal(now, seat) } -> std::same_as<typename G::Observation>;
  // A state in which the seat knows just this, with what is hidden from it drawn at random; there always is one.
  { G::determinize(seen, rng) } -> std::same_as<typename G::State>;

  // How well a seat stands, in [0,1], from public information and its own secrets; in a cooperative game how well the
  // team stands.
  { G::evaluate(now, seat) } -> std::same_as<double>;
  // The same for every seat at once with full information, for a search that treats a determinized state as the truth;
  // once the game is over the share of the victory (in a cooperative game 1 or 0), give or take 0.02 to separate equal
  // results.
  { G::standings(now) } -> std::same_as<Standings>;
  // A weight for every move of the list, in its order: how promising it looks to the seat before any search, relative,
  // positive and finite, from what the seat knows. Precondition: the list is legal_moves(now, seat), not chance's.
  { G::priors(now, seat, legal, weights) } -> std::same_as<void>;
  // The rollout policy: a legal move of a seat, drawn at random; cheap, with full information. Precondition: the seat
  // is among the actors and not chance.
  { G::playout_move(now, seat, rng) } -> std::same_as<typename G::Move>;
  // Rollouts are cut off after this many more turns and scored by standings; -1: no rollouts.
  { G::kPlayoutTurns } -> std::convertible_to<int>;
  // The PUCT constant: the weight of the priors against the values found; about 1.
  { G::kExploration } -> std::convertible_to<double>;
  // After this many visits a search evaluates every move of a node one ply ahead, for games whose priors see less than
  // evaluate; 0: never.
  { G::kCloserLook } -> std::convertible_to<int>;

  // A move in notation.
  { G::text(move) } -> std::same_as<std::string>;
  // The move that a notation stands for.
  { G::parse(std::string_view{}) } -> std::same_as<std::optional<typename G::Move>>;
  // What a legal move would do, for the player choosing it.
  { G::explain(now, seat, move) } -> std::same_as<typename G::MoveInfo>;
  // What a move did, from the state before it to the one after, as far as a viewer may know.
  { G::events(now, seat, move, now, viewer) } -> std::same_as<std::vector<typename G::Event>>;
  // The full state for a file.
  { G::position(now) } -> std::same_as<typename G::Position>;
  // The state of a position, with every invariant checked. The version of the rules is stored next to the position.
  { G::from_position(position, rules) } -> std::same_as<std::expected<typename G::State, Message>>;
};

}  // namespace atlantica
