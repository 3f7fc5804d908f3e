#include "games/rising/notation.h"
#include "games/rising/play/steps.h"
#include "games/rising/play/table.h"
#include "games/rising/refusal/refusal.h"
#include "games/rising/versions.h"

// RIS-5.10, RIS-6.2
namespace atlantica::rising {

namespace {

constexpr int kSquareEnergy = 2;

Answer object_to_barrier_for_energy(const State& state, int peninsula) {
  const std::string_view name = peninsula_name(peninsula);
  if (state.standing[at(peninsula)] == 0)
    return no("RIS-4.6", {"rising.refusal.peninsula_gone", {{"peninsula", name}}});
  if (has(state.barriers, peninsula)) return no("RIS-4.6", {"rising.refusal.peninsula_barrier", {{"peninsula", name}}});
  if (count(state.barriers) >= state.edition.barriers) return no("RIS-1.3", "rising.refusal.no_barrier_left");
  return {};
}

Answer object_to_energy(const State& state, Seat seat, const Move& move) {
  if (move.what != kEnergy || move.from != 0) return no("RIS-5.8", "rising.refusal.paid_with_energy");
  if (state.stock[at(seat)][kEnergy] == 0) return no("RIS-5.8", "rising.refusal.no_energy");
  if (move.to < kUnfloodPurpose) return object_to_barrier_for_energy(state, move.to);
  if (state.standing[at(move.to - kUnfloodPurpose)] < kLength) return {};
  return no("RIS-4.5", "rising.refusal.nothing_flooded");
}

Answer object_to_space(const State& state, Seat seat, int space) {
  if (space >= state.build_spaces)
    return no("RIS-6.1", {"rising.refusal.build_spaces", {{"count", state.build_spaces}}});
  if (!has(state.opened, space)) {
    if (state.phase != Phase::actions) return no("RIS-6.2", "rising.refusal.build_phase");
    if (has(state.built_at, space)) return no("RIS-6.2", "rising.refusal.built_at");
  }
  const Bits own = standing_on(state, kFirstBuild + space) & atlanteans_of(state, seat) & ~bit(kAutomaton);
  return own != 0 ? Answer{} : no("RIS-6.2", "rising.refusal.nobody_at");
}

Answer object_to_component(const State& state, int component, int space) {
  const std::string_view name = component_name(component);
  if (component == kPowerCore) {
    if ((state.blueprint & ~state.built) != 0) return no("RIS-6.3", "rising.refusal.core_last");
  } else if (!has(state.blueprint, component)) {
    return no("RIS-6.3", {"rising.refusal.not_in_blueprint", {{"component", name}}});
  } else if (has(state.built, component)) {
    return no("RIS-6.3", {"rising.refusal.stands", {{"component", name}}});
  }
  for (int other = 0; other < state.build_spaces; ++other) {
    const int named = state.pledges.component[at(other)];
    if (other == space ? named != kUnknown && named != component : named == component)
      return other == space ? no("RIS-6.2", "rising.refusal.another_named")
                            : no("RIS-6.2", {"rising.refusal.named_elsewhere", {{"component", name}}});
  }
  return {};
}

Answer object_to_pieces(const State& state, Seat seat, const Move& move) {
  const bool square = move.what >= Move::kSquare;
  const int resource = move.what % Move::kSquare;
  if (resource >= kResources) return no("RIS-5.10", "rising.refusal.paid_with_resources");
  const std::string_view name = resource_name(resource);
  if (missing(state, move.to - kBuildPurpose, move.from)[resource] == 0)
    return no("RIS-5.10", {"rising.refusal.not_missing", {{"resource", name}}});
  if (!square)
    return state.stock[at(seat)][resource] > 0 ? Answer{}
                                               : no("RIS-5.10", {"rising.refusal.no_resource", {{"resource", name}}});
  if (!holds(state, seat, Card::masons_square)) return no("RIS-5.5", "rising.refusal.no_square");
  if (has_power(state.used, Power::square)) return no("RIS-7.5", "rising.refusal.square_used");
  return state.stock[at(seat)][kEnergy] >= kSquareEnergy ? Answer{} : no("RIS-5.10", "rising.refusal.no_two_energy");
}

bool has_pledged(const State& state, Seat seat, int purpose) {
  if (purpose < kBuildPurpose) return state.pledges.energy[at(purpose)][at(seat)] > 0;
  return !state.pledges.pieces[at(purpose - kBuildPurpose)][at(seat)].empty();
}

}  // namespace

Answer object_to_pledge(const State& state, Seat seat, const Move& move) {
  const bool build = move.to >= kBuildPurpose;
  if (state.phase != Phase::place && state.phase != Phase::actions) {
    if (!buys_in_every_moment(state)) return no("RIS-14.1", "rising.refusal.purchase_phase");
    if (build) return no("RIS-6.2", "rising.refusal.build_phase");
    if (move.to < kUnfloodPurpose) return no("RIS-3.7", "rising.refusal.barrier_phase");
  }
  if (move.kind == Move::Kind::take_back)
    return has_pledged(state, seat, move.to) ? Answer{} : no("RIS-5.10", "rising.refusal.nothing_pledged");
  if (state.pledges.barred[at(move.to)].has(seat)) return no("RIS-5.10", "rising.refusal.barred");
  if (!build) return object_to_energy(state, seat, move);
  const int space = move.to - kBuildPurpose;
  if (auto answer = object_to_space(state, seat, space)) return answer;
  if (auto answer = object_to_component(state, move.from, space)) return answer;
  return object_to_pieces(state, seat, move);
}

}  // namespace atlantica::rising
