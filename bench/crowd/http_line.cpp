#include "crowd/http_line.h"

#include <fmt/format.h>

#include <boost/beast/http.hpp>

#include "crowd/await.h"

namespace atlantica {

namespace asio = boost::asio;
namespace http = boost::beast::http;

asio::awaitable<std::string> HttpLine::ask(std::string method, std::string target, std::string body) {
  if (!stream_.socket().is_open()) {
    const auto [error] = co_await stream_.async_connect(server_, kAwaited);
    if (error) {
      stream_.close();
      co_return "";
    }
    buffer_.clear();
  }
  http::request<http::string_body> request(http::string_to_verb(method), target, 11);
  request.set(http::field::host, fmt::format("{}:{}", server_.address().to_string(), server_.port()));
  if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
  request.body() = std::move(body);
  request.prepare_payload();
  const auto [writing, sent] = co_await http::async_write(stream_, request, kAwaited);
  http::response<http::string_body> response;
  if (!writing) {
    const auto [reading, size] = co_await http::async_read(stream_, buffer_, response, kAwaited);
    if (reading) response.result(http::status::bad_gateway);
  }
  if (writing || !response.keep_alive() || response.result() == http::status::bad_gateway) stream_.close();
  if (writing || response.result() != http::status::ok) co_return "";
  if (const auto set = response.find(http::field::set_cookie); set != response.end())
    cookie_ = set->value().substr(0, set->value().find(';'));
  co_return std::move(response.body());
}

}  // namespace atlantica
