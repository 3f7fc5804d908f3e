#include "server/table/bots.h"

#include <chrono>
#include <utility>

#include "fair/secrets.h"
#include "protocol/codec.h"
#include "server/log.h"
#include "server/table/answers.h"

namespace atlantica {

namespace {

constexpr std::string_view kAdviser = "sims=4000";
constexpr std::size_t kMostHints = 5;

}  // namespace

Bots::Bots(Parts parts)
    : parts_(std::move(parts)),
      bots_(static_cast<std::size_t>(parts_.seats.count())),
      passed_(static_cast<std::size_t>(parts_.seats.count())) {
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat) reseat(seat);
}

void Bots::reseat(Seat seat) {
  std::shared_ptr<SeatBot>& mine = bots_[static_cast<std::size_t>(seat)];
  mine = nullptr;
  if (!parts_.seats.has_bot(seat)) return;
  auto bot = parts_.log.match().new_bot(seat, Seats::bot_of(parts_.seats[seat]), parts_.thinking);
  if (bot)
    mine = std::move(*bot);
  else
    log_event(LogLevel::error, "common.log.no_bot",
              {{"table", parts_.table}, {"seat", std::to_string(seat)}, {"problem", bot.error()}});
}

bool Bots::waits_for_people() const {
  const Match& match = parts_.log.match();
  const SeatSet invited = match.invited();
  const SeatSet online = parts_.presence.online();
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat)
    if (invited.has(seat) && online.has(seat) && passed_[static_cast<std::size_t>(seat)] != match.sequence())
      return true;
  return false;
}

std::optional<Error> Bots::pass(Seat seat) {
  if (!parts_.log.match().invited().has(seat)) return Error{ErrorCode::refused, "common.server.nobody_waits", ""};
  passed_[static_cast<std::size_t>(seat)] = parts_.log.match().sequence();
  return std::nullopt;
}

void Bots::wake() {
  if (thinking_ || parts_.log.over() || !parts_.log.settled() || waits_for_people()) return;
  const SeatSet awaited = parts_.log.match().awaited();
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat)
    if (awaited.has(seat) && bots_[static_cast<std::size_t>(seat)]) {
      play(seat);
      return;
    }
}

Future<void> Bots::play(Seat seat) {
  const std::shared_ptr<SeatBot> bot = bots_[static_cast<std::size_t>(seat)];
  const std::size_t sequence = parts_.log.match().sequence();
  bot->observe();
  thinking_ = true;
  std::move_only_function<std::string()> think = [bot, &metrics = parts_.metrics] {
    Rng rng(random_number());
    const auto start = std::chrono::steady_clock::now();
    std::string move = bot->choose(rng);
    metrics.bot_thinking.observe(std::chrono::steady_clock::now() - start);
    return move;
  };
  const std::string move = co_await parts_.strand.on(parts_.workers, std::move(think));
  thinking_ = false;
  // The game may have moved on in the meantime, or a player may have come back.
  if (parts_.log.over() || sequence != parts_.log.match().sequence() || bots_[static_cast<std::size_t>(seat)] != bot)
    co_return wake();
  if (const auto refusal = parts_.log.play(seat, move)) {
    log_event(LogLevel::critical, "common.log.bot_refused",
              {{"table", parts_.table}, {"seat", std::to_string(seat)}, {"move", move}, {"problem", refusal->message}});
    co_return;
  }
  const CommittedLog::Committed committed = co_await parts_.log.commit(sequence);
  if (committed) ++parts_.metrics.bot_moves;
}

Future<void> Bots::advise(std::shared_ptr<Client> client, Seat seat, HintMessage message) {
  const Match& match = parts_.log.match();
  Presence::Visit* visit = parts_.presence.find(*client);
  if (!match.actors().has(seat))
    co_return answer_error(*client, message.id, {ErrorCode::refused, "common.server.no_hint", ""});
  if (visit->awaits_hint)
    co_return answer_error(*client, message.id, {ErrorCode::too_frequent, "common.server.hint_waits", ""});
  visit->awaits_hint = true;
  // A separate bot, which lives as long as its answer takes.
  std::shared_ptr<SeatBot> adviser = std::move(*match.new_bot(seat, kAdviser, parts_.thinking));
  adviser->observe();
  std::move_only_function<std::vector<MoveAdvice>()> think = [adviser] {
    Rng rng(random_number());
    return adviser->advise(rng);
  };
  std::vector<MoveAdvice> advice = co_await parts_.strand.on(parts_.workers, std::move(think));
  HintsMessage hints{message.id, message.sequence, {}};
  for (MoveAdvice& one : advice) {
    if (hints.moves.size() == kMostHints) break;
    hints.moves.push_back({std::move(one.move), one.chance});
  }
  if (Presence::Visit* still = parts_.presence.find(*client)) still->awaits_hint = false;
  client->send(std::make_shared<std::string>(write_message(hints)));
}

}  // namespace atlantica
