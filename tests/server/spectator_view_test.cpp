#include "server/table/spectator_view.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

class SpectatorViewTest : public PartTest {
 protected:
  void play() { ASSERT_TRUE(get(ground_->play())); }
  std::size_t hidden_moves(const SpectatorView& view) const {
    const auto& log = ground_->log.match().log();
    return static_cast<std::size_t>(
        std::count_if(log.begin() + static_cast<std::ptrdiff_t>(view.match().sequence()), log.end(),
                      [](const LogEntry& entry) { return entry.kind != LogEntry::Kind::chance; }));
  }
};

TEST_F(SpectatorViewTest, without_a_delay_it_is_the_match) {
  const SpectatorView view(ground_->log, nullptr, 0);
  play();
  EXPECT_EQ(&view.match(), &ground_->log.match());
  EXPECT_TRUE(view.moment(ground_->log.stored()));
  EXPECT_EQ(view.moment(ground_->log.stored() + 1).error().code, ErrorCode::not_found);
}

TEST_F(SpectatorViewTest, with_a_delay_it_stays_behind_and_so_does_looking_back) {
  SpectatorView view(ground_->log, Ground::start_of(stored()), 2);
  for (std::size_t i = 1; i <= 5; ++i) {
    play();
    view.follow();
    EXPECT_EQ(hidden_moves(view), std::min<std::size_t>(i, 2));
    EXPECT_TRUE(view.moment(view.match().sequence()));
    EXPECT_FALSE(view.moment(view.match().sequence() + 1));
  }
  const SpectatorView later(ground_->log, Ground::start_of(stored()), 2);
  EXPECT_EQ(later.match().log(), view.match().log()) << "opened again it shows as much";
}

TEST_F(SpectatorViewTest, a_move_that_was_lost_has_shown_nobody_more) {
  SpectatorView view(ground_->log, Ground::start_of(stored()), 2);
  for (int i = 0; i < 4; ++i) play();
  view.follow();
  const std::vector<LogEntry> before = view.match().log();
  ground_->log.set_watch(
      {.appended = [&](std::size_t) { view.follow(); }, .lost = [&](const StoreError&) { view.follow(); }});
  world_.store.fail();
  EXPECT_FALSE(get(ground_->play()));
  EXPECT_EQ(view.match().log(), before);
}

TEST_F(SpectatorViewTest, the_end_is_seen_at_once) {
  SpectatorView view(ground_->log, Ground::start_of(stored()), 2);
  play();
  ASSERT_TRUE(get(ground_->log.end({1})));
  ASSERT_TRUE(ground_->log.follow(stored()));
  view.follow();
  EXPECT_EQ(hidden_moves(view), 0U);
}

}  // namespace
}  // namespace atlantica
