#pragma once

#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "core/message.h"

namespace atlantica::apps {

// The content of a file, or a sentence saying why it cannot be read. "-" is not special.
std::expected<std::string, Message> read_file(const std::string& path);
// Writes a file atomically: to a temporary file next to it, then renamed.
std::expected<void, Message> write_file(const std::string& path, std::string_view content);
// A file containing one JSON value.
std::expected<boost::json::value, Message> read_json_file(const std::string& path);

}  // namespace atlantica::apps
