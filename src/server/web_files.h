#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/paths.h"

namespace atlantica {

// The addresses that the page handles itself, as patterns for match_path: "/rules/{game}".
const std::vector<std::string>& page_paths();

// A file of the page, ready to send.
struct WebFile {
  std::string content_type;
  std::string cache_control;
  std::map<std::string, std::string, std::less<>> contents;  // by content encoding; "" is the plain one
  std::string etag;                                          // of the plain content, without quotes
};

// All files of the page, read once: nothing else can be requested.
class WebFiles {
 public:
  // No page at all.
  WebFiles() = default;
  // Throws Failure if the folder is missing or holds no index.html.
  explicit WebFiles(const std::filesystem::path& folder);

  // The file at a path such as "/assets/app.js"; page_paths() give the page itself. nullptr if there is none.
  const WebFile* find(const Path& path) const;
  std::size_t size() const { return files_.size(); }

 private:
  void add(const std::filesystem::path& folder, const std::filesystem::path& file);

  std::map<std::string, WebFile, std::less<>> files_;
};

// The file's encoding that best suits the Accept-Encoding header; "" if none does.
std::string_view pick_encoding(const WebFile& file, std::string_view accepted);

}  // namespace atlantica
