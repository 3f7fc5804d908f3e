#include "server/web_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "core/failure.h"
#include "fair/secrets.h"
#include "server/page_list.h"

namespace atlantica {

namespace {

namespace fs = std::filesystem;
namespace beast = boost::beast;

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

// Whether an Accept-Encoding header such as "br;q=0, gzip" allows the encoding.
bool allows(std::string_view accepted, std::string_view encoding) {
  for (const auto& [name, parameters] : beast::http::ext_list(accepted)) {
    if (!beast::iequals(name, encoding)) continue;
    for (const auto& [parameter, value] : parameters)
      if (beast::iequals(parameter, "q")) return value.find_first_not_of("0.") != beast::string_view::npos;
    return true;
  }
  return false;
}

// Whether the page itself handles the path; a slash at its end changes nothing.
bool is_page(Path path) {
  if (!path.empty() && path.back().empty()) path.pop_back();
  return std::ranges::any_of(page_paths(), [&](const std::string& page) { return match_path(page, path).has_value(); });
}

}  // namespace

const std::vector<std::string>& page_paths() {
  static const auto paths = [] {
    std::vector<std::string> all;
    const boost::json::value list = boost::json::parse(kPageList);
    for (const auto& page : list.as_object())
      for (const auto& path : page.value().as_array()) all.emplace_back(path.as_string());
    return all;
  }();
  return paths;
}

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

const WebFile* WebFiles::find(const Path& path) const {
  const auto found = files_.find(is_page(path) ? "/index.html" : path_text(path));
  return found == files_.end() ? nullptr : &found->second;
}

std::string_view pick_encoding(const WebFile& file, std::string_view accepted) {
  for (const auto& [encoding, ending] : kEncodings)
    if (file.contents.contains(encoding) && allows(accepted, encoding)) return encoding;
  return "";
}

}  // namespace atlantica
