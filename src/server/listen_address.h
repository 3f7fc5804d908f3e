#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace atlantica {

struct ListenAddress {
  std::string address;
  std::uint16_t port = 0;
};

// Parses "127.0.0.1:8080", "[::1]:8080" or "localhost:8080". Throws Failure for anything else.
ListenAddress read_listen_address(std::string_view text);

}  // namespace atlantica
