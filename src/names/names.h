#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"

// The rules for the names of players, wherever they come from: accounts, seats, claims, records (docs/protocol.md).
namespace atlantica {

inline constexpr std::size_t kMaxNameCharacters = 24;

// A name as it is kept: in Unicode's form NFKC, with single spaces and none at the ends. Or what is wrong with it: it
// has 1 to 24 characters, at least one that leaves ink, and none that is invisible or controls the text, except inside
// emoji.
std::expected<std::string, Message> read_name(std::string_view text);

// A name from a file that may be older than these rules: what read_name() would refuse is replaced or cut off, so that
// it can be shown.
std::string shown_name(std::string_view text);

// The same for all ways to write a name: in capitals, in full-width letters, with more spaces. Accounts are found by
// it.
std::string name_key(std::string_view name);
// The key of accounts before names were folded: only A to Z became lower case.
std::string old_name_key(std::string_view name);
// The same for names that look alike, such as "Bob" and "B0b": the skeleton of Unicode's TR 39, regardless of case.
std::string name_skeleton(std::string_view name);

}  // namespace atlantica
