// The bots of a table.
#include <chrono>
#include <utility>

#include "fair/secrets.h"
#include "server/log.h"
#include "server/table.h"

namespace atlantica {

SeatSet Table::heeded() const {
  SeatSet seats;
  const SeatSet invited = match_->invited();
  const SeatSet there = online();
  for (Seat seat = 0; seat < match_->seats(); ++seat)
    if (invited.has(seat) && there.has(seat) && seats_[static_cast<std::size_t>(seat)].passed != match_->sequence())
      seats.add(seat);
  return seats;
}

void Table::wake_bots() {
  if (bot_thinks_ || over() || stored_ != match_->sequence() || !heeded().empty()) return;
  const SeatSet acting = match_->awaited();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    if (!seats_[i].bot || !acting.has(seat)) continue;
    seats_[i].bot->observe();
    bot_thinks_ = true;
    context_.workers([self = shared_from_this(), seat, bot = seats_[i].bot, sequence = stored_] {
      Rng rng(random_number());
      const auto start = std::chrono::steady_clock::now();
      std::string move = bot->choose(rng);
      self->context_.metrics.bot_thinking.observe(std::chrono::steady_clock::now() - start);
      self->run([self, seat, bot, sequence, move = std::move(move)] { self->bot_chose(seat, bot, sequence, move); });
    });
    return;
  }
}

void Table::bot_chose(Seat seat, const std::shared_ptr<SeatBot>& bot, std::size_t sequence, const std::string& move) {
  bot_thinks_ = false;
  // The game may have moved on in the meantime, or a player may have come back.
  if (over() || sequence != match_->sequence() || seats_[static_cast<std::size_t>(seat)].bot != bot) return wake_bots();
  if (const auto refusal = match_->play(seat, move)) {
    log_event(LogLevel::critical, "common.log.bot_refused",
              {{"table", id_}, {"seat", std::to_string(seat)}, {"move", move}, {"problem", refusal->message}});
    return;
  }
  commit(sequence, nullptr, std::nullopt);
}

}  // namespace atlantica
