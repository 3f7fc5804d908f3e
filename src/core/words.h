#pragma once

#include <span>
#include <string_view>

namespace atlantica {

// All the words that something is called by.
using Words = std::span<const std::string_view>;

// The words that a text field of a described struct is one of, or the texts in a list of it are: the table that also
// writes them. Nothing for a field that may be any text.
//
//   template <> inline constexpr WordsTable kWordsOf<&View::phase> = phase_names;
using WordsTable = Words (*)();
template <auto kField>
inline constexpr WordsTable kWordsOf = nullptr;

}  // namespace atlantica
