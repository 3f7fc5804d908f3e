#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/escape/state.h"
#include "kit/sea/words.h"

// Hexes, pieces, dice and phases in words; docs/notation.md.
namespace atlantica::escape {

using sea::colour_name;
using sea::colour_names;
using sea::parse_colour;

using sea::isle_name;
using sea::parse_isle;

std::string_view ring_name(Ring ring);
std::optional<Ring> parse_ring(std::string_view text);
Words ring_names();

std::string_view creature_name(Creature creature);
std::optional<Creature> parse_creature(std::string_view text);
Words creature_names();

std::string_view symbol_name(Symbol symbol);
std::optional<Symbol> parse_symbol(std::string_view text);
Words symbol_names();

std::string_view movement_name(int steps);  // "2", "dive"
std::optional<int> parse_movement(std::string_view text);
Words movement_names();

std::string_view phase_name(Phase phase);
Words phase_names();

std::string_view kind_name(Move::Kind kind);
Words kind_names();  // of the moves of seats

}  // namespace atlantica::escape
