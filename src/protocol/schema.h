#pragma once

#include "match/schema.h"

namespace atlantica {

// Defines every message of the WebSocket, and what is any of them: "ClientMessage" and "ServerMessage". "View", "Moves"
// and "Events" are left to the games.
void define_messages(Schema& schema);

}  // namespace atlantica
