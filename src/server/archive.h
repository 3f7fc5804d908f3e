#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "match/record.h"
#include "store/store.h"

namespace atlantica {

// The earlier parts of a table that continues a record, as they are stored; none as empty text.
std::string write_earlier(const std::vector<Record::Part>& earlier);
std::expected<std::vector<Record::Part>, Message> read_earlier(std::string_view text);

// A stored table as a record, checked by replaying it; or why that fails. It includes the key, so that its luck can be
// verified; anyone who reads it can predict the luck of a game that goes on at that table.
std::expected<Record, Message> record_of_table(const StoredTable& table);

// A table that continues where a record ends, with a key of its own, since that of the record is known to whoever has
// read it; and the tokens of its seats; bots have none.
struct TableOfRecord {
  StoredTable table;
  std::vector<std::string> tokens;
};
// Or why the record cannot be continued.
std::expected<TableOfRecord, Message> table_of_record(const Record& record);

}  // namespace atlantica
