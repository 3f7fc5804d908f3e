#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/rising/edition/edition.h"

// The editions that new tables can choose from: the built-in one first, then those read at startup. Only the catalogue
// reads the shelf, when a match begins; a match holds a copy of its edition.
namespace atlantica {

std::span<const rising::Edition> shelf();
// Reads an edition file and adds it; or says what is wrong with it, or that its name is taken.
std::expected<rising::Edition, Message> shelve(std::string_view text);
void clear_shelf();  // but for the built-in one

// What a match uses: the edition this text says if there is one, otherwise the one of this name on the shelf.
std::expected<rising::Edition, Message> edition_for(const std::string& name, std::string_view text);
// The text of an edition on the shelf; nothing if it is the built-in one, or not there.
std::optional<std::string> text_of_edition(std::string_view name);

}  // namespace atlantica
