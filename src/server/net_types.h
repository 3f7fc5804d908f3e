#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/failure.h"
#include "server/accounts.h"
#include "server/address_limits.h"
#include "server/api.h"
#include "server/connections.h"
#include "server/log.h"
#include "server/tasks.h"
#include "server/web_files.h"

// Names shared by the net_*.cpp files, the only ones that touch sockets.
namespace atlantica {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;
using NetError = boost::system::error_code;

// Every connection has its own strand.
using Executor = asio::strand<asio::io_context::executor_type>;
using Stream = beast::basic_stream<tcp, Executor>;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
// co_await with this yields [error, results...] and does not throw.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> kAwait{};

// What connections share; it outlives them all.
struct Site {
  Lobby& lobby;
  Api& api;
  const WebFiles& files;
  Connections& connections;
  Accounts& accounts;
  AddressLimits& limits;
  Metrics& metrics;
  std::size_t proxies;             // of our own, in front of the server
  std::vector<std::string> names;  // hosts that requests may be for; empty: any
  std::function<std::chrono::steady_clock::time_point()> now;
};

// The one call of a handler, on its executor: with a value, or with nothing if this is destroyed before.
template <class T, class Handler>
class Answering {
 public:
  explicit Answering(Handler handler) : handler_(std::move(handler)) {}
  Answering(Answering&& other) noexcept : handler_(std::exchange(other.handler_, std::nullopt)) {}
  Answering& operator=(Answering&&) = delete;
  ~Answering() {
    try {
      complete(std::nullopt);
    } catch (...) {  // without memory even for that, the connection is closed
    }
  }

  void operator()(T value) { complete(std::move(value)); }

 private:
  void complete(std::optional<T> value) {
    if (!handler_) return;
    Handler handler = *std::exchange(handler_, std::nullopt);
    const auto executor = asio::get_associated_executor(handler);
    if (asio::query(executor, asio::execution::context).stopped()) return;
    asio::post(executor, [handler = std::move(handler), value = std::move(value)]() mutable {
      std::move(handler)(std::move(value));
    });
  }

  std::optional<Handler> handler_;
};

// Awaits the answer of start(Callback<T>), which may arrive on any thread, and resumes on the connection's strand.
// Throws Failure if there is none.
template <class T, class Start>
Awaitable<T> await_answer(Start start) {
  const asio::use_awaitable_t<Executor> token;
  std::optional<T> answer =
      co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(std::optional<T>)>(
          [](auto handler, Start begin) {
            try {
              begin(Answering<T, decltype(handler)>(std::move(handler)));
            } catch (...) {
              log_problem("common.log.task", std::current_exception());
            }
          },
          token, std::move(start));
  if (!answer) throw Failure("common.server.unavailable");
  co_return std::move(*answer);
}

}  // namespace atlantica
