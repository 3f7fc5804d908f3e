#pragma once

#include <expected>
#include <optional>

#include "match/record.h"
#include "protocol/bodies.h"
#include "protocol/error.h"
#include "search/thinking.h"
#include "server/accounts.h"
#include "store/store.h"

namespace atlantica {

// A table to be stored, and what its creator is told.
struct NewTable {
  StoredTable stored;
  CreateAnswer answer;
};

// The table that somebody asks for, or why there cannot be one. Bots have to do with what there is to think.
std::expected<NewTable, Error> new_table(const CreateRequest& request, const std::optional<Member>& creator,
                                         const Thinking& thinking);

// A table that goes on where a record ends; whoever brings it gets the seats of all people.
std::expected<NewTable, Error> new_table(const Record& record, const Thinking& thinking);

}  // namespace atlantica
