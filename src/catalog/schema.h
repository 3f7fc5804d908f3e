#pragma once

#include "match/schema.h"

namespace atlantica {

// Defines what every game writes ("survive.View", "survive.MoveInfo", "survive.Event", "survive.Position"), what is one
// of them ("View", "Moves", "Events", "Position"), records and scenarios.
void define_games(Schema& schema);

}  // namespace atlantica
