// The views sent for the moments in between: a law for every game, on random games with undone moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "match/difference.h"
#include "match/json.h"

namespace atlantica {
namespace {

using boost::json::value;

// Applies a patch to a document, as docs/protocol.md describes.
value merged(const value& document, const value& difference) {
  const boost::json::object* names = difference.if_object();
  if (names == nullptr) return difference;
  value next = document.is_null() ? value(boost::json::object{}) : document;
  for (const auto& [name, change] : *names) {
    if (next.is_array()) {
      value& item = next.get_array()[std::stoul(std::string(name))];
      item = merged(item, change);
    } else if (change.is_null()) {
      next.as_object().erase(name);
    } else {
      value& item = next.as_object()[name];
      item = merged(item, change);
    }
  }
  return next;
}

value json(std::string_view text) { return *parse_json(text); }

TEST(Difference, holds_what_differs_and_null_for_what_is_gone) {
  EXPECT_EQ(difference(json(R"({"turn":1,"die":"whale","supply":{"shark":2,"ship":1}})"),
                       json(R"({"turn":1,"asked":"red","supply":{"shark":1,"ship":1}})")),
            json(R"({"die":null,"asked":"red","supply":{"shark":1}})"));
  EXPECT_EQ(difference(json("{}"), json("{}")), json("{}"));
}

TEST(Difference, of_a_list_goes_by_position_while_its_length_stays) {
  EXPECT_EQ(
      difference(json(R"({"ships":[{"hex":"D3"},{"hex":"K4"}]})"), json(R"({"ships":[{"hex":"D3"},{"hex":"K5"}]})")),
      json(R"({"ships":{"1":{"hex":"K5"}}})"));
  EXPECT_EQ(difference(json(R"({"sharks":["C3","D3"]})"), json(R"({"sharks":["D3"]})")), json(R"({"sharks":["D3"]})"));
}

// What the viewer saw after an entry, and what remains visible of it in a later turn.
struct Seen {
  int turn;
  value then;
  value later;
};

class Watched {
 public:
  Watched(const GameEntry& game, std::uint64_t seed)
      : rng_(seed), match_(some_match(game)), viewer_{static_cast<Seat>(seed % (at_most(match_->seats()) + 1)) - 1} {
    look();
  }

  // Plays a seat's or chance's move, or takes one back; false once the game is over.
  bool go_on() {
    const SeatSet actors = match_->actors();
    if (actors.empty()) return false;
    const Seat seat = actors.lowest();
    if (seat == kChance) {
      const auto weights = match_->weights();
      auto drawn = weights.begin();
      std::advance(drawn, rng_.below(static_cast<std::uint32_t>(weights.size())));
      EXPECT_FALSE(match_->play(kChance, drawn->first));
    } else if (match_->can_undo(seat) && rng_.below(8) == 0) {
      EXPECT_FALSE(match_->undo(seat));
    } else {
      const auto moves = match_->legal_moves(seat);
      EXPECT_FALSE(match_->play(seat, moves[rng_.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    look();
    return true;
  }

  // The views after the entries since then, each patched from the one after it, are those that were seen.
  void check(std::size_t since) const {
    const std::vector<value> list = match_->earlier(since, viewer_, *match_);
    const std::size_t now = match_->sequence();
    constexpr std::size_t kPromised = 60;  // docs/protocol.md
    ASSERT_EQ(list.size(), now == since ? 0 : std::min(now - since - 1, kPromised));
    value view = match_->view(viewer_);
    for (std::size_t i = 0; i < list.size(); ++i) {
      view = merged(view, list[i]);
      const Seen& seen = seen_[now - i - 1];
      const bool is_past = !match_->outcome() && seen.turn != match_->turn();
      ASSERT_EQ(view, is_past ? seen.later : seen.then) << "after entry " << now - i - 1 << " of " << now;
    }
  }

  std::size_t sequence() const { return match_->sequence(); }
  std::size_t some_moment() { return rng_.below(static_cast<std::uint32_t>(match_->sequence() + 1)); }

 private:
  static std::uint64_t at_most(int seats) { return static_cast<std::uint64_t>(seats); }

  std::unique_ptr<Match> some_match(const GameEntry& game) {
    for (;;) {
      Options options;
      for (const OptionSpec& option : game.options)
        options[std::string(option.name)] = option.values[rng_.below(static_cast<std::uint32_t>(option.values.size()))];
      const int seats = game.min_seats +
                        static_cast<int>(rng_.below(static_cast<std::uint32_t>(game.max_seats - game.min_seats + 1)));
      if (auto match = game.new_match(seats, options, game.rules_version, {})) return std::move(*match);
    }
  }

  void look() { seen_.push_back({match_->turn(), match_->view(viewer_), match_->view(viewer_.looking_back())}); }

  Rng rng_;
  std::unique_ptr<Match> match_;
  Viewer viewer_;
  std::vector<Seen> seen_;
};

TEST(Earlier, the_views_between_are_those_that_were_seen) {
  for (const GameEntry& game : games()) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {  // a spectator and two seats
      SCOPED_TRACE(std::string(game.id) + ", seed " + std::to_string(seed));
      Watched watched(game, seed);
      for (std::size_t last = 0; watched.sequence() < 400 && watched.go_on() && !testing::Test::HasFatalFailure();) {
        if (watched.sequence() % 5 != 0) continue;
        watched.check(last);
        last = watched.sequence();
      }
      watched.check(watched.some_moment());
      watched.check(0);
    }
  }
}

// SUR-2.5: what was seen during setup is not seen again through the views in between.
TEST(Earlier, what_a_seat_has_had_to_forget_is_not_told) {
  const auto holds_a_value = [](const value& told) { return boost::json::serialize(told).contains("\"value\":"); };
  auto match = *find_game("survive")->new_match(2, {}, 1, {});
  Rng rng(1);
  bool was_seen = false;
  while (match->turn() == 0) {
    const Seat seat = match->actors().lowest();
    const auto moves = match->legal_moves(seat);
    ASSERT_FALSE(match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    was_seen = was_seen || holds_a_value(match->view(Viewer::of(0)));
  }
  EXPECT_TRUE(was_seen) << "in the setup the own values are seen";
  const std::vector<value> between = match->earlier(0, Viewer::of(0), *match);
  EXPECT_GT(between.size(), 1U);
  EXPECT_TRUE(std::ranges::none_of(between, holds_a_value));
}

}  // namespace
}  // namespace atlantica
