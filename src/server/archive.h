#pragma once

#include <expected>
#include <string>
#include <vector>

#include "match/record.h"
#include "store/store.h"

namespace atlantica {

// A stored table as a record, replayed to make sure that it can be; or why it cannot. The key goes with it, so that an
// unfinished game can go on; whoever reads it can foresee the luck of one.
std::expected<Record, Message> record_of_table(const StoredTable& table);

// A table that goes on where a record ends, and the tokens by seat that hold it; a bot's seat has none.
struct TableOfRecord {
  StoredTable table;
  std::vector<std::string> tokens;
};
// Or why the record cannot be played on.
std::expected<TableOfRecord, Message> table_of_record(const Record& record);

}  // namespace atlantica
