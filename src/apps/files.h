#pragma once

#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"

namespace atlantica::apps {

// The content of a file, or a sentence that says why it cannot be read. "-" is not special.
std::expected<std::string, Message> read_file(const std::string& path);
// Writes a file whole or not at all: beside it first, then in its place.
std::expected<void, Message> write_file(const std::string& path, std::string_view content);
// A file that holds one JSON value.
std::expected<boost::json::value, Message> read_json_file(const std::string& path);

}  // namespace atlantica::apps
