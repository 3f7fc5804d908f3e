#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/survive/state.h"
#include "kit/sea/words.h"

// Hexes, pieces, tiles and phases in words; docs/notation.md.
namespace atlantica::survive {

using sea::colour_name;
using sea::colour_names;
using sea::parse_colour;

using sea::isle_name;
using sea::parse_isle;

std::string explorer_name(int explorer);  // "red 3"
std::optional<int> parse_explorer(std::string_view text);

std::string_view terrain_name(Terrain terrain);
std::optional<Terrain> parse_terrain(std::string_view text);
Words terrain_names();

std::string_view creature_name(Creature creature);
std::optional<Creature> parse_creature(std::string_view text);
Words creature_names();

std::string_view back_name(Back back);  // "shark-defence"
std::optional<Back> parse_back(std::string_view text);
Words back_names();

std::string_view variant_name(Variant variant);  // "to-the-last"
std::optional<Variant> parse_variant(std::string_view text);
Words variant_names();

std::string_view phase_name(Phase phase);
Words phase_names();

std::string_view kind_name(Move::Kind kind);
Words kind_names();  // of the moves of seats

}  // namespace atlantica::survive
