#pragma once

#include <string>
#include <string_view>

// Lenient parsing of typed input.
namespace atlantica::terminal {

// The line with single spaces and trimmed.
std::string with_single_spaces(std::string_view line);
// Also in lower case: how people type notation.
std::string tidy(std::string_view line);
// Tidied notation in the games' spelling: hexes such as G6 in capitals, all else in lower case.
std::string with_hexes(std::string typed);
// Everything after the first word, as typed (file names keep their case).
std::string after_first_word(std::string_view line);
// In English or the current language.
bool is_no(std::string_view typed);
bool is_yes(std::string_view typed);

}  // namespace atlantica::terminal
