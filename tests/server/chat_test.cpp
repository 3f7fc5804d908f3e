#include "server/table/chat.h"

#include <gtest/gtest.h>

#include "part_fixture.h"

namespace atlantica {
namespace {

class ChatTest : public PartTest {
 protected:
  ChatTest()
      : chat_(ground_->store, ground_->log, ground_->presence, [this] { return world_.now; }, {}),
        ada_(sit(0)),
        grace_(sit(1)) {}

  static std::vector<std::string> heard(const Listener& client) {
    std::vector<std::string> texts;
    for (const auto& message : client.heard)
      if (message.at("type") == "said") texts.emplace_back(message.at("text").as_string());
    return texts;
  }

  SpectatorView spectators_{ground_->log, nullptr, 0};
  Chat chat_;
  std::shared_ptr<Listener> ada_;
  std::shared_ptr<Listener> grace_;
};

TEST_F(ChatTest, a_line_is_heard_by_all_once_it_is_stored) {
  chat_.say(ada_, {5, "Good luck!"});
  EXPECT_TRUE(ada_->heard.empty());
  world_.settle();
  EXPECT_EQ(ada_->heard.front().at("type"), "accepted");
  EXPECT_EQ(heard(*ada_), std::vector<std::string>{"Good luck!"});
  EXPECT_EQ(heard(*grace_), std::vector<std::string>{"Good luck!"});
  EXPECT_EQ(stored().chat, (std::vector<StoredLine>{{0, "Good luck!", World::kNow}}));
}

TEST_F(ChatTest, a_line_that_cannot_be_stored_was_not_said) {
  world_.store.fail();
  chat_.say(ada_, {5, "Good luck!"});
  world_.settle();
  EXPECT_EQ(ada_->last("error").at("code"), "store_failed");
  EXPECT_TRUE(heard(*grace_).empty());
  EXPECT_TRUE(chat_.recent().empty());
}

TEST_F(ChatTest, who_mutes_a_seat_is_spared_its_lines_alone) {
  chat_.mute(*grace_, {1, 0, true}, spectators_);
  chat_.say(ada_, {2, "unheard"});
  chat_.say(grace_, {3, "heard"});
  world_.settle();
  EXPECT_EQ(heard(*grace_), std::vector<std::string>{"heard"});
  EXPECT_EQ(heard(*ada_), (std::vector<std::string>{"unheard", "heard"}));
  chat_.mute(*grace_, {4, 2, true}, spectators_);
  EXPECT_EQ(grace_->last("error").at("code"), "bad_message");
}

TEST_F(ChatTest, lines_said_elsewhere_are_heard_once) {
  chat_.say(ada_, {1, "here"});
  world_.settle();
  ASSERT_TRUE(world_.ask<void>(
      [&](auto done) { world_.store.elsewhere().say({created_.table, {1, "there", World::kNow}}, std::move(done)); }));
  chat_.follow(stored().chat);
  chat_.follow(stored().chat);
  EXPECT_EQ(heard(*ada_), (std::vector<std::string>{"here", "there"}));
}

TEST_F(ChatTest, the_latest_fifty_lines_are_shown_to_who_comes) {
  for (int i = 0; i < 120; ++i) chat_.follow({{0, std::to_string(i), World::kNow}});
  ASSERT_EQ(chat_.recent().size(), 50U);
  EXPECT_EQ(chat_.recent().front().text, "70");
  EXPECT_EQ(chat_.recent().back().text, "119");
}

}  // namespace
}  // namespace atlantica
