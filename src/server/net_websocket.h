#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net_types.h"

namespace atlantica {

// Runs the game protocol over a connection that asked for a WebSocket, until it closes.
Awaitable<void> serve_websocket(Stream stream, beast::http::request<beast::http::string_body> upgrade, Site& site);

}  // namespace atlantica
