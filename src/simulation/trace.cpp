#include "simulation/trace.h"

#include <fmt/format.h>

namespace atlantica::simulation {

void Trace::note(const std::string& what) {
  constexpr std::size_t kKept = 100;
  const Micros now = scheduler_.now();
  end_.push_back(fmt::format("{:>4}.{:06} s  {}", now / kSecond, now % kSecond, what));
  if (end_.size() > kKept) end_.pop_front();
  for (const char letter : end_.back()) hash_ = (hash_ ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  ++events_;
}

void Trace::violated(const std::string& what) {
  note("VIOLATED: " + what);
  if (!violation_) violation_ = what;
  scheduler_.stop();
}

}  // namespace atlantica::simulation
