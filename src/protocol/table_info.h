#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/options.h"

// What HTTP and the WebSocket say about a table. As in messages.h, every struct is a JSON object.
namespace atlantica {

using Sequence = std::uint64_t;

// Time control: `base` seconds per game plus `increment` per turn, or `days` per turn.
struct ClockSettings {
  std::optional<int> base;
  std::optional<int> increment;
  std::optional<int> days;
};
BOOST_DESCRIBE_STRUCT(ClockSettings, (), (base, increment, days))

// How the table handles a player who is absent or out of time.
struct AbsenceSettings {
  std::string then;          // wait, bot, end
  std::optional<int> grace;  // seconds before that
  std::optional<std::string> bot;
};
BOOST_DESCRIBE_STRUCT(AbsenceSettings, (), (then, grace, bot))

struct SeatInfo {
  std::string kind;  // human, bot
  std::string name;
  bool taken = false;
  bool online = false;
  bool account = false;                   // the player has an account of this name
  std::optional<std::string> substitute;  // the bot playing for the player
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (kind, name, taken, online, account, substitute))

// Milliseconds per seat when the message was written, and the seats whose clocks run.
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
  std::optional<std::string> rematch;  // the table of the rematch
  std::optional<ClockSettings> clock;
  std::optional<AbsenceSettings> absence;
  std::optional<int> delay;
  std::optional<ClockInfo> time;
  std::optional<std::vector<int>> ended;  // the absent players' seats, if absence ended the game
};
BOOST_DESCRIBE_STRUCT(TableInfo, (),
                      (table, game, rules_version, options, commitment, seats, sequence, over, rated, listed, host,
                       rematch, clock, absence, delay, time, ended))

}  // namespace atlantica
