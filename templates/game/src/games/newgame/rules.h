#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/newgame/observation.h"
#include "games/newgame/state.h"
#include "games/newgame/view.h"

namespace atlantica::newgame {

// The race as a Game; see core/game.h for the contracts.
struct Rules {
  using Setup = newgame::Setup;
  using State = newgame::State;
  using Observation = newgame::Observation;
  using Move = newgame::Move;
  using Moves = newgame::Moves;
  using View = newgame::View;
  using MoveInfo = newgame::MoveInfo;
  using Event = newgame::Event;
  using Position = newgame::Position;

  static constexpr std::string_view kId = "newgame";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kSeatsMax;
  static constexpr int kPlayoutTurns = 1;
  static constexpr double kExploration = 1.0;
  static constexpr int kCloserLook = 0;

  static std::vector<OptionSpec> options();
  static std::expected<Setup, Message> setup(int seats, const Options& chosen, int rules = kRulesVersion);

  static State initial(const Setup& setup);
  static SeatSet actors(const State& state);
  static SeatSet awaited(const State& state) { return actors(state); }
  static SeatSet invited(const State& /*state*/) { return {}; }
  static void legal_moves(const State& state, Seat seat, Moves& moves);
  static std::optional<Refusal> refusal(const State& state, Seat seat, const Move& move);
  static void play(State& state, Seat seat, const Move& move);
  static int weight(const State& state, const Move& move);
  static Move sample_chance(const State& state, Rng& rng);
  static std::optional<Outcome> outcome(const State& state);
  static int seats(const State& state) { return state.seats; }
  static int turn(const State& state) { return state.turn; }

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

}  // namespace atlantica::newgame
