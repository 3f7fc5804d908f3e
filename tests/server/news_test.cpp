#include <gtest/gtest.h>

#include <future>

#include "world.h"

namespace atlantica {
namespace {

TEST(News, of_a_table_that_is_just_being_read_is_not_lost) {
  World world;
  const std::string id = world.create(friends(2)).table;
  std::shared_ptr<Table> table;
  world.lobby.find(id, "", [&](const Lobby::FoundTable& found) { table = *found; });
  std::promise<void> read;
  world.store.list([&](const auto&) { read.set_value(); });
  read.get_future().wait();
  ASSERT_FALSE(table) << "read, but not opened yet";

  std::promise<void> said;
  world.store.elsewhere().say({id, {0, "Hello!", World::kNow}}, [&](const auto&) { said.set_value(); });
  said.get_future().wait();
  world.lobby.news(id);
  world.run_until([&] { return table != nullptr; });
  world.settle();
  const auto listener = world.join(*table);
  EXPECT_EQ(listener->last("joined").at("chat").as_array().size(), 1U);
}

}  // namespace
}  // namespace atlantica
