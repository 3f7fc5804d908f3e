#include "apps/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "match/json.h"

namespace atlantica::apps {

namespace {

// The reason is the system's own message.
Message unreadable(const std::string& path, const std::string& reason) {
  return {"common.cli.unreadable", {{"file", path}, {"reason", reason}}};
}

Message unwritable(const std::string& path, const std::string& reason) {
  return {"common.cli.unwritable", {{"file", path}, {"reason", reason}}};
}

}  // namespace

std::expected<std::string, Message> read_file(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (status.type() == std::filesystem::file_type::not_found)
    return std::unexpected(Message{"common.cli.no_file", {{"file", path}}});
  if (std::filesystem::is_directory(status)) return std::unexpected(Message{"common.cli.directory", {{"file", path}}});
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  if (file) content << file.rdbuf();
  if (!file || file.bad()) return std::unexpected(unreadable(path, std::strerror(errno)));
  return std::move(content).str();
}

std::expected<void, Message> write_file(const std::string& path, std::string_view content) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    return std::unexpected(Message{"common.cli.directory", {{"file", path}}});
  const std::string beside = path + ".part";
  {
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    file << content << std::flush;
    if (!file) return std::unexpected(unwritable(path, std::strerror(errno)));
  }
  std::filesystem::rename(beside, path, error);
  if (error) return std::unexpected(unwritable(path, error.message()));
  return {};
}

std::expected<boost::json::value, Message> read_json_file(const std::string& path) {
  const auto content = read_file(path);
  if (!content) return std::unexpected(content.error());
  auto value = parse_json(*content);
  if (!value) return std::unexpected(Message{"common.cli.not_json", {{"file", path}, {"problem", value.error()}}});
  return value;
}

}  // namespace atlantica::apps
