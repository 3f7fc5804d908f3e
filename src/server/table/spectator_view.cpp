#include "server/table/spectator_view.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace atlantica {

SpectatorView::SpectatorView(const CommittedLog& log, std::unique_ptr<Match> start, int delay)
    : log_(log), delayed_(std::move(start)), delay_(delay) {
  follow();
}

std::size_t SpectatorView::last_shown() const {
  const std::vector<LogEntry>& log = log_.match().log();
  if (log_.over()) return log.size();
  const auto by_a_seat = [](const LogEntry& entry) { return entry.kind != LogEntry::Kind::chance; };
  int hidden = 0;
  for (std::size_t i = log.size(); i > 0; --i)
    if (by_a_seat(log[i - 1]) && ++hidden == delay_) return i - 1;
  return static_cast<std::size_t>(std::ranges::find_if(log, by_a_seat) - log.begin());
}

void SpectatorView::follow() {
  if (!delayed_) return;
  const std::size_t last = last_shown();
  if (delayed_->sequence() > last) delayed_->truncate(last);
  for (std::size_t i = delayed_->sequence(); i < last; ++i) {
    [[maybe_unused]] const auto refusal = replay_entry(*delayed_, log_.match().log()[i]);
    assert(!refusal);
  }
}

std::size_t SpectatorView::sequence_for(Seat seat) const {
  return seat == Viewer::kNobody ? std::min(log_.stored(), match().sequence()) : log_.stored();
}

std::expected<std::function<PastMoment()>, Error> SpectatorView::moment(Sequence sequence) const {
  const std::size_t last = sequence_for(Viewer::kNobody);
  if (sequence > last)
    return std::unexpected(
        Error{ErrorCode::not_found, {"common.server.not_yet", {{"most", last}, {"sequence", sequence}}}, ""});
  // The public view, not a seat's: a seat's earlier view may hold what the rules have it forget (SUR-2.5).
  return log_.match().moment(static_cast<std::size_t>(sequence), Viewer::spectator());
}

}  // namespace atlantica
