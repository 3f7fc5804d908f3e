#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "core/options.h"

namespace atlantica::apps {

using Editions = std::vector<AddedEdition>;

// The option --edition FILE of a command, as often as there are files.
void add_edition_option(CLI::App& command, std::vector<std::string>& files);

// Adds the editions of these files to the catalogue; or a sentence that names the file and what is wrong with it.
std::expected<Editions, Message> read_editions(const std::vector<std::string>& files);

// A new game is played with the first of these editions unless its options name one; or why it cannot be.
std::expected<void, Message> choose_edition(const Editions& editions, std::string_view game, Options& options);

}  // namespace atlantica::apps
