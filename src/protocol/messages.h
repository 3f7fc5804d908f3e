#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/table_info.h"

// The WebSocket messages of docs/protocol.md. Every struct is a JSON object with the same names; unset fields are
// omitted.
namespace atlantica {

using MessageId = std::int64_t;

// From the client.

struct JoinMessage {
  static constexpr std::string_view kType = "join";

  std::optional<MessageId> id;
  std::string table;
  std::optional<std::string> token;
  std::optional<int> seat;  // of the signed-in account; instead of a token
  std::optional<Sequence> since;
};
BOOST_DESCRIBE_STRUCT(JoinMessage, (), (id, table, token, seat, since))

struct MoveMessage {
  static constexpr std::string_view kType = "move";

  std::optional<MessageId> id;
  Sequence sequence = 0;
  std::string move;
};
BOOST_DESCRIBE_STRUCT(MoveMessage, (), (id, sequence, move))

struct UndoMessage {
  static constexpr std::string_view kType = "undo";

  std::optional<MessageId> id;
  Sequence sequence = 0;
};
BOOST_DESCRIBE_STRUCT(UndoMessage, (), (id, sequence))

struct HintMessage {
  static constexpr std::string_view kType = "hint";

  std::optional<MessageId> id;
  Sequence sequence = 0;
};
BOOST_DESCRIBE_STRUCT(HintMessage, (), (id, sequence))

struct PassMessage {
  static constexpr std::string_view kType = "pass";

  std::optional<MessageId> id;
  Sequence sequence = 0;
};
BOOST_DESCRIBE_STRUCT(PassMessage, (), (id, sequence))

struct SayMessage {
  static constexpr std::string_view kType = "say";

  std::optional<MessageId> id;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(SayMessage, (), (id, text))

struct MuteMessage {
  static constexpr std::string_view kType = "mute";

  std::optional<MessageId> id;
  int seat = 0;
  bool muted = true;
};
BOOST_DESCRIBE_STRUCT(MuteMessage, (), (id, seat, muted))

struct RematchMessage {
  static constexpr std::string_view kType = "rematch";

  std::optional<MessageId> id;
};
BOOST_DESCRIBE_STRUCT(RematchMessage, (), (id))

struct LeaveMessage {
  static constexpr std::string_view kType = "leave";

  std::optional<MessageId> id;
};
BOOST_DESCRIBE_STRUCT(LeaveMessage, (), (id))

struct KickMessage {
  static constexpr std::string_view kType = "kick";

  std::optional<MessageId> id;
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(KickMessage, (), (id, seat))

using ClientMessage = std::variant<JoinMessage, MoveMessage, UndoMessage, HintMessage, PassMessage, SayMessage,
                                   MuteMessage, RematchMessage, LeaveMessage, KickMessage>;

// From the server.

struct ChatLine {
  int seat = 0;
  std::string text;
  std::int64_t sent = 0;
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (seat, text, sent))

struct ResultInfo {
  std::vector<int> winners;
  std::vector<int> scores;
  std::string key;
};
BOOST_DESCRIBE_STRUCT(ResultInfo, (), (winners, scores, key))

struct JoinedMessage {
  static constexpr std::string_view kType = "joined";

  std::optional<MessageId> id;
  std::optional<int> seat;
  TableInfo table;
  Sequence sequence = 0;
  boost::json::value view;
  boost::json::value moves;
  std::vector<int> actors;
  bool can_undo = false;
  boost::json::value events;
  std::vector<boost::json::value> earlier;  // patches between views
  std::vector<ChatLine> chat;
  std::optional<ResultInfo> result;
};
BOOST_DESCRIBE_STRUCT(JoinedMessage, (),
                      (id, seat, table, sequence, view, moves, actors, can_undo, events, earlier, chat, result))

struct AcceptedMessage {
  static constexpr std::string_view kType = "accepted";

  std::optional<MessageId> id;
  Sequence sequence = 0;
};
BOOST_DESCRIBE_STRUCT(AcceptedMessage, (), (id, sequence))

struct UpdateMessage {
  static constexpr std::string_view kType = "update";

  Sequence sequence = 0;
  boost::json::value view;
  boost::json::value moves;
  std::vector<int> actors;
  bool can_undo = false;
  boost::json::value events;
  std::vector<boost::json::value> earlier;  // patches between views
  std::optional<ClockInfo> time;
  std::optional<ResultInfo> result;
};
BOOST_DESCRIBE_STRUCT(UpdateMessage, (), (sequence, view, moves, actors, can_undo, events, earlier, time, result))

struct TableMessage {
  static constexpr std::string_view kType = "table";

  TableInfo table;
};
BOOST_DESCRIBE_STRUCT(TableMessage, (), (table))

struct HintInfo {
  std::string move;
  double chance = 0;
};
BOOST_DESCRIBE_STRUCT(HintInfo, (), (move, chance))

struct HintsMessage {
  static constexpr std::string_view kType = "hints";

  std::optional<MessageId> id;
  Sequence sequence = 0;
  std::vector<HintInfo> moves;
};
BOOST_DESCRIBE_STRUCT(HintsMessage, (), (id, sequence, moves))

struct SaidMessage {
  static constexpr std::string_view kType = "said";

  int seat = 0;
  std::string text;
  std::int64_t sent = 0;
};
BOOST_DESCRIBE_STRUCT(SaidMessage, (), (seat, text, sent))

struct KickedMessage {
  static constexpr std::string_view kType = "kicked";

  std::optional<MessageId> id;
  int seat = 0;
  std::string invite;  // for whoever takes the seat next
};
BOOST_DESCRIBE_STRUCT(KickedMessage, (), (id, seat, invite))

struct ErrorMessage {
  static constexpr std::string_view kType = "error";

  std::optional<MessageId> id;
  std::string code;
  std::optional<std::string> rule;
  std::string key;                                 // of the catalogue message
  std::map<std::string, boost::json::value> args;  // its arguments
  std::string message;                             // its English text
};
BOOST_DESCRIBE_STRUCT(ErrorMessage, (), (id, code, rule, key, args, message))

using ServerMessage = std::variant<JoinedMessage, AcceptedMessage, UpdateMessage, TableMessage, HintsMessage,
                                   SaidMessage, KickedMessage, ErrorMessage>;

}  // namespace atlantica
