#pragma once

#include <string>
#include <string_view>

// What people type, read with patience.
namespace atlantica::terminal {

// The line with single spaces and none at the ends.
std::string with_single_spaces(std::string_view line);
std::string in_lower_case(std::string text);
// Both: how people type notation.
std::string tidy(std::string_view line);
// Tidied notation as the games write it: hexes such as G6 have capitals, all else is in lower case.
std::string with_hexes(std::string typed);
// What follows the first word, as it was typed (file names keep their case).
std::string after_first_word(std::string_view line);
// In English or in the language that is spoken.
bool is_no(std::string_view typed);
bool is_yes(std::string_view typed);

}  // namespace atlantica::terminal
