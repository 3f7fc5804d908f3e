#include <gtest/gtest.h>

#include "table_fixture.h"

// Many tables of one visitor do not hold up another's.
namespace atlantica {
namespace {

const std::string kGreedy = "192.0.2.1";
const std::string kModest = "198.51.100.2";

class FairWorkTest : public ::testing::Test {
 protected:
  struct Watched {
    std::shared_ptr<Table> table;
    std::shared_ptr<Listener> watcher;

    std::size_t moves() const { return watcher->count("update"); }
  };

  Watched bots(const std::string& game, int seats, const std::string& address) {
    CreateRequest request;
    request.game = game;
    request.seats.assign(static_cast<std::size_t>(seats), {"bot", std::nullopt, "1"});
    const auto table = world_.find(world_.create(request).table, address);
    return {table, world_.join(*table, std::nullopt, std::nullopt, address)};
  }
  void come_with_40_tables() {
    for (int i = 0; i < 40; ++i) greedy_.push_back(bots("rising", 7, kGreedy));
  }
  std::size_t greedy_moves() const {
    std::size_t sum = 0;
    for (const Watched& one : greedy_) sum += one.moves();
    return sum;
  }

  World world_;
  std::vector<Watched> greedy_;
};

TEST_F(FairWorkTest, bots_move_at_a_steady_pace_beside_40_tables_of_another_address) {
  come_with_40_tables();
  const Watched modest = bots("atlantis", 2, kModest);
  world_.hold_work();
  for (int i = 0; i < 20; ++i) {
    const std::size_t mine = modest.moves();
    const std::size_t theirs = greedy_moves();
    while (modest.moves() == mine) world_.do_work();
    EXPECT_LE(greedy_moves() - theirs, 2U) << "for one move at the other's table";
  }
}

TEST_F(FairWorkTest, the_tables_of_one_address_take_turns) {
  come_with_40_tables();
  world_.hold_work();
  std::vector<std::size_t> before;
  for (const Watched& one : greedy_) before.push_back(one.moves());
  for (int i = 0; i < 80; ++i) world_.do_work();
  for (std::size_t i = 0; i < greedy_.size(); ++i) {
    EXPECT_GE(greedy_[i].moves() - before[i], 1U);
    EXPECT_LE(greedy_[i].moves() - before[i], 3U);
  }
}

TEST_F(FairWorkTest, a_table_is_loaded_and_a_hint_is_given_beside_40_tables_of_another_address) {
  const CreateAnswer created = world_.create(friends(2));
  come_with_40_tables();
  world_.hold_work();
  std::shared_ptr<Table> table;
  world_.lobby.find(created.table, kModest, [&](const Lobby::FoundTable& found) { table = *found; });
  world_.settle();
  const std::size_t before = greedy_moves();
  while (!table) world_.do_work();
  std::vector<std::shared_ptr<Listener>> players;
  for (const CreatedSeat& seat : created.seats)
    players.push_back(world_.join(*table, seat.token, std::nullopt, kModest));
  const auto& joined = players[0]->last("joined");
  const auto player = players[joined.at("actors").at(0).to_number<std::size_t>()];
  table->hint(player, {1, sequence_of(joined)});
  while (player->count("hints") == 0) world_.do_work();
  EXPECT_LE(greedy_moves() - before, 4U);
}

TEST_F(FairWorkTest, who_asks_for_a_table_does_not_wait_for_the_turn_of_another_who_did) {
  std::vector<std::string> tables;
  for (int i = 0; i < 50; ++i) tables.push_back(world_.create(friends(2)).table);
  world_.hold_work();
  std::size_t loaded = 0;
  for (const std::string& table : tables)
    world_.lobby.find(table, kGreedy, [&](const Lobby::FoundTable&) { ++loaded; });
  std::shared_ptr<Table> mine;
  world_.lobby.find(tables.back(), kModest, [&](const Lobby::FoundTable& found) { mine = *found; });
  world_.settle();
  while (!mine) world_.do_work();
  EXPECT_LE(loaded, 3U);
  while (loaded < 50) world_.do_work();
}

TEST_F(FairWorkTest, an_address_with_too_many_records_waiting_is_told_to_wait) {
  world_.hold_work();
  std::vector<std::string> codes;
  const auto import = [&](const std::string& address) {
    world_.lobby.resume("not a record", address, [&](std::expected<CreateAnswer, Error> answer) {
      codes.emplace_back(name(answer.error().code));
    });
  };
  for (int i = 0; i < 100; ++i) import(kGreedy);
  ASSERT_FALSE(codes.empty());
  for (const std::string& code : std::exchange(codes, {})) EXPECT_EQ(code, "too_frequent");
  import(kModest);
  for (int i = 0; i < 2; ++i) world_.do_work();
  EXPECT_EQ(codes, (std::vector<std::string>{"bad_message", "bad_message"})) << "nobody else has to wait";
}

TEST_F(FairWorkTest, a_table_that_nobody_watches_stands_still) {
  CreateRequest request = friends(1);
  request.seats.push_back({"bot", std::nullopt, "1"});
  request.options = Options{{"first", "1"}};
  const CreateAnswer created = world_.create(request);
  const auto table = world_.find(created.table);
  const Sequence begin = table->info().sequence;
  world_.settle();
  EXPECT_EQ(table->info().sequence, begin);
  const auto spectator = world_.join(*table);
  world_.run_until([&] { return spectator->count("update") > 0; });
}

}  // namespace
}  // namespace atlantica
