#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "world.h"

namespace atlantica {
namespace {

using boost::json::object;
using boost::json::value;

void expect_no_hand_between(const value& difference, Seat viewer) {
  const value* players = difference.as_object().if_contains("players");
  if (players == nullptr) return;
  ASSERT_TRUE(players->is_object()) << "there are as many players as before";
  for (const auto& [seat, player] : players->get_object())
    if (seat != std::to_string(viewer)) EXPECT_FALSE(player.as_object().contains("hand")) << difference;
}

// A law: until the game is over, nothing sent to a viewer reveals a card in another hand, unless it was shown.
void expect_no_secret(const object& message, Seat viewer) {
  if (!message.contains("view") || message.contains("result")) return;
  Seat seat = 0;
  for (const value& player : message.at("view").at("players").as_array()) {
    EXPECT_EQ(player.as_object().contains("hand"), seat == viewer) << boost::json::serialize(message);
    ++seat;
  }
  for (const value& difference : message.at("earlier").as_array()) expect_no_hand_between(difference, viewer);
  for (const value& event : message.at("events").as_array()) {
    const object& one = event.as_object();
    const std::string type(one.at("type").as_string());
    if (type != "deal" && type != "draw") continue;
    const bool own = one.contains("seat") && one.at("seat").to_number<Seat>() == viewer;
    EXPECT_EQ(one.contains("item"), own) << boost::json::serialize(one);
    if (own) continue;
    for (const char* item : {"flag", "olive", "helmet", "amphora", "ring", "statue", "crown"})
      EXPECT_EQ(boost::json::serialize(one).find(item), std::string::npos) << boost::json::serialize(one);
  }
}

TEST(Secrets, no_message_to_a_seat_tells_another_hand) {
  World world;
  for (int game = 0; game < 5; ++game) {
    const int seats = 2 + game % 3;
    CreateRequest request = friends(1);
    while (static_cast<int>(request.seats.size()) < seats) request.seats.push_back({"bot", std::nullopt, "random"});
    request.seats.push_back({"me", std::nullopt, std::nullopt});
    if (request.seats.size() > 4) request.seats.resize(4);
    const CreateAnswer created = world.create(request);
    const auto table = world.find(created.table);
    const auto own = world.join(*table, created.seats[0].token, 0);
    const auto spectator = world.join(*table, std::nullopt, 0);
    const Seat last = static_cast<Seat>(created.seats.size()) - 1;
    const auto other = created.seats.back().token ? world.join(*table, created.seats.back().token, 0) : nullptr;
    Rng rng(static_cast<std::uint64_t>(game));
    const auto play = [&](const std::shared_ptr<Listener>& listener) {
      if (!listener) return;
      const object* newest = nullptr;
      for (const object& message : listener->heard)
        if (message.contains("view")) newest = &message;
      const auto& moves = newest->at("moves").as_array();
      if (moves.empty()) return;
      const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      table->move(listener, {std::nullopt, newest->at("sequence").to_number<Sequence>(),
                             std::string(move.at("move").as_string())});
    };
    std::size_t updates = 0;
    play(own);
    play(other);
    while (!table->info().over) {
      world.run_until([&] { return spectator->count("update") > updates || table->info().over; });
      updates = spectator->count("update");
      play(own);
      play(other);
    }
    EXPECT_GT(updates, 10U);
    for (const object& message : own->heard) expect_no_secret(message, 0);
    for (const object& message : spectator->heard) expect_no_secret(message, Viewer::kNobody);
    if (other)
      for (const object& message : other->heard) expect_no_secret(message, last);
    const std::string key(spectator->last("update").at("result").at("key").as_string());
    for (const object& message : spectator->heard)
      EXPECT_EQ(boost::json::serialize(message).find(key) == std::string::npos, !message.contains("result"));
  }
}

}  // namespace
}  // namespace atlantica
