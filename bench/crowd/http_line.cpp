#include "crowd/http_line.h"

#include <fmt/format.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>

namespace atlantica {

namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

constexpr asio::as_tuple_t<asio::use_awaitable_t<>> kAwait{};

}  // namespace

asio::awaitable<std::string> HttpLine::ask(std::string method, std::string target, std::string body) {
  if (!stream_.socket().is_open()) {
    const auto [error] = co_await stream_.async_connect(server_, kAwait);
    if (error) {
      stream_.close();
      co_return "";
    }
    buffer_.clear();
  }
  http::request<http::string_body> request(http::string_to_verb(method), target, 11);
  request.set(http::field::host, fmt::format("{}:{}", server_.address().to_string(), server_.port()));
  request.body() = std::move(body);
  request.prepare_payload();
  const auto [writing, sent] = co_await http::async_write(stream_, request, kAwait);
  http::response<http::string_body> response;
  if (!writing) {
    const auto [reading, size] = co_await http::async_read(stream_, buffer_, response, kAwait);
    if (reading) response.result(http::status::bad_gateway);
  }
  if (writing || !response.keep_alive() || response.result() == http::status::bad_gateway) stream_.close();
  if (writing || response.result() != http::status::ok) co_return "";
  co_return std::move(response.body());
}

}  // namespace atlantica
