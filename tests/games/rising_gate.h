#pragma once

#include "games/rising_moves.h"

namespace atlantica::rising {

constexpr int index(Component component) { return static_cast<int>(component); }
constexpr int gate(int space) { return kFirstBuild + space; }  // a build space

inline Move for_unflooding(int peninsula) {
  return Move::of(Move::Kind::pledge, kEnergy, 0, kUnfloodPurpose + peninsula);
}
inline Move for_component(Component component, Resource resource, int space = 0) {
  return Move::of(Move::Kind::pledge, static_cast<int>(resource), index(component), kBuildPurpose + space);
}

// A board for buying and building, in Actions.
struct GateBoard : Board {
  explicit GateBoard(int seats, const Edition& edition = house_edition()) : Board(seats, edition) {
    // Nobody is the Artificer, whose power would interfere.
    for (Seat seat = seats - 1; seat >= 0; --seat) councilor(seat, static_cast<Councilor>(seat + 1));
    phase(Phase::actions);
  }
  GateBoard& blueprint(Component component) {
    state.blueprint |= 1U << index(component);
    return *this;
  }
  bool has_built(Component component) const { return (state.built >> index(component) & 1) != 0; }
  bool has_barrier(int peninsula) const { return (state.barriers >> peninsula & 1) != 0; }
  int energy(Seat seat) const { return stock(seat, Resource::energy); }

  // Gives the seat the whole cost and pledges it.
  GateBoard& pay(Seat seat, Component component, int space = 0) {
    const auto& cost = state.edition.components[at(index(component))].cost;
    for (int resource = 0; resource < kResources; ++resource)
      for (int i = 0; i < cost[at(resource)]; ++i) {
        give(seat, static_cast<Resource>(resource), 1);
        play(seat, for_component(component, static_cast<Resource>(resource), space));
      }
    return *this;
  }
  // A follower of the seat goes to the gate and the seat builds the component there.
  GateBoard& build(Seat seat, Component component, int space = 0) {
    blueprint(component);
    stand(seat, Kind::follower, gate(space));
    pay(seat, component, space);
    EXPECT_TRUE(has_built(component));
    return *this;
  }
};

}  // namespace atlantica::rising
