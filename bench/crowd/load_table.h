#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "crowd/latencies.h"
#include "crowd/player.h"

namespace atlantica {

// Totals over all tables since counting began.
struct LoadFigures {
  bool counting = false;
  std::size_t sent = 0;
  std::size_t accepted = 0;
  std::size_t refused = 0;
  std::size_t lost = 0;   // connections
  std::size_t games = 0;  // played to the end
  Latencies to_mover;     // from a move to its acknowledgement
  Latencies to_others;    // from a move to the view of each other player
};

// The players at one table, who play random moves, at most one per `period`.
class LoadTable : public Mind {
 public:
  using Clock = std::chrono::steady_clock;

  // `over` is called once, when all players have seen the end of the game.
  LoadTable(boost::asio::io_context& io, Clock::duration period, LoadFigures& figures,
            std::function<void(LoadTable&)> over);

  // Seats the players with a new table's tickets.
  void open(const std::vector<Player::Ticket>& tickets);
  // Lets the players move from `first` on; until then they only watch.
  void play(Clock::time_point first);
  void disconnect();
  // Whether every player has been shown the table.
  bool complete() const { return seen_ >= players_.size() && !players_.empty(); }
  std::size_t players() const { return players_.size(); }

  void sees(Player& player, const boost::json::object& situation) override;
  void accepted(Player& player, std::uint64_t id, std::uint64_t sequence) override;
  void refused(Player& player, const std::string& code) override;
  void lost(Player& player, int code) override;

 private:
  struct Sent {
    std::uint64_t sequence = 0;
    Clock::time_point time;
  };
  struct Turn {
    Player* player = nullptr;
    std::uint64_t sequence = 0;
    std::string move;
  };

  std::size_t index(const Player& player) const { return static_cast<std::size_t>(player.ticket().seat); }
  void take_turn();
  void send_turn();

  boost::asio::io_context& io_;
  Clock::duration period_;
  LoadFigures& figures_;
  std::function<void(LoadTable&)> over_;
  boost::asio::steady_timer timer_;
  Clock::time_point due_;
  std::minstd_rand random_;
  std::vector<std::shared_ptr<Player>> players_;
  std::vector<std::deque<Sent>> awaited_;  // by player: others' moves not seen yet
  std::optional<Sent> in_flight_;
  std::optional<Turn> turn_;  // the next to be played
  std::size_t seen_ = 0;
  std::size_t ended_ = 0;
  bool playing_ = false;
};

}  // namespace atlantica
