#pragma once

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/game.h"
#include "match/additions.h"
#include "match/difference.h"
#include "match/json.h"
#include "match/match.h"
#include "search/make_bot.h"

namespace atlantica {

// A Match of one game. Only the catalog names this type; everything else sees Match.
template <Game G>
class MatchOf final : public Match {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  MatchOf(const State& initial, int rules, Options options, std::optional<boost::json::value> start)
      : rules_(rules), initial_(initial), state_(initial) {
    options_ = std::move(options);
    start_ = std::move(start);
  }

  std::string_view game() const override { return G::kId; }
  int rules_version() const override { return rules_; }
  int seats() const override { return G::seats(state_); }
  std::string edition_text() const override {
    if constexpr (requires { G::edition_text(state_); }) return G::edition_text(state_);
    return {};
  }
  SeatSet actors() const override { return G::actors(state_); }
  SeatSet awaited() const override { return G::awaited(state_); }
  SeatSet invited() const override { return G::invited(state_); }
  int turn() const override { return G::turn(state_); }
  std::optional<Outcome> outcome() const override { return G::outcome(state_); }
  boost::json::value view(Viewer viewer) const override { return to_json(G::view(state_, viewer)); }
  boost::json::value position() const override { return to_json_with(G::position(state_), PositionAddition{rules_}); }

  std::vector<std::string> legal_moves(Seat seat) const override {
    std::vector<std::string> texts;
    for (const Move& move : moves_of(seat)) texts.push_back(G::text(move));
    return texts;
  }

  boost::json::value explain(Seat seat) const override {
    boost::json::array infos;
    for (const Move& move : moves_of(seat)) infos.push_back(to_json(G::explain(state_, seat, move)));
    return infos;
  }

  boost::json::value events(std::size_t since, Viewer viewer) const override {
    boost::json::array list;
    retell(since, [&](std::size_t sequence, const LogEntry& entry, const State& before, const State& after) {
      if (entry.kind == LogEntry::Kind::undo) {
        list.push_back(to_json(undo_event(sequence, entry)));
        return;
      }
      for (const auto& event : G::events(before, entry.seat, *G::parse(entry.move), after, viewer))
        list.push_back(to_json_with(event, EventAddition{sequence}));
    });
    return list;
  }

  std::vector<boost::json::value> earlier(std::size_t since, Viewer viewer, const Match& now) const override {
    std::vector<boost::json::value> list;
    const std::size_t oldest = std::max(since, log_.size() - std::min(log_.size(), kEarlierViews + 1));
    if (log_.size() - oldest < 2) return list;
    std::vector<boost::json::value> views;
    retell(oldest, [&](std::size_t, const LogEntry&, const State&, const State& after) {
      const bool shows_all = now.outcome() || G::turn(after) == now.turn();
      views.push_back(to_json(G::view(after, shows_all ? viewer : viewer.looking_back())));
    });
    for (std::size_t i = views.size() - 1; i > 0; --i) list.push_back(difference(views[i], views[i - 1]));
    return list;
  }

  std::optional<Refusal> play(Seat seat, std::string_view text) override {
    const std::optional<Move> move = G::parse(text);
    if (!move) return Refusal{"notation", {"common.refusal.notation", {{"text", text}}}};
    if (auto refusal = G::refusal(state_, seat, *move)) return refusal;
    append(seat, *move);
    return std::nullopt;
  }

  void play_chance(const ChanceStream& stream) override {
    while (G::actors(state_).has(kChance)) append(kChance, next_chance(stream));
  }

  std::map<std::string, int> weights() const override {
    std::map<std::string, int> weights;
    for (const Move& move : moves_of(kChance)) weights[G::text(move)] = G::weight(state_, move);
    return weights;
  }

  std::string sample_chance(const ChanceStream& stream) const override { return G::text(next_chance(stream)); }

  bool can_undo(Seat seat) const override { return !undo_refusal(seat); }

  std::optional<Refusal> undo(Seat seat) override {
    if (auto refusal = undo_refusal(seat)) return refusal;
    log_.push_back({LogEntry::Kind::undo, seat, std::to_string(standing_.back())});
    standing_.pop_back();
    recent_.reset();
    replay();
    return std::nullopt;
  }

  void truncate(std::size_t sequence) override {
    assert(sequence <= log_.size());
    log_.resize(sequence);
    recent_.reset();
    standing_.clear();
    for (std::size_t i = 0; i < log_.size(); ++i) {
      if (log_[i].kind == LogEntry::Kind::undo) {
        standing_.pop_back();
      } else {
        standing_.push_back(i + 1);
      }
    }
    replay();
  }

