#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "server/table.h"
#include "speech/speaker.h"
#include "world.h"

namespace atlantica {
namespace {

class HintTest : public ::testing::Test {
 protected:
  HintTest() {
    created_ = world_.create(friends(2));
    table_ = world_.find(created_.table);
    for (const CreatedSeat& seat : created_.seats) players_.push_back(world_.join(*table_, seat.token));
  }

  const boost::json::object& joined(std::size_t seat) const { return players_[seat]->last("joined"); }
  std::size_t actor() const { return joined(0).at("actors").at(0).to_number<std::size_t>(); }
  Sequence now() const { return joined(0).at("sequence").to_number<Sequence>(); }

  boost::json::object ask(const std::shared_ptr<Listener>& listener, const HintMessage& message) {
    const std::size_t before = listener->count("hints") + listener->count("error");
    table_->hint(listener, message);
    world_.run_until([&] { return listener->count("hints") + listener->count("error") > before; });
    return listener->last();
  }

  World world_;
  CreateAnswer created_;
  std::shared_ptr<Table> table_;
  std::vector<std::shared_ptr<Listener>> players_;
};

TEST_F(HintTest, names_legal_moves_with_chances_to_whom_it_is_to_act) {
  const auto hints = ask(players_[actor()], {5, now()});
  ASSERT_EQ(hints.at("type").as_string(), "hints");
  EXPECT_EQ(hints.at("id"), 5);
  EXPECT_EQ(hints.at("sequence"), now());
  const auto& moves = hints.at("moves").as_array();
  ASSERT_FALSE(moves.empty());
  EXPECT_LE(moves.size(), 5U);
  for (const auto& hint : moves) {
    EXPECT_GE(hint.at("chance").to_number<double>(), 0);
    EXPECT_LE(hint.at("chance").to_number<double>(), 1);
    bool legal = false;
    for (const auto& move : joined(actor()).at("moves").as_array()) legal |= move.at("move") == hint.at("move");
    EXPECT_TRUE(legal) << hint.at("move");
  }
  EXPECT_EQ(players_[1 - actor()]->count("hints"), 0U) << "nobody else is told";
}

TEST_F(HintTest, is_refused_to_others_and_for_what_is_past) {
  EXPECT_EQ(ask(players_[1 - actor()], {1, now()}).at("code").as_string(), "refused");
  EXPECT_EQ(ask(players_[actor()], {2, now() + 1}).at("code").as_string(), "stale");
  EXPECT_EQ(ask(world_.join(*table_), {3, now()}).at("code").as_string(), "not_seated");
}

TEST_F(HintTest, is_given_one_at_a_time) {
  const auto listener = players_[actor()];
  table_->hint(listener, {1, now()});
  EXPECT_EQ(ask(listener, {2, now()}).at("code").as_string(), "too_frequent");
  world_.run_until([&] { return listener->count("hints") == 1; });
  EXPECT_EQ(ask(listener, {3, now()}).at("type").as_string(), "hints") << "the next one may follow";
}

TEST(TableBots, are_taken_by_level_and_budget_and_refused_with_a_reason) {
  World world;
  const auto create = [&](const std::string& bot) {
    CreateRequest request = friends(1);
    request.seats.push_back({"bot", std::nullopt, bot});
    std::optional<std::expected<CreateAnswer, Error>> answer;
    world.lobby.create(request, std::nullopt,
                       [&](auto result) { world.post()([&answer, result] { answer = result; }); });
    world.run_until([&] { return answer.has_value(); });
    return *answer;
  };
  for (const char* bot : {"1", "5", "greedy", "sims=10", "sims=10+plain"}) EXPECT_TRUE(create(bot)) << bot;
  const std::pair<const char*, const char*> wrong[] = {{"6", "from 1 to 5"},
                                                       {"sims=10+open", "studies"},
                                                       {"sims=9999999", "too long"},
                                                       {"time=60000", "too long"},
                                                       {"time=10", "clock"}};
  for (const auto& [bot, reason] : wrong) {
    const auto answer = create(bot);
    ASSERT_FALSE(answer) << bot;
    EXPECT_EQ(answer.error().code, ErrorCode::bad_option);
    const std::string said = speech::in_english(answer.error().message);
    EXPECT_NE(said.find(reason), std::string::npos) << said;
  }
}

}  // namespace
}  // namespace atlantica
