#pragma once

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "crowd/player.h"

namespace atlantica {

// The players at one table, who play random moves to the end of the game whatever happens to the servers, and remember
// what they sent and what was acknowledged.
class Witness : public Mind {
 public:
  // `event` is called for every move sent or acknowledged, `over` once, when everyone has seen the end.
  Witness(unsigned seed, std::function<void()> event, std::function<void()> over)
      : random_(seed), event_(std::move(event)), over_(std::move(over)) {}

  void open(boost::asio::io_context& io, const std::vector<Player::Ticket>& tickets) {
    seats_.resize(tickets.size());
    for (std::size_t i = 0; i < tickets.size(); ++i) {
      seats_[i].player = std::make_shared<Player>(io, tickets[i], *this);
      seats_[i].player->arrive();
    }
  }

  const std::string& table() const { return seats_[0].player->ticket().table; }
  std::size_t acknowledged() const { return acknowledged_.size(); }
  std::size_t lost() const { return lost_; }

  void sees(Player& player, const boost::json::object& situation) override {
    SeatSeen& seat = seats_[index(player)];
    const auto sequence = number(situation.at("sequence"));
    EXPECT_GE(sequence, seat.sequence) << "a view of table " << table() << " went back";
    EXPECT_GE(sequence, seat.promised) << "an acknowledged move of table " << table() << " is not in the view";
    seat.sequence = sequence;
    if (situation.contains("result")) return see_the_end(seat, situation);
    const auto& moves = situation.at("moves").as_array();
    if (moves.empty()) return;
    const std::string move(moves[random_() % moves.size()].at("move").as_string());
    attempts_.insert({sequence, player.ticket().seat, move});
    seat.sent[player.move(sequence, move)] = {sequence, move};
    event_();
  }

  void accepted(Player& player, std::uint64_t id, std::uint64_t sequence) override {
    SeatSeen& seat = seats_[index(player)];
    const auto& [before, move] = seat.sent.at(id);
    acknowledged_[before] = {player.ticket().seat, move};
    seat.promised = sequence;
    event_();
  }

  void refused(Player& player, const std::string& code) override {
    // Another server was faster, or could not store the move before it went down.
    EXPECT_TRUE(code == "stale" || code == "store_failed") << code;
    player.look_again();
  }

  void lost(Player&, int) override { ++lost_; }

  // Compares what was seen with the record of the table.
  void compare(const std::string& record) const {
    const std::vector<Entry> log = read(record);
    for (const auto& [before, entry] : acknowledged_) {
      ASSERT_LT(before, log.size()) << "table " << table() << ": an acknowledged move is lost";
      EXPECT_EQ(log[before], entry) << "table " << table() << ": another move stands where one was acknowledged";
    }
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (log[i].first < 0) continue;
      EXPECT_TRUE(attempts_.contains({i, log[i].first, log[i].second}))
          << "table " << table() << ": '" << log[i].second << "' was played at " << i << ", where nobody sent it";
    }
    for (const SeatSeen& seat : seats_) {
      EXPECT_EQ(seat.sequence, log.size());
      EXPECT_EQ(seat.end, seats_[0].end) << "table " << table() << ": the last views differ";
    }
  }

 private:
  using Entry = std::pair<int, std::string>;  // the seat, -1 for chance, and its move
  struct SeatSeen {
    std::shared_ptr<Player> player;
    std::uint64_t sequence = 0;
    std::uint64_t promised = 0;                                           // the sequence of the last acknowledgement
    std::map<std::uint64_t, std::pair<std::uint64_t, std::string>> sent;  // by number: the sequence before it, the move
    std::string end;                                                      // the last view and the result
  };

  static std::uint64_t number(const boost::json::value& value) { return value.to_number<std::uint64_t>(); }
  std::size_t index(const Player& player) const { return static_cast<std::size_t>(player.ticket().seat); }

  void see_the_end(SeatSeen& seat, const boost::json::object& situation) {
    const bool first = seat.end.empty();
    seat.end = boost::json::serialize(situation.at("view")) + boost::json::serialize(situation.at("result"));
    if (!first || ++ended_ < seats_.size()) return;
    for (const SeatSeen& one : seats_) one.player->disconnect();
    over_();
  }

  static std::vector<Entry> read(const std::string& record);

  std::minstd_rand random_;
  std::function<void()> event_;
  std::function<void()> over_;
  std::vector<SeatSeen> seats_;
  std::set<std::tuple<std::uint64_t, int, std::string>> attempts_;  // sequence, seat, move
  std::map<std::uint64_t, Entry> acknowledged_;                     // by the sequence before it
  std::size_t ended_ = 0;
  std::size_t lost_ = 0;
};

}  // namespace atlantica
