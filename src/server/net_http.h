#pragma once

#include "server/net_types.h"

namespace atlantica {

// Serves one connection until it closes or becomes a WebSocket that closes.
Awaitable<void> serve_connection(Stream stream, Site& site);

}  // namespace atlantica
