#include "server/net_websocket.h"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>

#include "protocol/codec.h"
#include "protocol/limits.h"
#include "server/client.h"
#include "server/net_visitor.h"
#include "server/owed_answer.h"
#include "server/table_requests.h"
#include "server/token_bucket.h"
#include "speech/speaker.h"

namespace atlantica {

namespace {

namespace websocket = beast::websocket;

// Whoever takes longer for one message is not reading.
constexpr std::chrono::seconds kSlowestMessage{20};
// Beside what the server holds, the system holds up to about twice as much for every connection.
constexpr int kSystemBytes = 128 * 1024;

websocket::stream_base::timeout timeouts() { return {std::chrono::seconds(10), std::chrono::seconds(60), true}; }

class Session final : public Client, public std::enable_shared_from_this<Session> {
 public:
  Session(Stream stream, const Upgrade& upgrade, Site& site)
      : socket_(std::move(stream)),
        site_(site),
        admission_(upgrade.admission),
        address_(upgrade.address),
        bucket_(site.limits.new_connection(site.now())),
        session_(session_of(upgrade.request)) {}

  Awaitable<void> run(beast::http::request<beast::http::string_body> upgrade) {
    NetError ignored;
    beast::get_lowest_layer(socket_).socket().set_option(asio::socket_base::send_buffer_size(kSystemBytes), ignored);
    socket_.set_option(timeouts());
    socket_.read_message_max(0);  // enforced in read(), which answers before closing
    const auto [error] = co_await socket_.async_accept(upgrade, kAwait);
    if (error) co_return;
    socket_.text(true);
    const Counted counted(site_.metrics.websockets);
    const Connections::Entry entry(site_.connections, [weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->close(websocket::close_code::going_away);
    });
    const Leaving leaving{*this};
    for (;;) {
      const std::optional<std::string> text = co_await read();
      if (!text) break;
      try {
        co_await handle(*text);
      } catch (...) {
        log_problem("common.log.task", std::current_exception());
      }
    }
  }

  void send(Text message) override {
    if (lost_ || stopped()) return;
    const std::size_t size = message->size();
    if (!admission_->hold(size)) return lose();
    try {
      asio::post(socket_.get_executor(), [self = shared_from_this(), message = std::move(message)]() mutable {
        self->enqueue(std::move(message));
      });
    } catch (...) {
      admission_->release(size);
      lose();
    }
  }
  void drop() noexcept override {
    try {
      close(websocket::close_code::try_again_later);
    } catch (...) {
      lost_ = true;  // read() looks at it
    }
  }
  std::string address() const override { return address_; }
  void refused(ErrorCode code) override { site_.metrics.refused(code); }

 private:
  // Says goodbye to the table, however the session ends.
  struct Leaving {
    Session& session;
    ~Leaving() {
      try {
        session.disconnect_from_table();
      } catch (...) {  // the table notices that the client is no more
      }
    }
  };
  // Hangs up if writing ends before its time: no message may be missing among those that follow.
  struct Writing {
    Session& session;
    bool done = false;
    ~Writing() {
      if (!done) session.hang_up();
    }
  };

  bool stopped() { return asio::query(socket_.get_executor(), asio::execution::context).stopped(); }

  // The next message, or nothing at the end.
  Awaitable<std::optional<std::string>> read() {
    beast::flat_buffer buffer;
    do {
      const auto [error, size] = co_await socket_.async_read_some(buffer, kMaxMessageBytes, kAwait);
      if (error || lost_) co_return std::nullopt;
      if (buffer.size() > kMaxMessageBytes) {
        answer({ErrorCode::too_large, {"common.protocol.too_large", {{"most", kMaxMessageBytes}}}, ""});
        finish(websocket::close_code::too_big);
        co_return std::nullopt;
      }
    } while (!socket_.is_message_done());
    co_return std::string(static_cast<const char*>(buffer.data().data()), buffer.size());
  }

  Awaitable<void> handle(const std::string& text) {
    OwedAnswer unread(shared_from_this(), std::nullopt);
    auto message = read_client_message(text);
    OwedAnswer owed(shared_from_this(), id_of(message));
    unread.paid();
    if (!may_send(message)) {
      answer({ErrorCode::too_frequent, "common.server.messages", ""}, id_of(message));
    } else if (!message) {
      answer(message.error().error, message.error().id);
    } else if (const auto* join = std::get_if<JoinMessage>(&*message)) {
      co_await take_table(*join, std::move(owed));
      co_return;
    } else if (!table_) {
      answer({ErrorCode::not_joined, "common.server.not_joined", ""}, id_of(message));
    } else {
      act(std::move(*message), std::move(owed));
      co_return;
    }
    owed.paid();
  }

  static std::optional<MessageId> id_of(const std::expected<ClientMessage, BadMessage>& message) {
    if (!message) return message.error().id;
    return std::visit([](const auto& one) { return one.id; }, *message);
  }

