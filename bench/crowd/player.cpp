#include "crowd/player.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <utility>

#include "crowd/await.h"

namespace atlantica {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;

namespace {

// Between two attempts to reconnect; the page waits longer.
constexpr std::chrono::milliseconds kPause{20};

}  // namespace

Player::Player(asio::io_context& io, Ticket ticket, Mind& mind)
    : io_(io), ticket_(std::move(ticket)), mind_(mind), pause_(io) {}

void Player::arrive() { asio::co_spawn(io_, live(shared_from_this()), asio::detached); }

std::uint64_t Player::move(std::uint64_t sequence, const std::string& move) {
  send(fmt::format(R"({{"type":"move","id":{},"sequence":{},"move":{}}})", ++moves_, sequence,
                   json::serialize(json::value(move))));
  return moves_;
}

void Player::look_again() { send(join_text()); }

void Player::disconnect() {
  left_ = true;
  pause_.cancel();
  if (socket_) socket_->next_layer().close();
}

std::string Player::join_text() const {
  const std::string token = ticket_.token.empty() ? "" : fmt::format(R"(,"token":"{}")", ticket_.token);
  const std::string since = newest_ ? fmt::format(R"(,"since":{})", *newest_) : "";
  return fmt::format(R"({{"type":"join","id":0,"table":"{}"{}{}}})", ticket_.table, token, since);
}

// Static functions that take the owner as an argument: the coroutine frame keeps the player alive.
asio::awaitable<void> Player::live(std::shared_ptr<Player> self) {
  while (!self->left_) {
    const int code = co_await self->talk();
    if (self->left_) break;
    self->mind_.lost(*self, code);
    self->pause_.expires_after(kPause);
    co_await self->pause_.async_wait(kAwaited);
  }
}

asio::awaitable<int> Player::talk() {
  const auto socket = std::make_shared<Socket>(io_);
  outgoing_.clear();
  writing_ = false;
  const auto [connecting] = co_await socket->next_layer().async_connect(ticket_.server, kAwaited);
  if (connecting || left_) co_return 0;
  socket->next_layer().socket().set_option(asio::ip::tcp::no_delay(true));
  const std::string host = fmt::format("{}:{}", ticket_.server.address().to_string(), ticket_.server.port());
  const auto [upgrading] = co_await socket->async_handshake(host, "/ws", kAwaited);
  if (upgrading || left_) co_return 0;
  socket_ = socket;
  send(join_text());
  for (;;) {
    beast::flat_buffer buffer;
    const auto [error, size] = co_await socket->async_read(buffer, kAwaited);
    if (error || left_) break;
    hear(std::string(static_cast<const char*>(buffer.data().data()), size));
  }
  socket_.reset();
  co_return static_cast<int>(socket->reason().code);
}

void Player::hear(const std::string& text) {
  json::monotonic_resource memory;
  const json::object message = json::parse(text, &memory).as_object();
  const json::string& type = message.at("type").as_string();
  if (const json::value* sequence = message.if_contains("sequence"))
    newest_ = std::max(newest_.value_or(0), sequence->to_number<std::uint64_t>());
  if (type == "joined" || type == "update") mind_.sees(*this, message);
  if (type == "accepted") mind_.accepted(*this, message.at("id").to_number<std::uint64_t>(), *newest_);
  if (type == "error") mind_.refused(*this, std::string(message.at("code").as_string()));
}

void Player::send(std::string text) {
  if (!socket_) return;
  outgoing_.push_back(std::move(text));
  if (std::exchange(writing_, true)) return;
  asio::co_spawn(io_, write_all(shared_from_this(), socket_), asio::detached);
}

asio::awaitable<void> Player::write_all(std::shared_ptr<Player> self, std::shared_ptr<Socket> socket) {
  while (self->socket_ == socket && !self->outgoing_.empty()) {
    const std::string text = std::move(self->outgoing_.front());
    self->outgoing_.pop_front();
    const auto [error, size] = co_await socket->async_write(asio::buffer(text), kAwaited);
    if (error) co_return;
  }
  if (self->socket_ == socket) self->writing_ = false;
}

}  // namespace atlantica
