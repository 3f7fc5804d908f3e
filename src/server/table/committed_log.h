#pragma once

#include <cstddef>
#include <deque>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fair/key_stream.h"
#include "match/match.h"
#include "server/table/table_store.h"

namespace atlantica {

// The log of a table: validates, commits and publishes; nothing else writes it. Entries are appended in memory first;
// those that arrive while others are being stored are judged by the state in memory. If the store fails, the log rolls
// back to what is stored; as that may be more than is known here, nothing else is committed before follow().
class CommittedLog {
 public:
  // Those who watch the log.
  struct Watch {
    // The clocks after an entry, to be stored with it.
    std::function<std::optional<StoredClock>(const LogEntry&)> clock = [](const LogEntry&) { return std::nullopt; };
    // The result of a game that is over, or that ends because these seats' players are gone, to be stored with its end.
    std::function<std::optional<StoredResult>(const std::vector<int>& gone)> result = [](const std::vector<int>&) {
      return std::nullopt;
    };
    // There are entries after `before`: the time to publish() something about them.
    std::function<void(std::size_t before)> appended = [](std::size_t) {};
    // Entries are on disk, and everything published about them has been sent.
    std::function<void()> stored = [] {};
    // What was not stored has been dropped; the store may hold other entries instead.
    std::function<void(const StoreError&)> lost = [](const StoreError&) {};
  };
  using Committed = std::expected<std::size_t, StoreError>;

  // `ended` is the stored text of an end before the game's.
  CommittedLog(TableStore& store, std::unique_ptr<Match> match, const KeyStream& stream, const std::string& ended);
  void set_watch(Watch watch) { watch_ = std::move(watch); }

  const Match& match() const { return *match_; }
  const KeyStream& stream() const { return stream_; }
  // The log is on disk up to here.
  std::size_t stored() const { return stored_; }
  bool settled() const { return stored_ == match_->sequence(); }
  bool over() const { return ended_ || match_->outcome(); }
  // The absent players' seats, if absence has ended the game.
  const std::optional<std::vector<int>>& ended() const { return ended_; }

  // Appends a move or an undo, or says why not; commit() must follow in the same task.
  std::optional<Refusal> play(Seat seat, std::string_view move) { return match_->play(seat, move); }
  std::optional<Refusal> undo(Seat seat);
  // Whether undo(seat) would succeed.
  bool can_undo(Seat seat) const;
  // Stores the entries after `before` with the chance moves that follow them. The sequence number they lead up to is
  // known once they are on disk, before anything else that is published about them.
  Future<Committed> commit(std::size_t before);
  // Calls `say` once everything in the log now is stored or lost, in the order published.
  void publish(Callback<const Stored&> say);
  // Ends the game for the absence of these seats, unless another server has stored something first. Either way, the
  // outcome is in the store.
  Future<Stored> end(const std::vector<int>& gone);
  // Continues from what is stored, by another server or by a commit that was never answered; whether there was anything
  // new. Precondition: settled().
  bool follow(const StoredTable& stored);

 private:
  struct Pending {
    std::size_t sequence = 0;
    Callback<const Stored&> say;
  };

  Future<void> store(std::size_t before, std::optional<StoredClock> clock);
  void say_what_is_stored();
  void roll_back(const StoreError& error);

  TableStore& store_;
  std::unique_ptr<Match> match_;
  KeyStream stream_;
  std::optional<std::vector<int>> ended_;
  std::size_t stored_;
  // Why it is unknown whether something was stored, until follow() tells.
  std::optional<StoreError> unsure_;
  std::size_t epoch_ = 0;  // counts rollbacks; the store's answers from earlier epochs are ignored
  std::deque<Pending> pending_;
  Watch watch_;
};

// Appends an entry as it is, or says why not.
std::optional<Refusal> replay_entry(Match& match, const LogEntry& entry);

}  // namespace atlantica
