#pragma once

#include <expected>
#include <string>

#include "catalog/catalog.h"
#include "store/store.h"

namespace atlantica {

// A new table at the start of its game, with a name, a key and the chance moves before the first decision, but no
// seats; or what is wrong with the options.
std::expected<StoredTable, Message> deal(const GameEntry& game, int seats, const Options& options);

}  // namespace atlantica
