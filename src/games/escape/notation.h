#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/escape/state.h"

// Hexes, pieces, dice and phases in words; docs/notation.md.
namespace atlantica::escape {

std::string_view colour_name(int colour);
std::optional<int> parse_colour(std::string_view text);

std::string_view isle_name(int isle);  // "NW"
std::optional<int> parse_isle(std::string_view text);

std::string_view ring_name(Ring ring);
std::optional<Ring> parse_ring(std::string_view text);

std::string_view creature_name(Creature creature);
std::optional<Creature> parse_creature(std::string_view text);

std::string_view symbol_name(Symbol symbol);
std::optional<Symbol> parse_symbol(std::string_view text);

std::string_view movement_name(int steps);  // "2", "dive"
std::optional<int> parse_movement(std::string_view text);

std::string_view phase_name(Phase phase);
std::optional<Phase> parse_phase(std::string_view text);

}  // namespace atlantica::escape
