#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "protocol/bodies.h"
#include "protocol/error.h"
#include "search/thinking.h"
#include "server/accounts.h"
#include "store/store.h"

namespace atlantica {

// A table to be stored, and the answer to its creator.
struct NewTable {
  StoredTable stored;
  CreateAnswer answer;
};

// The requested table, or why it cannot be created. Bots must make do with these resources.
std::expected<NewTable, Error> new_table(const CreateRequest& request, const std::optional<Member>& creator,
                                         const Thinking& thinking);

// A table that continues where a record ends, given as text; its uploader gets all human seats.
std::expected<NewTable, Error> continued_table(std::string_view text, const Thinking& thinking);

}  // namespace atlantica
