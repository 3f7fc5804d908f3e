#include "apps/files.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "match/json.h"

namespace atlantica::apps {

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
  auto value = parse_json(*content);
  if (!value) return std::unexpected(fmt::format("{} is {}", path, value.error()));
  return value;
}

}  // namespace atlantica::apps
