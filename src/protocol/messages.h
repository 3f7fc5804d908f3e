#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/options.h"

// The messages of docs/protocol.md. Every struct is a JSON object with the same names; what is not set is left out.
namespace atlantica {

using MessageId = std::int64_t;
using Sequence = std::uint64_t;

// Answers and requests over HTTP.

struct OptionInfo {
  std::string name;
  std::vector<std::string> values;
  std::string help;
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (name, values, help))

struct GameInfo {
  std::string id;
  std::string name;
  int min_seats = 0;
  int max_seats = 0;
  int rules_version = 0;
  std::vector<OptionInfo> options;
  std::vector<std::string> bots;
};
BOOST_DESCRIBE_STRUCT(GameInfo, (), (id, name, min_seats, max_seats, rules_version, options, bots))

struct GamesAnswer {
  std::vector<GameInfo> games;
};
BOOST_DESCRIBE_STRUCT(GamesAnswer, (), (games))

struct SeatRequest {
  std::string kind;  // me, friend, bot
  std::optional<std::string> name;
  std::optional<std::string> bot;
};
BOOST_DESCRIBE_STRUCT(SeatRequest, (), (kind, name, bot))

// How long players may think: `base` seconds for the game and `increment` more for every turn, or `days` for every
// turn.
struct ClockSettings {
  std::optional<int> base;
  std::optional<int> increment;
  std::optional<int> days;
};
BOOST_DESCRIBE_STRUCT(ClockSettings, (), (base, increment, days))

// What the table does about a player who is gone, or whose time is up.
struct AbsenceSettings {
  std::string then;          // wait, bot, end
  std::optional<int> grace;  // seconds before that
  std::optional<std::string> bot;
};
BOOST_DESCRIBE_STRUCT(AbsenceSettings, (), (then, grace, bot))

struct CreateRequest {
  std::string game;
  std::vector<SeatRequest> seats;
  std::optional<Options> options;
  std::optional<bool> rated;
  std::optional<bool> listed;
  std::optional<ClockSettings> clock;
  std::optional<AbsenceSettings> absence;
  std::optional<int> delay;  // how many moves spectators see later
};
BOOST_DESCRIBE_STRUCT(CreateRequest, (), (game, seats, options, rated, listed, clock, absence, delay))

struct QuickRequest {
  std::string game;
  std::optional<std::string> name;
  std::optional<int> players;
  std::optional<std::string> bot;
};
BOOST_DESCRIBE_STRUCT(QuickRequest, (), (game, name, players, bot))

struct CreatedSeat {
  int seat = 0;
  std::optional<std::string> token;
  std::optional<std::string> invite;
};
BOOST_DESCRIBE_STRUCT(CreatedSeat, (), (seat, token, invite))

struct CreateAnswer {
  std::string table;
  std::vector<CreatedSeat> seats;
};
BOOST_DESCRIBE_STRUCT(CreateAnswer, (), (table, seats))

struct ClaimRequest {
  std::optional<std::string> invite;  // not needed at a table of the list
  std::optional<std::string> name;
};
BOOST_DESCRIBE_STRUCT(ClaimRequest, (), (invite, name))

struct ClaimAnswer {
  std::string table;
  int seat = 0;
  std::string token;
};
BOOST_DESCRIBE_STRUCT(ClaimAnswer, (), (table, seat, token))

struct HealthAnswer {
  std::string status = "ok";
};
BOOST_DESCRIBE_STRUCT(HealthAnswer, (), (status))

struct SeatInfo {
  std::string kind;  // human, bot
  std::string name;
  bool taken = false;
  bool online = false;
  bool account = false;                   // the player has an account of this name
  std::optional<std::string> substitute;  // the bot that plays for the player
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (kind, name, taken, online, account, substitute))

// Milliseconds by seat when the message was written, and the seats whose time runs.
struct ClockInfo {
  std::vector<std::int64_t> left;
  std::vector<int> running;
};
BOOST_DESCRIBE_STRUCT(ClockInfo, (), (left, running))

struct TableInfo {
  std::string table;
  std::string game;
  int rules_version = 0;
  Options options;
  std::string commitment;
  std::vector<SeatInfo> seats;
  Sequence sequence = 0;
  bool over = false;
  bool rated = false;
  bool listed = false;
  std::optional<int> host;             // the seat that may kick
  std::optional<std::string> rematch;  // the table where the same people play again
  std::optional<ClockSettings> clock;
  std::optional<AbsenceSettings> absence;
  std::optional<int> delay;
  std::optional<ClockInfo> time;
  std::optional<std::vector<int>> ended;  // the seats whose players were gone, where that ended the game
};
BOOST_DESCRIBE_STRUCT(TableInfo, (),
                      (table, game, rules_version, options, commitment, seats, sequence, over, rated, listed, host,
                       rematch, clock, absence, delay, time, ended))

struct ListedSeat {
  std::string kind;  // human, bot
  std::string name;
  bool taken = false;
  bool account = false;
};
BOOST_DESCRIBE_STRUCT(ListedSeat, (), (kind, name, taken, account))

struct ListedTable {
  std::string table;
  std::string game;
  std::int64_t created = 0;
  bool rated = false;
  std::vector<ListedSeat> seats;
};
BOOST_DESCRIBE_STRUCT(ListedTable, (), (table, game, created, rated, seats))

struct TablesAnswer {
  std::vector<ListedTable> tables;
};
BOOST_DESCRIBE_STRUCT(TablesAnswer, (), (tables))

struct ChatLine {
  int seat = 0;
  std::string text;
  std::int64_t sent = 0;
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (seat, text, sent))

struct SignInRequest {
  std::string name;
  std::string password;
};
BOOST_DESCRIBE_STRUCT(SignInRequest, (), (name, password))

struct RatingInfo {
  std::string game;
  int rating = 0;
  int deviation = 0;
  std::int64_t games = 0;
};
BOOST_DESCRIBE_STRUCT(RatingInfo, (), (game, rating, deviation, games))

struct AccountAnswer {
  std::string name;
  std::vector<RatingInfo> ratings;
};
BOOST_DESCRIBE_STRUCT(AccountAnswer, (), (name, ratings))

struct ResultInfoOfPlayer {
  std::string table;
  std::string game;
  int seat = 0;
  int score = 0;
  int place = 1;
  int players = 0;
  std::int64_t finished = 0;
  std::optional<int> rating_before;
  std::optional<int> rating;
};
BOOST_DESCRIBE_STRUCT(ResultInfoOfPlayer, (),
                      (table, game, seat, score, place, players, finished, rating_before, rating))

struct ResultsAnswer {
  std::vector<ResultInfoOfPlayer> results;
};
BOOST_DESCRIBE_STRUCT(ResultsAnswer, (), (results))

struct MyTableInfo {
  std::string table;
  std::string game;
  int seat = 0;
  std::int64_t created = 0;
  bool over = false;
};
BOOST_DESCRIBE_STRUCT(MyTableInfo, (), (table, game, seat, created, over))

struct MyTablesAnswer {
  std::vector<MyTableInfo> tables;
};
BOOST_DESCRIBE_STRUCT(MyTablesAnswer, (), (tables))

struct PlayerInfo {
  std::string kind;  // human, bot
  std::string name;
  int rating = 0;
  int deviation = 0;
  std::int64_t games = 0;
};
BOOST_DESCRIBE_STRUCT(PlayerInfo, (), (kind, name, rating, deviation, games))

struct RatingsAnswer {
  std::string game;
  std::vector<PlayerInfo> players;
};
BOOST_DESCRIBE_STRUCT(RatingsAnswer, (), (game, players))

// A table as everybody could see it after `sequence` entries of its log.
struct MomentAnswer {
  Sequence sequence = 0;
  boost::json::value view;
  std::vector<int> actors;
};
BOOST_DESCRIBE_STRUCT(MomentAnswer, (), (sequence, view, actors))

// What a client says over the WebSocket.

struct JoinMessage {
  static constexpr std::string_view kType = "join";

