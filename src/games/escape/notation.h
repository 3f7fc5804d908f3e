#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.h"
#include "games/escape/state.h"

// Hexes, pieces, dice and phases in words; docs/notation.md.
namespace atlantica::escape {

std::string_view colour_name(int colour);
std::optional<int> parse_colour(std::string_view text);
Words colour_names();

std::string_view isle_name(int isle);  // "NW"
std::optional<int> parse_isle(std::string_view text);

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
std::optional<Phase> parse_phase(std::string_view text);
Words phase_names();

std::string_view kind_name(Move::Kind kind);
Words kind_names();  // of the moves of seats

}  // namespace atlantica::escape
