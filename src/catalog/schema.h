#pragma once

#include "match/schema.h"

namespace atlantica {

// Defines the JSON of every game ("survive.View", "survive.MoveInfo", "survive.Event", "survive.Position"), their
// unions ("View", "Moves", "Events", "Position"), records and scenarios.
void define_games(Schema& schema);

}  // namespace atlantica
