#pragma once

#include <expected>
#include <string>
#include <vector>

#include "match/record.h"
#include "store/store.h"

namespace atlantica {

// A stored table as a record, checked by replaying it; or why that fails. It includes the key, so that an unfinished
// game can go on; anyone who reads it can predict that game's luck.
std::expected<Record, Message> record_of_table(const StoredTable& table);

// A table that continues where a record ends, and the tokens of its seats; bots have none.
struct TableOfRecord {
  StoredTable table;
  std::vector<std::string> tokens;
};
// Or why the record cannot be continued.
std::expected<TableOfRecord, Message> table_of_record(const Record& record);

}  // namespace atlantica
