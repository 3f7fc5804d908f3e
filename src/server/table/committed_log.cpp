#include "server/table/committed_log.h"

#include <boost/json/serialize.hpp>
#include <cassert>
#include <utility>

#include "match/json.h"
#include "protocol/limits.h"
#include "server/log.h"

namespace atlantica {

namespace {

// The seats named in a stored end.
std::optional<std::vector<int>> read_ended(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const auto json = parse_json(text);
  return json ? from_json<std::vector<int>>(*json).value_or(std::vector<int>()) : std::vector<int>();
}

}  // namespace

std::optional<Refusal> replay_entry(Match& match, const LogEntry& entry) {
  return entry.kind == LogEntry::Kind::undo ? match.undo(entry.seat) : match.play(entry.seat, entry.move);
}

CommittedLog::CommittedLog(TableStore& store, std::unique_ptr<Match> match, const KeyStream& stream,
                           const std::string& ended)
    : store_(store),
      match_(std::move(match)),
      stream_(stream),
      ended_(read_ended(ended)),
      stored_(match_->sequence()) {}

bool CommittedLog::can_undo(Seat seat) const {
  return match_->sequence() < kMaxUndoableEntries && match_->can_undo(seat);
}

std::optional<Refusal> CommittedLog::undo(Seat seat) {
  if (match_->sequence() >= kMaxUndoableEntries)
    return Refusal{"undo", {"common.refusal.undo_full", {{"most", kMaxUndoableEntries}}}};
  return match_->undo(seat);
}

Future<CommittedLog::Committed> CommittedLog::commit(std::size_t before) {
  Promise<Committed> promise;
  Future<Committed> committed = promise.future();
  if (unsure_) {
    match_->truncate(stored_);
    promise.fulfil(std::unexpected(*unsure_));
    return committed;
  }
  match_->play_chance(stream_);
  publish([promise = std::move(promise), sequence = match_->sequence()](const Stored& stored) mutable {
    promise.fulfil(stored ? Committed(sequence) : std::unexpected(stored.error()));
  });
  std::optional<StoredClock> clock = watch_.clock(match_->log()[before]);
  watch_.appended(before);
  store(before, std::move(clock));
  return committed;
}

Future<void> CommittedLog::store(std::size_t before, std::optional<StoredClock> clock) {
  const std::size_t epoch = epoch_;
  const std::size_t sequence = match_->sequence();
  StoredEntries entries{store_.table(),
                        before + 1,
                        {match_->log().begin() + static_cast<std::ptrdiff_t>(before), match_->log().end()},
                        std::move(clock),
                        match_->outcome() ? watch_.result({}) : std::nullopt};
  const Stored stored = co_await store_.append(std::move(entries));
  if (epoch != epoch_) co_return;
  if (!stored) co_return roll_back(stored.error());
  stored_ = sequence;
  say_what_is_stored();
  watch_.stored();
}

void CommittedLog::publish(Callback<const Stored&> say) {
  pending_.push_back({match_->sequence(), std::move(say)});
  say_what_is_stored();
}

void CommittedLog::say_what_is_stored() {
  while (!pending_.empty() && pending_.front().sequence <= stored_) {
    Pending pending = std::move(pending_.front());
    pending_.pop_front();
    pending.say({});
  }
}

void CommittedLog::roll_back(const StoreError& error) {
  if (error.kind != StoreError::Kind::conflict)
    log_event(LogLevel::error, "common.log.entries",
              {{"table", store_.table()}, {"after", std::to_string(stored_)}, {"problem", error.message}});
  ++epoch_;
  unsure_ = error;
  match_->truncate(stored_);
  watch_.lost(error);
  for (Pending& pending : std::exchange(pending_, {})) pending.say(std::unexpected(error));
}

Future<Stored> CommittedLog::end(const std::vector<int>& gone) {
  return store_.end({store_.table(), stored_, boost::json::serialize(to_json(gone)), watch_.result(gone)});
}

bool CommittedLog::follow(const StoredTable& stored) {
  assert(settled());
  unsure_.reset();
  const std::size_t before = stored_;
  for (std::size_t i = before; i < stored.log.size(); ++i) {
    if (const auto refusal = replay_entry(*match_, stored.log[i])) {
      log_event(LogLevel::critical, "common.log.stored_entry",
                {{"table", store_.table()}, {"sequence", std::to_string(i + 1)}, {"problem", refusal->message}});
      break;
    }
  }
  stored_ = match_->sequence();
  const bool ends = !ended_ && !stored.ended.empty();
  if (ends) ended_ = read_ended(stored.ended);
  return stored_ != before || ends;
}

}  // namespace atlantica
