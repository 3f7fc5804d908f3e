#pragma once

#include <expected>
#include <string>

#include "catalog/catalog.h"
#include "store/store.h"

namespace atlantica {

// A new table at the start of its game, with a name, a key and what chance decides before the first move, without
// seats; or what is wrong with the options.
std::expected<StoredTable, Message> deal(const GameEntry& game, int seats, const Options& options);

}  // namespace atlantica
