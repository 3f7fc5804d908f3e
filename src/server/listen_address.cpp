#include "server/listen_address.h"

#include <boost/asio/ip/address.hpp>
#include <charconv>

#include "core/failure.h"

namespace atlantica {

ListenAddress read_listen_address(std::string_view text) {
  const auto wrong = [&](const Message& problem) {
    return Failure({"common.server.bad_address", {{"text", text}, {"problem", problem}}});
  };
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) throw wrong("common.server.no_port");
  std::string_view address = text.substr(0, colon);
  const std::string_view port = text.substr(colon + 1);
  ListenAddress listen;
  const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), listen.port);
  if (error != std::errc{} || end != port.data() + port.size()) throw wrong("common.server.port_number");
  if (address.starts_with('[') && address.ends_with(']'))
    address = address.substr(1, address.size() - 2);
  else if (address.contains(':'))
    throw wrong("common.server.ipv6");
  listen.address = address == "localhost" ? "127.0.0.1" : std::string(address);
  boost::system::error_code unreadable;
  boost::asio::ip::make_address(listen.address, unreadable);
  if (unreadable) throw wrong("common.server.not_ip");
  return listen;
}

}  // namespace atlantica
