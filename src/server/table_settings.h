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

// What the creator of a table chose about time, absence and spectators.
struct TableSettings {
  std::optional<ClockSettings> clock;
  std::optional<AbsenceSettings> absence;
  std::optional<int> delay;

  // Whether the table does something about players who are gone.
  bool decides() const { return absence && absence->then != "wait"; }
  // Whether it does so when they are not connected: who has days for a move may come and go.
  bool minds_absence() const { return decides() && !(clock && clock->days); }
  std::int64_t grace() const;  // milliseconds
  // Who plays for somebody who is gone.
  std::string substitute() const;
};
BOOST_DESCRIBE_STRUCT(TableSettings, (), (clock, absence, delay))

std::string write_settings(const TableSettings& settings);
// An empty text stands for the usual.
std::expected<TableSettings, Message> read_settings(std::string_view text);

}  // namespace atlantica
