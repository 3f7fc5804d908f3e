#include "server/text_cache.h"

#include <utility>

namespace atlantica {

TextCache::Text TextCache::find(std::string_view name) {
  const std::lock_guard lock(mutex_);
  const auto found = index_.find(name);
  if (found == index_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, found->second);
  return found->second->text;
}

void TextCache::keep(const std::string& name, Text text) {
  const std::lock_guard lock(mutex_);
  Entry entry{name, std::move(text)};
  if (entry.bytes() > most_bytes_ / 4 || index_.contains(name)) return;
  bytes_ += entry.bytes();
  entries_.push_front(std::move(entry));
  index_.emplace(entries_.front().name, entries_.begin());
  while (bytes_ > most_bytes_) {
    bytes_ -= entries_.back().bytes();
    index_.erase(entries_.back().name);
    entries_.pop_back();
  }
}

}  // namespace atlantica
