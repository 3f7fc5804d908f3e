#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace atlantica {

// co_await with this yields [error, results...] and does not throw.
inline constexpr boost::asio::as_tuple_t<boost::asio::use_awaitable_t<>> kAwaited{};

}  // namespace atlantica