  std::optional<MessageId> id;
  std::string table;
  std::optional<std::string> token;
  std::optional<int> seat;  // one of the account that is signed in; instead of a token
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

// What the server says over the WebSocket.

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
  std::vector<ChatLine> chat;
  std::optional<ResultInfo> result;
};
BOOST_DESCRIBE_STRUCT(JoinedMessage, (),
                      (id, seat, table, sequence, view, moves, actors, can_undo, events, chat, result))

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
  std::optional<ClockInfo> time;
  std::optional<ResultInfo> result;
};
BOOST_DESCRIBE_STRUCT(UpdateMessage, (), (sequence, view, moves, actors, can_undo, events, time, result))

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
  std::string invite;  // for whoever is to take the seat now
};
BOOST_DESCRIBE_STRUCT(KickedMessage, (), (id, seat, invite))

struct ErrorMessage {
  static constexpr std::string_view kType = "error";

  std::optional<MessageId> id;
  std::string code;
  std::optional<std::string> rule;
  std::string message;
};
BOOST_DESCRIBE_STRUCT(ErrorMessage, (), (id, code, rule, message))

using ServerMessage = std::variant<JoinedMessage, AcceptedMessage, UpdateMessage, TableMessage, HintsMessage,
                                   SaidMessage, KickedMessage, ErrorMessage>;

}  // namespace atlantica
