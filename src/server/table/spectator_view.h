#pragma once

#include <expected>
#include <functional>
#include <memory>

#include "match/match.h"
#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/table/committed_log.h"

namespace atlantica {

// What spectators may see of a table: the match, or a copy of it that stays some moves behind until the game is over.
class SpectatorView {
 public:
  // `start` is the match at its start, if spectators are to stay `delay` moves behind.
  SpectatorView(const CommittedLog& log, std::unique_ptr<Match> start, int delay);

  const Match& match() const { return delayed_ ? *delayed_ : log_.match(); }
  bool is_delayed() const { return delayed_ != nullptr; }
  // The sequence number that a seat, or nobody, may know.
  std::size_t sequence_for(Seat seat) const;
  // Moves on with the log, or back if it was rolled back.
  void follow();
  // What shows the public view after the first `sequence` entries of the log, on any thread.
  std::expected<std::function<PastMoment()>, Error> moment(Sequence sequence) const;

 private:
  std::size_t last_shown() const;

  const CommittedLog& log_;
  std::unique_ptr<Match> delayed_;
  int delay_;
};

}  // namespace atlantica
