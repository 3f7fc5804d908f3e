#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/net_types.h"

namespace atlantica {

// Runs the game protocol over a connection that asked for a WebSocket, until it closes. `address` is the visitor's.
Awaitable<void> serve_websocket(Stream stream, beast::http::request<beast::http::string_body> upgrade, Site& site,
                                std::string address);

}  // namespace atlantica
