#include "server/net_websocket.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>
#include <type_traits>

#include "protocol/codec.h"
#include "protocol/limits.h"
#include "server/client.h"
#include "server/net_visitor.h"
#include "server/token_bucket.h"
#include "speech/speaker.h"

namespace atlantica {

namespace {

namespace websocket = beast::websocket;

// Backpressure limit: a client this far behind has gone or is not reading.
constexpr std::size_t kMaxQueuedBytes = 4 * 1024 * 1024;

websocket::stream_base::timeout timeouts() {
  return {.handshake_timeout = std::chrono::seconds(10),
          .idle_timeout = std::chrono::seconds(60),
          .keep_alive_pings = true};
}

class Session final : public Client, public std::enable_shared_from_this<Session> {
 public:
  Session(Stream stream, Site& site, std::string address)
      : socket_(std::move(stream)),
        site_(site),
        address_(std::move(address)),
        bucket_(site.limits.new_connection(site.now())) {}

  Awaitable<void> run(beast::http::request<beast::http::string_body> upgrade) {
    session_ = session_of(upgrade);
    socket_.set_option(timeouts());
    socket_.read_message_max(0);  // enforced in read(), which answers before closing
    const auto [error] = co_await socket_.async_accept(upgrade, kAwait);
    if (error) co_return;
    socket_.text(true);
    const Counted counted(site_.metrics.websockets);
    const Connections::Entry entry(site_.connections, [weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->close(websocket::close_code::going_away);
    });
    for (;;) {
      const std::optional<std::string> text = co_await read();
      if (!text) break;
      co_await handle(*text);
    }
    disconnect_from_table();
  }

  void send(Text message) override {
    asio::post(socket_.get_executor(),
               [self = shared_from_this(), message = std::move(message)] { self->enqueue(message); });
  }
  std::string address() const override { return address_; }
  void refused(ErrorCode code) override { site_.metrics.refused(code); }

 private:
  // The next message, or nothing at the end.
  Awaitable<std::optional<std::string>> read() {
    beast::flat_buffer buffer;
    do {
      const auto [error, size] = co_await socket_.async_read_some(buffer, kMaxMessageBytes, kAwait);
      if (error) co_return std::nullopt;
      if (buffer.size() > kMaxMessageBytes) {
        answer({ErrorCode::too_large, {"common.protocol.too_large", {{"most", kMaxMessageBytes}}}, ""});
        finish(websocket::close_code::too_big);
        co_return std::nullopt;
      }
    } while (!socket_.is_message_done());
    co_return std::string(static_cast<const char*>(buffer.data().data()), buffer.size());
  }

  Awaitable<void> handle(const std::string& text) {
    auto message = read_client_message(text);
    if (!bucket_.take(site_.now())) {
      answer({ErrorCode::too_frequent, "common.server.messages", ""}, id_of(message));
      co_return;
    }
    if (!message) {
      answer(message.error().error, message.error().id);
      co_return;
    }
    if (const auto* join = std::get_if<JoinMessage>(&*message)) {
      co_await take_table(*join);
    } else if (!table_) {
      answer({ErrorCode::not_joined, "common.server.not_joined", ""}, id_of(message));
    } else {
      act(std::move(*message));
    }
  }

  static std::optional<MessageId> id_of(const std::expected<ClientMessage, BadMessage>& message) {
    if (!message) return message.error().id;
    return std::visit([](const auto& one) { return one.id; }, *message);
  }

  // The next message waits until the table is found, so that a move right after a join reaches the table.
  Awaitable<void> take_table(const JoinMessage& join) {
    const auto ask = [&](Callback<Lobby::FoundTable> callback) {
      site_.lobby.find(join.table, address_, std::move(callback));
    };
    auto found = co_await await_answer<Lobby::FoundTable>(ask);
    if (!found || *found != table_) disconnect_from_table();
    if (!found) {
      answer(found.error(), join.id);
      co_return;
    }
    std::optional<Member> member;
    if (join.seat && !join.token) {
      using Found = std::expected<std::optional<Member>, Error>;
      const auto who = [&](Callback<Found> callback) { site_.accounts.find(session_, std::move(callback)); };
      const Found signed_in = co_await await_answer<Found>(who);
      if (!signed_in) {
        answer(signed_in.error(), join.id);
        co_return;
      }
      member = *signed_in;
    }
    table_ = std::move(*found);
    table_->run([table = table_, self = shared_from_this(), join, member] { table->join(self, join, member); });
  }

  void act(ClientMessage message) {
    table_->run(
        [table = table_, self = shared_from_this(), message = std::move(message)] { table->act(self, message); });
  }

  void disconnect_from_table() {
    if (!table_) return;
    table_->run([table = table_, self = shared_from_this()] { table->disconnect(*self); });
    table_.reset();
  }

  void answer(const Error& error, std::optional<MessageId> id = std::nullopt) {
    refused(error.code);
    enqueue(std::make_shared<std::string>(write_message(error_message(error, speech::in_english(error.message), id))));
  }

  void enqueue(Text message) {
    if (closing_) return;
    queued_bytes_ += message->size();
    queue_.push_back(std::move(message));
    if (queued_bytes_ > kMaxQueuedBytes) {
      beast::get_lowest_layer(socket_).cancel();
      return;
    }
    start_writing();
  }

  // Closes once everything queued has been sent.
  void finish(websocket::close_code reason) {
    if (!closing_) closing_ = reason;
    start_writing();
  }

  void close(websocket::close_code reason) {
    asio::post(socket_.get_executor(), [self = shared_from_this(), reason] { self->finish(reason); });
  }

  void start_writing() {
    if (writing_) return;
    writing_ = true;
    asio::co_spawn(socket_.get_executor(), write_all(shared_from_this()), asio::detached);
  }

  // Static, with the owner as argument: the coroutine frame keeps the session alive.
  static Awaitable<void> write_all(std::shared_ptr<Session> self) {
    while (!self->queue_.empty()) {
      const Text message = std::move(self->queue_.front());
      self->queue_.pop_front();
      const auto [error, size] = co_await self->socket_.async_write(asio::buffer(*message), kAwait);
      self->queued_bytes_ -= message->size();
      if (error) co_return;  // the read fails with the same error; writing_ stays set so that nothing more is tried
    }
    if (self->closing_) {
      co_await self->socket_.async_close(*self->closing_, kAwait);
      co_return;
    }
    self->writing_ = false;
  }

  websocket::stream<Stream> socket_;
  Site& site_;
  const std::string address_;  // of the visitor
  TokenBucket bucket_;
  std::string session_;  // of the signed-in user
  std::shared_ptr<Table> table_;
  std::deque<Text> queue_;
  std::size_t queued_bytes_ = 0;
  bool writing_ = false;
  std::optional<websocket::close_code> closing_;
};

}  // namespace

Awaitable<void> serve_websocket(Stream stream, beast::http::request<beast::http::string_body> upgrade, Site& site,
                                std::string address) {
  const auto session = std::make_shared<Session>(std::move(stream), site, std::move(address));
  co_await session->run(std::move(upgrade));
}

}  // namespace atlantica
