#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/rising/edition/edition.h"
#include "games/rising/words.h"

// Parsing the lines of an edition file; docs/editions.md describes them.
namespace atlantica::rising {

// What is wrong, in words; nothing if valid.
using Problem = std::optional<Message>;

// A line of an edition: "key: value".
struct EditionEntry {
  std::string key;
  std::function<Problem(std::string_view value)> read;
  std::function<std::string()> write;  // empty: the entry is left out
  bool needed = true;
  int line = 0;  // where it was found, from 1
};

// All possible entries, in canonical order; they are of this edition, which must outlive them.
std::vector<EditionEntry> edition_entries(Edition& edition);

// What is wrong with an edition whose lines are each valid.
Problem contradiction(const Edition& edition);

// Parts of values.
std::vector<std::string_view> split(std::string_view text, char separator);  // trimmed, none empty but of ","
std::string_view trimmed(std::string_view text);
std::expected<int, Message> read_number(std::string_view text, int least, int most);

}  // namespace atlantica::rising
