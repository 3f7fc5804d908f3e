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
#include <functional>
#include <utility>

#include "server/accounts.h"
#include "server/address_limits.h"
#include "server/api.h"
#include "server/connections.h"
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

// Whether X-Forwarded-For and X-Forwarded-Proto come from our own proxy.
enum class Trust { nobody, proxy };

// What connections share; it outlives them all.
struct Site {
  Lobby& lobby;
  Api& api;
  const WebFiles& files;
  Connections& connections;
  Accounts& accounts;
  AddressLimits& limits;
  Metrics& metrics;
  Trust trust;
  std::function<std::chrono::steady_clock::time_point()> now;
};

// Awaits the answer of start(Callback<T>), which may arrive on any thread, and resumes on the connection's strand.
template <class T, class Start>
Awaitable<T> await_answer(Start start) {
  const asio::use_awaitable_t<Executor> token;
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(T)>(
      [](auto handler, Start begin) {
        auto executor = asio::get_associated_executor(handler);
        begin([handler = std::move(handler), executor](T value) mutable {
          asio::post(executor, [handler = std::move(handler), value = std::move(value)]() mutable {
            std::move(handler)(std::move(value));
          });
        });
      },
      token, std::move(start));
}

}  // namespace atlantica
