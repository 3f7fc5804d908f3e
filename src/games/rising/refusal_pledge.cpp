#include "games/rising/notation.h"
#include "games/rising/refusal.h"
#include "games/rising/steps.h"
#include "games/rising/table.h"
#include "games/rising/versions.h"

// RIS-5.10, RIS-6.2
namespace atlantica::rising {

namespace {

constexpr int kSquareEnergy = 2;

Answer object_to_barrier_for_energy(const State& state, int peninsula) {
  const std::string name(peninsula_name(peninsula));
  if (state.standing[at(peninsula)] == 0) return no("RIS-4.6", "The " + name + " have no tile left to protect.");
  if (has(state.barriers, peninsula)) return no("RIS-4.6", "The " + name + " have a barrier.");
  if (count(state.barriers) >= state.edition->barriers) return no("RIS-1.3", "No barrier is left in the supply.");
  return {};
}

Answer object_to_energy(const State& state, Seat seat, const Move& move) {
  if (move.what != kEnergy || move.from != 0) return no("RIS-5.8", "Barriers and unflooding are paid with energy.");
  if (state.stock[at(seat)][kEnergy] == 0) return no("RIS-5.8", "You have no energy.");
  if (move.to < kUnfloodPurpose) return object_to_barrier_for_energy(state, move.to);
  if (state.standing[at(move.to - kUnfloodPurpose)] < kLength) return {};
  return no("RIS-4.5", "No tile there is flooded.");
}

Answer object_to_space(const State& state, Seat seat, int space) {
  if (space >= state.build_spaces)
    return no("RIS-6.1", "There are only " + std::to_string(state.build_spaces) + " build spaces.");
  if (!has(state.opened, space)) {
    if (state.phase != Phase::actions) return no("RIS-6.2", "Components are built in the Take Actions phase.");
    if (has(state.built_at, space)) return no("RIS-6.2", "A component was built at this space in this phase.");
  }
  const Bits own = standing_on(state, kFirstBuild + space) & atlanteans_of(state, seat) & ~bit(kAutomaton);
  return own != 0 ? Answer{} : no("RIS-6.2", "You have no Atlantean on that build space.");
}

Answer object_to_component(const State& state, int component, int space) {
  const std::string name(component_name(component));
  if (component == kPowerCore) {
    if ((state.blueprint & ~state.built) != 0) return no("RIS-6.3", "The Power Core is built when all others stand.");
  } else if (!has(state.blueprint, component)) {
    return no("RIS-6.3", "The " + name + " is not in the blueprint.");
  } else if (has(state.built, component)) {
    return no("RIS-6.3", "The " + name + " stands already.");
  }
  for (int other = 0; other < state.build_spaces; ++other) {
    const int named = state.pledges.component[at(other)];
    if (other == space ? named != kUnknown && named != component : named == component)
      return no("RIS-6.2", other == space ? "Another component is named at this space."
                                          : "The " + name + " is named at another space.");
  }
  return {};
}

Answer object_to_pieces(const State& state, Seat seat, const Move& move) {
  const bool square = move.what >= Move::kSquare;
  const int resource = move.what % Move::kSquare;
  if (resource >= kResources) return no("RIS-5.10", "Components are paid with resources, not with energy.");
  const std::string name(resource_name(resource));
  if (missing(state, move.to - kBuildPurpose, move.from)[resource] == 0)
    return no("RIS-5.10", "No " + name + " is missing for it.");
  if (!square) return state.stock[at(seat)][resource] > 0 ? Answer{} : no("RIS-5.10", "You have no " + name + ".");
  if (!holds(state, seat, Card::masons_square)) return no("RIS-5.5", "You do not hold the Mason's Square.");
  if (has_power(state.used, Power::square)) return no("RIS-7.5", "The Mason's Square was used in this round.");
  return state.stock[at(seat)][kEnergy] >= kSquareEnergy ? Answer{} : no("RIS-5.10", "You do not have 2 energy.");
}

bool has_pledged(const State& state, Seat seat, int purpose) {
  if (purpose < kBuildPurpose) return state.pledges.energy[at(purpose)][at(seat)] > 0;
  return !state.pledges.pieces[at(purpose - kBuildPurpose)][at(seat)].empty();
}

}  // namespace

Answer object_to_pledge(const State& state, Seat seat, const Move& move) {
  const bool build = move.to >= kBuildPurpose;
  if (state.phase != Phase::place && state.phase != Phase::actions) {
    if (!buys_in_every_moment(state)) return no("RIS-14.1", "Purchases are made in Place and in Actions.");
    if (build) return no("RIS-6.2", "Components are built in the Take Actions phase.");
    if (move.to < kUnfloodPurpose) return no("RIS-3.7", "Barriers are bought in Place and in Actions.");
  }
  if (move.kind == Move::Kind::take_back)
    return has_pledged(state, seat, move.to) ? Answer{} : no("RIS-5.10", "You have pledged nothing for that.");
  if (state.pledges.barred[at(move.to)].has(seat))
    return no("RIS-5.10", "You took back your pledge for that; it is not renewed in this phase.");
  if (!build) return object_to_energy(state, seat, move);
  const int space = move.to - kBuildPurpose;
  if (auto answer = object_to_space(state, seat, space)) return answer;
  if (auto answer = object_to_component(state, move.from, space)) return answer;
  return object_to_pieces(state, seat, move);
}

}  // namespace atlantica::rising
