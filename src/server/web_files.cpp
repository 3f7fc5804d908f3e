#include "server/web_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "core/failure.h"
#include "fair/secrets.h"

namespace atlantica {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
    {".mp3", "audio/mpeg"},
}};

// Smallest first, with their file name suffixes.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kEncodings = {{{"br", ".br"}, {"gzip", ".gz"}}};

std::string content_type(const fs::path& file) {
  const std::string extension = file.extension().string();
  for (const auto& [ending, type] : kTypes)
    if (ending == extension) return std::string(type);
  return "application/octet-stream";
}

std::string read(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw Failure({"common.server.page_file", {{"file", file.string()}}});
  return {std::istreambuf_iterator(stream), {}};
}

bool is_compressed_copy(const fs::path& file) {
  for (const auto& [encoding, ending] : kEncodings)
    if (file.extension() == ending && fs::exists(fs::path(file).replace_extension())) return true;
  return false;
}

// Whether an item of an Accept-Encoding header, such as "gzip;q=0.5", allows the encoding.
bool allows(std::string_view item, std::string_view encoding) {
  const auto trim = [](std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
  };
  const std::size_t semicolon = item.find(';');
  if (trim(item.substr(0, semicolon)) != encoding) return false;
  if (semicolon == std::string_view::npos) return true;
  const std::string_view weight = trim(item.substr(semicolon + 1));
  return !(weight.starts_with("q=0") && weight.find_first_not_of("0.", 2) == std::string_view::npos);
}

// URLs handled by the page itself; all others are files.
bool is_page(std::string_view path) {
  constexpr std::array<std::string_view, 4> kPages = {"/t/", "/rules/", "/replay/", "/lesson/"};
  const auto begins = [path](std::string_view page) { return path.starts_with(page); };
  return path == "/" || path == "/replay" || std::ranges::any_of(kPages, begins);
}

}  // namespace

WebFiles::WebFiles(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) throw Failure({"common.server.no_page_folder", {{"file", folder.string()}}});
  if (!fs::is_regular_file(folder / "index.html", error))
    throw Failure({"common.server.no_index", {{"file", folder.string()}}});
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && !is_compressed_copy(entry.path())) add(folder, entry.path());
}

void WebFiles::add(const fs::path& folder, const fs::path& file) {
  const std::string path = "/" + fs::relative(file, folder).generic_string();
  WebFile web;
  web.content_type = content_type(file);
  // The build puts a content hash into the names of the files in assets.
  web.cache_control = path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  web.contents[""] = read(file);
  web.etag = token_hash(web.contents[""]).substr(0, 32);
  for (const auto& [encoding, ending] : kEncodings) {
    const fs::path compressed = file.string() + std::string(ending);
    if (fs::is_regular_file(compressed)) web.contents[std::string(encoding)] = read(compressed);
  }
  files_.emplace(path, std::move(web));
}

const WebFile* WebFiles::find(std::string_view path) const {
  if (is_page(path)) path = "/index.html";
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

std::string_view pick_encoding(const WebFile& file, std::string_view accepted) {
  for (const auto& [encoding, ending] : kEncodings) {
    if (!file.contents.contains(encoding)) continue;
    for (std::string_view rest = accepted; !rest.empty();) {
      const std::size_t comma = rest.find(',');
      if (allows(rest.substr(0, comma), encoding)) return encoding;
      rest = comma == std::string_view::npos ? "" : rest.substr(comma + 1);
    }
  }
  return "";
}

}  // namespace atlantica