  bool may_send(const std::expected<ClientMessage, BadMessage>& message) {
    const auto now = site_.now();
    if (!bucket_.take(now) || !site_.limits.take(address_, AddressLimits::Kind::request, now)) return false;
    return !message || !std::holds_alternative<SayMessage>(*message) ||
           site_.limits.take(address_, AddressLimits::Kind::chat, now);
  }

  // The next message waits until the table is found, so that a move right after a join reaches the table.
  Awaitable<void> take_table(JoinMessage join, OwedAnswer owed) {
    const auto ask = [&](Callback<Lobby::FoundTable> callback) {
      site_.lobby.find(join.table, address_, std::move(callback));
    };
    auto found = co_await await_answer<Lobby::FoundTable>(ask);
    if (!found || *found != table_) disconnect_from_table();
    if (!found) {
      answer(found.error(), join.id);
      owed.paid();
      co_return;
    }
    std::optional<Member> member;
    if (join.seat && !join.token) {
      using Found = std::expected<std::optional<Member>, Error>;
      const auto who = [&](Callback<Found> callback) { site_.accounts.find(session_, std::move(callback)); };
      const Found signed_in = co_await await_answer<Found>(who);
      if (!signed_in) {
        answer(signed_in.error(), join.id);
        owed.paid();
        co_return;
      }
      member = *signed_in;
    }
    table_ = std::move(*found);
    table_->run([table = table_, self = shared_from_this(), join, member, owed = std::move(owed)]() mutable {
      attend(table, self, std::move(join), std::move(member), std::move(owed));
    });
  }

  void act(ClientMessage message, OwedAnswer owed) {
    if (table_->is_broken()) {
      owed.paid();
      answer({ErrorCode::unavailable, "common.server.unavailable", ""});
      return finish(websocket::close_code::try_again_later);
    }
    table_->run([table = table_, self = shared_from_this(), message = std::move(message),
                 owed = std::move(owed)]() mutable { ask_table(table, self, std::move(message), std::move(owed)); });
  }

  void disconnect_from_table() {
    if (!table_) return;
    const auto table = std::exchange(table_, nullptr);
    table->run([table, self = shared_from_this()] { table->disconnect(*self); });
  }

  void answer(const Error& error, std::optional<MessageId> id = std::nullopt) {
    refused(error.code);
    auto text =
        std::make_shared<std::string>(write_message(error_message(error, speech::in_english(error.message), id)));
    if (!admission_->hold(text->size())) return hang_up();
    enqueue(std::move(text));
  }

  // What is queued is held by the admission, and is released when it is sent or the session ends.
  void enqueue(Text message) {
    if (closing_ || lost_) return;
    if (writing_ && site_.now() - writing_since_ > kSlowestMessage) return hang_up();
    try {
      queue_.push_back(std::move(message));
    } catch (...) {
      return hang_up();
    }
    start_writing();
  }

  // The client has missed a message, or is not reading.
  void lose() {
    if (lost_.exchange(true)) return;
    try {
      asio::post(socket_.get_executor(), [self = shared_from_this()] { self->hang_up(); });
    } catch (...) {  // read() looks at lost_
    }
  }

  // At once, without what is still to be sent.
  void hang_up() noexcept {
    lost_ = true;
    queue_.clear();
    NetError ignored;
    beast::get_lowest_layer(socket_).socket().set_option(asio::socket_base::linger(true, 0), ignored);
    beast::get_lowest_layer(socket_).socket().close(ignored);
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
    try {
      asio::co_spawn(socket_.get_executor(), write_all(shared_from_this()), asio::detached);
    } catch (...) {
      hang_up();
    }
  }

  // Static, with the owner as argument: the coroutine frame keeps the session alive.
  static Awaitable<void> write_all(std::shared_ptr<Session> self) {
    Writing writing{*self};
    while (!self->queue_.empty()) {
      const Text message = std::move(self->queue_.front());
      self->queue_.pop_front();
      self->writing_since_ = self->site_.now();
      const auto [error, size] = co_await self->socket_.async_write(asio::buffer(*message), kAwait);
      self->admission_->release(message->size());
      if (error) co_return;  // writing_ stays set so that nothing more is tried
    }
    if (self->closing_) co_await self->socket_.async_close(*self->closing_, kAwait);
    writing.done = true;
    if (!self->closing_) self->writing_ = false;
  }

  websocket::stream<Stream> socket_;
  Site& site_;
  std::shared_ptr<AddressLimits::Admission> admission_;
  const std::string address_;  // of the visitor
  TokenBucket bucket_;
  std::string session_;  // of the signed-in user
  std::shared_ptr<Table> table_;
  std::deque<Text> queue_;
  bool writing_ = false;
  std::chrono::steady_clock::time_point writing_since_;
  std::optional<websocket::close_code> closing_;
  std::atomic<bool> lost_ = false;  // it has missed a message or is to be closed
};

}  // namespace

Awaitable<void> serve_websocket(Stream stream, Upgrade upgrade, Site& site) {
  const auto session = std::make_shared<Session>(std::move(stream), upgrade, site);
  co_await session->run(std::move(upgrade.request));
}

}  // namespace atlantica
