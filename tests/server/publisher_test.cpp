#include "server/table/publisher.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

class PublisherTest : public PartTest {
 protected:
  void open_for(std::optional<int> delay, std::optional<ClockSettings> clock = std::nullopt) {
    CreateRequest request = friends(2);
    request.delay = delay;
    request.clock = std::move(clock);
    lay(request);
    const Time time = [this] { return world_.now; };
    spectators_.emplace(ground_->log, delay ? Ground::start_of(stored()) : nullptr, delay.value_or(0));
    chat_.emplace(ground_->store, ground_->log, ground_->presence, time, std::vector<StoredLine>{{1, "Hello!", 5}});
    rematch_.emplace(ground_->store, ground_->facts, ground_->log, ground_->seats, time, "");
    result_.emplace(ground_->store, ground_->facts, ground_->log, ground_->seats, time, Result::Kept::no);
    publisher_.emplace(Shown{ground_->facts, ground_->log, ground_->seats, ground_->clocks, ground_->presence, *chat_,
                             *rematch_, *result_},
                       *spectators_);
    ground_->log.set_watch({.appended = [this](std::size_t before) { publisher_->show_changes(before); },
                            .lost = [this](const StoreError&) { spectators_->follow(); }});
  }
  static Sequence sequence(const boost::json::object& message) { return message.at("sequence").to_number<Sequence>(); }

  std::optional<SpectatorView> spectators_;
  std::optional<Chat> chat_;
  std::optional<Rematch> rematch_;
  std::optional<Result> result_;
  std::optional<Publisher> publisher_;
};

TEST_F(PublisherTest, everybody_sees_what_they_may_once_it_is_stored) {
  open_for(std::nullopt);
  const auto actor = sit(0);
  const auto spectator = sit(Viewer::kNobody);
  world_.store.hold();
  auto committed = ground_->play();
  EXPECT_TRUE(actor->heard.empty());
  EXPECT_TRUE(spectator->heard.empty());
  world_.store.let_go();
  const auto now = get(std::move(committed));
  world_.settle();
  EXPECT_EQ(sequence(actor->last("update")), *now);
  const Match& match = ground_->log.match();
  EXPECT_EQ(actor->last("update").at("view"), match.view(Viewer::of(0)));
  EXPECT_EQ(spectator->last("update").at("view"), match.view(Viewer::spectator()));
  EXPECT_TRUE(spectator->last("update").at("moves").as_array().empty());
}

TEST_F(PublisherTest, who_comes_during_a_move_that_is_lost_sees_the_table_as_it_was) {
  open_for(std::nullopt);
  const Sequence before = ground_->log.stored();
  world_.store.hold();
  ground_->play();
  const auto late = sit(1);
  publisher_->show(late, 1, {3, "", std::nullopt, std::nullopt, std::nullopt});
  EXPECT_TRUE(late->heard.empty());
  world_.store.fail();
  world_.store.let_go();
  world_.settle();
  ASSERT_EQ(late->heard.size(), 1U);
  EXPECT_EQ(sequence(late->last("joined")), before);
  EXPECT_EQ(late->last("joined").at("id"), 3);
  EXPECT_EQ(late->last("joined").at("chat").at(0).at("text"), "Hello!");
}

TEST_F(PublisherTest, a_spectator_on_a_delay_hears_nothing_of_moves_that_are_still_hidden) {
  open_for(2);
  const auto player = sit(0);
  const auto spectator = sit(Viewer::kNobody);
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(get(ground_->play()));
  world_.settle();
  EXPECT_EQ(player->count("update"), 2U);
  EXPECT_EQ(spectator->count("update"), 0U);
  ASSERT_TRUE(get(ground_->play()));
  world_.settle();
  EXPECT_EQ(spectator->count("update"), 1U);
  EXPECT_LT(sequence(spectator->last("update")), sequence(player->last("update")));
}

TEST_F(PublisherTest, a_spectator_on_a_delay_learns_nothing_from_numbers_and_clocks) {
  open_for(2, ClockSettings{60, 5, std::nullopt});
  const auto player = sit(0);
  const auto spectator = sit(Viewer::kNobody);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(get(ground_->play()));
  publisher_->show_info();
  publisher_->show(spectator, Viewer::kNobody, {3, "", std::nullopt, std::nullopt, std::nullopt});
  world_.settle();
  const Sequence shown = sequence(spectator->last("update"));
  EXPECT_LT(shown, ground_->log.stored());
  EXPECT_FALSE(spectator->last("update").contains("time"));
  const auto expect_behind = [&](const boost::json::object& table) {
    EXPECT_EQ(sequence(table), shown);
    EXPECT_FALSE(table.contains("time"));
  };
  expect_behind(spectator->last("table").at("table").as_object());
  expect_behind(spectator->last("joined").at("table").as_object());
  EXPECT_EQ(publisher_->info().sequence, shown) << "anybody may ask over HTTP";
  EXPECT_EQ(publisher_->info().time, std::nullopt);
  chat_->mute(*spectator, {4, 0, true}, *spectators_);
  EXPECT_EQ(sequence(spectator->last("accepted")), shown);
  EXPECT_EQ(sequence(player->last("table").at("table").as_object()), ground_->log.stored());
  EXPECT_TRUE(player->last("table").at("table").as_object().contains("time"));
  EXPECT_TRUE(player->last("update").contains("time"));
}

TEST_F(PublisherTest, who_has_gone_meanwhile_is_sent_nothing) {
  open_for(std::nullopt);
  const auto player = sit(0);
  world_.store.hold();
  auto committed = ground_->play();
  ground_->presence.go(*player);
  world_.store.let_go();
  ASSERT_TRUE(get(std::move(committed)));
  world_.settle();
  EXPECT_TRUE(player->heard.empty());
}

TEST_F(PublisherTest, the_table_is_described_as_it_is_stored) {
  open_for(std::nullopt);
  const auto player = sit(1);
  const Sequence before = ground_->log.stored();
  world_.store.hold();
  auto committed = ground_->play();
  EXPECT_EQ(publisher_->info().sequence, before);
  EXPECT_FALSE(publisher_->info().seats[0].online);
  EXPECT_TRUE(publisher_->info().seats[1].online);
  publisher_->show_info();
  EXPECT_EQ(player->count("table"), 0U);
  world_.store.let_go();
  const auto now = get(std::move(committed));
  world_.settle();
  EXPECT_EQ(player->last("table").at("table").at("sequence").to_number<Sequence>(), *now);
}

}  // namespace
}  // namespace atlantica
