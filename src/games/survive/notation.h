#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.h"
#include "games/survive/state.h"

// Hexes, pieces, tiles and phases in words; docs/notation.md.
namespace atlantica::survive {

std::string_view colour_name(int colour);
std::optional<int> parse_colour(std::string_view text);
Words colour_names();

std::string explorer_name(int explorer);  // "red 3"
std::optional<int> parse_explorer(std::string_view text);

std::string_view isle_name(int isle);  // "NW"
std::optional<int> parse_isle(std::string_view text);

std::string_view terrain_name(Terrain terrain);
std::optional<Terrain> parse_terrain(std::string_view text);
Words terrain_names();

std::string_view creature_name(Creature creature);
std::optional<Creature> parse_creature(std::string_view text);
Words creature_names();

std::string_view back_name(Back back);  // "shark-defence"
std::optional<Back> parse_back(std::string_view text);

std::string_view variant_name(Variant variant);  // "to-the-last"
std::optional<Variant> parse_variant(std::string_view text);

std::string_view phase_name(Phase phase);
std::optional<Phase> parse_phase(std::string_view text);
Words phase_names();

std::string_view kind_name(Move::Kind kind);
Words kind_names();  // of the moves of seats

// A number without sign or leading zeros, at most `most`.
std::optional<int> parse_number(std::string_view text, int most);

}  // namespace atlantica::survive
