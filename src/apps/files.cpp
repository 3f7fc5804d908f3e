#include "apps/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace atlantica::apps {
namespace {

// The line and column of a byte, counted from 1, for people with an editor.
std::string place_in(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::ranges::count(before, '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column = start == std::string_view::npos ? before.size() + 1 : before.size() - start;
  return fmt::format("line {}, column {}", line, column);
}

}  // namespace

std::expected<std::string, std::string> read_file(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (status.type() == std::filesystem::file_type::not_found)
    return std::unexpected(fmt::format("there is no file {}", path));
  if (std::filesystem::is_directory(status)) return std::unexpected(fmt::format("{} is a directory, not a file", path));
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  if (file) content << file.rdbuf();
  if (!file || file.bad()) return std::unexpected(fmt::format("{} cannot be read: {}", path, std::strerror(errno)));
  return std::move(content).str();
}

std::expected<void, std::string> write_file(const std::string& path, std::string_view content) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    return std::unexpected(fmt::format("{} is a directory, not a file", path));
  const std::string beside = path + ".part";
  {
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    file << content << std::flush;
    if (!file) return std::unexpected(fmt::format("{} cannot be written: {}", path, std::strerror(errno)));
  }
  std::filesystem::rename(beside, path, error);
  if (error) return std::unexpected(fmt::format("{} cannot be written: {}", path, error.message()));
  return {};
}

std::expected<boost::json::value, std::string> read_json_file(const std::string& path) {
  const auto content = read_file(path);
  if (!content) return std::unexpected(content.error());
  boost::json::stream_parser parser;
  boost::json::error_code error;
  const std::size_t parsed = parser.write_some(content->data(), content->size(), error);
  if (!error) {
    const std::size_t rest = content->find_first_not_of(" \t\r\n", parsed);
    if (rest != std::string::npos)
      return std::unexpected(fmt::format("{} holds more than one JSON value ({})", path, place_in(*content, rest)));
    parser.finish(error);
  }
  if (error)
    return std::unexpected(fmt::format("{} is not JSON: {} ({})", path, error.message(), place_in(*content, parsed)));
  return parser.release();
}

}  // namespace atlantica::apps
