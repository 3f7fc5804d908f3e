#include "server/connections.h"

#include <utility>

namespace atlantica {

void Connections::close_all(Close all_gone) {
  const std::lock_guard lock(mutex_);
  all_gone_ = std::move(all_gone);
  for (const auto& [key, close] : open_) close();
  if (open_.empty()) all_gone_();
}

std::uint64_t Connections::add(Close close) {
  const std::lock_guard lock(mutex_);
  if (all_gone_) close();
  open_.emplace(next_, std::move(close));
  return next_++;
}

void Connections::remove(std::uint64_t key) {
  const std::lock_guard lock(mutex_);
  open_.erase(key);
  if (all_gone_ && open_.empty()) all_gone_();
}

}  // namespace atlantica
