#include "server/history.h"

#include <gtest/gtest.h>

#include "match/record.h"
#include "table_fixture.h"

// Records and earlier moments, as workers write them.
namespace atlantica {
namespace {

class HistoryTest : public TableTest {
 protected:
  using Answered = std::expected<TextCache::Text, Error>;

  History::Answer into(std::vector<Answered>& answers) {
    return [this, &answers](Answered one) { world_.post()([&answers, one] { answers.push_back(one); }); };
  }
  Answered moment(Sequence sequence) {
    std::vector<Answered> answers;
    history_.moment(created_.table, sequence, "", into(answers));
    world_.run_until([&] { return !answers.empty(); });
    return answers.front();
  }
  Answered record() {
    std::vector<Answered> answers;
    history_.record(created_.table, "", into(answers));
    world_.run_until([&] { return !answers.empty(); });
    return answers.front();
  }

  History history_{world_.lobby, world_.work};
};

TEST_F(HistoryTest, an_earlier_moment_is_written_once) {
  sit(friends(2));
  const auto spectator = world_.join(*table_);
  const object before = situation(*spectator);
  play_on();
  const Answered first = moment(sequence_of(before));
  ASSERT_TRUE(first);
  EXPECT_EQ(boost::json::parse(**first).at("view"), before.at("view"));
  const Answered again = moment(sequence_of(before));
  EXPECT_EQ(*first, *again) << "not only equal, the same text";
  EXPECT_NE(**moment(now()), **first);
  EXPECT_EQ(moment(now() + 1).error().code, ErrorCode::not_found);
}

TEST_F(HistoryTest, a_record_names_who_has_claimed_a_seat_since) {
  CreateRequest request = friends(2);
  request.seats.push_back({"friend", std::nullopt, std::nullopt});
  request.absence = AbsenceSettings{"end", 0, std::nullopt};
  request.options = Options{{"first", "0"}};
  sit(request);
  EXPECT_EQ(record().error().code, ErrorCode::not_over);
  table_->disconnect(*player(0));
  world_.pass(60'000);
  ASSERT_TRUE(table_->info().over);
  EXPECT_EQ(read_record(**record())->seats[2], "");
  table_->claim({created_.seats[2].invite, "Grace"}, std::nullopt, [](const auto& claimed) { EXPECT_TRUE(claimed); });
  world_.settle();
  EXPECT_EQ(read_record(**record())->seats[2], "Grace");
}

TEST_F(HistoryTest, who_asks_for_too_much_is_told_to_wait_and_nobody_else) {
  sit(friends(2));
  for (int i = 0; i < 10; ++i) play_on();
  world_.hold_work();
  std::vector<Answered> greedy;
  for (Sequence i = 0; i < 60; ++i) history_.moment(created_.table, i % now(), "192.0.2.1", into(greedy));
  world_.settle();
  ASSERT_FALSE(greedy.empty());
  for (const Answered& one : greedy) EXPECT_EQ(one.error().code, ErrorCode::too_frequent);
  std::vector<Answered> modest;
  history_.moment(created_.table, 1, "198.51.100.2", into(modest));
  world_.settle();
  for (int i = 0; i < 2; ++i) world_.do_work();
  ASSERT_EQ(modest.size(), 1U);
  EXPECT_TRUE(modest.front());
}

TEST(TextCache, keeps_what_was_used_last_within_its_size) {
  TextCache cache(1000);
  const auto text = [](std::size_t size) { return std::make_shared<const std::string>(size, 'x'); };
  for (const char* name : {"a", "b", "c", "d"}) cache.keep(name, text(240));
  EXPECT_TRUE(cache.find("a"));
  cache.keep("e", text(240));
  EXPECT_TRUE(cache.find("a")) << "it was used";
  EXPECT_FALSE(cache.find("b"));
  cache.keep("huge", text(600));
  EXPECT_FALSE(cache.find("huge"));
  EXPECT_TRUE(cache.find("e")) << "nothing had to go for it";
}

}  // namespace
}  // namespace atlantica
