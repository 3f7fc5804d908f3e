#pragma once

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "server/table.h"
#include "world.h"

namespace atlantica {

using boost::json::object;

inline Sequence sequence_of(const object& message) { return message.at("sequence").to_number<Sequence>(); }

// A table with two or more seats, each with its player.
class TableTest : public ::testing::Test {
 protected:
  void sit(const CreateRequest& request) {
    created_ = world_.create(request);
    table_ = world_.find(created_.table);
    ASSERT_TRUE(table_);
    players_.clear();
    for (const CreatedSeat& seat : created_.seats)
      players_.push_back(seat.token ? world_.join(*table_, seat.token) : nullptr);
  }

  // The latest situation a listener was shown.
  static const object& situation(const Listener& listener) {
    for (auto message = listener.heard.rbegin(); message != listener.heard.rend(); ++message)
      if (message->contains("view")) return *message;
    return listener.heard.front();
  }

  Seat actor() const { return situation(*players_[0]).at("actors").at(0).to_number<Seat>(); }
  std::shared_ptr<Listener> player(Seat seat) const { return players_[static_cast<std::size_t>(seat)]; }
  Sequence now() const { return sequence_of(situation(*players_[0])); }
  std::string a_move() const {
    return std::string(situation(*player(actor())).at("moves").at(0).at("move").as_string());
  }

  object ask_move(Seat seat, Sequence sequence, const std::string& move) {
    const auto listener = player(seat);
    const std::size_t before = listener->count("accepted") + listener->count("error");
    table_->move(listener, {++id_, sequence, move});
    world_.run_until([&] { return listener->count("accepted") + listener->count("error") > before; });
    return answer_to(*listener, id_);
  }

  static object answer_to(const Listener& listener, MessageId id) {
    for (const object& message : listener.heard)
      if (message.contains("id") && message.at("id").to_number<MessageId>() == id) return message;
    ADD_FAILURE() << "no answer to " << id;
    return {};
  }

  void play_on() {
    const Sequence before = now();
    const object answer = ask_move(actor(), before, a_move());
    ASSERT_EQ(answer.at("type").as_string(), "accepted") << boost::json::serialize(answer);
    world_.run_until([&] { return now() > before; });
  }

  World world_;
  CreateAnswer created_;
  std::shared_ptr<Table> table_;
  std::vector<std::shared_ptr<Listener>> players_;
  MessageId id_ = 100;
};

}  // namespace atlantica
