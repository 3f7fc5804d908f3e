#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/game.h"
#include "match/match.h"

namespace atlantica {

// The moves of a log that have not been undone, by their sequence numbers, and the state they lead to. The state after
// every kStride-th of them is kept, so that going back replays fewer than kStride moves more than were undone since.
template <Game G>
class StandingMoves {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Log = std::vector<LogEntry>;
  using Numbers = std::vector<std::size_t>;

  explicit StandingMoves(const State& initial) : initial_(initial), state_(initial), turn_before_(G::turn(initial)) {}

  const State& state() const { return state_; }
  bool empty() const { return numbers_.empty(); }
  std::size_t last() const { return numbers_.back(); }
  // The turn before the last of them.
  int turn_before() const { return turn_before_; }

  // The moves standing after the first `sequence` entries of a log.
  static Numbers at(const Log& log, std::size_t sequence) {
    Numbers numbers;
    for (std::size_t i = 0; i < sequence; ++i) {
      if (log[i].kind == LogEntry::Kind::undo) {
        numbers.pop_back();
      } else {
        numbers.push_back(i + 1);
      }
    }
    return numbers;
  }

  void play(std::size_t sequence, Seat seat, const Move& move) {
    turn_before_ = G::turn(state_);
    G::play(state_, seat, move);
    numbers_.push_back(sequence);
    if (numbers_.size() % kStride == 0) kept_.push_back(state_);
  }

  void undo(const Log& log) { become(log, Numbers(numbers_.begin(), numbers_.end() - 1)); }
  void go_back(const Log& log, std::size_t sequence) { become(log, at(log, sequence)); }

  // The state after moves that stand or stood in the log, as the state after some of them and the rest.
  struct Way {
    State begin;
    std::vector<LogEntry> rest;

    State end() const {
      State state = begin;
      for (const LogEntry& entry : rest) G::play(state, entry.seat, *G::parse(entry.move));
      return state;
    }
  };
  Way way_to(const Log& log, const Numbers& numbers) const {
    const std::size_t begin = kept_before(numbers);
    Way way{begin == 0 ? initial_ : kept_[begin - 1], {}};
    for (std::size_t i = begin * kStride; i < numbers.size(); ++i) way.rest.push_back(log[numbers[i] - 1]);
    return way;
  }

 private:
  static constexpr std::size_t kStride = 32;

  // How many of the kept states come before the last of the moves.
  std::size_t kept_before(const Numbers& numbers) const {
    const auto differing = std::ranges::mismatch(numbers, numbers_).in1;
    const auto common = static_cast<std::size_t>(differing - numbers.begin());
    return numbers.empty() ? 0 : std::min(common, numbers.size() - 1) / kStride;
  }

  void become(const Log& log, const Numbers& numbers) {
    const std::size_t begin = kept_before(numbers);
    kept_.resize(begin);
    state_ = begin == 0 ? initial_ : kept_.back();
    turn_before_ = G::turn(state_);
    numbers_.assign(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(begin * kStride));
    for (std::size_t i = begin * kStride; i < numbers.size(); ++i) {
      const LogEntry& entry = log[numbers[i] - 1];
      play(numbers[i], entry.seat, *G::parse(entry.move));
    }
  }

  State initial_;
  State state_;
  int turn_before_;
  Numbers numbers_;
  std::vector<State> kept_;  // after kStride moves, after twice as many, and so on
};

}  // namespace atlantica
