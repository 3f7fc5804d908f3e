#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>

#include "server/net_types.h"

namespace atlantica {

// What a WebSocket takes over from the HTTP connection that asked for it.
struct Upgrade {
  beast::http::request<beast::http::string_body> request;
  std::string address;  // of the visitor, see counted_address
  std::shared_ptr<AddressLimits::Admission> admission;
};

// Runs the game protocol over a connection that asked for a WebSocket, until it closes.
Awaitable<void> serve_websocket(Stream stream, Upgrade upgrade, Site& site);

}  // namespace atlantica
