#include "server/paths.h"

#include <fmt/ranges.h>

#include <boost/locale/utf.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <ranges>
#include <utility>

namespace atlantica {

namespace {

// Valid UTF-8 without NUL, which databases and messages do not hold.
bool is_text(const std::string& part) {
  namespace utf = boost::locale::utf;
  for (auto at = part.begin(); at != part.end();) {
    const utf::code_point character = utf::utf_traits<char>::decode(at, part.end());
    if (!utf::is_valid_codepoint(character) || character == 0) return false;
  }
  return true;
}

}  // namespace

std::optional<Path> read_path(std::string_view target) {
  const auto url = boost::urls::parse_origin_form(target);
  if (!url) return std::nullopt;
  Path path;
  for (std::string part : url->segments()) {
    if (!is_text(part)) return std::nullopt;
    path.push_back(std::move(part));
  }
  return path;
}

std::string path_text(const Path& path) { return fmt::format("/{}", fmt::join(path, "/")); }

std::optional<std::vector<std::string>> match_path(std::string_view pattern, const Path& path) {
  std::vector<std::string> arguments;
  auto part = path.begin();
  for (const auto letters : std::views::split(pattern.substr(1), '/')) {
    const std::string_view wanted(letters.begin(), letters.end());
    if (part == path.end()) return std::nullopt;
    if (wanted.starts_with('{') && !part->empty())
      arguments.push_back(*part);
    else if (wanted != *part)
      return std::nullopt;
    ++part;
  }
  if (part != path.end()) return std::nullopt;
  return arguments;
}

}  // namespace atlantica
