#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"

// Words and numbers as notations and positions write them.
namespace atlantica {

using Names = std::vector<std::string>;
using NameCounts = std::map<std::string, int>;  // zero counts are omitted

// The index of a word in its table.
std::optional<int> find_word(Words table, std::string_view text);
// The enumerator whose words the table lists in order.
template <class Enum>
std::optional<Enum> parse_as(Words table, std::string_view text) {
  const auto index = find_word(table, text);
  return index ? std::optional(static_cast<Enum>(*index)) : std::nullopt;
}
Names listed(Words table);

// Removes and returns the next word of a text; words are separated by one space.
std::string_view take_word(std::string_view& text);

// A number without sign or leading zeros, at most `most`.
std::optional<int> parse_number(std::string_view text, int most);
// A number of one digit.
std::optional<int> parse_digit(std::string_view text, int least, int most);

// Files are untrusted, so text quoted from them must not control a terminal.
std::string printable(std::string_view text);

// A move of this kind about `what`, if there is such a thing.
template <class Move>
std::optional<Move> with_what(typename Move::Kind kind, std::optional<int> what) {
  return what ? std::optional(Move::of(kind, *what)) : std::nullopt;
}

}  // namespace atlantica
