#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/outcome.h"
#include "core/refusal.h"
#include "core/rng.h"
#include "core/seat.h"
#include "match/chance.h"
#include "search/thinking.h"

namespace atlantica {

// One line of a match's log. An undo names in `move` the sequence number of the move taken back.
struct LogEntry {
  enum class Kind { move, chance, undo };

  Kind kind = Kind::move;
  Seat seat = kChance;
  std::string move;

  bool operator==(const LogEntry&) const = default;
};

// What a bot thinks of a move: the share of the victory that the seat may expect after it.
struct MoveAdvice {
  std::string move;
  double chance = 0;

  bool operator==(const MoveAdvice&) const = default;
};

// A bot at a seat of one match. It knows what its seat may know and nothing else.
class SeatBot {
 public:
  virtual ~SeatBot() = default;
  // Copies what the seat knows now; call it where the match lives.
  virtual void observe() = 0;
  // Picks a legal move for the situation last observed, in which the seat is to act; may run on any thread.
  virtual std::string choose(Rng& rng) = 0;
  // The moves it thinks of in that situation, best first; none from a bot that does not search.
  virtual std::vector<MoveAdvice> advise(Rng& rng) = 0;
};

// A game being played: the one type-erased game. It owns an append-only log; its state is the replay
// of the log. It does no I/O, reads no clock and owns no randomness. Sequence numbers count log entries
// from 1; after n entries the match is at sequence n.
class Match {
 public:
  virtual ~Match() = default;

  virtual std::string_view game() const = 0;
  virtual int rules_version() const = 0;  // by which it is played
  virtual int seats() const = 0;
  const Options& options() const { return options_; }
  // The position the match began with, where it was not the start of a game.
  const std::optional<boost::json::value>& start() const { return start_; }

  const std::vector<LogEntry>& log() const { return log_; }
  std::size_t sequence() const { return log_.size(); }

  // Who may act now: seats, chance alone, or nobody when the game is over.
  virtual SeatSet actors() const = 0;
  // Of these, those without whom the game does not go on.
  virtual SeatSet awaited() const = 0;
  // Of the others, those who are to have a word before the game goes on.
  virtual SeatSet invited() const = 0;
  virtual int turn() const = 0;
  virtual std::optional<Outcome> outcome() const = 0;
  // The legal moves of a seat (or of chance) in notation; none for a seat that is not to act.
  virtual std::vector<std::string> legal_moves(Seat seat) const = 0;
  // The same as objects that say what each move would do (the game's MoveInfo).
  virtual boost::json::value explain(Seat seat) const = 0;
  virtual boost::json::value view(Viewer viewer) const = 0;
  // Everything, for a position file, with the version of the rules.
  virtual boost::json::value position() const = 0;
  // What the log entries after sequence `since` did, as the viewer may know it: an array of the game's
  // Event objects, each with its "seq"; an undo is {"seq", "type": "undo", "seat", "move", "say"}.
  virtual boost::json::value events(std::size_t since, Viewer viewer) const = 0;
  // What the viewer saw between: the views after the entries since then but the last, newest first and at most
  // kEarlierViews of them, each as its difference (match/difference.h) from the one after it; the first from the view
  // at sequence(). `now` is the match as it stands where this one is a moment of its past: what a seat has had to
  // forget since is not shown.
  virtual std::vector<boost::json::value> earlier(std::size_t since, Viewer viewer, const Match& now) const = 0;
  static constexpr std::size_t kEarlierViews = 60;

  // Appends a move of a seat (or an outcome of chance that somebody else decided), or says why not.
  virtual std::optional<Refusal> play(Seat seat, std::string_view move) = 0;
  // Appends chance moves from the stream until a seat may act or the game is over.
  virtual void play_chance(const ChanceStream& stream) = 0;
  // All that chance may decide now and its odds, in proportion; nothing when chance is not to act.
  virtual std::map<std::string, int> weights() const = 0;
  // The chance move that the stream gives next. Precondition: chance is to act.
  virtual std::string sample_chance(const ChanceStream& stream) const = 0;
  // Takes back the last own move of the running turn, unless something hidden or random was revealed
  // or another seat acted since, or the game is over.
  virtual std::optional<Refusal> undo(Seat seat) = 0;
  // Whether undo(seat) would be granted.
  virtual bool can_undo(Seat seat) const = 0;
  // Forgets all entries after `sequence`, for an edge that could not store them.
  virtual void truncate(std::size_t sequence) = 0;

  // A bot for a seat of this match, by its specification (search/specification.h); or why there is none.
  // It must not outlive the match.
  virtual std::expected<std::unique_ptr<SeatBot>, Message> new_bot(Seat seat, std::string_view specification,
                                                                   const Thinking& thinking) const = 0;

 protected:
  Options options_;
  std::optional<boost::json::value> start_;
  std::vector<LogEntry> log_;
};

// Who looks at a moment of a match, `then`, when the match stands at `now`.
inline Viewer looking_back(Viewer viewer, const Match& then, const Match& now) {
  return now.outcome() || then.turn() == now.turn() ? viewer : viewer.looking_back();
}

}  // namespace atlantica
