#include "crowd/load_table.h"

#include <boost/json/array.hpp>
#include <utility>

namespace atlantica {

namespace {

unsigned next_seed() {
  static unsigned tables = 0;
  return ++tables;
}

}  // namespace

LoadTable::LoadTable(boost::asio::io_context& io, Clock::duration period, LoadFigures& figures,
                     std::function<void(LoadTable&)> over)
    : io_(io), period_(period), figures_(figures), over_(std::move(over)), timer_(io), random_(next_seed()) {}

void LoadTable::open(const std::vector<Player::Ticket>& tickets) {
  players_.clear();
  awaited_.assign(tickets.size(), {});
  in_flight_.reset();
  turn_.reset();
  seen_ = 0;
  ended_ = 0;
  for (const Player::Ticket& ticket : tickets) players_.push_back(std::make_shared<Player>(io_, ticket, *this));
  for (const auto& player : players_) player->arrive();
}

void LoadTable::play(Clock::time_point first) {
  due_ = first;
  playing_ = true;
  if (turn_) take_turn();
}

void LoadTable::disconnect() {
  timer_.cancel();
  playing_ = false;
  for (const auto& player : players_) player->disconnect();
}

void LoadTable::sees(Player& player, const boost::json::object& situation) {
  const auto sequence = situation.at("sequence").to_number<std::uint64_t>();
  if (situation.at("type").as_string() == "joined") ++seen_;
  std::deque<Sent>& awaited = awaited_[index(player)];
  while (!awaited.empty() && awaited.front().sequence < sequence) {
    if (figures_.counting) figures_.to_others.add(Clock::now() - awaited.front().time);
    awaited.pop_front();
  }
  if (situation.contains("result")) {
    if (++ended_ == players_.size()) over_(*this);
    return;
  }
  const auto& moves = situation.at("moves").as_array();
  if (moves.empty()) return;
  const auto& move = moves[random_() % moves.size()].at("move").as_string();
  turn_ = Turn{&player, sequence, std::string(move)};
  if (playing_ && !in_flight_) take_turn();
}

void LoadTable::take_turn() {
  const auto now = Clock::now();
  if (due_ <= now) return send_turn();
  timer_.expires_at(due_);
  timer_.async_wait([this](boost::system::error_code error) {
    if (!error && playing_ && turn_) send_turn();
  });
}

void LoadTable::send_turn() {
  const Turn turn = *std::exchange(turn_, std::nullopt);
  const auto now = Clock::now();
  // A late player does not catch up: that would be a burst beyond the requested load.
  due_ = std::max(due_ + period_, now);
  in_flight_ = Sent{turn.sequence, now};
  for (const auto& player : players_)
    if (player.get() != turn.player) awaited_[index(*player)].push_back(*in_flight_);
  if (figures_.counting) ++figures_.sent;
  turn.player->move(turn.sequence, turn.move);
}

void LoadTable::accepted(Player&, std::uint64_t, std::uint64_t) {
  if (!in_flight_) return;
  if (figures_.counting) {
    ++figures_.accepted;
    figures_.to_mover.add(Clock::now() - in_flight_->time);
  }
  in_flight_.reset();
  if (playing_ && turn_) take_turn();
}

void LoadTable::refused(Player& player, const std::string&) {
  if (figures_.counting) ++figures_.refused;
  in_flight_.reset();
  player.look_again();
}

void LoadTable::lost(Player&, int) {
  if (figures_.counting) ++figures_.lost;
  in_flight_.reset();
}

}  // namespace atlantica
