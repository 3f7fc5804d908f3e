#pragma once

#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/table_info.h"

// The HTTP request and response bodies of docs/protocol.md. Every struct is a JSON object with the same names; unset
// fields are omitted.
namespace atlantica {

struct OptionNeedInfo {
  std::string value;
  std::string option;
  std::vector<std::string> among;
};
BOOST_DESCRIBE_STRUCT(OptionNeedInfo, (), (value, option, among))

struct OptionInfo {
  std::string name;
  std::vector<std::string> values;
  std::optional<std::vector<OptionNeedInfo>> needs;  // core/options.h
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (name, values, needs))

struct GameInfo {
  std::string id;
  int min_seats = 0;
  int max_seats = 0;
  int rules_version = 0;
  std::vector<OptionInfo> options;
  std::vector<std::string> bots;
};
BOOST_DESCRIBE_STRUCT(GameInfo, (), (id, min_seats, max_seats, rules_version, options, bots))

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

struct CreateRequest {
  std::string game;
  std::vector<SeatRequest> seats;
  std::optional<Options> options;
  std::optional<bool> rated;
  std::optional<bool> listed;
  std::optional<ClockSettings> clock;
  std::optional<AbsenceSettings> absence;
  std::optional<int> delay;  // by how many moves spectators lag
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
  std::optional<std::string> invite;  // not needed at a public table
  std::optional<std::string> name;
};
BOOST_DESCRIBE_STRUCT(ClaimRequest, (), (invite, name))

struct ClaimAnswer {
  std::string table;
  int seat = 0;
  std::string token;
};
BOOST_DESCRIBE_STRUCT(ClaimAnswer, (), (table, seat, token))

// For requests that return nothing.
struct EmptyAnswer {};
BOOST_DESCRIBE_STRUCT(EmptyAnswer, (), ())

struct HealthAnswer {
  std::string status = "ok";
};
BOOST_DESCRIBE_STRUCT(HealthAnswer, (), (status))

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
  std::optional<ClockSettings> clock;
  std::vector<ListedSeat> seats;
};
BOOST_DESCRIBE_STRUCT(ListedTable, (), (table, game, created, rated, clock, seats))

struct TablesAnswer {
  std::vector<ListedTable> tables;
};
BOOST_DESCRIBE_STRUCT(TablesAnswer, (), (tables))

struct SignInRequest {
  std::string name;
  std::string password;
};
BOOST_DESCRIBE_STRUCT(SignInRequest, (), (name, password))

struct PasswordRequest {
  std::string password;  // the old one
  std::string new_password;
};
BOOST_DESCRIBE_STRUCT(PasswordRequest, (), (password, new_password))

struct DeletionRequest {
  std::string password;
};
BOOST_DESCRIBE_STRUCT(DeletionRequest, (), (password))

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

// The public view of a table after `sequence` entries of its log.
struct MomentAnswer {
  Sequence sequence = 0;
  boost::json::value view;
  std::vector<int> actors;
};
BOOST_DESCRIBE_STRUCT(MomentAnswer, (), (sequence, view, actors))

}  // namespace atlantica
