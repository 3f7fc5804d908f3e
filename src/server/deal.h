#pragma once

#include <expected>
#include <string_view>

#include "catalog/catalog.h"
#include "store/store.h"

namespace atlantica {

// A new table at the start of its game, with a name, a key and the chance moves before the first decision, but no
// seats; or what is wrong with the options. `edition_text` as in GameEntry::new_match.
std::expected<StoredTable, Message> deal(const GameEntry& game, int seats, const Options& options,
                                         std::string_view edition_text);

}  // namespace atlantica
