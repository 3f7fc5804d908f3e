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

// A command's option --edition FILE, repeatable.
void add_edition_option(CLI::App& command, std::vector<std::string>& files);

// Makes the editions in these files, and no others, the catalogue's besides the built-in one; or a sentence naming the
// file and what is wrong with it.
std::expected<Editions, Message> read_editions(const std::vector<std::string>& files);

// Makes a new game use the first of these editions unless its options name one; or says why it cannot.
std::expected<void, Message> choose_edition(const Editions& editions, std::string_view game, Options& options);

}  // namespace atlantica::apps
