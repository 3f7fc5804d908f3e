#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.h"
#include "games/atlantis/state.h"

// Items, tiles, places and phases in words; docs/notation.md.
namespace atlantica::atlantis {

std::string_view item_name(Item item);
Words item_names();
std::optional<Item> parse_item(std::string_view text);

std::string tile_text(Tile tile);  // "flag4"
std::optional<Tile> parse_tile(std::string_view text);

std::string place_name(int place);  // "atlantis", "space 12", "mainland"

std::string_view phase_name(Phase phase);
std::optional<Phase> parse_phase(std::string_view text);
Words phase_names();

std::string_view kind_name(Move::Kind kind);
Words kind_names();  // of the moves of seats

// A number without sign or leading zeros, at most `most`.
std::optional<int> parse_number(std::string_view text, int most);

}  // namespace atlantica::atlantis
