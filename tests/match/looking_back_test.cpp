// However long a log is, going back in it takes a few moves and gives what replaying it from the start gives.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/games.h"
#include "match/match_of.h"
#include "match/record.h"
#include "match_fixture.h"

namespace atlantica {
namespace {

// The match after the first entries of its log, replayed from the start.
std::unique_ptr<Match> replayed(const Match& match, std::size_t sequence) {
  const Record record = record_of(match);
  auto past = *start_of(record);
  EXPECT_EQ(replay(record, *past, sequence), std::nullopt);
  return past;
}

void expect_same(const Match& one, const Match& other) {
  EXPECT_EQ(one.position(), other.position());
  EXPECT_EQ(one.log(), other.log());
  for (Seat seat = 0; seat < one.seats(); ++seat) EXPECT_EQ(one.can_undo(seat), other.can_undo(seat));
}

// A random game with many undos, as far as so many entries.
std::unique_ptr<Match> hesitant_game(const GameEntry& game, std::uint64_t seed, std::size_t entries) {
  auto match = *game.new_match(game.max_seats, {}, game.rules_version, {});
  const NumberedStream stream(seed);
  Rng rng(seed);
  match->play_chance(stream);
  while (!match->outcome() && match->sequence() < entries) {
    const Seat seat = match->actors().lowest();
    if (match->can_undo(seat) && rng.below(3) == 0) {
      EXPECT_EQ(match->undo(seat), std::nullopt);
    } else {
      const auto moves = match->legal_moves(seat);
      EXPECT_EQ(match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]), std::nullopt);
      match->play_chance(stream);
    }
  }
  return match;
}

TEST(LookingBack, shows_what_was_seen_then) {
  for (const GameEntry& game : games()) {
    const auto match = hesitant_game(game, 5, 300);
    for (std::size_t sequence = 0; sequence <= match->sequence(); sequence += 7) {
      const auto past = replayed(*match, sequence);
      const PastMoment moment = match->moment(sequence, Viewer::spectator())();
      EXPECT_EQ(moment.view, past->view(Viewer::spectator())) << game.id << " " << sequence;
      EXPECT_EQ(moment.actors, past->actors()) << game.id << " " << sequence;
    }
  }
}

TEST(LookingBack, what_shows_a_moment_needs_no_match_any_more) {
  auto match = hesitant_game(*find_game("atlantis"), 2, 100);
  const auto look = match->moment(40, Viewer::of(0));
  const boost::json::value seen = replayed(*match, 40)->view(Viewer::of(0));
  match.reset();
  EXPECT_EQ(look().view, seen);
}

TEST(LookingBack, a_match_that_drops_entries_is_the_one_it_was_before_them) {
  for (const GameEntry& game : games())
    for (std::size_t back = 1; back < 260; back = 2 * back + 1) {
      const auto match = hesitant_game(game, 3, 260);
      const std::size_t sequence = match->sequence() - std::min(back, match->sequence());
      const auto past = replayed(*match, sequence);
      match->truncate(sequence);
      expect_same(*match, *past);
      EXPECT_EQ(match->events(sequence / 2, Viewer::of(0)), past->events(sequence / 2, Viewer::of(0)));
      // It goes on with the same luck, too.
      const NumberedStream stream(9);
      for (Match* one : {match.get(), past.get()}) {
        one->play_chance(stream);
        if (one->outcome()) break;
        const Seat seat = one->actors().lowest();
        EXPECT_EQ(one->play(seat, one->legal_moves(seat).front()), std::nullopt);
        one->play_chance(stream);
      }
      expect_same(*match, *past);
    }
}

TEST(LookingBack, a_game_with_undos_stands_where_its_record_does) {
  for (const GameEntry& game : games()) {
    const auto match = hesitant_game(game, 7, 400);
    expect_same(*match, *replayed(*match, match->sequence()));
  }
}

// The game, counting the moves that are played.
template <Game G>
struct Counted : G {
  static inline std::size_t plays = 0;
  static void play(typename G::State& state, Seat seat, const typename G::Move& move) {
    ++plays;
    G::play(state, seat, move);
  }
};

// The plays that something takes.
template <class G, class Do>
std::size_t plays_of(Do something) {
  const std::size_t before = G::plays;
  something();
  return G::plays - before;
}

TEST(LookingBack, takes_a_few_moves_however_long_the_log_is) {
  using G = Counted<escape::Rules>;
  constexpr std::size_t kFew = 64;
  MatchOf<G> match(G::initial(*G::setup(4, {})), G::kRulesVersion, {}, std::nullopt);
  const NumberedStream stream(1);
  Rng rng(1);
  std::size_t most = 0;
  const auto watch = [&](auto something) { most = std::max(most, plays_of<G>(something)); };
  match.play_chance(stream);
  while (match.sequence() < 500) {
    const Seat seat = match.actors().lowest();
    const auto moves = match.legal_moves(seat);
    const std::string& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    ASSERT_EQ(match.play(seat, move), std::nullopt);
    for (int i = 0; i < 20 && match.can_undo(seat); ++i) {
      watch([&] { match.undo(seat); });
      watch([&] { match.events(match.sequence() - 1, Viewer::of(seat)); });
      ASSERT_EQ(match.play(seat, move), std::nullopt);
    }
    match.play_chance(stream);
  }
  EXPECT_GT(most, 0U) << "something was undone";
  for (std::size_t sequence = 0; sequence <= match.sequence(); ++sequence)
    watch([&] { match.moment(sequence, Viewer::spectator())(); });
  watch([&] { match.truncate(match.sequence() - 3); });
  EXPECT_LE(most, kFew);
}

}  // namespace
}  // namespace atlantica
