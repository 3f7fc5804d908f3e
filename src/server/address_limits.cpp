#include "server/address_limits.h"

#include <algorithm>

#include "protocol/limits.h"

namespace atlantica {

AddressLimits::Visitor::Visitor(Time now)
    : buckets{{{100, 400, now}, {1, 60, now}, {1.0 / 60, 10, now}, {0.1, 20, now}, {0.1, 10, now}, {1, 30, now}}},
      seen(now) {}

AddressLimits::Admission::~Admission() {
  release(held_);
  const std::lock_guard lock(limits_.mutex_);
  --visitor_.connections;
}

bool AddressLimits::Admission::hold(std::size_t bytes) {
  const std::size_t mine = held_ += bytes;
  const std::size_t theirs = visitor_.held += bytes;
  const std::size_t all = limits_.held_ += bytes;
  const bool first = mine == bytes;
  const bool address_may = !limits_.connections_ || theirs <= kMostForAddress;
  if (address_may && (first || (mine <= kMostForConnection && all <= kMostForAll))) return true;
  release(bytes);
  return false;
}

void AddressLimits::Admission::release(std::size_t bytes) {
  held_ -= bytes;
  visitor_.held -= bytes;
  limits_.held_ -= bytes;
}

TokenBucket AddressLimits::new_connection(Time now) const {
  if (!connections_) return TokenBucket::bottomless();
  return {kMessagesPerSecond, kMessageBurst, now};
}

bool AddressLimits::take(const std::string& address, Kind kind, Time now) {
  if (!connections_) return true;
  const std::lock_guard lock(mutex_);
  return visitor(address, now).buckets[static_cast<std::size_t>(kind)].take(now);
}

std::shared_ptr<AddressLimits::Admission> AddressLimits::admit(const std::string& address, Time now) {
  const std::lock_guard lock(mutex_);
  Visitor& one = visitor(address, now);
  if (connections_ && one.connections >= *connections_) return nullptr;
  auto admission = std::make_shared<Admission>(*this, one);
  ++one.connections;
  return admission;
}

AddressLimits::Visitor& AddressLimits::visitor(const std::string& address, Time now) {
  // By then all buckets are full again, so nothing that matters is dropped.
  constexpr std::chrono::minutes kLong{10};
  if (visitors_.size() >= forget_at_) {
    std::erase_if(visitors_,
                  [&](const auto& entry) { return entry.second.connections == 0 && now - entry.second.seen > kLong; });
    forget_at_ = std::max<std::size_t>(1024, 2 * visitors_.size());
  }
  Visitor& one = visitors_.try_emplace(address, now).first->second;
  one.seen = now;
  return one;
}

}  // namespace atlantica
