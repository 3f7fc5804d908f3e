#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace atlantica {

// Texts by name, the latest used, up to a total size. Thread-safe.
class TextCache {
 public:
  using Text = std::shared_ptr<const std::string>;

  explicit TextCache(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // Nothing if it is not kept.
  Text find(std::string_view name);
  // A text that would take up more than a quarter of the cache is not kept.
  void keep(const std::string& name, Text text);

 private:
  struct Entry {
    std::string name;
    Text text;

    std::size_t bytes() const { return name.size() + text->size(); }
  };

  std::mutex mutex_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::list<Entry> entries_;                                                // the latest used first
  std::unordered_map<std::string_view, std::list<Entry>::iterator> index_;  // by the names in entries_
};

}  // namespace atlantica
