#include "kit/sea/words.h"

namespace atlantica::sea {

namespace {

constexpr std::array<std::string_view, kColoursMax> kColourNames = {"red", "blue", "yellow", "green"};
constexpr std::array<std::string_view, kIsles> kIsleNames = {"NW", "NE", "SW", "SE"};

}  // namespace

std::string_view colour_name(int colour) { return kColourNames[at(colour)]; }
std::optional<int> parse_colour(std::string_view text) { return find_word(kColourNames, text); }
Words colour_names() { return kColourNames; }

std::string_view isle_name(int isle) { return kIsleNames[at(isle)]; }
std::optional<int> parse_isle(std::string_view text) { return find_word(kIsleNames, text); }

}  // namespace atlantica::sea
