#pragma once

#include "match/schema.h"

namespace atlantica {

// Defines every WebSocket message, and the unions "ClientMessage" and "ServerMessage". "View", "Moves" and "Events" are
// left to the games.
void define_messages(Schema& schema);

}  // namespace atlantica
