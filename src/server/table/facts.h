#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "match/record.h"
#include "server/table_settings.h"

namespace atlantica {

// What never changes about a table.
struct TableFacts {
  std::string id;
  bool rated = false;
  bool listed = false;
  Seat host = 0;  // the creator's seat
  TableSettings settings;
  std::vector<Record::Part> earlier{};  // if it continues a record
};

// Milliseconds since 1970, UTC.
using Time = std::function<std::int64_t()>;

}  // namespace atlantica
