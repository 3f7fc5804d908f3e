#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/atlantis/state.h"
#include "kit/words.h"

// Items, tiles, places and phases in words; docs/notation.md.
namespace atlantica::atlantis {

std::string_view item_name(Item item);
std::optional<Item> parse_item(std::string_view text);
Words item_names();

std::string tile_text(Tile tile);  // "flag4"
std::optional<Tile> parse_tile(std::string_view text);

std::string place_name(int place);  // "atlantis", "space 12", "mainland"

std::string_view phase_name(Phase phase);
Words phase_names();

std::string_view kind_name(Move::Kind kind);
Words kind_names();  // of the moves of seats

}  // namespace atlantica::atlantis
