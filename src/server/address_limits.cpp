#include "server/address_limits.h"

#include <algorithm>

#include "protocol/limits.h"

namespace atlantica {

TokenBucket AddressLimits::new_connection(Time now) const {
  if (!connections_) return TokenBucket::bottomless();
  return {kMessagesPerSecond, kMessageBurst, now};
}

bool AddressLimits::take(const std::string& address, Kind kind, Time now) {
  if (!connections_) return true;
  const std::lock_guard lock(mutex_);
  Visitor& one = visitor(address, now);
  switch (kind) {
    case Kind::table: return one.tables.take(now);
    case Kind::password: return one.passwords.take(now);
    default: return one.requests.take(now);
  }
}

bool AddressLimits::connect(const std::string& address, Time now) {
  if (!connections_) return true;
  const std::lock_guard lock(mutex_);
  Visitor& one = visitor(address, now);
  if (one.connections >= *connections_) return false;
  ++one.connections;
  return true;
}

void AddressLimits::disconnect(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto found = visitors_.find(address);
  if (found != visitors_.end()) --found->second.connections;
}

AddressLimits::Visitor& AddressLimits::visitor(const std::string& address, Time now) {
  // By then all buckets are full again, so nothing that matters is dropped.
  constexpr std::chrono::minutes kLong{2};
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
