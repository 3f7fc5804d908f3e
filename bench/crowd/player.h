#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>

namespace atlantica {

class Player;

// Notifications from a player. Everything is called on the player's thread.
class Mind {
 public:
  virtual ~Mind() = default;
  // A message `joined` or `update`.
  virtual void sees(Player& player, const boost::json::object& situation) = 0;
  // The move with that number was stored; the table is now at `sequence`.
  virtual void accepted(Player& player, std::uint64_t id, std::uint64_t sequence) = 0;
  virtual void refused(Player& player, const std::string& code) = 0;
  // The connection was lost; `code` is the reason the server gave, 0 if none. The player reconnects by itself.
  virtual void lost(Player& player, int code) = 0;
};

// A player in a seat, over a real WebSocket, who reconnects when the connection breaks. Lives on one thread.
class Player : public std::enable_shared_from_this<Player> {
 public:
  struct Ticket {
    boost::asio::ip::tcp::endpoint server;
    std::string table;
    std::string token;  // of a seat; empty for a spectator
    int seat = -1;
  };

  Player(boost::asio::io_context& io, Ticket ticket, Mind& mind);

  void arrive();
  // Sends a move for the situation at `sequence`; returns its number.
  std::uint64_t move(std::uint64_t sequence, const std::string& move);
  // Asks for the situation again.
  void look_again();
  // Closes the connection for good; there are no notifications afterwards.
  void disconnect();

  const Ticket& ticket() const { return ticket_; }

 private:
  using Socket = boost::beast::websocket::stream<boost::beast::tcp_stream>;

  static boost::asio::awaitable<void> live(std::shared_ptr<Player> self);
  static boost::asio::awaitable<void> write_all(std::shared_ptr<Player> self, std::shared_ptr<Socket> socket);
  boost::asio::awaitable<int> talk();
  void send(std::string text);
  void hear(const std::string& text);
  std::string join_text() const;

  boost::asio::io_context& io_;
  Ticket ticket_;
  Mind& mind_;
  std::shared_ptr<Socket> socket_;  // while connected
  boost::asio::steady_timer pause_;
  std::deque<std::string> outgoing_;
  std::uint64_t moves_ = 0;              // sent so far
  std::optional<std::uint64_t> newest_;  // the last sequence received
  bool writing_ = false;
  bool left_ = false;
};

}  // namespace atlantica
