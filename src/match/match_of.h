#pragma once

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/game.h"
#include "match/additions.h"
#include "match/difference.h"
#include "match/json.h"
#include "match/match.h"
#include "match/standing_moves.h"
#include "search/make_bot.h"

namespace atlantica {

// A Match of one game. Only the catalog names this type; everything else sees Match.
template <Game G>
class MatchOf final : public Match {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  MatchOf(const State& initial, int rules, Options options, std::optional<boost::json::value> start)
      : rules_(rules), standing_(initial) {
    options_ = std::move(options);
    start_ = std::move(start);
  }

  std::string_view game() const override { return G::kId; }
  int rules_version() const override { return rules_; }
  int seats() const override { return G::seats(state()); }
  std::string edition_text() const override {
    if constexpr (requires { G::edition_text(state()); }) return G::edition_text(state());
    return {};
  }
  SeatSet actors() const override { return G::actors(state()); }
  SeatSet awaited() const override { return G::awaited(state()); }
  SeatSet invited() const override { return G::invited(state()); }
  int turn() const override { return G::turn(state()); }
  std::optional<Outcome> outcome() const override { return G::outcome(state()); }
  boost::json::value view(Viewer viewer) const override { return to_json(G::view(state(), viewer)); }
  boost::json::value position() const override { return to_json_with(G::position(state()), PositionAddition{rules_}); }

  std::vector<std::string> legal_moves(Seat seat) const override {
    std::vector<std::string> texts;
    for (const Move& move : moves_of(seat)) texts.push_back(G::text(move));
    return texts;
  }

  boost::json::value explain(Seat seat) const override {
    boost::json::array infos;
    for (const Move& move : moves_of(seat)) infos.push_back(to_json(G::explain(state(), seat, move)));
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

  std::function<PastMoment()> moment(std::size_t sequence, Viewer viewer) const override {
    return [way = standing_.way_to(log_, StandingMoves<G>::at(log_, sequence)), viewer] {
      const State then = way.end();
      return PastMoment{to_json(G::view(then, viewer)), G::actors(then)};
    };
  }

  std::optional<Refusal> play(Seat seat, std::string_view text) override {
    const std::optional<Move> move = G::parse(text);
    if (!move) return Refusal{"notation", {"common.refusal.notation", {{"text", text}}}};
    if (auto refusal = G::refusal(state(), seat, *move)) return refusal;
    append(seat, *move);
    return std::nullopt;
  }

  void play_chance(const ChanceStream& stream) override {
    while (G::actors(state()).has(kChance)) append(kChance, next_chance(stream));
  }

  std::map<std::string, int> weights() const override {
    std::map<std::string, int> weights;
    for (const Move& move : moves_of(kChance)) weights[G::text(move)] = G::weight(state(), move);
    return weights;
  }

  std::string sample_chance(const ChanceStream& stream) const override { return G::text(next_chance(stream)); }

  bool can_undo(Seat seat) const override { return !undo_refusal(seat); }

  std::optional<Refusal> undo(Seat seat) override {
    if (auto refusal = undo_refusal(seat)) return refusal;
    recent_ = Moment{log_.size(), state()};
    log_.push_back({LogEntry::Kind::undo, seat, std::to_string(standing_.last())});
    standing_.undo(log_);
    return std::nullopt;
  }

  void truncate(std::size_t sequence) override {
    assert(sequence <= log_.size());
    log_.resize(sequence);
    recent_.reset();
    drawn_ = static_cast<std::uint64_t>(std::ranges::count(log_, LogEntry::Kind::chance, &LogEntry::kind));
    standing_.go_back(log_, sequence);
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
        : match_(match), seat_(seat), bot_(std::move(bot)), seen_(bot_->look(match.state(), seat)) {}
    void observe() override { seen_ = bot_->look(match_.state(), seat_); }
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
    // After each move that still stands of those since then.
    std::vector<State> states{recent_ && recent_->sequence == since ? recent_->state : state_at(since)};
    for (std::size_t i = since; i < log_.size(); ++i) {
      const LogEntry& entry = log_[i];
      const State before = states.back();
      if (entry.kind == LogEntry::Kind::undo) {
        states.pop_back();
        if (states.empty()) states.push_back(i + 1 == log_.size() ? state() : state_at(i + 1));
      } else {
        states.push_back(before);
        G::play(states.back(), entry.seat, *G::parse(entry.move));
      }
      visit(i + 1, entry, before, states.back());
    }
  }

  const State& state() const { return standing_.state(); }
  State state_at(std::size_t sequence) const {
    return standing_.way_to(log_, StandingMoves<G>::at(log_, sequence)).end();
  }

  typename G::Moves moves_of(Seat seat) const {
    typename G::Moves moves;
    if (seat >= 0 && seat <= kChance && G::actors(state()).has(seat)) G::legal_moves(state(), seat, moves);
    return moves;
  }

  void append(Seat seat, const Move& move) {
    if (seat != kChance) recent_ = Moment{log_.size(), state()};
    if (seat == kChance) ++drawn_;
    log_.push_back({seat == kChance ? LogEntry::Kind::chance : LogEntry::Kind::move, seat, G::text(move)});
    standing_.play(log_.size(), seat, move);
  }

  Move next_chance(const ChanceStream& stream) const {
    Rng rng(stream.seed(drawn_));
    return G::sample_chance(state(), rng);
  }

  std::optional<Refusal> undo_refusal(Seat seat) const {
    if (G::outcome(state())) return Refusal{"undo", "common.refusal.undo_over"};
    if (standing_.empty()) return Refusal{"undo", "common.refusal.undo_nothing"};
    const LogEntry& last = log_[standing_.last() - 1];
    if (last.kind == LogEntry::Kind::chance) return Refusal{"undo", "common.refusal.undo_revealed"};
    if (last.seat != seat) return Refusal{"undo", "common.refusal.undo_other"};
    if (standing_.turn_before() != G::turn(state())) return Refusal{"undo", "common.refusal.undo_turn"};
    return std::nullopt;
  }

  static UndoEvent undo_event(std::size_t sequence, const LogEntry& entry) {
    return {.seq = sequence, .seat = entry.seat, .move = entry.move};
  }

  struct Moment {
    std::size_t sequence = 0;
    State state;
  };

  int rules_;
  StandingMoves<G> standing_;
  std::optional<Moment> recent_;  // before the last entry of a seat, unless some were dropped since
  std::uint64_t drawn_ = 0;       // chance moves so far, the position in the stream: they are never undone
};

}  // namespace atlantica
