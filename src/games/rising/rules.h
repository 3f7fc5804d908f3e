#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/rising/observation.h"
#include "games/rising/position/position.h"
#include "games/rising/state.h"
#include "games/rising/told.h"
#include "games/rising/view.h"

namespace atlantica::rising {

// Build the Cosmic Gate together, as a Game; see core/game.h for the contracts.
struct Rules {
  using Setup = rising::Setup;
  using Edition = rising::Edition;
  using State = rising::State;
  using Observation = rising::Observation;
  using Move = rising::Move;
  using Moves = rising::Moves;
  using View = rising::View;
  using MoveInfo = rising::MoveInfo;
  using Event = rising::Event;
  using Position = rising::Position;

  static constexpr std::string_view kId = "rising";
  static constexpr int kRulesVersion = kNewestRules;
  static constexpr int kMinSeats = 1;
  static constexpr int kMaxSeats = kSeatsMax;
  static constexpr int kPlayoutTurns = -1;  // none: evaluate predicts the round better
  static constexpr double kExploration = 0.6;
  static constexpr int kCloserLook = 8;

  static std::vector<OptionSpec> options();
  static std::vector<OptionSpec> options(std::span<const Edition> editions);  // with these to choose from
  static std::string edition_named(const Options& chosen);                    // or the default
  static std::string edition_text(const State& state);  // its file, canonical; empty for the house edition
  // The edition must be the one that is named.
  static std::expected<Setup, Message> setup(int seats, const Options& chosen, int rules = kRulesVersion,
                                             const Edition& edition = house_edition());

  static State initial(const Setup& setup);
  static SeatSet actors(const State& state);
  static SeatSet awaited(const State& state);
  static SeatSet invited(const State& state);
  static void legal_moves(const State& state, Seat seat, Moves& moves);
  static std::optional<Refusal> refusal(const State& state, Seat seat, const Move& move);
  static void play(State& state, Seat seat, const Move& move);
  static int weight(const State& state, const Move& move);
  static Move sample_chance(const State& state, Rng& rng);
  static std::optional<Outcome> outcome(const State& state);
  static int seats(const State& state) { return state.seats; }
  static int turn(const State& state) { return 4 * state.round + static_cast<int>(state.phase); }

  static int rounds(const State& state) { return state.round; }
  static std::string_view ending(const State& state);  // gate, centre, rounds; precondition: the game is over

  static View view(const State& state, Viewer viewer);
  static Observation observe(const State& state, Seat seat);
  static Observation reveal(const State& state, Seat seat);
  static State determinize(const Observation& seen, Rng& rng);
  static double evaluate(const State& state, Seat seat);
  static Standings standings(const State& state);
  static void priors(const State& state, Seat seat, const Moves& moves, std::span<float> weights);
  static Move playout_move(const State& state, Seat seat, Rng& rng);

  static std::string text(const Move& move);
  static std::optional<Move> parse(std::string_view text);
  static MoveInfo explain(const State& state, Seat seat, const Move& move);
  static std::vector<Event> events(const State& before, Seat seat, const Move& move, const State& after, Viewer viewer);
  static Position position(const State& state);
  static std::expected<State, Message> from_position(const Position& position, int rules = kRulesVersion);
};

}  // namespace atlantica::rising
