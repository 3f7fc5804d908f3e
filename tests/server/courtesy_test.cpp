#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "fair/key_stream.h"
#include "server/table.h"
#include "world.h"

// RIS-3.7: a bot does not draw the next misfortune while a person who could play a card has not passed.
namespace atlantica {
namespace {

class CourtesyTest : public ::testing::Test {
 protected:
  CourtesyTest() {
    CreateRequest request;
    request.game = "rising";
    request.seats = {{"me", std::nullopt, std::nullopt}, {"bot", std::nullopt, "greedy"}};
    created_ = world_.create(request);
    std::optional<std::expected<StoredTable, StoreError>> loaded;
    world_.store.load(created_.table, [&](auto result) {
      world_.post()([&loaded, result = std::move(result)]() mutable { loaded = std::move(result); });
    });
    world_.run_until([&] { return loaded.has_value(); });
    StoredTable stored = **loaded;
    stored.id = "courtesy";
    stored.log = log_until_the_person_is_invited(stored);
    std::optional<std::expected<void, StoreError>> kept;
    world_.store.create(stored, [&](auto result) { world_.post()([&kept, result] { kept = result; }); });
    world_.run_until([&] { return kept.has_value(); });
    table_ =
        *Table::open(std::move(stored), {world_.store, world_.store.accounts(), Place{world_.post(), world_.post()},
                                         world_.work, [] { return 1000 * World::kNow; }});
  }

  // A game in which the person at seat 0 has a card to play before the bot draws.
  static std::vector<LogEntry> log_until_the_person_is_invited(const StoredTable& stored) {
    const GameEntry& rising = *find_game("rising");
    for (std::uint64_t seed = 1;; ++seed) {
      auto match = *rising.new_match(2, stored.options, stored.rules_version, {});
      const KeyStream stream = *KeyStream::from_hex(stored.key);
      Rng rng(seed);
      for (match->play_chance(stream); !match->outcome(); match->play_chance(stream)) {
        if (match->awaited() == SeatSet::only(1) && match->invited() == SeatSet::only(0)) return match->log();
        const Seat seat = match->awaited().lowest();
        const auto bot = *match->new_bot(seat, "1", {});
        bot->observe();
        EXPECT_FALSE(match->play(seat, bot->choose(rng)));
      }
    }
  }

  // Runs everything queued, and whatever follows from it.
  void settle() {
    for (int i = 0; i < 10; ++i) {
      bool done = false;
      world_.post()([&done] { done = true; });
      world_.run_until([&] { return done; });
    }
  }

  World world_;
  CreateAnswer created_;
  std::shared_ptr<Table> table_;
};

TEST_F(CourtesyTest, a_bot_waits_for_the_word_of_a_person_who_could_play_a_card) {
  const auto person = world_.join(*table_, created_.seats[0].token);
  settle();
  EXPECT_EQ(person->count("update"), 0U);
  const auto now = person->last("joined").at("sequence").to_number<Sequence>();
  table_->pass(person, {7, now});
  EXPECT_EQ(person->last("accepted").at("id"), 7);
  world_.run_until([&] { return person->count("update") > 0; });
  EXPECT_GT(person->last("update").at("sequence").to_number<Sequence>(), now);
}

TEST_F(CourtesyTest, a_bot_waits_for_nobody_who_is_not_there) {
  const auto person = world_.join(*table_, created_.seats[0].token);
  const auto spectator = world_.join(*table_);
  settle();
  EXPECT_EQ(spectator->count("update"), 0U);
  table_->disconnect(*person);
  world_.run_until([&] { return spectator->count("update") > 0; });
}

TEST_F(CourtesyTest, a_pass_that_nobody_waits_for_is_refused) {
  const auto person = world_.join(*table_, created_.seats[0].token);
  const auto now = person->last("joined").at("sequence").to_number<Sequence>();
  table_->pass(person, {1, now + 1});
  EXPECT_EQ(person->last("error").at("code").as_string(), "stale");
  const auto spectator = world_.join(*table_);
  table_->pass(spectator, {2, now});
  EXPECT_EQ(spectator->last("error").at("code").as_string(), "not_seated");
}

}  // namespace
}  // namespace atlantica
