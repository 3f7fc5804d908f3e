#include "server/net_listen.h"

#include "core/failure.h"

namespace atlantica {

Acceptor listen(const Executor& executor, const std::string& address, std::uint16_t port) {
  NetError error;
  const auto place = asio::ip::make_address(address, error);
  if (error) throw Failure({"common.server.no_ip", {{"text", address}}});
  const tcp::endpoint endpoint(place, port);
  Acceptor acceptor(executor);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  const std::string number = std::to_string(port);
  if (error == asio::error::address_in_use)
    throw Failure({"common.server.port_in_use", {{"port", number}, {"address", address}}});
  if (error == asio::error::access_denied) throw Failure({"common.server.port_rights", {{"port", number}}});
  if (error)
    throw Failure(
        {"common.server.no_listening", {{"address", address}, {"port", number}, {"reason", error.message()}}});
  return acceptor;
}

}  // namespace atlantica
