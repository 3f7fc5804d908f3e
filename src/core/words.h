#pragma once

#include <span>
#include <string_view>

namespace atlantica {

// All possible values of a word.
using Words = std::span<const std::string_view>;

// The words that a text field of a described struct may hold, or the texts in its list: the same table that writes
// them. Null for a field that may hold any text.
//
//   template <> inline constexpr WordsTable kWordsOf<&View::phase> = phase_names;
using WordsTable = Words (*)();
template <auto kField>
inline constexpr WordsTable kWordsOf = nullptr;

}  // namespace atlantica
