#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "protocol/table_info.h"

namespace atlantica {

// The creator's settings for time, absence and spectators.
struct TableSettings {
  std::optional<ClockSettings> clock;
  std::optional<AbsenceSettings> absence;
  std::optional<int> delay;

  // Whether players have days for a turn.
  bool slow() const { return clock && clock->days; }
  // Whether the table acts on absent players.
  bool decides() const { return absence && absence->then != "wait"; }
  // Whether it does so when they are disconnected: in slow play they may come and go.
  bool minds_absence() const { return decides() && !slow(); }
  std::int64_t grace() const;  // milliseconds
  // The bot that plays for an absent player.
  std::string substitute() const;
};
BOOST_DESCRIBE_STRUCT(TableSettings, (), (clock, absence, delay))

std::string write_settings(const TableSettings& settings);
// Empty text means the defaults.
std::expected<TableSettings, Message> read_settings(std::string_view text);

}  // namespace atlantica
