#include "games/rising/rules.h"

#include <cassert>

#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/play/tasks.h"

namespace atlantica::rising {

namespace {

bool in_open_moment(const State& state) { return state.agenda.size == 0; }

int in_deck(const State& state, Misfortune misfortune) {
  if (state.misfortune_top_size > state.drawn.size) return 1;
  return state.misfortunes[static_cast<std::size_t>(misfortune)];
}

}  // namespace

State Rules::initial(const Setup& setup) {
  State state;
  state.edition = setup.edition;
  state.rules = static_cast<std::uint8_t>(setup.rules);
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.level = static_cast<std::uint8_t>(setup.level);
  state.start = setup.start == kChance ? std::uint8_t{kUnknown} : static_cast<std::uint8_t>(setup.start);
  state.blueprint_from = setup.blueprint;
  state.choose_councilors = setup.choose_councilors;
  state.first_game = setup.first_game;
  begin(state);
  settle(state);
  return state;
}

std::string Rules::edition_text(const State& state) {
  return state.edition == house_edition() ? std::string() : write_edition(state.edition);
}

SeatSet Rules::actors(const State& state) {
  if (state.phase == Phase::over) return {};
  return in_open_moment(state) ? open_actors(state) : rules_of(top(state).task).deciders(state);
}

SeatSet Rules::awaited(const State& state) {
  if (state.phase == Phase::over) return {};
  return in_open_moment(state) ? open_awaited(state) : rules_of(top(state).task).deciders(state);
}

// RIS-3.7: everyone with something to do before the next misfortune is drawn or the first flood chosen.
SeatSet Rules::invited(const State& state) { return in_open_moment(state) ? open_invited(state) : SeatSet{}; }

void Rules::legal_moves(const State& state, Seat seat, Moves& moves) {
  moves.clear();
  if (in_open_moment(state)) return add_open_moves(state, seat, moves);
  rules_of(top(state).task).add_moves(state, seat, moves);
}

void Rules::play(State& state, Seat seat, const Move& move) {
  assert(!refusal(state, seat, move));
  if (in_open_moment(state))
    make_open_move(state, seat, move);
  else
    rules_of(top(state).task).answer(state, seat, move);
  settle(state);
}

int Rules::weight(const State& state, const Move& move) {
  switch (move.kind) {
    case Move::Kind::misfortune: return in_deck(state, static_cast<Misfortune>(move.what));
    case Move::Kind::card: return state.library.empty() ? 1 : state.library[move.what];
    default: return 1;
  }
}

Move Rules::sample_chance(const State& state, Rng& rng) {
  Moves moves;
  legal_moves(state, kChance, moves);
  std::uint32_t total = 0;
  for (const Move& move : moves) total += static_cast<std::uint32_t>(weight(state, move));
  auto left = static_cast<int>(rng.below(total));
  for (const Move& move : moves) {
    left -= weight(state, move);
    if (left < 0) return move;
  }
  return moves[0];
}

std::optional<Outcome> Rules::outcome(const State& state) {
  if (state.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  outcome.seats = state.seats;
  if (state.loss == Loss::none) outcome.winners = SeatSet::first(state.seats);
  for (Seat seat = 0; seat < state.seats; ++seat) outcome.score[static_cast<std::size_t>(seat)] = count(state.built);
  return outcome;
}

std::string_view Rules::ending(const State& state) {
  switch (state.loss) {
    case Loss::centre: return "centre";
    case Loss::rounds: return "rounds";
    default: return "gate";
  }
}

static_assert(Game<Rules>);

}  // namespace atlantica::rising
