#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <cstdint>
#include <string>

#include "server/net_types.h"

namespace atlantica {

using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;

// Accepts connections at an IP address and a port, 0 for a free one. Throws Failure if that is impossible.
Acceptor listen(const Executor& executor, const std::string& address, std::uint16_t port);

}  // namespace atlantica
