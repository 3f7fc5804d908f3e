#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/rising/state.h"
#include "kit/words.h"

// The names of places, pieces, cards and everything else; docs/notation.md.
namespace atlantica::rising {

std::string_view colour_name(int seat);  // "red"
std::optional<int> parse_colour(std::string_view text);
Words colour_names();

std::string_view peninsula_name(int peninsula);  // "Forests"
std::optional<int> parse_peninsula(std::string_view text);
Words peninsula_names();

std::string_view resource_name(int resource);  // "ore"; also "energy"
std::optional<int> parse_resource(std::string_view text);
Words resource_names();

std::string_view component_name(int component);  // "Focusing Lens"; also "Power Core"
std::optional<int> parse_component(std::string_view text);

std::string_view councilor_name(int councilor);  // "Artificer"
std::optional<int> parse_councilor(std::string_view text);

std::string_view card_name(int card);  // "Cipher of Expertise"
std::optional<int> parse_card(std::string_view text);

std::string_view misfortune_name(int misfortune);  // "Forests", "Calm Seas"
std::optional<int> parse_misfortune(std::string_view text);

std::string_view kind_name(int kind);  // "leader"
std::optional<int> parse_kind(std::string_view text);
Words kind_names();

std::string_view power_name(int power);  // "scales"
std::optional<int> parse_power(std::string_view text);

std::string_view phase_name(Phase phase);
Words phase_names();

std::string_view task_name(Task task);
std::optional<Task> parse_task(std::string_view text);
Words task_names();

std::string_view effect_name(Effect effect);  // "take_energy", as editions name it
std::string_view second_name(Second second);  // "discard", "bottom", "keep"
Words second_names();

// "Forests 1", "centre", "gate 1", "Focusing Lens"; as parts of positions also "pool", "supply", "gone".
std::string place_name(int place);
std::optional<int> parse_place(std::string_view text);  // only those where an Atlantean may stand

std::string purpose_name(int purpose);  // "barrier Forests", "unflood Forests", "gate 1"
std::optional<int> parse_purpose(std::string_view text);

std::string_view move_kind_name(Move::Kind kind);  // as in Move::Kind
Words move_kind_names();

}  // namespace atlantica::rising
