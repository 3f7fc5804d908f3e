#pragma once

#include <optional>

#include "games/rising/state.h"
#include "games/rising/view.h"

// The parts of a view.
namespace atlantica::rising {

Crowd crowd(const State& state, int place);
PeninsulaView peninsula_view(const State& state, int peninsula);
BuildSpaceView build_space_view(const State& state, int space);
ComponentView component_view(const State& state, int component);
PurchaseView purchase_view(const State& state, int purpose);
DeckView misfortune_deck(const State& state);
DeckView library_deck(const State& state);
SeatView seat_view(const State& state, Seat seat);
std::optional<HologramView> hologram_view(const State& state);

}  // namespace atlantica::rising
