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

Bots::Bots(Parts parts) : parts_(std::move(parts)), passed_(static_cast<std::size_t>(parts_.seats.count())) {}

// People with days for a turn move and leave, and come back to find that the bots have moved.
bool Bots::is_awaited() const {
  if (!parts_.presence.visits().empty()) return true;
  return parts_.facts.settings.slow() && !parts_.seats.people().empty();
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
  if (!parts_.presence.visits().empty()) owner_ = parts_.presence.address();
  *awaited_ = is_awaited();
  if (!*awaited_ || thinking_ || parts_.log.over() || !parts_.log.settled() || waits_for_people()) return;
  const SeatSet awaited = parts_.log.match().awaited();
  for (Seat seat = 0; seat < parts_.seats.count(); ++seat)
    if (awaited.has(seat) && parts_.seats.has_bot(seat)) {
      play(seat);
      return;
    }
}

Future<void> Bots::play(Seat seat) {
  const std::string name = Seats::bot_of(parts_.seats[seat]);
  const std::size_t sequence = parts_.log.match().sequence();
  auto made = parts_.log.match().new_bot(seat, name, parts_.thinking);
  if (!made)
    co_return log_event(LogLevel::error, "common.log.no_bot",
                        {{"table", parts_.facts.id}, {"seat", std::to_string(seat)}, {"problem", made.error()}});
  thinking_ = true;
  std::move_only_function<std::string()> think = [bot = std::move(*made), awaited = awaited_,
                                                  &metrics = parts_.metrics]() -> std::string {
    if (!*awaited) return "";
    Rng rng(random_number());
    const auto start = std::chrono::steady_clock::now();
    std::string move = bot->choose(rng);
    metrics.bot_thinking.observe(std::chrono::steady_clock::now() - start);
    return move;
  };
  const Post workers = parts_.work.post(Work::Kind::bots, owner_);
  const std::string move = co_await parts_.strand.on(workers, std::move(think));
  thinking_ = false;
  // The game may have moved on in the meantime, or a player may have come back; or everybody had gone.
  if (move.empty() || parts_.log.over() || sequence != parts_.log.match().sequence() ||
      name != Seats::bot_of(parts_.seats[seat]))
    co_return wake();
  if (const auto refusal = parts_.log.play(seat, move)) {
    log_event(
        LogLevel::critical, "common.log.bot_refused",
        {{"table", parts_.facts.id}, {"seat", std::to_string(seat)}, {"move", move}, {"problem", refusal->message}});
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
  const std::string owner = client->address();
  if (!parts_.work.accepts(Work::Kind::hints, owner))
    co_return answer_error(*client, message.id, {ErrorCode::too_frequent, "common.server.busy", ""});
  visit->awaits_hint = true;
  auto adviser = match.new_bot(seat, kAdviser, parts_.thinking);
  std::move_only_function<std::vector<MoveAdvice>()> think = [bot = std::move(*adviser)] {
    Rng rng(random_number());
    return bot->advise(rng);
  };
  const Post workers = parts_.work.post(Work::Kind::hints, owner);
  std::vector<MoveAdvice> advice = co_await parts_.strand.on(workers, std::move(think));
  HintsMessage hints{message.id, message.sequence, {}};
  for (MoveAdvice& one : advice) {
    if (hints.moves.size() == kMostHints) break;
    hints.moves.push_back({std::move(one.move), one.chance});
  }
  if (Presence::Visit* still = parts_.presence.find(*client)) still->awaits_hint = false;
  client->send(std::make_shared<std::string>(write_message(hints)));
}

}  // namespace atlantica
