#pragma once

#include "server/lobby.h"
#include "store/store.h"

namespace atlantica {

// Stores the results of games that are over but were stored without them, as programs of old did when they were killed
// at the wrong moment. One table after another, in the background; both arguments must outlive it.
void sweep_results(Store& store, Lobby& lobby);

}  // namespace atlantica
