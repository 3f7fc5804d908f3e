#pragma once

#include <boost/describe.hpp>
#include <cstddef>
#include <string>

#include "match/json.h"

// What a match adds to its game's JSON.
namespace atlantica {

// In every event of a game.
struct EventAddition {
  std::size_t seq = 0;  // of the log entry it belongs to
};
BOOST_DESCRIBE_STRUCT(EventAddition, (), (seq))

// In every position; optional when read.
struct PositionAddition {
  std::optional<int> rules;  // version of the rules
};
BOOST_DESCRIBE_STRUCT(PositionAddition, (), (rules))

// The event of a move that was taken back.
struct UndoEvent {
  std::size_t seq = 0;
  std::string type = "undo";
  int seat = 0;
  std::string move;                       // sequence number of the move taken back
  std::string say = "common.event.undo";  // the message describing it
};
BOOST_DESCRIBE_STRUCT(UndoEvent, (), (seq, type, seat, move, say))

// The fields of both in one object.
template <class T, class Addition>
boost::json::value to_json_with(const T& item, const Addition& addition) {
  boost::json::value json = to_json(item);
  boost::json::value added = to_json(addition);
  for (auto& field : added.as_object()) json.as_object()[field.key()] = std::move(field.value());
  return json;
}

}  // namespace atlantica
