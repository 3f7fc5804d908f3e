#include <gtest/gtest.h>

#include <algorithm>

#include "absence_fixture.h"

namespace atlantica {
namespace {

using SpectatorTest = AbsenceTest;

TEST_F(SpectatorTest, spectators_see_moves_later_and_the_end_at_once) {
  CreateRequest request = friends(2);
  request.delay = 3;
  sit(request);
  const auto spectator = world_.join(*table_);
  const auto moves_hidden = [&] {
    const std::vector<LogEntry> log = stored().log;
    const Sequence shown = sequence_of(situation(*spectator));
    return std::count_if(log.begin() + static_cast<std::ptrdiff_t>(shown), log.end(),
                         [](const LogEntry& entry) { return entry.kind != LogEntry::Kind::chance; });
  };
  EXPECT_EQ(spectator->count("update"), 0U);
  for (int i = 1; i <= 8; ++i) {
    play_on();
    world_.settle();
    EXPECT_EQ(moves_hidden(), std::min(i, 3));
    const Sequence shown = sequence_of(situation(*spectator));
    EXPECT_TRUE(table_->moment(shown));
    EXPECT_FALSE(table_->moment(shown + 1)) << "looking back is no way to look ahead";
  }
  const auto late = world_.join(*table_);
  EXPECT_EQ(late->last("joined").at("view"), situation(*spectator).at("view"));
  while (!table_->info().over) play_on();
  world_.settle();
  EXPECT_EQ(sequence_of(situation(*spectator)), now());
  EXPECT_TRUE(situation(*spectator).contains("result"));
  EXPECT_TRUE(table_->moment(now()));
}

TEST_F(SpectatorTest, a_move_that_is_lost_shows_nothing_too_early_and_hides_nothing_later) {
  CreateRequest request = friends(2);
  request.delay = 2;
  sit(request);
  const auto spectator = world_.join(*table_);
  for (int i = 0; i < 4; ++i) play_on();
  world_.settle();
  const Sequence shown = sequence_of(situation(*spectator));
  world_.store.fail();
  EXPECT_EQ(ask_move(actor(), now(), a_move()).at("code").as_string(), "store_failed");
  world_.store.recover();
  world_.settle();
  EXPECT_EQ(sequence_of(world_.join(*table_)->last("joined")), shown);
  const std::size_t updates = spectator->count("update");
  play_on();
  world_.settle();
  EXPECT_EQ(spectator->count("update"), updates + 1);
  EXPECT_GT(sequence_of(situation(*spectator)), shown);
}

TEST_F(SpectatorTest, spectators_see_what_is_public_and_nothing_else) {
  for (const GameEntry& game : games()) {
    CreateRequest request;
    request.game = game.id;
    for (int i = 0; i < 2; ++i) request.seats.push_back({"me", std::nullopt, std::nullopt});
    sit(request);
    const auto spectator = world_.join(*table_);
    for (int i = 0; i < 5 && !table_->info().over; ++i) play_on();
    world_.settle();
    EXPECT_EQ(situation(*spectator).at("view"), match()->view(Viewer::spectator())) << game.id;
    EXPECT_TRUE(situation(*spectator).at("moves").as_array().empty()) << game.id;
  }
}

}  // namespace
}  // namespace atlantica
