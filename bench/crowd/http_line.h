#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <string>

namespace atlantica {

// Requests to a server over one connection, which is reopened if it was closed. It stays signed in.
class HttpLine {
 public:
  HttpLine(boost::asio::io_context& io, const boost::asio::ip::tcp::endpoint& server) : stream_(io), server_(server) {}

  // The body of the response; empty if there is none or it is not "200 OK".
  boost::asio::awaitable<std::string> get(std::string target) { return ask("GET", std::move(target), ""); }
  boost::asio::awaitable<std::string> post(std::string target, std::string body) {
    return ask("POST", std::move(target), std::move(body));
  }

 private:
  boost::asio::awaitable<std::string> ask(std::string method, std::string target, std::string body);

  boost::beast::tcp_stream stream_;
  boost::asio::ip::tcp::endpoint server_;
  boost::beast::flat_buffer buffer_;
  std::string cookie_;
};

}  // namespace atlantica
