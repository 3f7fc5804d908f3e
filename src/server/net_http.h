#pragma once

#include <memory>
#include <string>

#include "server/net_types.h"

namespace atlantica {

// Serves one connection until it closes or becomes a WebSocket that closes.
// `peer` is the address at its other end, whose connections include this one; behind a proxy that counts for nothing.
Awaitable<void> serve_connection(Stream stream, std::string peer, std::shared_ptr<AddressLimits::Admission> admission,
                                 Site& site);

}  // namespace atlantica
