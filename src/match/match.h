#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <expected>
#include <functional>
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

// An entry of a match's log. For an undo, `move` is the sequence number of the move taken back.
struct LogEntry {
  enum class Kind { move, chance, undo };

  Kind kind = Kind::move;
  Seat seat = kChance;
  std::string move;

  bool operator==(const LogEntry&) const = default;
};

// A bot's assessment of a move: the seat's expected share of the victory.
struct MoveAdvice {
  std::string move;
  double chance = 0;

  bool operator==(const MoveAdvice&) const = default;
};

// A bot playing a seat of one match. It knows only what its seat may know.
class SeatBot {
 public:
  virtual ~SeatBot() = default;
  // Copies what the seat knows now; call it on the match's strand.
  virtual void observe() = 0;
  // Picks a legal move for the last observed situation, in which it must be the seat's turn; may run on any thread.
  virtual std::string choose(Rng& rng) = 0;
  // The candidate moves in that situation, best first; none from a bot that does not search.
  virtual std::vector<MoveAdvice> advise(Rng& rng) = 0;
};

// What could be seen of a match at an earlier moment.
struct PastMoment {
  boost::json::value view;
  SeatSet actors;
};

// A game being played, type-erased. It owns an append-only log; its state is the replay of the log. It does no I/O,
// reads no clock and owns no randomness. Sequence numbers count log entries from 1; after n entries the match is at
// sequence n. However long the log is, going back in it replays no more than a few dozen moves.
class Match {
 public:
  virtual ~Match() = default;

  virtual std::string_view game() const = 0;
  virtual int rules_version() const = 0;  // the version it is played by
  virtual int seats() const = 0;
  const Options& options() const { return options_; }
  // What its edition says, as the text of an edition file; empty for the built-in edition and games without editions.
  virtual std::string edition_text() const = 0;
  // The position the match began with, if not the start of a game.
  const std::optional<boost::json::value>& start() const { return start_; }

  const std::vector<LogEntry>& log() const { return log_; }
  std::size_t sequence() const { return log_.size(); }

  // Who may act now: seats, chance alone, or nobody once the game is over.
  virtual SeatSet actors() const = 0;
  // Of these, the ones the game is waiting for.
  virtual SeatSet awaited() const = 0;
  // Of the rest, those who should get a chance to act before the game goes on.
  virtual SeatSet invited() const = 0;
  virtual int turn() const = 0;
  virtual std::optional<Outcome> outcome() const = 0;
  // The legal moves of a seat (or of chance) in notation; none if it may not act.
  virtual std::vector<std::string> legal_moves(Seat seat) const = 0;
  // The same as objects describing what each move would do (the game's MoveInfo).
  virtual boost::json::value explain(Seat seat) const = 0;
  virtual boost::json::value view(Viewer viewer) const = 0;
  // The full state for a position file, including the version of the rules.
  virtual boost::json::value position() const = 0;
  // What the log entries after sequence `since` did, as far as the viewer may know: an array of the game's Event
  // objects, each with its "seq"; an undo is {"seq", "type": "undo", "seat", "move", "say"}.
  virtual boost::json::value events(std::size_t since, Viewer viewer) const = 0;
  // The viewer's intermediate views: after every entry since then except the last, newest first and at most
  // kEarlierViews, each as a patch (match/difference.h) from the one after it; the first from the view at sequence().
  // If this match is a past moment, `now` is the match as it stands: what a seat has since had to forget is not shown.
  virtual std::vector<boost::json::value> earlier(std::size_t since, Viewer viewer, const Match& now) const = 0;
  static constexpr std::size_t kEarlierViews = 60;
  // What shows the moment after the first `sequence` entries, the view being the viewer's of that time. It holds no
  // reference to the match: what has to be replayed is replayed when it is called, on any thread. Precondition:
  // sequence <= sequence().
  virtual std::function<PastMoment()> moment(std::size_t sequence, Viewer viewer) const = 0;

  // Appends a seat's move (or a chance outcome decided elsewhere), or says why not.
  virtual std::optional<Refusal> play(Seat seat, std::string_view move) = 0;
  // Appends chance moves from the stream until a seat may act or the game is over.
  virtual void play_chance(const ChanceStream& stream) = 0;
  // The possible chance outcomes with their relative odds; none unless it is chance's turn.
  virtual std::map<std::string, int> weights() const = 0;
  // The next chance move from the stream. Precondition: it is chance's turn.
  virtual std::string sample_chance(const ChanceStream& stream) const = 0;
  // Takes back the seat's last move of the current turn, unless something hidden or random has been revealed since,
  // another seat has acted, or the game is over.
  virtual std::optional<Refusal> undo(Seat seat) = 0;
  // Whether undo(seat) would succeed.
  virtual bool can_undo(Seat seat) const = 0;
  // Drops all entries after `sequence`, for a caller that could not store them.
  virtual void truncate(std::size_t sequence) = 0;

  // A bot for a seat of this match from its specification (search/specification.h), which has observed the match as it
  // stands; or why there is none. It must not outlive the match.
  virtual std::expected<std::unique_ptr<SeatBot>, Message> new_bot(Seat seat, std::string_view specification,
                                                                   const Thinking& thinking) const = 0;

 protected:
  Options options_;
  std::optional<boost::json::value> start_;
  std::vector<LogEntry> log_;
};

// The viewer of a past moment of a match, `then`, when the match stands at `now`.
inline Viewer looking_back(Viewer viewer, const Match& then, const Match& now) {
  return now.outcome() || then.turn() == now.turn() ? viewer : viewer.looking_back();
}

}  // namespace atlantica