  std::expected<std::unique_ptr<SeatBot>, Message> new_bot(Seat seat, std::string_view specification,
                                                           const Thinking& thinking) const override {
    auto bot = make_bot<G>(specification, thinking);
    if (!bot) return std::unexpected(std::move(bot.error()));
    return std::make_unique<BotAtSeat>(*this, seat, std::move(*bot));
  }

 private:
  class BotAtSeat final : public SeatBot {
   public:
    BotAtSeat(const MatchOf& match, Seat seat, std::unique_ptr<Bot<G>> bot)
        : match_(match), seat_(seat), bot_(std::move(bot)), seen_(bot_->look(match.state_, seat)) {}
    void observe() override { seen_ = bot_->look(match_.state_, seat_); }
    std::string choose(Rng& rng) override { return G::text(bot_->choose(seen_, rng)); }
    std::vector<MoveAdvice> advise(Rng& rng) override {
      std::vector<MoveAdvice> advice;
      for (const auto& one : bot_->advise(seen_, rng)) advice.push_back({G::text(one.move), one.chance});
      return advice;
    }

   private:
    const MatchOf& match_;
    Seat seat_;
    std::unique_ptr<Bot<G>> bot_;
    typename G::Observation seen_;
  };

  // Replays each entry after `since` to a callback: its sequence number, the entry, the states before and after it.
  template <class Visit>
  void retell(std::size_t since, Visit visit) const {
    if (since >= log_.size()) return;
    const bool recent = recent_ && since >= recent_->sequence;
    std::vector<State> states{recent ? recent_->state : initial_};  // after each move that still stands
    for (std::size_t i = recent ? recent_->sequence : 0; i < log_.size(); ++i) {
      const LogEntry& entry = log_[i];
      State before = states.back();
      if (entry.kind == LogEntry::Kind::undo) {
        states.pop_back();
      } else {
        states.push_back(before);
        G::play(states.back(), entry.seat, *G::parse(entry.move));
      }
      if (i >= since) visit(i + 1, entry, before, states.back());
    }
  }

  typename G::Moves moves_of(Seat seat) const {
    typename G::Moves moves;
    if (seat >= 0 && seat <= kChance && G::actors(state_).has(seat)) G::legal_moves(state_, seat, moves);
    return moves;
  }

  void append(Seat seat, const Move& move) {
    if (seat != kChance) recent_ = Moment{log_.size(), state_};
    turn_before_ = G::turn(state_);
    G::play(state_, seat, move);
    log_.push_back({seat == kChance ? LogEntry::Kind::chance : LogEntry::Kind::move, seat, G::text(move)});
    standing_.push_back(log_.size());
  }

  // Chance moves are never undone, so counting them gives the position in the stream.
  Move next_chance(const ChanceStream& stream) const {
    std::uint64_t drawn = 0;
    for (const LogEntry& entry : log_) drawn += entry.kind == LogEntry::Kind::chance ? 1 : 0;
    Rng rng(stream.seed(drawn));
    return G::sample_chance(state_, rng);
  }

  std::optional<Refusal> undo_refusal(Seat seat) const {
    if (G::outcome(state_)) return Refusal{"undo", "common.refusal.undo_over"};
    if (standing_.empty()) return Refusal{"undo", "common.refusal.undo_nothing"};
    const LogEntry& last = log_[standing_.back() - 1];
    if (last.kind == LogEntry::Kind::chance) return Refusal{"undo", "common.refusal.undo_revealed"};
    if (last.seat != seat) return Refusal{"undo", "common.refusal.undo_other"};
    if (turn_before_ != G::turn(state_)) return Refusal{"undo", "common.refusal.undo_turn"};
    return std::nullopt;
  }

  // Recomputes the state from the moves still standing.
  void replay() {
    state_ = initial_;
    turn_before_ = G::turn(state_);
    for (const std::size_t sequence : standing_) {
      const LogEntry& entry = log_[sequence - 1];
      turn_before_ = G::turn(state_);
      G::play(state_, entry.seat, *G::parse(entry.move));
    }
  }

  static UndoEvent undo_event(std::size_t sequence, const LogEntry& entry) {
    return {.seq = sequence, .seat = entry.seat, .move = entry.move};
  }

  struct Moment {
    std::size_t sequence = 0;
    State state;
  };

  int rules_;
  State initial_;
  State state_;
  std::optional<Moment> recent_;       // before a seat's last move, unless something has been undone since
  int turn_before_ = 0;                // before the last standing move
  std::vector<std::size_t> standing_;  // sequence numbers of the moves not undone
};

}  // namespace atlantica
