#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlantica {

// The decoded parts of a path: "/t/k%33v9" is {"t", "k3v9"}, "/" is {}.
using Path = std::vector<std::string>;

// The path of a request's target, without its query; nothing if the target is malformed or is not UTF-8.
std::optional<Path> read_path(std::string_view target);
// "/t/k3v9"
std::string path_text(const Path& path);

// The parts that match the braces of a pattern such as "/api/tables/{table}", each one non-empty part; nothing if the
// path does not match.
std::optional<std::vector<std::string>> match_path(std::string_view pattern, const Path& path);

}  // namespace atlantica
