#include "browser.h"

#include <algorithm>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <cctype>
#include <cstdlib>

namespace atlantica {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

tcp::socket connect(asio::io_context& io, std::uint16_t port) {
  tcp::socket socket(io);
  socket.connect({asio::ip::make_address("127.0.0.1"), port});
  return socket;
}

std::string host(std::uint16_t port) { return "127.0.0.1:" + std::to_string(port); }

}  // namespace

boost::json::object HttpAnswer::json() const { return boost::json::parse(body).as_object(); }

HttpAnswer Browser::ask(const std::string& method, const std::string& target, const std::string& body,
                        const std::map<std::string, std::string>& headers) const {
  asio::io_context io;
  tcp::socket socket = connect(io, port_);
  http::request<http::string_body> request(http::string_to_verb(method), target, 11);
  request.set(http::field::host, host(port_));
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  http::write(socket, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(method == "HEAD");
  http::read(socket, buffer, parser);
  HttpAnswer answer;
  answer.status = static_cast<int>(parser.get().result_int());
  answer.body = parser.get().body();
  for (const auto& field : parser.get()) {
    std::string name(field.name_string());
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    answer.headers[name] = std::string(field.value());
  }
  return answer;
}

int Browser::send_raw(const std::string& bytes) const {
  asio::io_context io;
  tcp::socket socket = connect(io, port_);
  asio::write(socket, asio::buffer(bytes));
  socket.shutdown(tcp::socket::shutdown_send);
  std::string answer;
  boost::system::error_code error;
  asio::read(socket, asio::dynamic_buffer(answer), error);
  return answer.starts_with("HTTP/1.") ? std::atoi(answer.c_str() + 9) : 0;
}

bool Browser::talks_on_after(const std::string& bytes) const {
  asio::io_context io;
  tcp::socket socket = connect(io, port_);
  asio::write(socket, asio::buffer(bytes));
  std::string answer;
  boost::system::error_code error;
  asio::read(socket, asio::dynamic_buffer(answer), error);
  // Bytes that reach a closed connection are answered with a reset, which the next bytes run into.
  for (int i = 0; i < 2 && (!error || error == asio::error::eof); ++i) asio::write(socket, asio::buffer(bytes), error);
  return !error;
}

struct Line::Socket {
  asio::io_context io;
  beast::websocket::stream<tcp::socket> stream{io};
  bool closed = false;
};

Line::Line(std::uint16_t port, const std::string& origin, const std::string& cookie)
    : socket_(std::make_unique<Socket>()) {
  socket_->stream.next_layer() = connect(socket_->io, port);
  socket_->stream.set_option(
      beast::websocket::stream_base::decorator([origin, cookie](beast::websocket::request_type& request) {
        if (!origin.empty()) request.set(http::field::origin, origin);
        if (!cookie.empty()) request.set(http::field::cookie, cookie);
      }));
  socket_->stream.handshake(host(port), "/ws");
}

Line::~Line() {
  boost::system::error_code ignored;
  socket_->stream.next_layer().close(ignored);
}

void Line::send(const std::string& text) {
  boost::system::error_code ignored;  // the server may have closed already; hear() will tell
  socket_->stream.write(asio::buffer(text), ignored);
}

boost::json::object Line::hear() {
  beast::flat_buffer buffer;
  boost::system::error_code error;
  socket_->stream.read(buffer, error);
  if (error) {
    socket_->closed = true;
    return {};
  }
  return boost::json::parse(beast::buffers_to_string(buffer.data())).as_object();
}

boost::json::object Line::hear(const std::string& type) {
  for (;;) {
    boost::json::object message = hear();
    if (message.empty() || message.at("type").as_string() == type) return message;
  }
}

int Line::close_code() const { return socket_->closed ? static_cast<int>(socket_->stream.reason().code) : 0; }

}  // namespace atlantica
